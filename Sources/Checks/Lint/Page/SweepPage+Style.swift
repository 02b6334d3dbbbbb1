import Sweeps

extension SweepPage {
    /// The style of the page, in addition to the style that all pages share.
    static let style = #"""
        .second { color: var(--second); margin: 0; }
        a { color: var(--is); }
        main { flex: 1; min-height: 0; display: grid; grid-template-columns: 220px minmax(0, 1fr); }
        nav { border-right: 1px solid var(--line); overflow-y: auto; padding: 14px 10px; }
        .scene {
          display: flex; gap: 8px; align-items: center; padding: 5px 8px; border-radius: 6px; color: inherit;
          text-decoration: none;
        }
        .scene span:first-child { flex: 1; overflow: hidden; text-overflow: ellipsis; }
        .scene:hover { background: var(--hover); }
        .pill.fine { background: #d8efdd; color: #14522a; }
        #scenes { background: var(--stage); overflow-y: auto; padding: 20px; }
        section {
          background: var(--page); border-radius: 14px; padding: 16px 20px; margin: 0 auto 20px; max-width: 1200px;
          box-shadow: 0 2px 14px rgb(0 0 0 / 12%);
        }
        section .card { box-shadow: none; border: 1px solid var(--line); margin-top: 12px; padding: 0; }
        img { display: block; max-width: 100%; height: auto; }
        .card img { margin: 0 auto; }
        table { border-collapse: separate; border-spacing: 0 6px; width: 100%; font-size: 13px; }
        th { text-align: left; color: var(--second); font-weight: 400; padding: 0 8px; }
        td { background: var(--hover); padding: 8px; vertical-align: top; overflow-wrap: anywhere; }
        td:first-child { width: 55%; }
        .number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
        .note { border-left: 4px solid #5a96d6; }
        .warning { border-left-color: #ff9500; }
        .error { border-left-color: #e22b24; }
        .allowed { border-left-color: #8ea696; color: var(--second); }
        p.note { padding: 8px 10px; background: var(--hover); border-left: 4px solid #e22b24; }
        summary { cursor: pointer; padding: 6px 0; color: var(--second); }
        details img { border-radius: 8px; }
        @media (max-width: 900px) {
          html, body { height: auto; }
          main { grid-template-columns: minmax(0, 1fr); }
          nav { border: 0; }
          #scenes { overflow: visible; padding: 10px; }
        }
        """#
}
