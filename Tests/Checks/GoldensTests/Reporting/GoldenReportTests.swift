import Foundation
import TestSupport
import Testing

@testable import Goldens

private let options = GoldenReportOptions(goldens: "/srv/project/Goldens", artefacts: "Output") {
    "balloon record \($0[0].source)"
}

private func report(_ captions: [String], of scenes: [String]? = nil) throws -> GoldenReport {
    let goldens = try TemporaryFolder()
    let output = try TemporaryFolder()
    let run = GoldenRun(
        store: GoldenStore(root: goldens.path), mode: .never, engine: .sample,
        artefacts: try ArtefactFolder(root: output.path, besides: GoldenStore(root: goldens.path)))
    var cells: [GoldenCell] = []
    for (index, caption) in captions.enumerated() {
        let cell = try GoldenCell.sample(scenes?[index] ?? "dinner\(index)")
        cells.append(cell)
        try run.store.record(.sample(), for: cell, engine: .sample)
        run.check(cell) { .sample(caption: caption) }
    }
    return try run.report(plan: GoldenPlan(cells))
}

@Test func aFailureSpeaksOfTheLayoutFirst() throws {
    let text = try report(["Dinner at moon"], of: ["dinner"]).text(options: options)
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines[0] == "cause 1 of 1: caption reads “Dinner at moon” instead of “Dinner at noon”  (1 cell)")
    #expect(lines[1] == "  look at  dinner   Examples/dinner.yaml")
    #expect(lines[2].hasPrefix("  pixels   "))
    #expect(lines[3] == "  picture  Output/dinner.strip.png")
    #expect(lines[4] == "  accept   balloon record Examples/dinner.yaml")
    #expect(lines[5] == "1 golden: 1 different")
}

@Test func whatDecidesNothingIsSaidWhenAskedFor() throws {
    let report = try report(["Dinner at moon"], of: ["dinner"])
    var verbose = options
    verbose.isVerbose = true
    let labels = report.text(options: verbose).split(separator: "\n").map { $0.dropFirst(2).prefix { $0 != " " } }
    #expect(labels.contains("ladder") && labels.contains("in"))
    #expect(!report.text(options: options).contains("ladder"))
}

@Test func noFailureTakesMoreThanEightLines() throws {
    let cell = try GoldenCell.sample()
    var golden = Rendering.sample()
    golden = Rendering(picture: golden.picture, layout: .sample(caption: "Dinner\u{2028}!at noon"), scale: 2)
    let folder = try TemporaryFolder()
    let output = try TemporaryFolder()
    let store = GoldenStore(root: folder.path)
    try store.record(.sample(caption: "Lunch"), for: cell, engine: .sample)
    let old = try #require(folder.bytes("dinner.layout"))
    try store.record(golden, for: cell, engine: .sample)
    try folder.write(old, to: "dinner.layout")
    let larger = Rendering(
        picture: PaintedBitmap(golden.picture).enlarged.bitmap, layout: .sample(caption: "Dinner at some moon"),
        scale: 2)
    for mode in [RecordMode.never, .failed] {
        let run = GoldenRun(
            store: store, mode: mode, engine: .sample, artefacts: try ArtefactFolder(root: output.path, besides: store))
        let lines = GoldenReport.paragraph(run.check(cell) { larger }, options: options)
        #expect(lines.count <= 8)
        #expect(lines.contains { $0.contains("not recorded together") })
        #expect(lines.contains { $0.hasPrefix("  pixels ") && $0.contains("124 x 80 pixels instead of 120 x 80") })
        #expect(lines.allSatisfy { !$0.contains(where: \.isNewline) })
    }
}

@Test func tenCausesAreToldInFullAndTheOthersNamed() throws {
    let captions = (0..<13).map { "Dinner at m\($0)" } + ["Dinner at noon"]
    let text = try report(captions).text(options: options)
    #expect(text.components(separatedBy: "  accept ").count - 1 == 10)
    #expect(text.components(separatedBy: "\n").count { $0.hasPrefix("cause ") } == 10)
    #expect(text.contains("3 more causes:\n  cause 11 of 13: "))
    #expect(text.hasSuffix("\n14 goldens: 1 equal, 13 different\n"))
}

@Test func cellsOfOneCauseAreOneParagraph() throws {
    let text = try report(Array(repeating: "Dinner at moon", count: 40)).text(options: options)
    #expect(text.components(separatedBy: "  accept ").count - 1 == 1)
    #expect(text.hasPrefix("cause 1 of 1: ") && text.contains("  (40 cells)\n"))
    #expect(text.split(separator: "\n").count <= 8)
}

@Test func staleFilesAreListed() throws {
    let equal = GoldenOutcome(cell: try .sample(), result: .compared(.equal))
    let text = GoldenReport(outcomes: [equal], staleFiles: ["old.layout", "old.png"]).text(options: options)
    let stale = "stale: no scene declares\n  Goldens/old.layout\n  Goldens/old.png\n\n"
    #expect(text == stale + "1 golden: 1 equal, 2 stale files\n")
}

@Test func nothingComparedIsSaid() {
    #expect(GoldenReport(outcomes: []).text(options: options) == "nothing compared: there is no scene with a golden\n")
}

@Test func noReportHoldsAnAbsolutePathOrATime() throws {
    let report = try report(["Dinner at moon", "Dinner at noon"])
    for text in [report.text(options: options), try GoldenResults(report).json()] {
        #expect(!text.contains("/srv") && !text.contains("/tmp") && !text.contains("balloon-goldens-"))
        #expect(!text.contains("202"))
    }
}

@Test func theJSONIsStableAndComplete() throws {
    let captions = ["Dinner at moon", "Dinner at noon"]
    let json = try GoldenResults(report(captions)).json()
    #expect(try GoldenResults(report(captions)).json() == json)
    let document = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect(document.keys.sorted() == ["causes", "cells", "counts", "exitCode", "format", "staleFiles"])
    #expect(document["counts"] as? [String: Int] == ["different": 1, "equal": 1])
    #expect(document["exitCode"] as? Int == 1)
    let cells = try #require(document["cells"] as? [[String: Any]])
    #expect(cells.map { $0["status"] as? String } == ["different", "equal"])
    let change = try #require((cells[0]["layout"] as? [[String: Any]])?.first)
    #expect(change["node"] as? String == "caption")
    #expect(change["text"] as? String == "caption reads “Dinner at moon” instead of “Dinner at noon”")
    let pixels = try #require(cells[0]["pixels"] as? [String: Any])
    #expect((pixels["ladder"] as? [[String: Int]])?.map { $0["delta"] } == [0, 1, 2, 4, 8, 16])
    #expect(cells[1]["pixels"] == nil && cells[1]["layout"] == nil)
}

extension PaintedBitmap {
    /// Four columns wider.
    fileprivate var enlarged: PaintedBitmap {
        var larger = PaintedBitmap(width: width + 4, height: height, ground: [1, 2, 3, 255])
        for y in 0..<height { for x in 0..<width { larger[x, y] = self[x, y] } }
        return larger
    }
}
