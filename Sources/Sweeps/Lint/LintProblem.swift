import BalloonLayouts
import Foundation
import Support
import ViewLayout

/// One thing that is wrong with a scene, with all the viewers who see it.
///
/// ```swift
/// let scene = try BalloonScene(contentsOf: "Examples/dinner-invitation.yaml")
/// let lint = try SceneLint(of: scene, fonts: .bundled(), workerCount: 2)
/// let torn = lint.problems.first { $0.rule == "wordBroken" }
/// print(torn?.sentence ?? "no word is split")
/// ```
public struct LintProblem: Sendable, Equatable {
    /// What is wrong: the name of a kind of finding or of a relation between viewers.
    public let rule: String
    /// How much it matters.
    public let severity: Finding.Severity
    /// The node it is about, with the entry of a conversation; empty for the balloon as a whole.
    public let subject: String
    /// What is wrong and how to fix it, in one sentence: that of the viewer for whom most points are missing, or of the
    /// first where nothing is measured.
    public internal(set) var message: String
    /// Who sees it.
    public internal(set) var places: [LintPlace]
    /// The allowance of the scene that keeps it; nil for none.
    var allowance: Int?
    /// Whether the scene's author keeps it.
    package var isAllowed: Bool { allowance != nil }
    /// Where its text or its key is; nil for what was made in code.
    package internal(set) var source: ProblemSource?

    /// A mistake in a scene's file, because of which nobody sees the scene.
    static func notLaidOut(_ mistake: FileMistake) -> LintProblem {
        let finding = Finding(.notLaidOut, node: "scene", message: mistake.text)
        return LintProblem(
            rule: finding.kind.rawValue, severity: finding.severity, subject: finding.subject,
            message: finding.message, places: [],
            source: ProblemSource(file: mistake.file, line: mistake.line ?? 1, column: mistake.column ?? 1))
    }

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
    public let checked: ClosedRange<CGFloat>
    /// The ranges of widths at which it is seen, in ascending order.
    public internal(set) var widths: [ClosedRange<CGFloat>]
    /// How many cells that are.
    public internal(set) var cellCount: Int
    /// The scene's own viewer, whose traits go without saying.
    var base = TraitCollection()
}
