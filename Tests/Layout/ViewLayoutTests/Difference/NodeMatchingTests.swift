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

    /// In a wrapper it is the kind that tells nodes without names apart, and a name where one of the two has it.
    @Test(arguments: [("text", "text", true), ("title", "text", false), ("fill", "fill", false)])
    func aWrappedNodeIsOfItsKindAndName(_ id: String, _ kind: String, _ isSame: Bool) {
        let old = tree([(0, "live", "live", ""), (1, "text", "text", "")])
        let new = tree([(0, "live", "live", ""), (1, "padding", "padding", ""), (2, id, kind, "")])
        let inner = "live/padding/\(id)"
        #expect(NodeMatching(expected: old, actual: new).new(of: "live/text") == (isSame ? inner : nil))
        #expect(NodeMatching(expected: new, actual: old).new(of: inner) == (isSame ? "live/text" : nil))
    }

    /// What is inserted before, among or after others of its kind is new, and the others are what they were: by their
    /// colours, and by what is in them.
    @Test(arguments: 0...2, [false, true]) func anInsertedSiblingIsNew(_ place: Int, _ isWrapped: Bool) {
        func tree(_ colors: [String]) -> NodeTree {
            let fills = colors.enumerated().flatMap { index, color -> [LayoutRecord.Node] in
                let id = index == 0 ? "" : "-\(index + 1)"
                let fill = LayoutRecord.Node(
                    depth: isWrapped ? 2 : 1, id: isWrapped ? "fill" : "fill" + id, kind: "fill", frame: .zero,
                    attributes: [.init("color", color)])
                let stack = LayoutRecord.Node(depth: 1, id: "zstack" + id, kind: "zstack", frame: .zero)
                return isWrapped ? [stack, fill] : [fill]
            }
            return NodeTree(
                LayoutRecord(nodes: [LayoutRecord.Node(depth: 0, id: "live", kind: "live", frame: .zero)] + fills))
        }
        var colors = ["#ff0000", "#00ff00"]
        let old = tree(colors)
        colors.insert("#0000ff", at: place)
        let matching = NodeMatching(expected: old, actual: tree(colors))
        func path(_ index: Int) -> String {
            "live/" + (isWrapped ? "zstack" : "fill") + (index == 0 ? "" : "-\(index + 1)")
        }
        #expect(
            (0...2).map { matching.old(of: path($0)) }
                == [0, 1, 2].map { index in
                    index == place ? nil : path(index < place ? index : index - 1)
                })
    }

    /// A sibling with a name is itself, whatever kind it has now.
    @Test func aNameIsWorthMoreThanAKind() {
        let old = tree([(0, "live", "live", ""), (1, "map", "fill", ""), (1, "title", "text", "Dinner")])
        let new = tree([(0, "live", "live", ""), (1, "title", "button", ""), (1, "map", "image", "")])
        let matching = NodeMatching(expected: old, actual: new)
        #expect(matching.new(of: "live/map") == "live/map" && matching.old(of: "live/title") == "live/title")
    }

    /// Of nodes in each other the outer one is matched with the outer one, and what is in it with what is in it.
    @Test(arguments: ["live/zstack", "live/zstack/map"]) func whatIsInAWrappedNodeIsTheSame(_ path: String) {
        let bare = tree([(0, "live", "live", ""), (1, "zstack", "zstack", ""), (2, "map", "fill", "")])
        let wrapped = tree([
            (0, "live", "live", ""), (1, "padding", "padding", ""), (2, "zstack", "zstack", ""), (3, "map", "fill", ""),
        ])
        let inner = path.replacing("live", with: "live/padding")
        #expect(NodeMatching(expected: bare, actual: wrapped).new(of: path) == inner)
        #expect(NodeMatching(expected: wrapped, actual: bare).new(of: inner) == path)
    }
}
