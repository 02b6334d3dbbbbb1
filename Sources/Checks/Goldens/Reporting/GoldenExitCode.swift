/// The exit code of a process that compared goldens. The numbers are a contract.
///
/// When several apply, the first of this order wins, because each makes the later ones doubtful: ``environment``,
/// ``badInput``, ``different``, ``missing``, ``nothingCompared``, ``stale``, ``equal``. A machine without its fonts
/// cannot judge goldens; without a scene it is not known which goldens are stale.
package enum GoldenExitCode: Int32, Hashable, Sendable, CaseIterable {
    /// Everything that was compared is equal, or everything that was to be recorded is.
    case equal = 0
    /// A rendering differs from its golden, or is blank.
    case different = 1
    /// The usage, a scene or a golden's file is wrong.
    case badInput = 2
    /// A golden is missing.
    case missing = 3
    /// No cell claims an existing golden.
    case stale = 4
    /// The machine lacks something: fonts, permissions, files that Git LFS has not fetched.
    case environment = 5
    /// There was nothing to compare.
    case nothingCompared = 6

    private static let precedence: [GoldenExitCode] = [
        .environment, .badInput, .different, .missing, .nothingCompared, .stale, .equal,
    ]

    private var rank: Int { Self.precedence.firstIndex(of: self) ?? Self.precedence.count }

    /// Whether this code takes precedence over another.
    package func outranks(_ other: GoldenExitCode) -> Bool { rank < other.rank }

    /// One code for several; ``equal`` for none.
    package static func combined(_ codes: some Sequence<GoldenExitCode>) -> GoldenExitCode {
        codes.min { $0.rank < $1.rank } ?? .equal
    }
}

extension GoldenVerdict {
    /// The exit code of a process with only this verdict.
    package var exitCode: GoldenExitCode {
        switch self {
        case .equal: .equal
        case .different, .blank, .flawed: .different
        case .missing: .missing
        case .unreadable(let files): files.contains(where: \.problem.isOfMachine) ? .environment : .badInput
        }
    }
}

extension UnreadableGolden.Problem {
    /// Whether the file may be good and the machine cannot read it.
    fileprivate var isOfMachine: Bool {
        switch self {
        case .lfsPointer, .newerVersion: true
        default: false
        }
    }
}

extension GoldenOutcome {
    /// The exit code of a process with only this outcome. If a failing run recorded the golden, the earlier verdict
    /// decides.
    package var exitCode: GoldenExitCode {
        switch result {
        case .compared(let verdict), .recordedInThisRun(let verdict): verdict.exitCode
        case .recorded, .cached: .equal
        case .unreviewed: .missing
        case .failed(let failure): failure.kind == .environment ? .environment : .badInput
        }
    }
}
