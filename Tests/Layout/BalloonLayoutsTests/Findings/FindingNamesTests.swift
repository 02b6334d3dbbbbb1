import Foundation
import Testing
import ViewLayout

@testable import BalloonLayouts

/// What findings call the nodes of a view: each by a name of its own, and the title of a button by its button.
@Suite struct FindingNamesTests {
    private func node(_ kind: NodeKind, id: String? = nil, _ children: [PlacedNode] = []) -> PlacedNode {
        PlacedNode(id: id, kind: kind, frame: .zero, children: children)
    }

    private func title(_ string: String) throws -> PlacedNode {
        var context = LayoutContext(traits: TraitCollection(), fonts: try .bundled())
        context.traits.locale = "en"
        return try Text(string).place(in: CGRect(x: 0, y: 0, width: 90, height: 21), context: context)
    }

    /// The names of all texts, in drawing order.
    private func texts(_ node: PlacedNode) -> [String] {
        var own: [String] = []
        if case .text = node.content { own = [node.name] }
        return own + node.children.flatMap(texts)
    }

    @Test func aTitleHasTheNameOfItsButtonHoweverDeep() throws {
        let deep = node(.padding, [node(.vstack, [try title("Vote"), try title("now")])])
        let root = node(
            .live,
            [
                node(.button, id: "vote", [deep]), node(.hstack, [node(.button, [node(.frame, [try title("Save")])])]),
                try title("Dinner"), node(.vstack, [try title("Friday")]),
            ])
        let names = texts(root.namedForFindings)
        #expect(Array(names.prefix(3)) == ["vote", "vote", "button"])
        #expect(Set(names).count == 4 && !names[3...].contains { ["vote", "button"].contains($0) })
        // What is no text keeps its own name, inside a button, too.
        #expect(root.namedForFindings.children[0].children[0].name == "padding")
    }

    @Test func withoutButtonsNamesAreUnique() throws {
        let root = node(.live, [try title("a"), node(.hstack, [try title("b")])])
        #expect(texts(root.namedForFindings) == texts(root.uniquelyNamed) && Set(texts(root.uniquelyNamed)).count == 2)
    }
}
