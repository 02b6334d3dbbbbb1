extension ReviewPage {
    /// How the page looks, in the light and in the dark.
    static let style = #"""
        :root {
          --page: #ffffff; --text: #1c1c1e; --second: #5f6066; --line: #d8d8dc; --stage: #e8e9ed; --card: #ffffff;
          --control: #e9e9ec; --pressed: #ffffff; --accent: #0062cc; --on-accent: #ffffff; --pill: #ffe0b3;
          --pill-text: #6b3f00; --hover: #f2f2f4; --was: #c2410c; --is: #0a58b8; --code: #f4f4f6;
        }
        @media (prefers-color-scheme: dark) {
          :root {
            --page: #1c1c1e; --text: #f2f2f4; --second: #a6a7ae; --line: #38383c; --stage: #101012; --card: #2a2a2d;
            --control: #2f2f33; --pressed: #55555b; --accent: #0a6fe0; --on-accent: #ffffff; --pill: #5a3b0a;
            --pill-text: #ffd591; --hover: #28282b; --was: #ff9f5a; --is: #6cb2ff; --code: #28282b;
          }
        }
        * { box-sizing: border-box; }
        html, body { height: 100%; margin: 0; }
        body {
          display: flex; flex-direction: column; background: var(--page); color: var(--text);
          font: 14px/1.4 -apple-system, "Segoe UI", Inter, "Helvetica Neue", Arial, sans-serif;
        }
        header {
          display: flex; align-items: center; gap: 20px; padding: 8px 16px; border-bottom: 1px solid var(--line);
          flex-wrap: wrap;
        }
        h1 { font-size: 17px; margin: 0; }
        h2 { font-size: 16px; margin: 0; overflow-wrap: anywhere; }
        h3 {
          font-size: 12px; margin: 16px 0 6px; color: var(--second); text-transform: uppercase; letter-spacing: 0.02em;
        }
        h3:first-child { margin-top: 0; }
        #modes { display: flex; gap: 2px; background: var(--control); border-radius: 8px; padding: 2px; }
        #modes { flex-wrap: wrap; }
        button {
          font: inherit; color: inherit; background: none; border: 0; border-radius: 6px; padding: 4px 10px; cursor: pointer;
        }
        button[aria-pressed="true"] { background: var(--pressed); font-weight: 600; }
        :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
        #counts { margin: 0 0 0 auto; color: var(--second); }
        main { flex: 1; min-height: 0; display: grid; grid-template-columns: 300px 1fr 340px; }
        #sidebar { display: flex; flex-direction: column; min-height: 0; border-right: 1px solid var(--line); }
        #filter {
          margin: 10px; padding: 6px 10px; font: inherit; color: inherit; background: var(--control);
          border: 1px solid transparent; border-radius: 8px;
        }
        #list { flex: 1; overflow-y: auto; padding: 0 10px; }
        #rows { position: relative; }
        .row {
          position: absolute; left: 0; right: 0; height: 32px; padding: 0 8px; display: flex; align-items: center; gap: 8px;
          border-radius: 6px; cursor: pointer; white-space: nowrap;
        }
        .row span:first-child { overflow: hidden; text-overflow: ellipsis; flex: 1; }
        .row:hover { background: var(--hover); }
        .row.cell { padding-left: 24px; }
        .row.cause { font-weight: 600; }
        .row[aria-selected="true"] { background: var(--accent); color: var(--on-accent); }
        .pill {
          background: var(--pill); color: var(--pill-text); border-radius: 10px; padding: 0 8px; font-size: 12px;
          font-weight: 400;
        }
        #stage {
          background: var(--stage); overflow: auto; padding: 20px; display: flex; flex-direction: column; gap: 8px;
          align-items: center; min-width: 0;
        }
        #cell-sentence { margin: 0; color: var(--second); text-align: center; max-width: 70ch; }
        #pictures { display: flex; flex-wrap: wrap; gap: 24px; justify-content: center; margin: auto; padding: 12px 0; }
        figure { margin: 0; text-align: center; color: var(--second); max-width: 100%; }
        figcaption { margin-top: 10px; }
        .card {
          position: relative; background: #ffffff; color: #5f6066; border-radius: 14px; padding: 14px;
          box-shadow: 0 2px 14px rgb(0 0 0 / 12%); max-width: 100%; overflow: auto;
        }
        .night .card { background: #000000; color: #a6a7ae; }
        .card canvas { display: block; image-rendering: auto; max-width: none; }
        .layers { position: relative; }
        .layers canvas + canvas { position: absolute; left: 0; top: 0; }
        .missing { padding: 40px; }
        #amount-label { display: flex; gap: 10px; align-items: center; }
        #amount-label[hidden] { display: none; }
        #amount { width: 260px; accent-color: var(--accent); }
        #keys { color: var(--second); font-size: 12px; margin: 0; }
        kbd { font: inherit; background: var(--card); border: 1px solid var(--line); border-radius: 4px; padding: 0 5px; }
        #facts { overflow-y: auto; padding: 14px 16px; border-left: 1px solid var(--line); overflow-wrap: anywhere; }
        .note { border-left: 4px solid #ff9500; background: var(--hover); border-radius: 4px; padding: 8px 10px; margin: 0 0 8px; }
        .note p { margin: 0 0 4px; }
        code {
          display: block; font: 12px/1.5 ui-monospace, Menlo, "DejaVu Sans Mono", monospace; background: var(--code);
          border-radius: 6px; padding: 4px 8px; margin-top: 4px; cursor: copy;
        }
        ul, ol { margin: 0; padding-left: 20px; }
        dl { display: grid; grid-template-columns: max-content 1fr; gap: 2px 10px; margin: 0; font-size: 13px; }
        dt { color: var(--second); }
        dd { margin: 0; }
        .was { color: var(--was); }
        .is { color: var(--is); }
        #words del { color: var(--was); }
        #words ins { color: var(--is); text-decoration: none; font-weight: 600; }
        #loupe {
          position: fixed; right: 360px; bottom: 20px; width: 240px; height: 240px; border-radius: 12px;
          border: 1px solid var(--line); background: var(--card); box-shadow: 0 4px 20px rgb(0 0 0 / 25%);
          image-rendering: pixelated;
        }
        @media (max-width: 900px) {
          html, body { height: auto; }
          main { grid-template-columns: minmax(0, 1fr); }
          #sidebar, #facts { border: 0; }
          #list { height: 220px; flex: none; }
          #stage { overflow: visible; }
          #loupe { right: 12px; bottom: 12px; width: 160px; height: 160px; }
          #keys { display: none; }
        }
        """#
}
