/// The tabs of a line up to an offset. They are visited in order, because the advance of a tab depends on everything
/// before it on its line.
struct TabWalk {
    /// Where the line starts.
    let start: Int
    /// The offset after the last visited tab, or the start of the line.
    var offset: Int
    /// The advance from the start of the line to `offset`.
    var advance = 0
    /// The index of the next tab among those of the text; nil before the first one was searched.
    var nextTab: Int?

    init(from start: Int) {
        self.start = start
        offset = start
    }
}
