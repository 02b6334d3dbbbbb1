extension ReviewPage {
    /// The parts of the page that never change.
    static let markup = #"""
        <header>
          <h1>Balloon</h1>
          <nav id="modes" role="group" aria-label="How pictures are compared">
            <button data-mode="side">Side by side</button>
            <button data-mode="swipe">Swipe</button>
            <button data-mode="blend">Blend</button>
            <button data-mode="blink">Blink</button>
            <button data-mode="difference">Difference</button>
            <button id="loupe-toggle" aria-pressed="false">Loupe</button>
          </nav>
          <p id="counts"></p>
        </header>
        <main>
          <aside id="sidebar">
            <input id="filter" type="search" placeholder="Filter: ar AX3 caption" aria-label="Filter cells">
            <div id="list" role="listbox" tabindex="0" aria-label="Causes and cells"><div id="rows"></div></div>
          </aside>
          <section id="stage">
            <h2 id="cell-name" aria-live="polite"></h2>
            <p id="cell-sentence"></p>
            <div id="pictures"></div>
            <label id="amount-label" hidden>was <input id="amount" type="range" min="0" max="100" value="50"> is</label>
            <p id="keys"><kbd>j</kbd> <kbd>k</kbd> cell · <kbd>n</kbd> <kbd>p</kbd> cause · <kbd>1</kbd>–<kbd>5</kbd>
              view · <kbd>z</kbd> loupe · <kbd>c</kbd> copy command · <kbd>/</kbd> filter</p>
          </section>
          <aside id="facts">
            <h3>Cause</h3>
            <div id="causes"></div>
            <h3>What changed</h3>
            <ul id="changes"></ul>
            <h3>Details</h3>
            <dl id="details"></dl>
            <h3>Screen reader</h3>
            <ol id="words"></ol>
          </aside>
        </main>
        <canvas id="loupe" width="240" height="240" hidden></canvas>
        """#
}
