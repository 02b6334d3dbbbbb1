import Foundation
import Testing

@testable import ViewLayout

/// The nodes of a record by their paths.
@Suite struct NodeTreeTests {
    private func tree(_ nodes: [(depth: Int, id: String, kind: String)]) -> NodeTree {
        NodeTree(LayoutRecord(nodes: nodes.map { .init(depth: $0.depth, id: $0.id, kind: $0.kind, frame: .zero) }))
    }

    private var card: NodeTree {
        tree([
            (0, "live", "live"), (1, "padding", "padding"), (2, "frame", "frame"), (3, "map", "fill"),
            (1, "hstack", "hstack"), (2, "text", "text"), (2, "text", "text"), (1, "map", "image"),
        ])
    }

    /// A path has the names of all nodes around; of siblings of one name the later ones are numbered.
    @Test func paths() {
        let tree = card
        #expect(
            tree.entries.map(\.path) == [
                "live", "live/padding", "live/padding/frame", "live/padding/frame/map", "live/hstack",
                "live/hstack/text", "live/hstack/text-2", "live/map",
            ])
        #expect(tree.entries.map(\.parent).prefix(2) == [nil, "live"] && tree.entries.last?.parent == "live")
        #expect(tree.children(of: "live") == ["live/padding", "live/hstack", "live/map"])
        #expect(tree.children(of: "live/map").isEmpty && tree.children(of: "nothing").isEmpty)
        #expect(tree["live/map"]?.kind == "image" && tree["map"] == nil)
        #expect(tree.index(of: "live/hstack") == 4)
    }

    @Test func onlyChildrenEndWhereThereAreMore() {
        let all = ["live/padding", "live/padding/frame", "live/padding/frame/map"]
        #expect(card.onlyChildren(from: "live/padding") == all && card.onlyChildren(from: "live") == ["live"])
        #expect(card.onlyChildren(from: "live/hstack") == ["live/hstack"])
        #expect(card.isUnique("hstack") && !card.isUnique("map") && !card.isUnique("text") && card.isUnique("nothing"))
    }

    /// The kind and a number is the name of nobody's choice.
    @Test(arguments: [
        ("text", "text", false), ("text-2", "text", false), ("text-12", "text", false), ("text-a", "text", true),
        ("text2", "text", true), ("textual", "text", true), ("title", "text", true), ("fill-2", "text", true),
    ])
    func names(_ id: String, _ kind: String, _ isNamed: Bool) {
        #expect(LayoutRecord.Node(depth: 0, id: id, kind: kind, frame: .zero).isNamed == isNamed)
    }

    /// A wrapper is named after the one named node in it; where another node has that name, it is not.
    @Test func wrappersHaveTheNameOfWhatTheyHold() {
        let photo = tree([
            (0, "live", "live"), (1, "padding", "padding"), (2, "frame", "frame"), (3, "photo", "image"),
            (1, "border", "border"), (2, "fill", "fill"), (1, "vstack", "vstack"), (2, "title", "text"),
        ])
        func name(_ index: Int, in tree: NodeTree) -> String? { tree.authorsName(of: tree.entries[index]) }
        #expect(name(1, in: photo) == "padding of photo" && name(2, in: photo) == "frame of photo")
        #expect((3...7).allSatisfy { name($0, in: photo) == nil })
        #expect(name(1, in: card) == nil && name(2, in: card) == nil)
    }

    /// The parts of a button, a gauge and a bar are called by it.
    @Test func partsHaveTheNameOfTheirWhole() {
        let parts = tree([
            (0, "live", "live"), (1, "buy", "button"), (2, "text", "text"), (1, "progress", "progress"),
            (2, "track", "fill"), (3, "bar", "fill"), (1, "share", "gauge"), (2, "track", "fill"), (3, "arc", "fill"),
            (1, "button", "button"), (2, "text-2", "text"),
        ])
        let names = parts.entries.map { parts.authorsName(of: $0) }
        #expect(
            names == [nil, nil, "buy", nil, "progress", "progress", nil, "share", "share", nil, nil])
    }

    /// What is in a later sibling of one name stands below that sibling, at every depth.
    @Test func whatIsInANumberedSiblingIsBelowIt() {
        let rows = tree([
            (0, "live", "live"), (1, "row", "hstack"), (2, "text", "text"), (1, "row", "hstack"), (2, "text", "text"),
            (2, "text", "text"), (3, "mark", "fill"), (1, "row", "hstack"), (2, "mark", "fill"),
        ])
        #expect(
            rows.entries.map(\.path) == [
                "live", "live/row", "live/row/text", "live/row-2", "live/row-2/text", "live/row-2/text-2",
                "live/row-2/text-2/mark", "live/row-3", "live/row-3/mark",
            ])
        #expect(
            rows.entries.map(\.parent) == [
                nil, "live", "live/row", "live", "live/row-2", "live/row-2", "live/row-2/text-2", "live", "live/row-3",
            ])
        #expect(rows.children(of: "live/row") == ["live/row/text"])
        #expect(rows.children(of: "live/row-2") == ["live/row-2/text", "live/row-2/text-2"])
    }

    /// A number that a sibling has as its name is left out.
    @Test(arguments: [["text", "text-2", "text"], ["text-2", "text", "text"], ["text", "text", "text-3"]])
    func aTakenNumberIsLeftOut(_ names: [String]) {
        let siblings = tree([(0, "live", "live")] + names.map { (1, $0, "text") })
        let paths = siblings.children(of: "live")
        #expect(Set(paths) == (names.last == "text" ? ["live/text", "live/text-2", "live/text-3"] : Set(paths)))
        #expect(Set(paths).count == 3)
    }

    /// The parts of two bars of one name are told apart by their places; a name that one bar has is enough.
    @Test func partsOfBarsOfOneNameHaveTheirPlaces() {
        let bars = tree([
            (0, "live", "live"), (1, "row", "hstack"), (2, "order", "progress"), (3, "track", "fill"),
            (1, "row", "hstack"), (2, "order", "progress"), (3, "track", "fill"), (1, "share", "gauge"),
            (2, "arc", "fill"),
        ])
        let names = bars.entries.map { bars.authorsName(of: $0) }
        #expect(names == [nil, nil, nil, "live/row/order", nil, nil, "live/row-2/order", nil, "share"])
    }

    /// A name that several nodes have is told with that of a node around it: for a name of an author the nearest that no
    /// other node has, for a kind that of the element that holds it, wrappers left out.
    @Test func aNameOfSeveralIsToldWithAnother() {
        let rows = tree([
            (0, "live", "live"), (1, "offer", "vstack"), (2, "hstack", "hstack"), (3, "price", "text"),
            (3, "padding", "padding"), (4, "fill", "fill"), (1, "demand", "vstack"), (2, "hstack", "hstack"),
            (3, "price", "text"), (3, "fill", "fill"),
        ])
        let labels = rows.entries.map { rows.label(of: $0, isQuoting: true) }
        #expect(
            labels == [
                "balloon", "offer", "hstack of offer", "price of offer", "padding of fill", "fill of hstack", "demand",
                "hstack of demand", "price of demand", "fill of hstack",
            ])
    }
}
