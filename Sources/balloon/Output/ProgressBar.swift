/// A bar on standard error during long work; nothing if standard error is not a terminal.
struct ProgressBar {
    private let total: Int
    private let title: String
    private var shown = -1
    private let isShown = Terminal.showsProgress

    private static let width = 30

    init(_ title: String, total: Int) {
        self.title = title
        self.total = max(total, 1)
    }

    /// Shows how many of the total are done.
    mutating func update(_ done: Int) {
        let filled = done * Self.width / total
        guard isShown, filled != shown else { return }
        shown = filled
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: Self.width - filled)
        StandardError.writePart("\r\(title) \(bar) \(done)/\(total)")
    }

    /// Removes the bar.
    func finish() {
        if isShown { StandardError.writePart("\r\u{1B}[K") }
    }
}
