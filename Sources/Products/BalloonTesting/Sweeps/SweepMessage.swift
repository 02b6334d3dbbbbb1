import Balloons
import Foundation
import Lint
import MessagesHost
import Sweeps

#if canImport(Testing)
    import Testing
#endif

/// Asks an app for the size of a live layout at every width, text size and language, and checks the balloons. The
/// running test fails once for each cause, with the widths and viewers that have it. The test continues; a map of the
/// sweep is attached to it. Each controller is asked three times with one offer, and a second one without a conversation,
/// as in the input field of iOS 26; other answers are findings.
///
/// - Parameters:
///   - message: a message with a live layout.
///   - name: the name of the sweep in ids of cells and in the map.
///   - traits: the values of traits that do not vary.
///   - severity: the minimum severity that fails.
///   - allowed: the rules that are allowed, by the names that `balloon lint` uses.
///   - makeController: makes the app's controller; called twice for each cell.
/// - Returns: the sweep, for further expectations.
@MainActor @discardableResult public func sweep(
    _ message: MSMessage, named name: String = "message", widths: SweepWidths = .phones,
    categories: [UIContentSizeCategory] = .all, locales: [String] = ["en"], traits: TraitCollection? = nil,
    failingFrom severity: Finding.Severity = .warning, allowing allowed: Set<String> = [],
    fileID: String = #fileID, file: StaticString = #filePath, function: String = #function, line: UInt = #line,
    column: UInt = #column, presenting makeController: @MainActor () -> MSMessagesAppViewController
) async throws -> SceneSweep {
    var axes = TraitAxes()
    axes[\.locale] = locales
    axes[\.preferredContentSizeCategory] = categories
    let sweep = await SceneSweep.placing(
        name, for: axes.cells(over: traits ?? TraitCollection()), widths: widths.points
    ) { viewer in
        await Task.yield()
        return try LiveLayoutHost.place(
            BalloonLayout(message: message, icon: nil, side: .outgoing), of: message,
            in: TestFonts.context(for: viewer), isAskedAgain: true,
            presenting: makeController)
    }
    let place = TestPlace(fileID: fileID, file: file, function: function, line: line, column: column)
    try SweepFailures(sweep, severity: severity, allowing: allowed.sorted().map(LintAllowance.init(rule:)))
        .record(at: place)
    return sweep
}

/// Measures a scene in the same way; the varying traits are given as in a scene's `sweep`. Findings that the scene
/// allows do not fail.
///
/// - Parameter vary: what texts say in turn for `$name`, besides what the scene varies itself.
/// - Returns: the sweep, for further expectations.
/// - Throws: an error for fonts that cannot be used.
@discardableResult public func sweep(
    _ scene: BalloonScene, axes: TraitAxes? = nil, vary: [String: [VariedValue]] = [:],
    failingFrom severity: Finding.Severity = .warning,
    allowing allowed: Set<String> = [], fileID: String = #fileID, file: StaticString = #filePath,
    function: String = #function, line: UInt = #line, column: UInt = #column
) throws -> SceneSweep {
    let scene = try scene.varying(vary)
    var planned = axes ?? scene.sweep
    try planned.vary(scene, adding: scene.variedNames)
    let sweep = try SceneSweep(
        of: scene, axes: planned, fonts: TestFonts.cascade(),
        workerCount: ProcessInfo.processInfo.activeProcessorCount)
    let place = TestPlace(fileID: fileID, file: file, function: function, line: line, column: column)
    let allowances = scene.allowances + allowed.sorted().map(LintAllowance.init(rule:))
    try SweepFailures(sweep, severity: severity, allowing: allowances).record(at: place)
    return sweep
}

extension LintAllowance {
    /// An allowance of a rule in a test.
    fileprivate init(rule: String) { self.init(rule: rule, reason: "the test allows it") }
}

/// The problems of a sweep that fail a test.
struct SweepFailures {
    private let sweep: SceneSweep
    private let allowances: [LintAllowance]
    let problems: [LintProblem]

    init(_ sweep: SceneSweep, severity: Finding.Severity, allowing allowances: [LintAllowance]) {
        (self.sweep, self.allowances) = (sweep, allowances)
        let failing = Finding.Severity.allCases.prefix { $0 != severity } + [severity]
        problems = sweep.problems(allowing: allowances).filter { failing.contains($0.severity) && !$0.isAllowed }
    }

    /// Fails the test once for each problem.
    func record(at place: TestPlace) throws {
        if sweep.cells.isEmpty {
            TestFailure(message: "nothing is measured, because there is no width", artefacts: []).record(at: place)
        }
        guard !problems.isEmpty else { return }
        #if canImport(Testing)
            if Test.current != nil {
                let map = try SweepMap(
                    sweep, allowing: LintAllowances(allowances), fonts: TestFonts.cascade()
                ).png()
                Attachment.record(
                    map, named: "\(sweep.scene)-map.png",
                    sourceLocation: SourceLocation(
                        fileID: place.fileID, filePath: "\(place.file)", line: Int(place.line),
                        column: Int(place.column)))
            }
        #endif
        for problem in problems {
            TestFailure(message: "\(problem.sentence)\n  \(problem.message)", artefacts: []).record(at: place)
        }
    }
}

extension [UIContentSizeCategory] {
    /// All twelve text sizes.
    public static var all: [UIContentSizeCategory] { UIContentSizeCategory.allCases }
}
