import Drawing
import Foundation
import ViewLayout

/// The parts of a balloon by their names: those of a template's texts, the ids of a view's elements, and whatever else
/// records and findings call them. A part of a conversation has the entry before it: `entries[2] caption`.
///
/// ```swift
/// let balloon = try BalloonScene(contentsOf: "Examples/dinner-invitation.yaml").layout(fonts: .bundled())
/// print(balloon.caption.lines, balloon["subcaption"].isTruncated, balloon.frame(of: "image") ?? .null)
/// ```
extension PlacedBalloon {
    /// A part by its name. One that is not there has no lines, and its frame is null.
    /// - Complexity: O(nodes).
    public subscript(name: String) -> BalloonPart {
        for root in roots(of: name) {
            let ownName = Self.ownName(name)
            let found = root.nodes(named: ownName)
            guard let first = found.first else { continue }
            return BalloonPart(
                name, first, holder: found.first { if case .text = $0.content { true } else { false } },
                touchTarget: first.kind == .button ? root.touchTarget(of: ownName) : nil)
        }
        return BalloonPart(missing: name)
    }

    /// The place of a part in the balloon, in points; nil for one that is not there.
    /// - Complexity: O(nodes).
    public func frame(of name: String) -> CGRect? {
        let part = self[name]
        return part.isThere ? part.frame : nil
    }

    /// The top row of the caption bar.
    public var caption: BalloonPart { self["caption"] }
    /// The text at the end of the top row.
    public var trailingCaption: BalloonPart { self["trailingCaption"] }
    /// The bottom row of the caption bar.
    public var subcaption: BalloonPart { self["subcaption"] }
    /// The text at the end of the bottom row.
    public var trailingSubcaption: BalloonPart { self["trailingSubcaption"] }
    /// The title over the picture.
    public var imageTitle: BalloonPart { self["imageTitle"] }
    /// The subtitle over the picture.
    public var imageSubtitle: BalloonPart { self["imageSubtitle"] }

    /// The names of all parts, in drawing order.
    package var partNames: [String] {
        entries.isEmpty
            ? namedRoot.allNames
            : zip(entries, balloon.children).flatMap { entry, child in
                child.namedForFindings.allNames.map { name in entry.map { "\($0) \(name)" } ?? name }
            }
    }

    /// How much a text stands out from what is under it, where that is least ("WCAG 2.2, contrast ratio": 1 to 21); nil
    /// for a part without visible text.
    /// - Complexity: O(texts × nodes); and O(points of the balloon), when a text has a background of several colours.
    public func contrast(of name: String) -> Double? {
        let requested = Self.ownName(name)
        for root in roots(of: name) {
            let names = root.textNames
            let measured = TextContrast(in: root, size: size, drawnBy: Renderers()).all
            for (name, contrast) in zip(names, measured) where name == requested { return contrast?.ratio }
        }
        return nil
    }

    /// The trees in which a name is searched: those of an entry that the name begins with, or the whole.
    private func roots(of name: String) -> [PlacedNode] {
        guard !entries.isEmpty else { return [namedRoot] }
        let entry = name.split(separator: " ").count > 1 ? name.split(separator: " ").first.map(String.init) : nil
        return zip(entries, balloon.children).filter { entry == nil || $0.0 == entry }.map(\.1.namedForFindings)
    }

    /// The name without the entry before it.
    private static func ownName(_ name: String) -> String { name.split(separator: " ").last.map(String.init) ?? name }
}

extension PlacedNode {
    /// The nodes of a name, parents before their children.
    fileprivate func nodes(named requested: String) -> [PlacedNode] {
        (name == requested ? [self] : []) + children.flatMap { $0.nodes(named: requested) }
    }

    /// The names of the node and of all nodes in it, each once.
    fileprivate var allNames: [String] {
        children.flatMap(\.allNames).reduce(into: [name]) { names, name in
            if !names.contains(name) { names.append(name) }
        }
    }

    /// The names of the texts, in drawing order.
    fileprivate var textNames: [String] {
        var own: [String] = []
        if case .text = content { own = [name] }
        return own + children.flatMap(\.textNames)
    }
}
