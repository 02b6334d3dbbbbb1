/// How far a line has come, tab after tab: where a tab leads depends on all that stands before it on its line.
struct TabWalk {
    /// Where the line starts.
    let start: Int
    /// The offset behind the last tab, or the start; and its distance from the start.
    var offset: Int
    var advance = 0
    /// The place of the next tab among those of the text; nil before the first was looked for.
    var nextTab: Int?

    init(from start: Int) {
        self.start = start
        offset = start
    }
}
