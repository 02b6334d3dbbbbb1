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
}
