/// What standard output and standard error are connected to.
enum Terminal {
    /// Whether to use colours on standard output: it is a terminal, and `NO_COLOR` is not set.
    static var hasColor: Bool { isOutputTerminal && !noColor }
    /// Whether standard error can show a progress bar.
    static var showsProgress: Bool { Console.current.isErrorTerminal && !noColor }

    /// Whether standard output is a terminal.
    static var isOutputTerminal: Bool { Console.current.isOutputTerminal }

    /// https://no-color.org: any value that is not empty.
    private static var noColor: Bool { Console.current.environment["NO_COLOR"]?.isEmpty == false }

    /// A colour of text on a terminal.
    enum Color: Int {
        case red = 31, green = 32, yellow = 33, dim = 2, bold = 1
    }

    /// Text in a colour, or unchanged where colours are off.
    static func colored(_ text: String, _ color: Color) -> String {
        hasColor ? "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m" : text
    }
}
