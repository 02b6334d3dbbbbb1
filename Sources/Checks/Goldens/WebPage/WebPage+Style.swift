extension WebPage {
    /// The style of all pages: colours, text, cards and marks.
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
        button {
          font: inherit; color: inherit; background: none; border: 0; border-radius: 6px; padding: 4px 10px; cursor: pointer;
        }
        button[aria-pressed="true"] { background: var(--pressed); font-weight: 600; }
        :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
        .pill {
          background: var(--pill); color: var(--pill-text); border-radius: 10px; padding: 0 8px; font-size: 12px;
          font-weight: 400;
        }
        code {
          display: block; font: 12px/1.5 ui-monospace, Menlo, "DejaVu Sans Mono", monospace; background: var(--code);
          border-radius: 6px; padding: 4px 8px; margin-top: 4px; cursor: copy;
        }
        .card {
          position: relative; background: #ffffff; color: #5f6066; border-radius: 14px; padding: 14px;
          box-shadow: 0 2px 14px rgb(0 0 0 / 12%); max-width: 100%; overflow: auto;
        }
        """#
}
