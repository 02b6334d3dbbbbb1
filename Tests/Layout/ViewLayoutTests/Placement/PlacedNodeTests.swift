import Drawing
import Foundation
import Testing

@testable import ViewLayout

/// A node is a value: what is changed of a copy is changed of the copy alone, and all else of it stays.
@Suite struct PlacedNodeTests {
    private static let box = CGRect(x: 1, y: 2, width: 30, height: 40)

    private static func node() -> PlacedNode {
        let child = PlacedNode(kind: .text, frame: box)
        var node = PlacedNode(
            id: "a", kind: .fill, frame: box, content: .fill(.rectangle(box), .black),
            attributes: [.init("color", "#000000")], clip: .rectangle(box), children: [child])
        node.border = PlacedBorder(shape: .rectangle(box), color: .white)
        node.shadow = Shadow(.black, radius: 2, x: 3, y: 4)
        (node.opacity, node.turnedBy) = (0.5, 15)
        return node
    }

    /// Everything that a node has.
    private static func facts(_ node: PlacedNode) -> [String] {
        [
            "\(node.id ?? "")", "\(node.kind)", "\(node.frame)", "\(node.content)", "\(node.attributes)",
            "\(String(describing: node.clip))", "\(String(describing: node.border))",
            "\(String(describing: node.shadow))", "\(node.opacity)", "\(node.turnedBy)", "\(node.children.count)",
        ]
    }

    /// In the order of the facts.
    private static let changes: [@Sendable (inout PlacedNode) -> Void] = [
        { $0.id = "b" }, { $0.kind = .view }, { $0.frame = .zero }, { $0.content = .nothing },
        { $0.attributes.append(.init("a", "1")) }, { $0.clip = nil }, { $0.border = nil }, { $0.shadow = nil },
        { $0.opacity = 1 }, { $0.turnedBy = 0 }, { $0.children = [] },
    ]

    @Test(arguments: changes.indices) func aChangeOfACopyIsOneChange(_ index: Int) {
        let node = Self.node()
        let before = Self.facts(node)
        var copy = node
        Self.changes[index](&copy)
        #expect(Self.facts(node) == before)
        #expect(zip(before, Self.facts(copy)).enumerated().filter { $1.0 != $1.1 }.map(\.offset) == [index])
    }

    /// A node without a name has that of its kind; siblings of one name are numbered.
    @Test func names() {
        #expect(PlacedNode(kind: .searchBar, frame: .zero).name == "search bar" && Self.node().name == "a")
        let kinds: [NodeKind] = [.text, .fill, .text, .text, .fill]
        let row = PlacedNode(kind: .hstack, frame: .zero, children: kinds.map { PlacedNode(kind: $0, frame: .zero) })
        #expect(row.namedChildren.map(\.name) == ["text", "fill", "text-2", "text-3", "fill-2"])
        let few = PlacedNode(
            kind: .hstack, frame: .zero, children: kinds.prefix(3).map { PlacedNode(kind: $0, frame: .zero) })
        #expect(few.namedChildren.map(\.name) == ["text", "fill", "text-2"])
    }
}
