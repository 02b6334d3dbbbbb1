import Foundation
import Testing

@testable import ViewLayout

/// Names of nodes that tell them apart.
@Suite struct UniqueNamesTests {
    private func node(_ kind: NodeKind, id: String? = nil, _ children: [PlacedNode] = []) -> PlacedNode {
        PlacedNode(id: id, kind: kind, frame: .zero, children: children)
    }

    /// As findings call the nodes.
    private func names(_ node: PlacedNode) -> [String] {
        func below(_ node: PlacedNode) -> [String] { node.namedChildren.flatMap { [$0.name] + below($0.node) } }
        return [node.name] + below(node)
    }

    @Test func textsOfSeveralRowsAreCalledByTheirRows() {
        let tree = node(
            .vstack, [node(.hstack, [node(.text), node(.text)]), node(.hstack, [node(.text)]), node(.image)])
        #expect(
            names(tree.uniquelyNamed) == [
                "vstack", "hstack", "hstack/text", "text-2", "hstack-2", "hstack-2/text", "image",
            ])
    }

    @Test func aNodeBelowOneOfItsOwnKindIsCalledByMore() {
        let tree = node(.frame, [node(.frame, [node(.frame)])])
        let found = names(tree.uniquelyNamed)
        #expect(Set(found).count == 3 && found.last == "frame/frame/frame")
    }

    @Test func whatIsUniqueStaysAsItIs() {
        let tree = node(.template, [node(.image, [node(.text, id: "imageTitle")]), node(.text, id: "caption")])
        #expect(names(tree.uniquelyNamed) == names(tree))
    }

    /// Nodes with many children are told apart as those with few: none has the name of an earlier one.
    @Test(arguments: [3, 8, 9, 10, 40])
    func siblingsOfOneNameAreNumbered(count: Int) {
        var names = SiblingNames()
        let found = (0..<count).flatMap { _ in [names.unique("text"), names.unique("image")] }
        #expect(Set(found).count == 2 * count)
        #expect(found.prefix(6) == ["text", "image", "text-2", "image-2", "text-3", "image-3"])
        #expect(found.last == "image-\(count)")
    }

    @Test func aNameThatAnAuthorGaveIsNotGivenAgain() {
        var names = SiblingNames()
        #expect(names.unique("text-2") == "text-2")
        for number in 1...12 { _ = names.unique("filler\(number)") }
        #expect(["text", "text", "text"].map { names.unique($0) } == ["text", "text-3", "text-4"])
        #expect(names.unique("text-2") == "text-2-2")
    }
}
