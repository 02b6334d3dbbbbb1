import BalloonLayouts
import Scenes
import Sweeps
import ViewLayout

/// How a project wants `balloon lint` to judge: the `lint` of its `balloon.yaml`.
///
/// ```swift
/// var settings = LintSettings()
/// settings.errorsUpTo = .accessibilityExtraLarge
/// let scene = try BalloonScene(contentsOf: "Examples/dinner-invitation.yaml")
/// let lint = try SceneLint(of: scene, judgedBy: settings, fonts: .bundled(), workerCount: 2)
/// print(lint.hasErrors)
/// ```
public struct LintSettings: Sendable, Equatable {
    /// The largest text size at which an error is one. What is seen at larger sizes alone, or in made-up languages alone,
    /// is a warning.
    public var errorsUpTo = ContentSizeCategory.accessibilityLarge
    /// What rules are, in place of their own severity; nil in place of one for a rule that is off.
    package var levels: [String: Finding.Severity?] = [:]
    /// Whether what an author cannot change is told as well.
    package var reportsUnchangeable = false
    /// Whether the cells are kept, which a page shows.
    package var keepsCells = false

    /// The settings of a project without a file.
    public init() {}

    /// The severity of a problem for those who see it, and who of them decides about it.
    func judged(_ problem: LintProblem, usual: TraitCollection) -> (severity: Finding.Severity, decisive: [LintPlace]) {
        if case .some(.some(let level)) = levels[problem.rule] { return (level, problem.places) }
        // What a scene expects says itself whom it is about.
        let isExpected = problem.rule == Finding.Kind.expectationMissed.rawValue
        guard problem.severity == .error, !problem.places.isEmpty, !isExpected else {
            return (problem.severity, problem.places)
        }
        let counting = problem.places.filter { counts($0.traits, usual: usual) }
        return counting.isEmpty ? (.warning, problem.places) : (.error, counting)
    }

    /// Whether what a viewer sees can be an error: the languages are those of the app, and the text size is at most the
    /// largest one of errors. The scene's own viewer always counts.
    private func counts(_ viewer: TraitCollection, usual: TraitCollection) -> Bool {
        let isMadeUp = viewer.locale != usual.locale && PseudoLocale(locale: viewer.locale) != nil
        return !isMadeUp
            && viewer.preferredContentSizeCategory <= max(errorsUpTo, usual.preferredContentSizeCategory)
    }

    /// Whether a report has a rule.
    /// - Parameter receivers: the systems that the caller has named: who names one wants to hear of it.
    func reports(_ rule: String, askedFor receivers: [ReceiverSystem]) -> Bool {
        if let level = levels[rule] { return level != nil }
        if rule == Finding.Kind.fallbackIncomplete.rawValue, receivers.contains(.ios9) { return true }
        return reportsUnchangeable || LintRules.isChangeable(rule)
    }
}

extension LintSettings {
    /// The settings of a project.
    package init(_ project: ProjectFile) {
        self.init()
        if let category = project.errorsUpTo { errorsUpTo = category }
        levels = project.rules.mapValues { level -> Finding.Severity? in
            switch level {
            case .error: .error
            case .warning: .warning
            case .note: .note
            case .off: nil
            }
        }
    }

    /// The settings for a scene: those of the nearest `balloon.yaml` above it, or the usual ones.
    /// - Throws: ``SceneError`` with each error in that file.
    package init(forScene file: String) throws {
        guard let project = try ProjectFile(forScene: file) else {
            self.init()
            return
        }
        self.init(project)
    }
}
