import Foundation
import TestSupport
import Testing

@testable import ViewLayout

/// Records that are small files and a great deal of work, or that never equal themselves.
@Suite(.endsWithin(.seconds(60))) struct RecordBombTests {
    private func record(_ rows: [String]) throws -> LayoutRecord {
        try LayoutRecord(
            text: (["\(LayoutRecord.formatName) \(LayoutRecord.formatVersion)"] + rows).joined(separator: "\n") + "\n")
    }

    private let box = "x=0.000 y=0.000 width=1.000 height=1.000"

    @Test(arguments: ["", " a=1 a=2", " a=1 b=2 a=1", " a=2 a=1 a=1"]) func aRecordEqualsItself(facts: String) throws {
        let one = try record(["root stack \(box)\(facts)"])
        #expect(LayoutDifference(from: one, to: one).isEmpty)
    }

    @Test func aRepeatedFactIsComparedWithItsOwnCounterpart() throws {
        let difference = LayoutDifference(
            from: try record(["root stack \(box) a=1 a=2 a=3"]), to: try record(["root stack \(box) a=1 a=4"]))
        #expect(
            difference.changes.map(\.kind) == [
                .attribute(name: "a", from: "2", to: "4"), .attributeRemoved(name: "a", value: "3"),
            ])
    }

    @Test(arguments: ["nan", "inf", "-inf", "1e999"]) func placesAreFinite(number: String) throws {
        #expect(throws: LayoutRecordError.self) {
            try record(["root stack x=\(number) y=0.000 width=1.000 height=1.000"])
        }
    }

    /// It took 13 seconds when each name was counted from 2 again.
    @Test func manySiblingsOfOneName() throws {
        let rows = ["root stack \(box)"] + (0..<20_000).map { "  a text \(box) fact=\($0)" }
        let before = try record(rows)
        let after = try record(rows.dropLast() + ["  a text \(box) fact=other"])
        #expect(LayoutDifference(from: before, to: after).changes.count == 1)
        let unnamed = ["root stack \(box)"] + (0..<20_000).map { "  text-\($0) text \(box) fact=\($0)" }
        let turned = LayoutDifference(
            from: try record(unnamed), to: try record([unnamed[0]] + unnamed[1...].reversed()))
        #expect(!turned.isEmpty)
    }

    @Test func manyFactsOfOneNode() throws {
        let facts = (0..<20_000).map { " f\($0)=\($0)" }.joined()
        let one = try record((0..<20_000).map { "input i\($0)=\($0)" } + ["root stack \(box)\(facts)"])
        #expect(LayoutDifference(from: one, to: one).isEmpty)
    }

    /// The path of each node holds the names of all above it.
    @Test func deepNodesAreRefused() throws {
        let rows = (0..<3_000).map { String(repeating: "  ", count: $0) + "a a \(box)" }
        #expect(throws: LayoutRecordError.self) { try record(rows) }
        #expect(throws: LayoutRecordError.self) {
            try record(["\(String(repeating: "a", count: 5_000)) a \(box)"])
        }
        #expect(try record(Array(rows.prefix(200))).nodes.count == 200)
    }

    @Test func placedSiblingsOfOneNameAreNamedInLinearTime() {
        let children = (0..<20_000).map { _ in PlacedNode(kind: .text, frame: .zero) }
        let names = PlacedNode(kind: .vstack, frame: .zero, children: children).namedChildren.map(\.name)
        #expect(Set(names).count == 20_000)
        #expect(Array(names.prefix(3)) == ["text", "text-2", "text-3"])
        #expect(names.last == "text-20000")
    }

    @Test func aNumberThatASiblingHasIsPassedOver() {
        let ids: [String?] = [nil, "text-2", nil, nil, "text-3", nil, nil, nil, nil, nil, nil]
        let children = ids.map { PlacedNode(id: $0, kind: .text, frame: .zero) }
        let names = PlacedNode(kind: .vstack, frame: .zero, children: children).namedChildren.map(\.name)
        #expect(Set(names).count == ids.count)
        #expect(Array(names.prefix(6)) == ["text", "text-2", "text-3", "text-4", "text-3-2", "text-5"])
    }
}

/// A placed node's frame is finite, whatever it is made of.
struct FiniteRectTests {
    @Test func ordinaryFramesStayAsTheyAre() {
        for rect in [CGRect(x: -3.5, y: 1e6, width: 0, height: -2), .zero] {
            #expect(PlacedNode(kind: .fill, frame: rect).frame == rect)
        }
    }

    @Test(arguments: [
        CGRect.null, CGRect.infinite, CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1),
        CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1), CGRect(x: 0, y: -1e300, width: 1e300, height: 1),
    ]) func allOthersAreHeld(rect: CGRect) {
        var node = PlacedNode(kind: .fill, frame: rect)
        func isFinite(_ frame: CGRect) -> Bool {
            [frame.minX, frame.minY, frame.maxX, frame.maxY, frame.width, frame.height].allSatisfy(\.isFinite)
        }
        #expect(isFinite(node.frame))
        node.frame = rect
        #expect(isFinite(node.frame))
        #expect(isFinite(node.translated(x: 1e300, y: .infinity).frame))
    }
}
