import BuiltProgram
import Foundation
import Testing

/// `balloon measure --explain` and `--audit`, and metrics from a scene.
struct ExplainTests {
    private func metrics(_ scene: String) throws -> [String: [String: Any]] {
        let scratch = try Scratch()
        try scratch.write(scene, to: "scene.yaml")
        let run = try scratch.balloon("measure", "scene.yaml", "--explain", "--json")
        try #require(run.status == 0, "\(run.errors)")
        let scenes = try run.rows()
        let rows = try #require(scenes.first?["metrics"] as? [[String: Any]])
        #expect((scenes.first?["unknowns"] as? [[String: Any]])?.compactMap { $0["number"] as? Int } == Array(1...23))
        return Dictionary(rows.map { ($0["name"] as? String ?? "", $0) }, uniquingKeysWith: { first, _ in first })
    }

    @Test func everyNumberHasItsValueUnitMarkAndSource() throws {
        let metrics = try metrics(Scenes.captions(caption: "Hello") + "\nmetrics: {rowPitch: 20}\n")
        #expect(metrics.count > 50)
        for (name, row) in metrics {
            #expect(["D", "O", "T", "I"].contains(row["mark"] as? String), "\(name)")
            #expect(
                (row["source"] as? String)?.isEmpty == false && (row["unit"] as? String)?.isEmpty == false, "\(name)")
            #expect(row["overridden"] as? Bool == (name == "rowPitch"), "\(name)")
        }
        #expect(metrics["firstBaseline"]?["value"] as? Double == 23)
        #expect(metrics["firstBaseline"]?["mark"] as? String == "T")
        for name in ["keyboardHeight", "appStripHeight", "headerHeight", "bottomBarHeight", "maximumLiveControllers"] {
            #expect(metrics[name]?["mark"] as? String == "I", "\(name)")
        }
        #expect(metrics["rowPitch"]?["value"] as? Double == 20)
        #expect(metrics["topTextStyle"]?["value"] as? String == "footnote")
        #expect(metrics["enlargesSmallPictures"]?["value"] as? Bool == true)
    }

    /// Facts 5.1 were observed on phones; 3.5 and 10.4 have what is known of the Mac and the watch, 8.9 that it is not
    /// all.
    @Test(arguments: [
        ("watch", ["hasEntryButton": "I", "tail": "I", "sideMargin": "I", "captionLineLimit": "T", "rowPitch": "T"]),
        ("mac", ["hasEntryButton": "I", "tail": "O", "gapInRun": "O", "maximumPaneFraction": "O", "rowPitch": "T"]),
        ("pad", ["hasEntryButton": "O", "tail": "O", "sideMargin": "O", "maximumWidthFraction": "O", "rowPitch": "T"]),
    ])
    func whatWasObservedOnPhonesIsInferredElsewhere(_ idiom: String, _ marks: [String: String]) throws {
        let metrics = try metrics(Scenes.captions(caption: "Hello") + "\ntraits: {userInterfaceIdiom: \(idiom)}\n")
        for (name, mark) in marks { #expect(metrics[name]?["mark"] as? String == mark, "\(name)") }
        if idiom == "watch" {
            #expect(!metrics.values.contains { $0["mark"] as? String == "O" })
            #expect((metrics["tail"]?["source"] as? String)?.hasPrefix("as on an iPhone: bottom on iOS 26") == true)
        }
        if idiom != "pad" { #expect((metrics["hasEntryButton"]?["source"] as? String)?.contains("3.5") == true) }
    }

    /// What was measured on iOS 26 is inferred for the systems before it, which have other values, too.
    @Test func whatWasMeasuredOnTheNewestSystemIsInferredBefore() throws {
        let older = try metrics(Scenes.captions(caption: "Hello") + "\ntraits: {receiver: ios10}\n")
        let newest = try metrics(Scenes.captions(caption: "Hello"))
        for name in ["gapInRun", "textPitch", "textCornerRadius", "droppedStickerSide", "buttonSide"] {
            #expect(newest[name]?["mark"] as? String == "O", "\(name)")
            #expect(older[name]?["mark"] as? String == "I", "\(name)")
        }
        #expect(newest["textPitch"]?["value"] as? Double == 20 && older["textPitch"]?["value"] as? Double == 20.287)
    }

    @Test func theTableMarksWhatTheSceneSets() throws {
        let scratch = try Scratch()
        try scratch.write(Scenes.captions(caption: "Hello") + "\nmetrics: {bottomInset: 20}\n", to: "scene.yaml")
        let run = try scratch.balloon("measure", "scene.yaml", "--explain")
        let lines = run.output.split(separator: "\n")
        #expect(run.output.contains("Numbers of scene"))
        let row = try #require(lines.first { $0.hasPrefix("bottomInset") })
        #expect(row.split(separator: " ").prefix(4) == ["bottomInset", "20", "*", "points"])
        #expect(!lines.contains { $0.hasPrefix("rowPitch") && $0.contains("*") })
        // 23 to the baseline and 20 below it.
        #expect(lines.contains { $0.hasPrefix("scene") && $0.contains("  43  ") })
    }

    @Test func aMistypedMetricIsRefusedWithTheNearest() throws {
        let scratch = try Scratch()
        try scratch.write(Scenes.captions(caption: "Hello") + "\nmetrics: {rowPich: 20}\n", to: "scene.yaml")
        let run = try scratch.balloon("measure", "scene.yaml")
        #expect(run.status == 2)
        #expect(run.errors.contains("unknown key \"rowPich\" in metrics; did you mean \"rowPitch\"?"))
    }

    @Test(arguments: [
        ("minimumLeadingShare: 2", "metrics.minimumLeadingShare is 2; it must be from 0 to 1"),
        ("tail: top", "metrics.tail is \"top\"; allowed: side, bottom, long, mac"),
        ("topTextStyle: bodi", "did you mean \"body\"?"),
        ("hasEntryButton: 1", "metrics.hasEntryButton must be true or false"),
    ])
    func aValueThatDoesNotFitIsRefused(_ metric: String, _ message: String) throws {
        let scratch = try Scratch()
        try scratch.write(Scenes.captions(caption: "Hello") + "\nmetrics: {\(metric)}\n", to: "scene.yaml")
        let run = try scratch.balloon("measure", "scene.yaml")
        #expect(run.status == 2)
        #expect(run.errors.contains(message), "\(run.errors)")
    }

    @Test func anAuditTellsWhatIsWrongForOtherViewers() throws {
        let scratch = try Scratch()
        try scratch.write(
            """
            message:
              summaryText: Concert
              layout:
                live:
                  view: {text: Concert at the harbour}
                  contentSize: {height: 40}
                  alternate: {caption: Concert}
            """, to: "live.yaml")
        let plain = try scratch.balloon("measure", "live.yaml")
        #expect(!plain.output.contains("answerIgnoresCategory"))
        let audit = try scratch.balloon("measure", "live.yaml", "--audit")
        #expect(audit.output.contains("answerIgnoresCategory"))
    }

    /// Scenes with the same numbers have one table, whose heading names them all.
    @Test func scenesOfTheSameNumbersShareATable() throws {
        let scratch = try Scratch()
        for name in ["a", "b"] { try scratch.write(Scenes.captions(caption: "Hello"), to: "\(name).yaml") }
        try scratch.write(Scenes.captions(caption: "Hello") + "\nmetrics: {rowPitch: 20}\n", to: "c.yaml")
        let run = try scratch.balloon("measure", "a.yaml", "c.yaml", "b.yaml", "--explain")
        let heads = run.lines.compactMap { $0.firstMatch(of: /^Numbers of (.*) \(/)?.1 }
        #expect(heads == ["a, b", "c"])
    }
}
