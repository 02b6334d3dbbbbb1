import BalloonLayouts
import Drawing
import Foundation
import Sweeps
import Testing
import Typesetting
import ViewLayout

/// A fault in what layout hands over to drawing, as a mistake in its code would make it: the placed tree of an example,
/// changed by hand.
struct LayoutMutation: Sendable, CustomTestStringConvertible {
    let name: String
    /// The golden of the example.
    let golden: String
    /// The nodes to which the difference may be laid.
    let nodes: Set<String>
    let change: @Sendable (inout PlacedBalloon) throws -> Void

    var testDescription: String { name }

    /// Changes one node of the balloon.
    static func node(
        _ name: String, of golden: String, _ node: String, laidTo others: String...,
        by change: @escaping @Sendable (inout PlacedNode) throws -> Void
    ) -> LayoutMutation {
        LayoutMutation(name: name, golden: golden, nodes: Set([node] + others)) { balloon in
            var root = balloon.balloon
            let isFound = try root.change(node, change)
            try #require(isFound, "there is no \(node)")
            balloon = balloon.showing(root)
        }
    }

    /// Changes one text of the balloon.
    static func text(
        _ name: String, of golden: String, _ node: String, by change: @escaping @Sendable (inout PlacedText) -> Void
    ) -> LayoutMutation {
        .node(name, of: golden, node) { node in
            guard case .text(var text) = node.content else {
                Issue.record("\(node.name) is not a text")
                return
            }
            change(&text)
            node.content = .text(text)
        }
    }
}

extension PlacedNode {
    /// Changes the first node below this one that has a name.
    /// - Returns: whether there is one.
    mutating func change(_ name: String, _ change: (inout PlacedNode) throws -> Void) rethrows -> Bool {
        if self.name == name {
            try change(&self)
            return true
        }
        for index in children.indices where try children[index].change(name, change) { return true }
        return false
    }

    /// Changes every node below this one that has a name.
    mutating func changeAll(_ name: String, _ change: (inout PlacedNode) -> Void) {
        if self.name == name { change(&self) }
        for index in children.indices { children[index].changeAll(name, change) }
    }

    /// The first node at or below this one that has a name.
    func first(_ name: String) -> PlacedNode? {
        if self.name == name { return self }
        for child in children { if let found = child.first(name) { return found } }
        return nil
    }

    /// Takes the nodes with a name away.
    mutating func remove(_ name: String) {
        children.removeAll { $0.name == name }
        for index in children.indices { children[index].remove(name) }
    }

    /// Gives a fact another value.
    mutating func set(_ fact: String, _ value: String) {
        for index in attributes.indices where attributes[index].name == fact { attributes[index].value = value }
    }
}
