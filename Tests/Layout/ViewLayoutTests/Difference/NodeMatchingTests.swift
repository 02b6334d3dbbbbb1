import Foundation
import Testing

@testable import ViewLayout

/// Which node of a record is which of another, where one of them was put into a wrapper or taken out of it.
@Suite struct NodeMatchingTests {
    private func tree(_ nodes: [(depth: Int, id: String, kind: String, text: String)]) -> NodeTree {
        NodeTree(
            LayoutRecord(
                nodes: nodes.map { node in
                    let line = LayoutRecord.Line(
                        range: 0..<node.text.utf16.count, x: 0, baseline: 9, width: 20, isTruncated: false,
                        inkOverflow: 0,
                        text: node.text)
                    return LayoutRecord.Node(
                        depth: node.depth, id: node.id, kind: node.kind, frame: .zero,
                        lines: node.text.isEmpty ? [] : [line])
                }))
    }

    private var bare: NodeTree {
        tree([
            (0, "live", "live", ""), (1, "text", "text", "Dinner"), (1, "text-2", "text", "at 7"),
            (1, "map", "fill", ""),
        ])
    }

    private var wrapped: NodeTree {
        tree([
            (0, "live", "live", ""), (1, "padding", "padding", ""), (2, "text", "text", "Dinner"),
            (1, "text", "text", "at 7"),
            (1, "clip", "clip", ""), (2, "frame", "frame", ""), (3, "map", "fill", ""),
        ])
    }

    private let pairs = [
        "live": "live", "live/text": "live/padding/text", "live/text-2": "live/text", "live/map": "live/clip/frame/map",
    ]

    @Test func aWrappedNodeIsTheSame() {
        let matching = NodeMatching(expected: bare, actual: wrapped)
        for (old, new) in pairs {
            #expect(matching.new(of: old) == new && matching.old(of: new) == old)
        }
        for wrapper in ["live/padding", "live/clip", "live/clip/frame"] { #expect(matching.old(of: wrapper) == nil) }
    }

    @Test func anUnwrappedNodeIsTheSame() {
        let matching = NodeMatching(expected: wrapped, actual: bare)
        for (new, old) in pairs {
            #expect(matching.new(of: old) == new && matching.old(of: new) == old)
        }
        #expect(matching.new(of: "live/padding") == nil)
    }

    /// A name is an author's: what has another one is another node, in a wrapper or not.
    @Test func anotherNameIsAnotherNode() {
        let other = tree([(0, "live", "live", ""), (1, "padding", "padding", ""), (2, "photo", "fill", "")])
        let map = tree([(0, "live", "live", ""), (1, "map", "fill", "")])
        #expect(NodeMatching(expected: map, actual: other).new(of: "live/map") == nil)
    }
}
