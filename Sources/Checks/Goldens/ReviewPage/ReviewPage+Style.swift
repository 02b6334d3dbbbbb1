extension ReviewPage {
    /// The page's own style, in addition to that of all pages.
    static let style = #"""
        #modes { display: flex; gap: 2px; background: var(--control); border-radius: 8px; padding: 2px; }
        #modes { flex-wrap: wrap; }
        #counts { margin: 0 0 0 auto; color: var(--second); }
        main { flex: 1; min-height: 0; display: grid; grid-template-columns: clamp(300px, 27vw, 480px) 1fr 340px; }
        #sidebar { display: flex; flex-direction: column; min-height: 0; border-right: 1px solid var(--line); }
        #filter {
          margin: 10px; padding: 6px 10px; font: inherit; color: inherit; background: var(--control);
          border: 1px solid transparent; border-radius: 8px;
        }
        #list { flex: 1; overflow-y: auto; padding: 0 10px; }
        #rows { position: relative; }
        .row {
          position: absolute; left: 0; right: 0; padding: 0 8px; display: flex; align-items: center; gap: 8px;
          border-radius: 6px; cursor: pointer; white-space: nowrap;
        }
        .row span:first-child { overflow: hidden; text-overflow: ellipsis; flex: 1; }
        /* Of a long name the end says which cell it is. */
        .row.cell { gap: 0; font-size: 13px; }
        .row.cell span:first-child { flex: 0 1 auto; }
        .row.cell .end { flex: none; }
        .row:hover { background: var(--hover); }
        .row.cell { padding-left: 24px; }
        .row.cause { font-weight: 600; line-height: 20px; white-space: normal; overflow-wrap: anywhere; }
        /* A sentence of more lines ends in an ellipsis; it stands in full beside the picture. */
        .row.cause span:first-child {
          display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 4; text-overflow: clip;
        }
        .row[aria-selected="true"] { background: var(--accent); color: var(--on-accent); }
        #stage {
          background: var(--stage); overflow: auto; padding: 20px; display: flex; flex-direction: column; gap: 8px;
          align-items: center; min-width: 0;
        }
        #cell-sentence { margin: 0; color: var(--second); text-align: center; max-width: 70ch; }
        #pictures { display: flex; flex-wrap: wrap; gap: 24px; justify-content: center; margin: auto; padding: 12px 0; }
        figure { margin: 0; text-align: center; color: var(--second); max-width: 100%; }
        figcaption { margin-top: 10px; }
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
          /* The pictures are above the list, so that a screenshot of a small window shows them. */
          #stage { order: -1; }
          #stage { overflow: visible; }
          #loupe { right: 12px; bottom: 12px; width: 160px; height: 160px; }
          #keys { display: none; }
        }
        """#
}
