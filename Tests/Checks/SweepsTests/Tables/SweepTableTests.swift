import BalloonLayouts
import Foundation
import Sweeps
import Testing
import ViewLayout

@testable import Sweeps

private let table = SweepTable([
    SceneSweep(
        scene: "dinner",
        cells: [
            .sample(
                .sample(width: 320), width: 280.6667, height: 35, lines: 2, isTruncated: true,
                findings: [
                    Finding(.textTruncated, node: "caption", message: "caption is cut"),
                    Finding(.summaryTextMissing, message: "missing"),
                ]),
            .sample(.sample(width: 402, locale: "ar", style: .dark), height: 34.9996),
        ]),
    SceneSweep(scene: "a, \"quoted\" poll", cells: [.sample()]),
])

@Test func theCSVHasARowACellWithFixedDecimals() {
    let rows = table.csv().components(separatedBy: "\r\n")
    #expect(rows.count == 5 && rows[4].isEmpty)
    #expect(rows[0] == SweepTable.columns.joined(separator: ","))
    #expect(
        rows[1] == "dinner,320.000,en,large,light,leftToRight,regular,normal,phone,3,280.667,35.000,caption=2,caption,"
            + "textTruncated=caption summaryTextMissing,874.000,,ios26,true,transcript,dinner/320-L-en-light")
    #expect(
        rows[2] == "dinner,402.000,ar,large,dark,rightToLeft,regular,normal,phone,3,280.000,35.000,caption=1,,,"
            + "874.000,,ios26,true,transcript,dinner/402-L-ar-dark")
    #expect(rows[3].hasPrefix("\"a, \"\"quoted\"\" poll\",402.000,"))
}

@Test func everyRowHasAllColumns() {
    for row in table.csv().components(separatedBy: "\r\n").prefix(3) {
        #expect(row.filter { $0 == "," }.count == SweepTable.columns.count - 1)
    }
}

/// Cells that differ in their widths alone are one interval; the widths of the balloon are told for each.
@Test func theJSONHasIntervals() throws {
    func cell(_ width: Double, _ balloon: Double, lines: Int) -> SweepCell {
        SweepCell(
            traits: .sample(width: width), size: CGSize(width: balloon, height: 40),
            texts: [SweepCell.Text(id: "caption", height: 20, lineCount: lines, isTruncated: false)])
    }
    let cells = [
        cell(320, 200, lines: 2), cell(321, 201, lines: 2), cell(322, 202, lines: 1), cell(330, 202, lines: 1),
    ]
    let json = try SweepTable([SceneSweep(scene: "dinner", cells: cells)]).json()
    let table = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let viewer = ((table["scenes"] as? [[String: Any]])?[0]["viewers"] as? [[String: Any]])?[0]
    let intervals = try #require(viewer?["intervals"] as? [[String: Any]])
    #expect(intervals.map { $0["from"] as? Double } == [320, 322])
    #expect(intervals.map { $0["to"] as? Double } == [321, 330])
    #expect(intervals.map { $0["widths"] as? [Double] } == [[200, 201], [202]])
}

/// An axis behind the widths has all its values at one width before the next width begins; its viewers are two all the same.
@Test func aViewerIsListedOnceWhateverTheOrderOfAxes() throws {
    let cells = [320.0, 321].flatMap { width in
        UserInterfaceStyle.allCases.map { style in
            var traits = TraitCollection.sample(width: width)
            traits.userInterfaceStyle = style
            return SweepCell.sample(traits)
        }
    }
    let json = try SweepTable([SceneSweep(scene: "dinner", cells: cells)]).json()
    let table = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let viewers = try #require((table["scenes"] as? [[String: Any]])?[0]["viewers"] as? [[String: Any]])
    #expect(viewers.map { $0["transcriptWidths"] as? [Double] } == [[320, 321], [320, 321]])
    #expect(viewers.map { ($0["intervals"] as? [[String: Any]])?.count } == [1, 1])
}

/// A finding, a line or a height that changes begins another interval; slashes stand as they are.
@Test func anIntervalEndsWhereSomethingChanges() throws {
    let finding = Finding(.wordBroken, node: "caption", points: 1.23456, message: "see a/b", entry: "entries[0]")
    let cells: [SweepCell] = [
        .sample(.sample(width: 320)), .sample(.sample(width: 321), findings: [finding]),
        .sample(.sample(width: 322), findings: [finding]), .sample(.sample(width: 323)),
        .sample(.sample(width: 324), height: 36), .sample(.sample(width: 325), height: 36, isTruncated: true),
    ]
    let json = try SweepTable([SceneSweep(scene: "dinner", cells: cells)]).json()
    #expect(json.contains(#""see a/b""#) && !json.contains(#"\/"#))
    let table = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let viewer = ((table["scenes"] as? [[String: Any]])?[0]["viewers"] as? [[String: Any]])?[0]
    let intervals = try #require(viewer?["intervals"] as? [[String: Any]])
    #expect(intervals.map { $0["from"] as? Double } == [320, 321, 323, 324, 325])
    let findings = intervals.map { $0["findings"] as? [[String: Any]] ?? [] }
    #expect(findings.map(\.count) == [0, 1, 0, 0, 0])
    let found = try #require(findings[1].first)
    #expect(found["kind"] as? String == "wordBroken" && found["points"] as? Double == 1.235)
    #expect(found["entry"] as? String == "entries[0]" && found["node"] as? String == "caption")
    let texts = try #require(intervals[4]["texts"] as? [[String: Any]])
    #expect(texts.map { $0["truncated"] as? Bool } == [true] && texts.map { $0["lines"] as? Int } == [1])
}

@Test func theJSONIsStableAndHasTheViolations() throws {
    let worse = SweepTable([
        SceneSweep(
            scene: "dinner",
            cells: [.sample(.sample(width: 320), lines: 1), .sample(.sample(width: 402), lines: 2)])
    ])
    let json = try worse.json()
    #expect(try worse.json() == json)
    let table = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect(table["format"] as? String == "balloon.sweep/2")
    let scenes = try #require(table["scenes"] as? [[String: Any]])
    #expect(scenes.map { $0["scene"] as? String } == ["dinner"])
    #expect(scenes[0].keys.sorted() == ["assumptions", "scene", "viewers", "violations"])
    let viewers = try #require(scenes[0]["viewers"] as? [[String: Any]])
    #expect(viewers.count == 1 && viewers[0].keys.sorted() == ["id", "intervals", "traits", "transcriptWidths"])
    #expect(viewers[0]["transcriptWidths"] as? [Double] == [320, 402])
    let intervals = try #require(viewers[0]["intervals"] as? [[String: Any]])
    #expect(intervals.map { $0["from"] as? Double } == [320, 402])
    #expect(intervals[0].keys.sorted() == ["findings", "from", "height", "texts", "to", "widths"])
    let violations = try #require(scenes[0]["violations"] as? [[String: Any]])
    #expect(violations.map { $0["invariant"] as? String } == ["linesNeverGrowWithWidth"])
    #expect(violations.map { $0["node"] as? String } == ["caption"])
}

/// A finding of a conversation says in which of its messages it is.
@Test func aFindingIsNamedWithItsMessage() {
    let findings = [
        Finding(.textTruncated, node: "caption", message: "cut", entry: "transcript[1]"),
        Finding(.blankSpace, message: "blank", entry: "transcript[2]"),
    ]
    let sweep = SceneSweep(scene: "chat", cells: [.sample(findings: findings)])
    let row = SweepTable([sweep]).csv().components(separatedBy: "\r\n")[1]
    #expect(row.contains(",textTruncated=transcript[1]/caption blankSpace=transcript[2],"))
}

@Test func lineEndsAndCommasAreQuoted() {
    for name in ["a,b", "a\nb", "a\rb", "a\"b"] {
        let csv = SweepTable([SceneSweep(scene: name, cells: [.sample()])]).csv()
        #expect(csv.contains("\r\n\"\(name.replacing("\"", with: "\"\""))\","))
    }
}
