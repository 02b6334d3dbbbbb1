import Balloons

/// What is done, one after another, in an app that was just opened.
struct TouchPath {
    enum Step: Equatable {
        /// Writes into each field.
        case write
        /// Touches what has a name on its screen.
        case touch(String)
        /// Calls a function of the test's.
        case call(String)

        var name: String {
            switch self {
            case .write: "write"
            case .touch(let name): name
            case .call(let name): "call-\(name)"
            }
        }
    }

    let style: MSMessagesAppPresentationStyle
    private(set) var steps: [Step] = []
    /// Whether the last touch was made before, when nothing was chosen.
    private(set) var isAgain = false

    /// `compact-play-then-write-then-send`. The end of a long one is a number of it, since a golden's name has a limit.
    var name: String {
        let whole = (style == .compact ? "compact-" : "expanded-") + steps.map(\.name).joined(separator: "-then-")
        guard whole.utf8.count > Self.maximumLength else { return whole }
        // FNV-1a, the same in each process.
        let number = whole.utf8.reduce(UInt32(0x811C_9DC5)) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
        return whole.prefix(Self.maximumLength - 9) + "-" + String(number, radix: 16)
    }

    /// The maximum length of a name in bytes, so that those of the suite, the test and the text size have room beside it.
    private static let maximumLength = 64

    /// The name of the last touch alone.
    var last: String { steps.last?.name ?? "" }

    /// Whether the last touch is on something that is called as what sends a message is.
    var sends: Bool { last.split(separator: "-").contains { Self.sending.contains($0) } }

    private static let sending: Set<Substring> = [
        "add", "confirm", "create", "done", "insert", "invite", "ok", "post", "save", "send", "share", "submit", "vote",
    ]

    /// The same path, whose last touch was made before.
    var again: TouchPath {
        var path = self
        path.isAgain = true
        return path
    }

    /// Whether the last touch is on what only another touch shows.
    var isOfMenu: Bool { !isAgain && steps.count { $0 != .write } > 1 }

    /// The path without writing; nil where nothing is written.
    var unwritten: TouchPath? {
        guard steps.contains(.write) else { return nil }
        var path = self
        path.steps.removeAll { $0 == .write }
        return path
    }

    func then(_ step: Step) -> TouchPath {
        var next = self
        next.steps.append(step)
        next.isAgain = false
        return next
    }
}
