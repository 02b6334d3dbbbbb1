import Foundation
import Testing

@testable import ViewLayout

/// How the nodes of two records differ: what moved by itself, what grew, what came and went, and which facts changed.
@Suite struct NodeComparisonTests {
    typealias Node = LayoutRecord.Node

    private func node(
        _ depth: Int, _ id: String, _ kind: String = "fill", x: CGFloat = 0, y: CGFloat = 0, width: CGFloat = 10,
        height: CGFloat = 10, facts attributes: [LayoutRecord.Attribute] = []
    ) -> Node {
        Node(
            depth: depth, id: id, kind: kind, frame: CGRect(x: x, y: y, width: width, height: height),
            attributes: attributes)
    }

    private func changes(_ old: [Node], _ new: [Node]) -> [LayoutChange] {
        LayoutDifference(from: LayoutRecord(nodes: old), to: LayoutRecord(nodes: new)).changes
    }

    private func kinds(_ old: [Node], _ new: [Node], of node: String) -> [LayoutChange.Kind] {
        changes(old, new).filter { $0.node == node }.map(\.kind)
    }

    /// What a node moved on the balloon, less what the node around it moved. What stays where it was has not moved, and a
    /// thousandth of a point is what two rounded numbers differ by.
    @Test(
        arguments: [
            ((0, 0), (3, 4), (3, 4)), ((5, 6), (0, 0), nil), ((5, 6), (5, 6), nil), ((5, 6), (7, 6), (2, 0)),
            ((5, 6), (5, 9), (0, 3)), ((5, 6), (0, 9), (0, 3)), ((5, 6), (8, 0), (3, 0)), ((5, 0), (0, 0), nil),
            ((0, 6), (0, 0), nil), ((5, 6), (-5, -6), (-10, -12)), ((5, 6), (5.001, 5.999), nil),
            ((5, 6), (5.002, 5.998), (0.002, -0.002)), ((0, 0), (0.001, 0), (0.001, 0)),
        ] as [((CGFloat, CGFloat), (CGFloat, CGFloat), (Double, Double)?)])
    func movements(_ around: (CGFloat, CGFloat), _ own: (CGFloat, CGFloat), _ told: (Double, Double)?) {
        func nodes(_ around: (CGFloat, CGFloat), _ own: (CGFloat, CGFloat)) -> [Node] {
            [
                node(0, "live", width: 200, height: 200), node(1, "box", x: 20 + around.0, y: 30 + around.1),
                node(2, "mark", x: 22 + own.0, y: 33 + own.1),
            ]
        }
        let found = kinds(nodes((0, 0), (0, 0)), nodes(around, own), of: "mark")
        #expect(found == (told.map { [.moved(right: $0.0, down: $0.1)] } ?? []))
        let box = kinds(nodes((0, 0), (0, 0)), nodes(around, own), of: "box")
        let isStill = around.0 == 0 && around.1 == 0
        #expect(box == (isStill ? [] : [.moved(right: Double(around.0), down: Double(around.1))]))
    }

    /// A node that came between has not moved, so what is in it is compared with the next node around.
    @Test func whatCameBetweenCarriesNothing() {
        let old = [node(0, "live"), node(1, "box", x: 5), node(2, "mark", x: 5)]
        let new = [node(0, "live"), node(1, "box", x: 9), node(2, "padding", "padding", x: 9), node(3, "mark", x: 9)]
        #expect(kinds(old, new, of: "box") == [.moved(right: 4, down: 0)])
        #expect(kinds(old, new, of: "mark") == [])
    }

    @Test(arguments: [(4, 0), (0, -3), (2, 7), (0, 0), (0.001, 0)] as [(CGFloat, CGFloat)])
    func growth(_ width: CGFloat, _ height: CGFloat) {
        let found = kinds([node(0, "a")], [node(0, "a", width: 10 + width, height: 10 + height)], of: "a")
        let expected = LayoutChange.Kind.resized(width: Double(width), height: Double(height))
        #expect(found == (width == 0 && height == 0 ? [] : [expected]))
    }

    /// A tree that comes or goes is told by its top, and what went at the place where it was.
    @Test func whatComesOrGoesIsToldOnceAtItsPlace() {
        let box = [node(1, "box", "zstack"), node(2, "in", "fill"), node(3, "deep", "image")]
        let (first, last) = (node(1, "first"), node(1, "last"))
        let (small, large) = ([node(0, "live"), first, last], [node(0, "live"), first] + box + [last])
        #expect(changes(small, large).map(\.kind) == [.added(kind: "zstack", texts: [])])
        #expect(changes(large, small).map(\.kind) == [.removed(kind: "zstack", texts: [])])
        let moved = [node(0, "live"), node(1, "first", x: 1), node(1, "last", x: 2)]
        #expect(changes(large, moved).map(\.node) == ["first", "box", "last"])
        #expect(changes(small, [node(0, "live")]).map(\.node) == ["first", "last"])
    }

    /// Siblings that change places are in another order; those that come between the others are not.
    @Test(
        arguments: [
            (["a", "b", "c"], false), (["b", "a", "c"], true), (["c", "a", "b"], true), (["b", "c", "a"], true),
            (["a", "x", "b", "c"], false), (["a", "c"], false), (["c", "x", "a"], true),
        ])
    func orders(_ names: [String], _ isReordered: Bool) {
        let old = [node(0, "live")] + ["a", "b", "c"].map { node(1, $0) }
        let new = [node(0, "live")] + names.map { node(1, $0) }
        #expect(kinds(old, new, of: "live").contains(.reordered) == isReordered)
    }

    /// Facts of one name are compared in their order, and the others by their names, in any order.
    @Test(
        arguments: [
            (["1", "2"], ["1", "3"], [.attribute(name: "a", from: "2", to: "3")]),
            (["1", "2"], ["1"], [.attributeRemoved(name: "a", value: "2")]),
            (["1"], ["1", "2"], [.attributeAdded(name: "a", value: "2")]),
            (
                ["1", "2"], ["2"],
                [.attribute(name: "a", from: "1", to: "2"), .attributeRemoved(name: "a", value: "2")]
            ),
            (["1", "2"], ["1", "2"], []),
        ] as [([String], [String], [LayoutChange.Kind])])
    func factsOfOneName(_ old: [String], _ new: [String], _ told: [LayoutChange.Kind]) {
        let before = old.map { LayoutRecord.Attribute("a", $0) } + [.init("b", "0")]
        let after = [.init("b", "0")] + new.map { LayoutRecord.Attribute("a", $0) }
        #expect(kinds([node(0, "x", facts: before)], [node(0, "x", facts: after)], of: "x") == told)
    }

    /// A gradient that goes through the whole of its node, and one that begins and ends inside: when the node grows they
    /// are the same, and a gradient that stays where it was is another one.
    @Test(arguments: [("(0,0),(100,60)", true), ("(0,0),(100,20)", false), ("(0,0),(50,60)", false)])
    func aGradientGrowsWithItsNode(_ ends: String, _ isSame: Bool) {
        func fact(_ ends: String) -> [LayoutRecord.Attribute] { [.init("gradient", ends + ",#000000@0.000")] }
        let old = node(0, "sky", width: 50, height: 20, facts: fact("(0,0),(50,20)"))
        let new = node(0, "sky", width: 100, height: 60, facts: fact(ends))
        #expect(kinds([old], [new], of: "sky").count == (isSame ? 1 : 2))
    }

    /// A name that is only unique in one of the records is told with its path.
    @Test func aNameThatTwoNodesHaveIsToldByItsPath() {
        let old = [node(0, "live"), node(1, "row"), node(2, "mark"), node(1, "end")]
        let new = [node(0, "live"), node(1, "row"), node(2, "mark", width: 11), node(1, "end"), node(2, "mark")]
        #expect(changes(old, new).map(\.node) == ["live/row/mark", "live/end/mark"])
        #expect(
            changes(old, [node(0, "live"), node(1, "row"), node(2, "mark", width: 11), node(1, "end")]).map(\.node) == [
                "mark"
            ])
    }

    /// What is added has the place of what was removed behind the same sibling, and no other.
    @Test(
        arguments: [
            (["old", "a", "b"], ["new", "a", "b"], true), (["a", "old", "b"], ["a", "new", "b"], true),
            (["a", "b", "old"], ["a", "b", "new"], true), (["old", "a", "b"], ["a", "new", "b"], false),
            (["a", "old", "b"], ["a", "b", "new"], false), (["a", "b", "old"], ["new", "a", "b"], false),
        ])
    func placesOfWhatComesAndGoes(_ old: [String], _ new: [String], _ isSame: Bool) {
        func nodes(_ names: [String]) -> [Node] {
            [node(0, "live")] + names.map { node(1, $0, $0 == "new" ? "image" : "fill") }
        }
        let places = changes(nodes(old), nodes(new)).compactMap(\.place)
        #expect(places.count == 2 && (places.first == places.last) == isSame)
    }
}
