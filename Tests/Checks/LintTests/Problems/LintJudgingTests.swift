import BalloonFixtures
import BalloonLayouts
import Foundation
import Goldens
import Scenes
import TestSupport
import Testing
import ViewLayout

@testable import Lint
@testable import Sweeps

/// What a project and a scene want to hear of.
struct LintJudgingTests {
    @Test func aProjectsFileMovesTheLimitAndTheLevels() throws {
        let folder = try TemporaryFolder()
        func settings(_ text: String) throws -> LintSettings {
            try folder.write(text, to: "balloon.yaml")
            return try LintSettings(forScene: folder.file("a.yaml"))
        }
        let own = try settings(
            "lint: {errorsUpTo: AX5, rules: {wordBroken: off, blankSpace: note, textTruncated: warning, urlMissing: error}}\n"
        )
        #expect(own.errorsUpTo == .accessibilityExtraExtraExtraLarge && own.levels.count == 4)
        #expect(own.levels["wordBroken"] == .some(nil) && own.levels["blankSpace"] == .some(.note))
        #expect(
            own.levels["textTruncated"] == .some(.warning) && own.levels["urlMissing"] == .some(.error))
        #expect(try settings("lint: {errorsUpTo: S}\n").errorsUpTo == .small)
        #expect(try settings("lint: {errorsUpTo: AX2}\n") == LintSettings())
    }

    /// What nobody can change is told where somebody asks for it, by the project or by naming the system.
    @Test func notesThatNobodyCanChangeAreToldWhenAskedFor() {
        var settings = LintSettings()
        let relation = SweepInvariant.linesNeverGrowWithWidth.rawValue
        func reports(_ rule: String, _ receivers: [ReceiverSystem] = []) -> Bool {
            settings.reports(rule, askedFor: receivers)
        }
        #expect(!reports(relation) && reports("colorsKeepLayout") && reports("wordBroken"))
        #expect(
            !reports("fallbackIncomplete", [.ios10]) && reports("fallbackIncomplete", [.ios9])
                && !reports(relation, [.ios9]))
        settings.levels = [relation: .warning, "fallbackIncomplete": nil, "wordBroken": nil]
        #expect(reports(relation) && !reports("fallbackIncomplete", [.ios9]) && !reports("wordBroken"))
        settings.reportsUnchangeable = true
        #expect(reports("linesNeverShrinkWithCategory") && !reports("wordBroken"))
    }

    /// A rule that is off is not told of where it is allowed, either.
    @Test(arguments: [false, true], [false, true])
    func aRuleThatIsOffIsNotToldOf(isOff: Bool, isAllowed: Bool) throws {
        let allowance =
            isAllowed ? "\nlint: {allow: [{rule: urlMissing, reason: nothing is opened}]}" : ""
        let scene = try BalloonScene(
            text: "message: {summaryText: a, layout: {template: {caption: Dinner}}}\(allowance)",
            file: "a.yaml")
        var axes = TraitAxes()
        axes[\.locale] = ["en"]
        axes[\.preferredContentSizeCategory] = [.large]
        axes[\.receiver] = [.ios26]
        axes[\.transcriptWidth] = [402]
        var settings = LintSettings()
        if isOff { settings.levels = ["urlMissing": nil] }
        let lint = try SceneLint(
            of: scene, narrowedTo: axes, judgedBy: settings, fonts: fonts(), workerCount: 1)
        #expect(lint.problems.contains { $0.rule == "urlMissing" } == (!isOff && !isAllowed))
        #expect(lint.allowed.map(\.problem.rule) == (!isOff && isAllowed ? ["urlMissing"] : []))
    }

    /// `--strict`: an error or a warning that the scene does not allow; a note is none.
    @Test(arguments: Finding.Severity.allCases) func errorsAndWarningsFailStrictly(
        severity: Finding.Severity
    ) throws {
        let scene = try BalloonScene(
            text: "message: {layout: {template: {caption: A}}}", file: "a.yaml")
        let problem = LintProblem(
            rule: "wordBroken", severity: severity, subject: "", message: "", places: [])
        let told = SceneLint(scene, ([problem], [], []), cellCount: 1)
        #expect(told.failsStrictly == (severity != .note) && told.hasErrors == (severity == .error))
        let allowed = SceneLint(scene, ([], [(problem, "a name")], []), cellCount: 1)
        #expect(!allowed.failsStrictly && !allowed.hasErrors && allowed.allowed.count == 1)
    }

    /// One viewer's balloon is judged by the scene's allowances, of which none is said to be unused.
    @Test(arguments: [false, true]) func aBalloonIsJudgedByItsScene(isAllowed: Bool) throws {
        let lint =
            "lint: {allow: [{rule: wordBroken, reason: a word}, {rule: blankSpace, reason: meant}]}"
        let scene = try BalloonScene(
            text: """
                message: {summaryText: a, layout: {template: {caption: Donaudampfschifffahrtsgesellschaft}}}
                \(isAllowed ? lint : "")
                """, file: "a.yaml")
        let viewer = TraitCollection(
            transcriptWidth: 320, preferredContentSizeCategory: .extraExtraExtraLarge)
        let balloon = try scene.layout(traits: viewer, fonts: fonts())
        let judged = try SceneLint(of: scene, seenIn: balloon)
        #expect(
            judged.problems.contains { $0.rule == "wordBroken" } != isAllowed && judged.cellCount == 1)
        #expect(judged.allowed.contains { $0.problem.rule == "wordBroken" } == isAllowed)
        #expect(judged.unusedAllowances.isEmpty)
    }

    /// What the scene of an entry allows is not said to be unused where a conversation shows the entry.
    @Test func onlyTheScenesOwnAllowancesCanBeUnused() {
        var ofEntry = LintAllowance(rule: "wordBroken", reason: "a name")
        ofEntry.entry = "transcript.entries[0]"
        let allowances = LintAllowances([ofEntry, LintAllowance(rule: "blankSpace", reason: "meant")])
        #expect(allowances.judge([]).unused.map(\.rule) == ["blankSpace"])
        var problem = LintProblem(
            rule: "blankSpace", severity: .note, subject: "", message: "", places: [])
        problem.allowance = 1
        let judged = allowances.judge([problem])
        #expect(
            judged.unused.isEmpty && judged.problems.isEmpty && judged.allowed.map(\.reason) == ["meant"])
    }

    /// Who was asked is not among those who were not, whichever widths were named.
    @Test func whoWasAskedIsNotUnasked() throws {
        let scene = try BalloonScene(
            text: "message: {summaryText: a, layout: {template: {caption: A}}}", file: "a.yaml")
        // At one text size, so that there are few.
        var large = TraitAxes()
        large[\.preferredContentSizeCategory] = [.large]
        var axes = large
        axes[\.transcriptWidth] = [390]
        let all = LintViewers(of: scene, narrowedTo: large)
        let unasked = UnaskedViewers(asked: LintViewers(of: scene, narrowedTo: axes), of: all)
        func include(_ text: String, _ viewers: UnaskedViewers) throws -> Bool {
            try viewers.include(CellFilter(text))
        }
        #expect(
            try !include("width=390", unasked) && include("width=391", unasked)
                && include("width=320", unasked))
        axes[\.transcriptWidth] = []
        axes[\.locale] = ["en"]
        let others = UnaskedViewers(asked: LintViewers(of: scene, narrowedTo: axes), of: all)
        #expect(
            try !include("locale=en", others) && include("locale=en-XA", others)
                && include("width=390", others))
        #expect(
            UnaskedViewers.none.isEmpty && UnaskedViewers(asked: all, of: all).isEmpty && !others.isEmpty)
        // An allowance for them may be needed.
        var allowance = LintAllowance(rule: "wordBroken", reason: "a name")
        func unused(_ condition: String?, _ viewers: UnaskedViewers) -> Int {
            allowance.condition = condition
            return LintAllowances([allowance]).judge([], unasked: viewers).unused.count
        }
        #expect(
            unused("width=390", unasked) == 1 && unused("width=391", unasked) == 0
                && unused(nil, unasked) == 0)
        #expect(unused(nil, .none) == 1 && unused("width=391", .none) == 1)
    }

    /// Pixels are asked at the widths of devices, lines at each: a viewer has the widths of both rows.
    @Test func aViewerOfTwoRowsHasTheWidthsOfBoth() {
        let viewer = TraitCollection(transcriptWidth: 402)
        let dark = viewer.with(\.userInterfaceStyle, .dark)
        func cells(_ viewer: TraitCollection, _ widths: [CGFloat]) -> [SweepCell] {
            let row = SweepCell.Row(viewer)
            let contents = SweepCell.Contents(row: row, texts: [], hasPicture: false, findings: [])
            return widths.map {
                SweepCell(transcriptWidth: $0, size: .zero, canvasSize: .zero, contents: contents)
            }
        }
        let widths = CellWidths(
            cells(viewer, [321, 320]) + cells(dark, [500]) + cells(viewer, [402, 320]))
        #expect(widths.widths(of: viewer) == [320, 321, 402] && widths.widths(of: dark) == [500])
        #expect(widths.widths(of: viewer.with(\.transcriptWidth, 7)) == [320, 321, 402])
        #expect(widths.widths(of: viewer.with(\.locale, "de")).isEmpty)
    }

    /// A balloon that is not there is not as anybody expects it, whatever its size of zero says.
    @Test func whatCannotBeLaidOutMissesEachExpectation() throws {
        let row = SweepCell.Row(TraitCollection())
        let size = CGSize(width: 200, height: 40)
        let cells = [
            SweepCell(
                transcriptWidth: 320, size: size, canvasSize: size,
                contents: SweepCell.Contents(row: row, texts: [], hasPicture: false, findings: [])),
            SweepCell(failure: "no font", transcriptWidth: 402, of: row),
        ]
        func missed(_ cells: [SweepCell], _ most: CGFloat) -> [ClosedRange<CGFloat>] {
            let sweep = SceneSweep(scene: "dinner", cells: cells)
            return sweep.problem(expecting: "low") { $0.size.height <= most }?.places.flatMap(\.widths)
                ?? []
        }
        #expect(missed(cells, 200) == [402...402] && missed(Array(cells.prefix(1)), 200).isEmpty)
        #expect(missed(Array(cells.prefix(1)), 39) == [320...320] && missed(cells, 39).count == 2)
    }
}
