import Drawing
import Foundation
import Support
import Typesetting
import ViewLayout

/// Findings about the places of nodes: nodes that extend beyond the balloon or are clipped, and texts that overlap.
///
/// Each node is compared with the innermost shape that clips it: the balloon's shape, the shape of the balloon in a
/// conversation, or a clip in a view.
struct PlacementFindings {
    private var outside: [Finding] = []
    private var clipped: [Finding] = []
    private var lines: [VisibleLine] = []
    /// The boxes of the letters of all lines.
    private var letters = BoxGrid()
    private var texts: [(name: String, entry: String?, button: String?)] = []
    /// The button that is being looked at.
    private var button: String?
    /// The buttons that overlap, which has findings of its own.
    private var overlappingButtons: [String?: Set<TouchTargets.Pair>] = [:]
    /// For each text of a view that something drawn later lies on, how wide it is covered, and by what.
    private var covers: [Int: Cover] = [:]
    /// The part of a conversation that is being visited.
    private var entry: String?
    /// The parts of a conversation that are clipped as a whole, so that their nodes get no findings of their own; nil
    /// for a balloon on its own.
    private var clippedBelow: Set<String?> = []
    /// The kind of the nodes that hold an author's view.
    private var viewKind: NodeKind?

    /// What is drawn over a text.
    private struct Cover {
        let points: CGFloat
        /// The node that is drawn later; nil for the border around the text.
        let name: String?
    }

    /// What clips a node and its children.
    private struct Bounds {
        var frame: CGRect
        /// The name in sentences.
        var name: String
        /// Whether it is inside an author's view.
        var isInView = false
        /// A box that the round corners do not clip; nil where there is none.
        var box: CGRect?
        /// The innermost shape in the view that clips; nil where none does.
        var shape: RoundedBox?
        /// The insides of the opaque borders in the view that are drawn over it.
        var borders: [RoundedBox] = []

        /// The part of a box that is drawn whatever the corners are.
        func surePart(of drawn: CGRect) -> CGRect {
            let visible = PlacementFindings.visible(drawn, in: frame)
            return box.map { PlacementFindings.visible(visible, in: $0) } ?? visible
        }

        /// The box inside both corners.
        func box(clippedBy shape: Shape) -> CGRect? {
            guard case .rounded(let outer, let radius, _) = shape else { return box }
            let inner = RoundedBox(outer, radius: radius).inner
            return box.map { PlacementFindings.visible(inner, in: $0) } ?? inner
        }
    }

    /// The visible part of a line, as a box from its ascent to its descent.
    private struct VisibleLine {
        /// The index of its text.
        var text: Int
        var box: CGRect
        /// The box from the tops of capitals to the baseline.
        var letters: CGRect
    }

    /// All findings of places, in drawing order, those of a kind together.
    /// - Parameters:
    ///   - root: the tree; that of a balloon on its own with the names that findings use.
    ///   - entries: what of a conversation each child of the root belongs to; empty for a balloon on its own.
    ///   - clippedBelow: what of it, or nil for the balloon, is clipped as a whole because it is too tall.
    ///   - viewKind: the kind of the nodes that hold an author's view, in which texts may be covered; nil for none.
    ///   - overlappingButtons: for each entry, or nil for the balloon, the buttons of which it is known that they overlap:
    ///     that their words do, too, says nothing new.
    /// - Complexity: O(nodes + n log n) for n lines, one step more for each pair of lines at one height, and in a view one
    ///   for each line near an opaque box that is drawn after it.
    static func findings(
        in root: PlacedNode, entries: [String?] = [], clippedBelow: Set<String?> = [],
        viewKind: NodeKind? = nil, overlappingButtons: [String?: Set<TouchTargets.Pair>] = [:]
    ) -> [Finding] {
        var search = PlacementFindings()
        search.overlappingButtons = overlappingButtons
        search.clippedBelow = clippedBelow
        search.viewKind = viewKind
        var root = root
        if !entries.isEmpty { root.children = root.children.map(\.namedForFindings) }
        search.visit(
            root, named: root.name, in: Bounds(frame: root.frame, name: "the \(root.kind.rawValue)"), entries: entries)
        return search.outside + search.clipped + search.overlaps + search.covered
    }

    /// The maximum effect of rounding: a template's rows are rounded down to whole points (facts 3.2).
    static let tolerance: CGFloat = 1

    /// The maximum part of a line's height that may overlap without touching letters: the part of San Francisco's line
    /// above its capitals and below its descenders is larger (0.25 of 1.19 em).
    private static let sharedHeight: CGFloat = 0.1

    /// - Parameter isReported: whether a node around it already has a finding about clipping.
    private mutating func visit(
        _ node: PlacedNode, named name: String, in bounds: Bounds, entries: [String?] = [], isReported: Bool = false
    ) {
        let isOutside = Self.excess(of: node.frame, over: bounds.frame) > Self.tolerance && !Self.isPicture(node)
        if isOutside, !isReported {
            let isClippedBelow = clippedBelow.contains(entry)
            outside += Self.clipped(in: node, named: name, by: bounds.frame, isClippedBelow: isClippedBelow).map {
                part in
                Finding(
                    .nodeOutsideBalloon, node: part.name, points: part.excess,
                    message:
                        "\(part.name)\(part.text.map { " " + QuotedText.beginning(of: $0) } ?? "") extends "
                        + "\(MetricValue.tenths(part.excess)) points beyond \(bounds.name); make it "
                        + "smaller, or give it more room", entry: entry)
            }
        }
        var bounds = bounds
        if node.kind == viewKind { bounds.isInView = true }
        if node.opacity < 1 || node.turnedBy != 0 { bounds.isInView = false }
        if bounds.isInView {
            bounds.shape = node.clip.flatMap(RoundedBox.init(inside:)) ?? bounds.shape
            if let border = node.border, border.color.alpha == 255, let inside = RoundedBox(inside: border.shape) {
                bounds.borders.append(inside)
            }
        }
        if case .text(let text) = node.content {
            visit(text, named: name, in: bounds, isOutside: isOutside)
        } else if bounds.isInView, let box = node.coveringBox {
            cover(bounds.surePart(of: box), with: node, named: name)
        }
        // The strip of apps and an app's own lists scroll, so nodes beyond their edge are not lost. Of emoji side by side
        // only the transparent margins overlap.
        guard ![.strip, .scroll, .emoji].contains(node.kind) else { return }
        let inner = node.clip.map { clip in
            Bounds(
                // If a shape is clipped, the finding is about the shape, and nodes inside it get none.
                frame: isOutside ? node.frame : Self.visible(node.frame, in: bounds.frame),
                name: Self.isBalloon(clip) ? "the balloon" : name, isInView: bounds.isInView,
                box: bounds.box(clippedBy: clip), shape: bounds.shape, borders: bounds.borders)
        }
        let around = button
        defer { button = around }
        if node.kind == .button, button == nil { button = name }
        for (index, (name, child)) in node.namedChildren.enumerated() {
            if entries.indices.contains(index) { entry = entries[index] }
            visit(child, named: name, in: inner ?? bounds, isReported: (isReported || isOutside) && inner == nil)
        }
    }

    private mutating func visit(_ text: PlacedText, named name: String, in bounds: Bounds, isOutside: Bool) {
        var inkExcess: CGFloat = 0
        // How far letters extend beyond the shape that clips them, and into a border.
        var (shapeExcess, borderExcess): (CGFloat, CGFloat) = (0, 0)
        for (line, origin) in zip(text.layout.lines, text.lineOrigins) {
            let box = Self.visible(line.box(at: origin), in: bounds.frame)
            let letters = Self.visible(line.capitals(at: origin), in: bounds.frame)
            if !box.isEmpty {
                self.letters.append(letters)
                lines.append(VisibleLine(text: texts.count, box: box, letters: letters))
            }
            guard !isOutside else { continue }
            if bounds.isInView, bounds.shape != nil || !bounds.borders.isEmpty,
                let drawn = Self.letters(of: line, at: origin, in: text.paragraph)
            {
                shapeExcess = max(shapeExcess, bounds.shape?.excess(of: drawn) ?? 0)
                borderExcess = bounds.borders.reduce(borderExcess) { max($0, $1.excess(of: drawn)) }
            }
            // Usually the maximum extent of the text's ink is enough to decide.
            if let limits = text.paragraph.inkLimits(of: line),
                Self.excess(of: limits.box(at: origin), over: bounds.frame) <= Self.tolerance
            {
                continue
            }
            guard let ink = text.paragraph.inkBounds(of: line) else { continue }
            inkExcess = max(inkExcess, Self.excess(of: ink.box(at: origin), over: bounds.frame))
        }
        if borderExcess > Self.tolerance { covers[texts.count] = Cover(points: borderExcess, name: nil) }
        texts.append((name, entry, button))
        let excess = max(inkExcess, shapeExcess)
        guard excess > Self.tolerance else { return }
        let message =
            inkExcess > Self.tolerance
            ? "\(name) has ink outside \(bounds.name), where it is clipped; stack fewer marks, or give it more padding"
            : "\(name) has letters outside its round shape, where they are clipped; give the shape to a stack around the "
                + "padded text"
        clipped.append(Finding(.inkClipped, node: name, points: excess, message: message, entry: entry))
    }

    /// The box of a line's ink from the tops of capitals to the baseline; nil where nothing is drawn there.
    private static func letters(of line: TextLine, at origin: CGPoint, in paragraph: Paragraph) -> CGRect? {
        guard let ink = paragraph.inkBounds(of: line)?.box(at: origin) else { return nil }
        let capitals = line.capitals(at: origin)
        let box = ink.intersection(CGRect(x: ink.minX, y: capitals.minY, width: ink.width, height: capitals.height))
        return box.isEmpty ? nil : box
    }

    /// Records the texts that a box drawn later covers.
    private mutating func cover(_ box: CGRect, with node: PlacedNode, named name: String) {
        let cover = CoveredText.Cover.box(box)
        let below = letters.places(near: box).map { lines[$0] }.filter { $0.letters.intersects(box) }
        // All pixels of a picture are examined only where it covers a text.
        guard !below.isEmpty, node.isOpaque else { return }
        for line in below {
            let points = cover.coveredWidth(line.letters)
            // Less than a point does not hide a letter.
            if points >= Self.tolerance, points > covers[line.text]?.points ?? 0 {
                covers[line.text] = Cover(points: points, name: name)
            }
        }
    }

    /// Each covered text of a view, once, with what covers it most.
    private var covered: [Finding] {
        covers.sorted { $0.key < $1.key }.map { text, cover in
            Finding(
                .textCovered, node: texts[text].name, points: cover.points,
                message: cover.name.map {
                    "\($0) is drawn over \(texts[text].name); name the text after it, so that the text is drawn later, or "
                        + "give both places of their own"
                }
                    ?? "\(texts[text].name) lies under the border around it; give the border to a stack around the padded text",
                entry: texts[text].entry)
        }
    }

    /// Each text that overlaps others, once, with the one that it covers most.
    private var overlaps: [Finding] {
        var deepest: [Int: (points: CGFloat, other: Int)] = [:]
        let sorted = lines.sorted { $0.box.minY < $1.box.minY }
        for (index, line) in sorted.enumerated() {
            for other in sorted[(index + 1)...] {
                guard other.box.minY < line.box.maxY else { break }
                guard line.text != other.text, !areOfOverlappingButtons(line.text, other.text) else { continue }
                let common = line.box.intersection(other.box)
                let height = min(line.box.height, other.box.height)
                // A line's box has space above and below its letters, so a small overlap does not matter.
                guard !common.isEmpty, common.height > height * Self.sharedHeight else { continue }
                let points = min(common.width, common.height)
                let (first, second) = (min(line.text, other.text), max(line.text, other.text))
                if points > max(Self.tolerance, deepest[second]?.points ?? 0) { deepest[second] = (points, first) }
            }
        }
        return deepest.sorted { $0.key < $1.key }.map { text, overlap in
            Finding(
                .textsOverlap, node: texts[text].name, points: overlap.points,
                message: "\(texts[text].name) overlaps \(texts[overlap.other].name); give both more room",
                entry: texts[text].entry)
        }
    }

    /// Whether two texts are in two buttons that are known to overlap.
    private func areOfOverlappingButtons(_ first: Int, _ second: Int) -> Bool {
        let (behind, front) = (texts[min(first, second)], texts[max(first, second)])
        guard behind.entry == front.entry, let button = behind.button, let other = front.button,
            let known = overlappingButtons[behind.entry]
        else { return false }
        return known.contains(TouchTargets.Pair(behind: button, front: other))
    }

    /// Something drawn that extends beyond a box.
    private struct Part {
        let name: String
        /// The text; nil for other nodes.
        let text: String?
        let excess: CGFloat
    }

    /// The parts of a node that extend beyond a box: each text, and of the rest the part that extends furthest. A node
    /// that only contains others may extend beyond the box if nothing of it is visible there. Buttons and clipped
    /// shapes are reported by their own names.
    /// - Parameter isClippedBelow: whether `contentClipped` already reports that the view is too tall.
    private static func clipped(
        in node: PlacedNode, named name: String, by outer: CGRect, isClippedBelow: Bool
    ) -> [Part] {
        var parts: [Part] = []
        func look(_ node: PlacedNode, _ name: String) {
            let excess = excess(of: node.frame, over: outer)
            let isWhole = node.clip != nil || node.border != nil || node.kind == .button
            let (left, right) = (outer.minX - node.frame.minX, node.frame.maxX - outer.maxX)
            // A view that is too tall is centred, so that it loses as much at its top as below.
            let isReported = isClippedBelow && max(left, right) <= tolerance
            if isWhole || node.isDrawn, !isPicture(node), !isReported, excess > tolerance {
                let text: String? = if case .text(let text) = node.content { text.text } else { nil }
                parts.append(Part(name: name, text: text, excess: excess))
            }
            guard !isWhole else { return }
            for (name, child) in node.namedChildren { look(child, name) }
        }
        look(node, name)
        let others = parts.filter { $0.text == nil }.max { $0.excess < $1.excess }
        return parts.filter { $0.text != nil } + [others].compactMap { $0 }
    }

    /// Whether a node is a picture, which may be cropped.
    private static func isPicture(_ node: PlacedNode) -> Bool {
        if case .picture = node.content { true } else { false }
    }

    private static func isBalloon(_ shape: Shape) -> Bool {
        if case .balloon = shape { true } else { false }
    }

    /// The part of a box inside another one. It has no width or height where there is none, but always a place.
    private static func visible(_ box: CGRect, in outer: CGRect) -> CGRect {
        let (x, y) = (min(max(box.minX, outer.minX), outer.maxX), min(max(box.minY, outer.minY), outer.maxY))
        return CGRect(
            x: x, y: y, width: max(0, min(box.maxX, outer.maxX) - x), height: max(0, min(box.maxY, outer.maxY) - y))
    }

    /// How far a box extends beyond another, on the side where it does most.
    private static func excess(of box: CGRect, over outer: CGRect) -> CGFloat {
        max(outer.minX - box.minX, box.maxX - outer.maxX, outer.minY - box.minY, box.maxY - outer.maxY)
    }
}

extension PlacedNode {
    /// A box that hides everything below it if the node ``isOpaque``; nil where none is known.
    fileprivate var coveringBox: CGRect? {
        switch content {
        case .fill(.rectangle(let box), _) where clip == nil: box
        case .fill(.rounded(let box, let radius, _), _) where clip == nil: RoundedBox(box, radius: radius).inner
        case .picture(_, let extent) where clip == nil: extent.intersection(frame)
        default: nil
        }
    }

    /// Whether the node hides everything below it.
    fileprivate var isOpaque: Bool {
        switch content {
        case .fill(_, let color): color.alpha == 255
        case .picture(let picture, _): picture.isOpaque
        default: false
        }
    }

    /// Whether the node itself draws something.
    fileprivate var isDrawn: Bool {
        if case .nothing = content { false } else { true }
    }
}
