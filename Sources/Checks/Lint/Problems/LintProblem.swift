import BalloonLayouts
import Foundation
import Support
import Sweeps
import ViewLayout

/// One thing that is wrong with a scene, with all the viewers who see it.
///
/// ```swift
/// let scene = try BalloonScene(contentsOf: "Examples/dinner-invitation.yaml")
/// let lint = try SceneLint(of: scene, fonts: .bundled(), workerCount: 2)
/// let split = lint.problems.first { $0.rule == "wordBroken" }
/// print(split?.sentence ?? "no word is split")
/// ```
public struct LintProblem: Sendable, Equatable {
    /// What is wrong: the name of a kind of finding or of a relation between viewers.
    public let rule: String
    /// How much it matters.
    public internal(set) var severity: Finding.Severity
    /// The node it is about, with the entry of a conversation; empty for the balloon as a whole.
    public let subject: String
    /// What is wrong and how to fix it, in one sentence: that of the viewer who is nearest to the scene's own.
    public internal(set) var message: String
    /// The viewer whose sentence ``message`` is; nil where it is nobody's, or where it names its viewers.
    var example: TraitCollection?
    /// What the message says where it is seen, in words: "name of 17 letters or more"; nil where it is seen whatever the
    /// message says.
    public internal(set) var content: String?
    /// The viewer nearest to the scene's own who sees it; ``content`` is what the message says to this one.
    package internal(set) var nearest: TraitCollection?
    /// By how many points it is worst for any viewer; nil where nothing is measured.
    public internal(set) var points: CGFloat?
    /// Whether the scene's own viewer sees it; nil where that one was not asked.
    public internal(set) var isSeenByUsualViewer: Bool?
    /// Who sees it.
    public internal(set) var places: [LintPlace]
    /// Who of them makes it an error; all of them where it is none.
    var decisive: [LintPlace] = []
    /// The languages that were asked and that somebody speaks.
    var languages: [String] = []
    /// The allowance of the scene that keeps it; nil for none.
    var allowance: Int?
    /// Whether the scene's author keeps it.
    package var isAllowed: Bool { allowance != nil }
    /// The error in a file, because of which nobody sees the scene; nil for a problem of a scene.
    var fileError: FileError?
    /// Where its text or its key is; nil for what was made in code.
    package internal(set) var source: ProblemSource?

    /// An error in a scene's file, because of which nobody sees the scene.
    static func notLaidOut(_ error: FileError) -> LintProblem {
        let finding = Finding(.notLaidOut, node: "scene", message: error.text)
        return LintProblem(
            rule: finding.kind.rawValue, severity: finding.severity, subject: finding.subject,
            message: finding.message, places: [], fileError: error,
            source: ProblemSource(file: error.file, line: error.line ?? 1, column: error.column ?? 1))
    }

    /// What tells it from others of its rule: the subject, or the text that its sentence quotes.
    var subjectOrQuote: String { subject.isEmpty ? QuotedText.quote(in: message) : subject }

    /// How many cells have it.
    public var cellCount: Int { places.reduce(0) { $0 + $1.cellCount } }
}

/// Where in a file a problem is: the key of the text that it is about, or the scene's own. Both numbers are from 1.
package struct ProblemSource: Sendable, Equatable {
    package let file: String
    package let line, column: Int
}

/// Where a problem is seen: a viewer, and the widths at which it is.
///
/// ```swift
/// let scene = try BalloonScene(contentsOf: "Examples/dinner-invitation.yaml")
/// let lint = try SceneLint(of: scene, fonts: .bundled(), workerCount: 2)
/// for place in lint.problems.flatMap(\.places) where place.traits.locale == "th" { print(place.widths) }
/// ```
public struct LintPlace: Sendable, Equatable {
    /// The viewer; the transcript's width is that of the first cell with the problem.
    public let traits: TraitCollection
    /// The widths of the transcript, in points, that were checked for this viewer: first and last.
    public var checked: ClosedRange<CGFloat> { (checkedWidths.first ?? 0)...(checkedWidths.last ?? 0) }
    /// The ranges of widths at which it is seen, in ascending order. Widths between which others were not checked are
    /// ranges of their own.
    public internal(set) var widths: [ClosedRange<CGFloat>]
    /// How many cells that are.
    public internal(set) var cellCount: Int
    /// All widths that were checked, in ascending order.
    var checkedWidths: [CGFloat]
    /// The scene's own viewer, whose traits go without saying.
    var base = TraitCollection()
    /// The same widths by what the message says at them, in the order in which it was asked.
    var said: [SaidWidths] = []

    /// The widths at which a problem is seen while the message says one thing.
    struct SaidWidths: Equatable {
        /// The values of a scene's `vary` by their names; empty where nothing varies.
        let content: [String: String]
        let widths: [ClosedRange<CGFloat>]
    }

    /// Whether it is seen at each width that was checked, whatever the message says there.
    var isEverywhere: Bool {
        checkedWidths.allSatisfy { width in widths.contains { $0.contains(width) } }
    }
    /// Whether every width from the first to the last was checked.
    var isContinuous: Bool { SweepWidths.isContinuous(checkedWidths) }
}
