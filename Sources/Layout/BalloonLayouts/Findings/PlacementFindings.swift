import Foundation
import ViewLayout

/// Findings about the places of nodes: nodes that extend beyond the balloon or are clipped, and texts that overlap.
///
/// Each node is compared with the innermost shape that clips it.
struct PlacementFindings {
    private var outside: [Finding] = []
    private var clipped: [Finding] = []
    private var texts = VisibleTexts()
    private var occluded = OccludedTexts()
    /// The outermost button that is being visited.
    private var button: String?
    /// The part of a conversation that is being visited.
    private var entry: String?
    /// The parts of a conversation that are clipped as a whole, so that their nodes get no findings of their own; nil
    /// for a balloon on its own.
    private let clippedBelow: Set<String?>
    /// The kind of the nodes that hold an author's view.
    private let viewKind: NodeKind?

    /// All findings of places, in drawing order, those of a kind together.
    /// - Parameters:
    ///   - root: the tree; that of a balloon on its own with the names that findings use.
    ///   - entries: what of a conversation each child of the root belongs to; empty for a balloon on its own.
    ///   - clippedBelow: what of it, or nil for the balloon, is clipped as a whole because it is too tall.
    ///   - viewKind: the kind of the nodes that hold an author's view, in which texts may be covered; nil for none.
    ///   - overlappingButtons: for each entry, or nil for the balloon, the buttons of which it is known that they overlap.
    /// - Complexity: O(nodes + n log n) for n lines, one step more for each pair of lines at one height, and in a view one
    ///   for each line near an opaque box that is drawn after it.
    static func findings(
        in root: PlacedNode, entries: [String?] = [], clippedBelow: Set<String?> = [],
        viewKind: NodeKind? = nil, overlappingButtons: [String?: Set<TouchTargets.Pair>] = [:]
    ) -> [Finding] {
        var search = PlacementFindings(clippedBelow: clippedBelow, viewKind: viewKind)
        var root = root
        if !entries.isEmpty { root.children = root.children.map(\.namedForFindings) }
        search.visit(root, named: root.name, in: ClippingBounds(of: root), entries: entries)
        return search.outside + search.clipped
            + OverlappingTexts(shown: search.texts, overlappingButtons: overlappingButtons).findings
            + search.occluded.findings(in: search.texts)
    }

    private init(clippedBelow: Set<String?>, viewKind: NodeKind?) {
        (self.clippedBelow, self.viewKind) = (clippedBelow, viewKind)
    }

    /// The maximum effect of rounding: a template's rows are rounded down to whole points (facts 3.2).
    static let tolerance: CGFloat = 1

    /// - Parameter isReported: whether a node around it already has a finding about clipping.
    private mutating func visit(
        _ node: PlacedNode, named name: String, in outer: ClippingBounds, entries: [String?] = [],
        isReported: Bool = false
    ) {
        let isOutside = node.frame.excess(over: outer.frame) > Self.tolerance && !node.isPicture
        if isOutside, !isReported {
            outside += OverflowingParts(
                of: node, named: name, beyond: outer, isClippedBelow: clippedBelow.contains(entry)
            ).findings(of: entry)
        }
        let bounds = outer.entering(node, viewKind: viewKind)
        if case .text(let text) = node.content {
            visit(text, named: name, in: bounds, isOutside: isOutside)
        } else if bounds.isInView {
            occluded.add(node, named: name, in: bounds, over: texts)
        }
        // The strip of apps and an app's own lists scroll, so nodes beyond their edge are not lost. Of emoji side by side
        // only the transparent margins overlap.
        guard ![.strip, .scroll, .emoji].contains(node.kind) else { return }
        let inner = bounds.inside(node, named: name, isOutside: isOutside)
        let around = button
        defer { button = around }
        if node.kind == .button, button == nil { button = name }
        for (index, (name, child)) in node.namedChildren.enumerated() {
            if entries.indices.contains(index) { entry = entries[index] }
            visit(child, named: name, in: inner ?? bounds, isReported: (isReported || isOutside) && inner == nil)
        }
    }

    private mutating func visit(
        _ text: PlacedText, named name: String, in bounds: ClippingBounds, isOutside: Bool
    ) {
        if !isOutside {
            let ink = ClippedInk(of: text, in: bounds)
            occluded.add(texts.texts.count, underBorderBy: ink.borderExcess)
            clipped += [ink.finding(named: name, in: bounds, of: entry)].compactMap { $0 }
        }
        texts.append(VisibleTexts.Text(name: name, entry: entry, button: button), of: text, in: bounds.frame)
    }
}
