import Foundation
import Goldens
import Scenes
import Sweeps
import Testing
import Typesetting
import ViewLayout

/// What a scene varies is an axis as others: in cells, their names, tables and goldens.
struct ContentAxisTests {
    private static let scene = Result {
        try BalloonScene(
            text: """
                message: {summaryText: A, layout: {template: {caption: "$name has collected $points"}}}
                vary: {name: [Bo, "Đặng Hân", "a, b"], points: [1, 2]}
                goldens: {vary: [name]}
                sweep: {transcriptWidths: [320, 402]}
                """, file: "points.yaml")
    }

    private func sweep() throws -> SceneSweep {
        try SceneSweep(of: Self.scene.get(), fonts: .bundled(), workerCount: 2)
    }

    @Test func everyCombinationIsACellWithItsOwnName() throws {
        let cells = try sweep().cells
        #expect(cells.count == 2 * 3 * 2)
        #expect(Set(cells.map(\.idInScene)).count == 12)
        #expect(Set(cells.map(\.traits.content)).count == 6)
        #expect(cells.contains { $0.idInScene.contains("Bo") && $0.idInScene.hasPrefix("402-L-en-light") })
        // A longer name makes a wider balloon: the cells say what they are named for.
        let widths = cells.filter { $0.traits.content["points"] == "1" && $0.transcriptWidth == 402 }.map(\.size.width)
        #expect(Set(widths).count > 1)
    }

    @Test func tablesHaveAColumnForEachName() throws {
        let table = SweepTable([try sweep()])
        let rows = table.csv().split(whereSeparator: \.isNewline).map(String.init)
        #expect(rows[0].hasSuffix(",id,$name,$points"))
        #expect(rows.count == 13 && rows.contains { $0.hasSuffix(",\"a, b\",2") })
        let json = try JSONSerialization.jsonObject(with: Data(try table.json().utf8)) as? [String: Any]
        let viewers = ((json?["scenes"] as? [[String: Any]])?.first?["viewers"] as? [[String: Any]]) ?? []
        let names = viewers.compactMap { ($0["traits"] as? [String: Any])?["$name"] as? String }
        #expect(names.count == viewers.count && Set(names) == ["Bo", "Đặng Hân", "a, b"])
        #expect(viewers.flatMap { $0["transcriptWidths"] as? [Double] ?? [] }.count == 12)
        #expect(!SweepTable.columns.contains { $0.hasPrefix("$") })
    }

    /// Names of files are ASCII, and two names are never one file.
    @Test func goldensAreNamedByWhatTheySay() throws {
        let goldens = try Self.scene.get().declaredGoldens()
        #expect(goldens.map(\.cell.name).first == "points@Bo")
        #expect(Set(goldens.map(\.cell.name)).count == 3)
        #expect(goldens.allSatisfy { $0.traits.content["points"] == "1" })
        #expect(goldens.allSatisfy { $0.cell.name.unicodeScalars.allSatisfy(\.isASCII) })
    }

    @Test func aRecordSaysWhatIsSaid() throws {
        let scene = try Self.scene.get()
        let record = try scene.layout(fonts: .bundled()).record
        #expect(record.inputs.contains { $0.name == "$name" && $0.value == "Bo" })
        #expect(TraitCollection(recordInputs: record.inputs).content == scene.traits.content)
    }

    @Test func breaksHaveABlockForEachValueThatIsAsked() throws {
        let scene = try Self.scene.get()
        var axes = TraitAxes()
        try axes.vary(scene, adding: ["name"])
        let table = try BreakTable(of: scene, axes: axes, fonts: .bundled(), workerCount: 1)
        #expect(table.rows.map { $0.traits.content["name"] } == ["Bo", "Đặng Hân", "a, b"])
    }

    /// The plural forms of the languages that are swept.
    @Test func countsFollowTheLanguages() throws {
        let scene = try BalloonScene(
            text: """
                message: {summaryText: A, layout: {template: {caption: "$people"}}}
                vary: {people: {counts: all}}
                """, file: "people.yaml")
        #expect(scene.sweep.cellCount == 2)
        var axes = scene.sweep
        axes[\.locale] = ["en", "ar"]
        try axes.vary(scene)
        #expect(axes.cellCount == 2 * 6)
    }

    @Test(arguments: ["name=Bo,Max", "name=[Bo, Max]", "$name=Bo,Max"])
    func theCommandLineVaries(option: String) throws {
        let scene = try Self.scene.get()
        let varied = try scene.varying([ContentVariable(option: option, in: [scene])])
        #expect(varied.vary[0].labels(in: ["en"]) == ["Bo", "Max"])
        #expect(varied.sweep.cellCount == 2 * 2 * 2)
    }

    @Test(arguments: ["other", "name=[", "name=", "name={longest: 0}"])
    func whatTheCommandLineCannotVaryIsRefused(option: String) throws {
        let scene = try Self.scene.get()
        #expect(throws: SceneError.self) { try ContentVariable(option: option, in: [scene]) }
    }
}
