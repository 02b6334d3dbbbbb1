import Drawing
import Foundation
import Support
import ViewLayout

/// Findings about symbols, gauges, bars, the borders of buttons and pictures with transparent parts that hardly stand out from what
/// is drawn under them: less than 3 to 1 ("WCAG 2.2, 1.4.11 Non-text Contrast").
///
/// As with texts, label, secondaryLabel and tint on the grey of a balloon are the system's choice. Apple's other colours
/// there count as texts of the system do: its indigo has 2.9 in the dark.
struct GraphicContrast: Sendable {
    /// The minimum of WCAG 2.2, 1.4.11.
    static let minimum = 3.0

    private struct Shown: Sendable {
        let node: PlacedNode
        let name: String
        let form: Form
        let box: CGRect
        let opacity: Double
    }

    private enum Form: Sendable {
        case symbol(Color), gauge(Color), border(Color, inside: Color?), picture(Picture)
    }

    private let shown: [Shown]
    private let background: Backdrop

    /// - Complexity: O(nodes).
    init(in root: PlacedNode, size: CGSize, drawnBy renderers: Renderers) {
        shown = size.width < 1 || size.height < 1 ? [] : Self.graphics(in: root)
        let items = shown.isEmpty ? [] : DisplayList(placed: root.withoutGraphics, size: size).items
        background = Backdrop(of: DisplayList(size: size, items: items), drawnBy: renderers)
    }

    /// Whether something must be drawn to know the findings.
    var needsDrawing: Bool { shown.contains { background.isDrawn(under: $0.box) } }

    /// Everything that stands out too little, in drawing order.
    /// - Parameter grey: the balloon's own colour where it is the system's.
    func findings(for traits: TraitCollection, on grey: Color?) -> [Finding] {
        let system = [SemanticColor.label, .secondaryLabel, .tint].map { $0.resolved(with: traits) }
        let palette = SemanticColor.allCases.map { $0.resolved(with: traits) }
        return shown.compactMap { one -> Finding? in
            let below = background.pixels(under: one.box)
            let isSystems = grey.map(below.isFilled) ?? false
            let isPlain = isSystems && one.opacity == 1
            func minimum(of color: Color) -> Double {
                isPlain && palette.contains(color) ? TextContrast.systemContrast : Self.minimum
            }
            func contrast(_ color: Color) -> TitleContrast.Measured? {
                guard !(isPlain && system.contains(color)) else { return nil }
                var color = color
                color.alpha = UInt8((Double(color.alpha) * one.opacity).rounded())
                return below.contrast(of: color)
            }
            switch one.form {
            case .symbol(let color), .gauge(let color):
                guard let found = contrast(color), found.ratio < minimum(of: color) else { return nil }
                return Self.finding(one.name, found)
            case .border(let color, let inside):
                // What is inside tells where the button is, too.
                let inner = inside.flatMap(contrast)
                guard let found = contrast(color), max(found.ratio, inner?.ratio ?? 0) < Self.minimum else {
                    return nil
                }
                return Self.finding(one.name, found)
            case .picture(let picture):
                guard case .plain(let color) = below else { return nil }
                return VanishingPicture.finding(picture, named: one.name, on: color)
            }
        }
    }

    private static func finding(_ name: String, _ found: TitleContrast.Measured) -> Finding {
        Finding(
            .graphicContrastLow, node: name,
            message:
                "\(name) has a contrast of \((found.ratio * 10).rounded(.down) / 10) (\(found.colors)), less than "
                + "\(minimum); change its colour or the one below")
    }

    // MARK: - What is shown

    private static func graphics(in node: PlacedNode, opacity: Double = 1) -> [Shown] {
        let opacity = opacity * node.opacity
        return node.namedChildren.flatMap { name, child -> [Shown] in
            let inner = opacity * child.opacity
            func shown(_ form: Form) -> Shown {
                Shown(node: child, name: name, form: form, box: child.frame, opacity: inner)
            }
            switch child.content {
            case .fill(_, let color) where child.kind == .symbol: return [shown(.symbol(color))]
            case .picture(let picture, _) where VanishingPicture.isLogo(picture): return [shown(.picture(picture))]
            default: break
            }
            if child.kind == .gauge, let color = child.arcColor { return [shown(.gauge(color))] }
            if child.kind == .progress, let color = child.barColor { return [shown(.gauge(color))] }
            let border = child.border.map { [shown(.border($0.color, inside: child.firstFill))] } ?? []
            return (child.holdsButton ? border : []) + graphics(in: child, opacity: opacity)
        }
    }
}

extension PlacedNode {
    /// The tree without what ``GraphicContrast`` judges, and without texts.
    fileprivate var withoutGraphics: PlacedNode {
        var node = self
        switch content {
        case .text: node.content = .nothing
        case .fill where kind == .symbol: node.content = .nothing
        case .picture(let picture, _) where VanishingPicture.isLogo(picture): node.content = .nothing
        default: break
        }
        if kind == .gauge || kind == .progress { node.children = [] }
        if border != nil, holdsButton {
            node.border = nil
            node.children = []
        }
        node.children = node.children.map(\.withoutGraphics)
        return node
    }

    /// The colour of the filled part of a gauge, or of all of it where nothing is filled.
    fileprivate var arcColor: Color? {
        let arcs = children.flatMap { [$0] + $0.children }
        return arcs.last.flatMap { if case .fill(_, let color) = $0.content { color } else { nil } }
    }

    /// The colour of the filled part of a bar; nil where nothing is filled.
    fileprivate var barColor: Color? { children.first?.children.first?.firstFill }

    /// The colour of the first fill in the node.
    fileprivate var firstFill: Color? {
        if case .fill(_, let color) = content { return color }
        return children.lazy.compactMap(\.firstFill).first
    }
}
