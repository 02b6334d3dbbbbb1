import Foundation
import Testing

@testable import ViewLayout

@Suite struct LayoutDifferenceTests {
    private static func line(
        _ range: Range<Int>, _ text: String, baseline: Double = 12, width: Double = 50, isTruncated: Bool = false,
        inkOverflow: Double = 0
    ) -> LayoutRecord.Line {
        LayoutRecord.Line(
            range: range, x: 16, baseline: baseline, width: width, isTruncated: isTruncated, inkOverflow: inkOverflow,
            text: text)
    }

    private static func record(
        height: CGFloat = 40, captionHeight: CGFloat = 16, _ lines: [LayoutRecord.Line],
        color: String = "#000000"
    ) -> LayoutRecord {
        LayoutRecord(nodes: [
            LayoutRecord.Node(
                depth: 0, id: "balloon", kind: "vstack", frame: CGRect(x: 0, y: 0, width: 200, height: height)),
            LayoutRecord.Node(
                depth: 1, id: "caption", kind: "text", frame: CGRect(x: 16, y: 0, width: 80, height: captionHeight),
                attributes: [.init("color", color)], lines: lines),
            LayoutRecord.Node(
                depth: 1, id: "bar", kind: "hstack", frame: CGRect(x: 0, y: captionHeight, width: 200, height: 20)),
            LayoutRecord.Node(
                depth: 2, id: "button", kind: "button", frame: CGRect(x: 0, y: captionHeight, width: 50, height: 20)),
        ])
    }

    private static let oneLine = record([line(0..<17, "Dinner at 12 noon")])

    private func told(_ expected: LayoutRecord, _ actual: LayoutRecord) -> [String] {
        LayoutDifference(from: expected, to: actual).changes.map(\.description)
    }

    /// Of the texts of a node that comes, two are quoted and the others are counted.
    @Test(
        arguments: [(["A"], nil), (["A", "B"], nil), (["A", "B", "C"], 1), (["A", "B", "C", "D"], 2)]
            as [([String], Int?)])
    func moreTextsAreCounted(_ texts: [String], more: Int?) throws {
        let root = LayoutRecord.Node(depth: 0, id: "live", kind: "live", frame: .zero)
        let row = LayoutRecord.Node(depth: 1, id: "row", kind: "hstack", frame: .zero)
        let nodes = texts.enumerated().map { index, text in
            LayoutRecord.Node(
                depth: 2, id: "text-\(index)", kind: "text", frame: .zero, lines: [Self.line(0..<1, text)])
        }
        let change = try #require(
            LayoutDifference(from: LayoutRecord(nodes: [root]), to: LayoutRecord(nodes: [root, row] + nodes)).changes
                .first)
        let sentence = change.description
        for (index, text) in texts.enumerated() {
            #expect(sentence.contains("“\(text)”") == (index < 2), "\(sentence)")
        }
        let counted = sentence.firstMatch(of: /and (\d+) more/).flatMap { Int($0.1) }
        #expect(counted == more, "\(sentence)")
    }

    /// Fuzzing found it: the name of a kind belongs to nobody, until a sibling of another kind has it as its own.
    @Test func siblingsOfOneNameAndTwoKindsAreThemselves() {
        let nodes = ["balloon": "zstack"].map { LayoutRecord.Node(depth: 0, id: $0, kind: $1, frame: .zero) }
        let children = [("image", "image", "1"), ("image", "sticker", "2")].map { id, kind, pixels in
            LayoutRecord.Node(depth: 1, id: id, kind: kind, frame: .zero, attributes: [.init("pixels", pixels)])
        }
        let record = LayoutRecord(nodes: nodes + children)
        #expect(told(record, record).isEmpty)
        #expect(!told(record, LayoutRecord(nodes: nodes + children.reversed())).isEmpty)
    }

    /// The ends of a gradient's line are places on the balloon. An app's layer says no direction beside them.
    @Test(arguments: [
        ("(0.000,10.000),(0.000,30.000),#000000@0.000", 0), ("(0.000,10.000),(200.000,10.000),#000000@0.000", 1),
        ("(0.000,10.000),(0.000,20.000),#000000@0.000", 1), ("(0.000,10.000),(0.000,30.000),#111111@0.000", 1),
    ])
    func aGradientIsCarriedWithItsNode(_ gradient: String, changes: Int) {
        func record(y: CGFloat, _ gradient: String) -> LayoutRecord {
            LayoutRecord(nodes: [
                LayoutRecord.Node(
                    depth: 0, id: "balloon", kind: "view", frame: CGRect(x: 0, y: 0, width: 200, height: 40)),
                LayoutRecord.Node(
                    depth: 1, id: "sky", kind: "layer", frame: CGRect(x: 0, y: y, width: 200, height: 20),
                    attributes: [.init("gradient", gradient)]),
            ])
        }
        let old = record(y: 0, "(0.000,0.000),(0.000,20.000),#000000@0.000")
        let kinds = LayoutDifference(from: old, to: record(y: 10, gradient)).changes.map(\.kind)
        let told = kinds.count { if case .attribute("gradient", _, _) = $0 { true } else { false } }
        #expect(told == changes && kinds.count == changes + 1)
    }

    @Test func equalRecordsHaveNone() {
        #expect(LayoutDifference(from: Self.oneLine, to: Self.oneLine).isEmpty)
    }

    /// Design, question 2: “line 2 of the caption now breaks before *noon*; height +18 pt”.
    @Test func aMovedBreakIsToldWithItsWord() {
        let two = Self.record(
            height: 58, captionHeight: 34,
            [Self.line(0..<13, "Dinner at 12"), Self.line(13..<17, "noon", baseline: 30)])
        #expect(
            told(Self.oneLine, two) == [
                "balloon 18 taller", "line 2 of caption now breaks before “noon”", "caption has 2 lines instead of 1",
                "caption 18 taller", "bar moved 18 down",
            ])
        #expect(
            told(two, Self.oneLine) == [
                "balloon 18 shorter", "line 2 of caption no longer breaks before “noon”",
                "caption has 1 line instead of 2", "caption 18 shorter", "bar moved 18 up",
            ])
    }

    @Test func aBreakThatMovesWithinTheSameLines() {
        let early = Self.record([Self.line(0..<10, "Dinner at"), Self.line(10..<17, "12 noon")])
        let late = Self.record([Self.line(0..<13, "Dinner at 12"), Self.line(13..<17, "noon")])
        #expect(told(early, late) == ["line 2 of caption now breaks before “noon”"])
    }

    @Test func breaksWithoutSpaces() {
        let early = Self.record([Self.line(0..<4, "木曜日の"), Self.line(4..<9, "夜に夕食を")])
        let late = Self.record([Self.line(0..<6, "木曜日の夜に"), Self.line(6..<9, "夕食を")])
        #expect(told(early, late) == ["line 2 of caption now breaks before “夕食を”"])
    }

    @Test func otherTextIsToldWithItsLine() {
        let other = Self.record([Self.line(0..<17, "Dinner at 12 soon")])
        #expect(
            told(Self.oneLine, other) == ["caption reads “Dinner at 12 soon” instead of “Dinner at 12 noon”"])
        let more = Self.record([Self.line(0..<13, "Dinner at 12"), Self.line(13..<18, "today")])
        let less = Self.record([Self.line(0..<12, "Dinner at 12")])
        #expect(
            told(less, more) == [
                "caption reads “Dinner at 12 today” instead of “Dinner at 12”", "caption has 2 lines instead of 1",
            ])
    }

    @Test func truncation() {
        let cut = Self.record([Self.line(0..<17, "Dinner at…", isTruncated: true)])
        #expect(told(Self.oneLine, cut) == ["line 1 of caption is now truncated"])
        #expect(told(cut, Self.oneLine) == ["line 1 of caption is no longer truncated"])
        let shorter = Self.record([Self.line(0..<17, "Dinner…", isTruncated: true)])
        // The text is the same one, of which less is seen.
        #expect(told(cut, shorter) == ["line 1 of caption is truncated to “Dinner…” instead of “Dinner at…”"])
        let otherCut = Self.record([Self.line(0..<17, "Supper…", isTruncated: true)])
        #expect(told(cut, otherCut) == ["caption reads “Supper…” instead of “Dinner at…”"])
        let middle = ["Din…noon", "Dinn…noon", "Din…soon"].map {
            Self.record([Self.line(0..<17, $0, isTruncated: true)])
        }
        #expect(told(middle[0], middle[1]) == ["line 1 of caption is truncated to “Dinn…noon” instead of “Din…noon”"])
        #expect(told(middle[0], middle[2]) == ["caption reads “Din…soon” instead of “Din…noon”"])
        let otherText = Self.record([Self.line(0..<17, "Supper at…", isTruncated: true)])
        #expect(
            told(Self.oneLine, otherText).first == "caption reads “Supper at…” instead of “Dinner at 12 noon”"
        )
    }

    /// A text that is cut is another text where what is hidden is longer, and the same where only less is seen.
    @Test(arguments: [(17, true), (18, false), (16, false)])
    func theHiddenEndOfATextCounts(_ end: Int, _ isSame: Bool) {
        let cut = Self.record([Self.line(0..<17, "Dinner at…", isTruncated: true)])
        for text in ["Dinner at…", "Dinner…"] {
            let other = Self.record([Self.line(0..<end, text, isTruncated: true)])
            let isText = LayoutDifference(from: cut, to: other).changes.contains {
                if case .text = $0.kind { true } else { false }
            }
            #expect(isText == !isSame)
        }
        let whole = Self.record([Self.line(0..<end, "Dinner at 12 noon")])
        let changes = LayoutDifference(from: cut, to: whole).changes
        #expect(changes.contains { if case .text = $0.kind { true } else { false } } == !isSame)
    }

    @Test func lineMetricsAndInk() {
        let wider = Self.record([Self.line(0..<17, "Dinner at 12 noon", baseline: 12.5, width: 51.25)])
        #expect(told(Self.oneLine, wider) == ["line 1 of caption moved 0.5 down, 1.25 wider"])
        let inky = Self.record([Self.line(0..<17, "Dinner at 12 noon", inkOverflow: 0.7)])
        #expect(told(Self.oneLine, inky) == ["ink leaves line 1 of caption by 0.7 instead of 0"])
        let space = Self.record([Self.line(0..<18, "Dinner at 12 noon")])
        #expect(told(Self.oneLine, space) == ["line 1 of caption ends at offset 18 instead of 17 (white space)"])
    }

    @Test func attributes() {
        let dark = Self.record([Self.line(0..<17, "Dinner at 12 noon")], color: "#ffffff")
        #expect(told(Self.oneLine, dark) == ["color #ffffff instead of #000000, in caption"])
    }

    @Test func aFactThatOnlyOneRecordHasIsADifference() {
        var other = Self.oneLine
        other.nodes[1].attributes.append(.init("contrast", "4.5"))
        #expect(told(Self.oneLine, other) == ["contrast 4.5 instead of none, in caption"])
        #expect(told(other, Self.oneLine) == ["no contrast instead of 4.5, in caption"])
    }

    /// What each version of the record writes for the first time: an older record lacks it, and that is no change.
    @Test(arguments: [
        ("locale", 2), ("summaryText", 2), ("url", 3), ("alternate.caption", 3), ("alternate.image", 3),
        ("string.title", 3), ("metric.sideMargin", 3), ("urlScheme", 2),
    ])
    func whatAnOldRecordCouldNotHaveIsNoChange(_ input: String, _ first: Int) throws {
        let new = LayoutRecord(inputs: [.init(input, "new")], nodes: Self.oneLine.nodes)
        for version in 1...3 {
            let text = Self.oneLine.text.replacing("balloon-layout 3", with: "balloon-layout \(version)")
            #expect(try told(LayoutRecord(text: text), new).isEmpty == (version < first), "\(version)")
        }
    }

    /// Golden-testing row 66: facts that a version adds do not turn the goldens of an older one red; what is gone does.
    @Test func aFactThatAnOlderVersionDidNotRecordIsNoDifference() throws {
        let old = try LayoutRecord(text: Self.oneLine.text.replacing("balloon-layout 3", with: "balloon-layout 1"))
        var newer = Self.oneLine
        newer.inputs = [.init("summaryText", "Dinner")]
        newer.nodes[1].attributes.append(.init("contrast", "4.5"))
        #expect(LayoutDifference(from: old, to: newer).isEmpty)
        newer.nodes[1].attributes.removeFirst()
        #expect(!LayoutDifference(from: old, to: newer).isEmpty)
    }

    @Test func inputsComeFirst() {
        var (old, new) = (Self.oneLine, Self.record([Self.line(0..<4, "Noon")]))
        old.inputs = [.init("summaryText", "Dinner"), .init("locale", "ar")]
        new.inputs = [.init("summaryText", "Lunch"), .init("accessibilityLabel", "Lunch with Ada")]
        #expect(
            told(old, new).prefix(3) == [
                "summaryText reads “Lunch” instead of “Dinner”", "accessibilityLabel “Lunch with Ada” added",
                "locale en instead of ar",
            ])
    }

    @Test func addedAndRemovedNodes() {
        var fewer = Self.oneLine
        fewer.nodes.remove(at: 1)
        #expect(told(Self.oneLine, fewer) == ["caption “Dinner at 12 noon” removed"])
        #expect(told(fewer, Self.oneLine) == ["caption “Dinner at 12 noon” added"])
    }

    @Test func replacedAndReorderedNodes() {
        var other = Self.oneLine
        other.nodes[3].kind = "text"
        #expect(told(Self.oneLine, other) == ["button is now a text instead of a button"])
        var reordered = Self.oneLine
        reordered.nodes = [Self.oneLine.nodes[0], Self.oneLine.nodes[2], Self.oneLine.nodes[3], Self.oneLine.nodes[1]]
        #expect(told(Self.oneLine, reordered) == ["the children of balloon are in another order"])
    }

    /// What stayed at its place did not move, whatever the node around it did.
    @Test func whatStaysHasNotMoved() {
        var moved = Self.oneLine
        moved.nodes[2].frame.origin.x += 4
        #expect(told(Self.oneLine, moved) == ["bar moved 4 right"])
    }

    /// A subtree that moved as a whole is told once.
    @Test func childrenMoveWithTheirParent() {
        var moved = Self.oneLine
        for index in 2...3 { moved.nodes[index].frame.origin.x += 4 }
        #expect(told(Self.oneLine, moved) == ["bar moved 4 right"])
    }

    @Test func equalNamesAreToldByWhatTheyAreIn() {
        var expected = Self.oneLine
        expected.nodes.append(LayoutRecord.Node(depth: 2, id: "caption", kind: "text", frame: .zero))
        var actual = expected
        actual.nodes[4].frame.size.width = 3
        #expect(told(expected, actual) == ["caption of bar 3 wider"])
    }

    /// The difference is empty exactly when the texts of the records are equal.
    @Test func noChangeIsOverlooked() throws {
        let lines = [Self.line(0..<13, "Dinner at 12", inkOverflow: 0.5), Self.line(13..<17, "noon", baseline: 30)]
        let base = Self.record(lines)
        let changes: [(inout LayoutRecord) -> Void] = [
            { $0.nodes[0].frame.origin.x += 0.001 }, { $0.nodes[3].frame.size.height -= 0.001 },
            { $0.nodes[1].lines[1].x += 0.001 }, { $0.nodes[1].lines[1].baseline += 0.001 },
            { $0.nodes[1].lines[0].width += 0.001 }, { $0.nodes[1].lines[0].isTruncated = true },
            { $0.nodes[1].lines[0].inkOverflow = 0.501 }, { $0.nodes[1].lines[1].text = "Noon" },
            { $0.nodes[1].lines[1].range = 13..<18 }, { $0.nodes[1].lines[1].range = 12..<17 },
            { $0.nodes[1].attributes.removeLast() }, { $0.inputs.append(.init("summaryText", "A")) },
            { $0.nodes[1].lines[0].text = "Dinner  at 12" },
            { $0.nodes[1].lines.removeLast() }, { $0.nodes[1].id = "title" }, { $0.nodes[1].kind = "fill" },
            { $0.nodes[1].attributes[0].value = "#000001" }, { $0.nodes.removeLast() }, { $0.nodes[3].depth = 1 },
            { $0.nodes.swapAt(1, 2) },
        ]
        for (index, change) in changes.enumerated() {
            var changed = base
            change(&changed)
            #expect(changed.text != base.text)
            #expect(!LayoutDifference(from: base, to: changed).isEmpty, "change \(index)")
            #expect(!LayoutDifference(from: changed, to: base).isEmpty, "change \(index) undone")
        }
    }

    @Test func emptyRecords() {
        let empty = LayoutRecord(nodes: [])
        #expect(LayoutDifference(from: empty, to: empty).isEmpty)
        #expect(LayoutDifference(from: empty, to: Self.oneLine).changes.count == 1, "a tree is new as a whole")
    }

    /// The order in which changes explain a cell: inputs, texts, nodes, lines, facts, sizes, places.
    @Test func importance() {
        func record(_ text: String, color: String, y: CGFloat, height: CGFloat, locale: String) -> LayoutRecord {
            var record = LayoutRecord(nodes: [
                .init(depth: 0, id: "balloon", kind: "vstack", frame: CGRect(x: 0, y: 0, width: 200, height: height)),
                .init(depth: 1, id: "bar", kind: "fill", frame: CGRect(x: 0, y: y, width: 200, height: 5)),
                .init(
                    depth: 1, id: "mark", kind: "fill", frame: CGRect(x: 0, y: 90, width: 5, height: 5),
                    attributes: [.init("color", color)]),
                .init(
                    depth: 1, id: "caption", kind: "text", frame: CGRect(x: 16, y: 0, width: 80, height: 16),
                    lines: [Self.line(0..<text.count, text)]),
            ])
            record.inputs = [.init("locale", locale)]
            return record
        }
        let difference = LayoutDifference(
            from: record("Dinner", color: "#000000", y: 30, height: 100, locale: "en"),
            to: record("Supper", color: "#ff0000", y: 33, height: 103, locale: "de"))
        let order = difference.byImportance.map { change -> String in
            switch change.kind {
            case .input: "input"
            case .text: "text"
            case .attribute: "attribute"
            case .resized: "resized"
            case .moved: "moved"
            default: "other"
            }
        }.filter { $0 != "other" }
        #expect(order == ["input", "text", "attribute", "resized", "moved"])
    }

    /// A frame that is wrapped around a picture is named after it, where the author has named it.
    @Test(arguments: [("photo", "border of photo"), ("image", "border of image")])
    func aWrapperIsNamedAfterWhatItHolds(_ id: String, _ name: String) {
        func record(_ color: String) -> LayoutRecord {
            let box = CGRect(x: 0, y: 0, width: 20, height: 20)
            return LayoutRecord(nodes: [
                .init(depth: 0, id: "balloon", kind: "zstack", frame: box),
                .init(depth: 1, id: "border", kind: "border", frame: box, attributes: [.init("color", color)]),
                .init(depth: 2, id: "padding", kind: "padding", frame: box),
                .init(depth: 3, id: id, kind: "image", frame: box),
            ])
        }
        let told = told(record("#000000"), record("#ff0000"))
        #expect(
            told.count == 1 && told.allSatisfy { $0.contains(id == "photo" ? name : "border of padding of image") },
            "\(told)")
    }

    /// The track of a bar has the bar's colour, translucent: one edit.
    @Test(arguments: [("#ff000033", 1), ("#00ff0033", 2)]) func aTrackFollowsItsBar(_ track: String, _ count: Int) {
        func record(_ track: String, _ bar: String) -> LayoutRecord {
            let box = CGRect(x: 0, y: 0, width: 20, height: 4)
            return LayoutRecord(nodes: [
                .init(depth: 0, id: "balloon", kind: "zstack", frame: box),
                .init(depth: 1, id: "progress", kind: "progress", frame: box, attributes: [.init("color", track)]),
                .init(depth: 2, id: "bar", kind: "fill", frame: box, attributes: [.init("color", bar)]),
            ])
        }
        #expect(told(record("#0000ff33", "#0000ff"), record(track, "#ff0000")).count == count)
    }

    /// "causes first, then what follows from them": how a text looks before sizes, and places last.
    @Test func theMostImportantChangeIsFirst() {
        let new = Self.record(
            height: 50, captionHeight: 26, [Self.line(0..<17, "Dinner at 12 noon", width: 60, inkOverflow: 3)],
            color: "#FF0000")
        let kinds = LayoutDifference(from: Self.oneLine, to: new).byImportance.map {
            String("\($0.kind)".prefix { $0 != "(" })
        }
        let order = ["attribute", "inkOverflow", "resized", "lineMetrics", "moved"]
        let ranks = kinds.compactMap(order.firstIndex)
        #expect(Set(ranks) == Set(order.indices) && ranks == ranks.sorted(), "\(kinds)")
    }
}
