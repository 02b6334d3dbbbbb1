import Drawing
import Foundation
import Support
import ViewLayout

/// Findings about texts of a live layout with too little contrast to their background.
enum TextContrast {
    /// Every text whose contrast is below the minimum of its size, in drawing order.
    ///
    /// Where a line stands on one colour, that colour is compared; else the view is drawn once without its texts, a
    /// pixel a point. Of a text the line that reads worst counts, as far as it is not clipped. A text colour of the
    /// system on the balloon's own background is the system's choice and not judged: Apple's tint and secondary label
    /// stand out less there than its guidelines ask.
    /// - Complexity: O(texts × nodes); and O(points of the balloon), when a text stands on several colours.
    static func findings(in root: PlacedNode, size: CGSize, for traits: TraitCollection) -> [Finding] {
        let texts = texts(in: root, named: root.name)
        guard !texts.isEmpty, size.width >= 1, size.height >= 1 else { return [] }
        let list = DisplayList(size: size, items: DisplayList(placed: root.withoutTexts, size: size).items)
        let background = TextBackground(of: list)
        let own: Color? = if case .fill(_, let color) = root.content { color } else { nil }
        let system = textColors.map { $0.resolved(with: traits) }
        return texts.compactMap { text in
            // Emoji have their own colours.
            guard case .text(let placed) = text.node.content,
                placed.text.contains(where: { $0.isLetter || $0.isNumber })
            else { return nil }
            return finding(
                text, on: background, except: text.opacity == 1 && system.contains(placed.color) ? own : nil)
        }
    }

    /// A text with the properties that change its colour and its extent.
    private struct ShownText {
        let node: PlacedNode
        let name: String
        /// The product of the opacities of all nodes around it.
        let opacity: Double
        /// The box that clips it.
        let visible: CGRect
    }

    private static func texts(
        in node: PlacedNode, named name: String, opacity: Double = 1, visible: CGRect? = nil
    ) -> [ShownText] {
        let opacity = opacity * node.opacity
        var visible = visible ?? node.frame
        if let clip = node.clip { visible = visible.intersection(clip.box) }
        var found: [ShownText] = []
        if case .text = node.content {
            found.append(ShownText(node: node, name: name, opacity: opacity, visible: visible))
        }
        return found
            + node.namedChildren.flatMap { texts(in: $0.node, named: $0.name, opacity: opacity, visible: visible) }
    }

    /// The system's colours for text; its red or its grey is an author's choice.
    private static let textColors: [SemanticColor] = [.label, .secondaryLabel, .tint]

    /// Apple's tint has 2.9 on the grey of a balloon; a system colour with less belongs to the other appearance, such
    /// as black in dark mode.
    private static let systemContrast = 2.5

    /// - Parameter systemBackground: a colour on which the text is not checked.
    private static func finding(_ shown: ShownText, on background: TextBackground, except systemBackground: Color?)
        -> Finding?
    {
        guard case .text(let text) = shown.node.content else { return nil }
        func number(_ attribute: String) -> Double? {
            shown.node.attributes.first { $0.name == attribute }.flatMap { Double($0.value) }
        }
        let minimum = TitleContrast.minimum(pointSize: number("size") ?? 17, weight: number("weight") ?? 400)
        guard let worst = worst(shown, text, on: background, except: systemBackground), worst.ratio < minimum else {
            return nil
        }
        let ratio = (worst.ratio * 10).rounded(.down) / 10
        return Finding(
            .textContrastLow, node: shown.name,
            message:
                "\(shown.name) \(QuotedText.beginning(of: text.text)) has a contrast of \(ratio) (APCA Lc "
                + "\(Int(worst.lightness.rounded()))) with what is under it, less than \(minimum); change its colour or the "
                + "one below")
    }

    /// The contrast of a text's line that is hardest to read.
    private static func worst(
        _ shown: ShownText, _ text: PlacedText, on background: TextBackground, except systemBackground: Color? = nil
    ) -> TitleContrast.Measured? {
        // In a translucent group with its own background, the computed contrast is a little too large.
        var color = text.color
        color.alpha = UInt8((Double(color.alpha) * shown.opacity).rounded())
        let contrasts = zip(text.layout.lines, text.lineOrigins).compactMap { line, origin -> TitleContrast.Measured? in
            let box = CGRect(
                x: origin.x, y: origin.y - line.ascent, width: line.width, height: line.ascent + line.descent
            ).intersection(shown.visible)
            guard !box.isEmpty, let contrast = background.contrast(of: color, in: box) else { return nil }
            let isSystems = systemBackground.map { background.isFilled(with: $0, in: box) } ?? false
            return isSystems && contrast.ratio >= systemContrast ? nil : contrast
        }
        return contrasts.min { $0.ratio < $1.ratio }
    }

    /// The contrast of each text with its background, in the order of the tree; nil for a text that is not visible.
    static func all(in root: PlacedNode, size: CGSize) -> [TitleContrast.Measured?] {
        let texts = texts(in: root, named: root.name)
        guard !texts.isEmpty, size.width >= 1, size.height >= 1 else { return texts.map { _ in nil } }
        let background = TextBackground(
            of: DisplayList(size: size, items: DisplayList(placed: root.withoutTexts, size: size).items))
        return texts.map { shown in
            guard case .text(let text) = shown.node.content else { return nil }
            return worst(shown, text, on: background)
        }
    }
}

/// The background of the texts of a view; drawn only when necessary, and once.
private struct TextBackground {
    private let plain: PlainBackground
    private let drawn: LazyValue<Bitmap?>

    init(of list: DisplayList) {
        plain = PlainBackground(list.items)
        drawn = LazyValue { try? Renderer().render(list, scale: 1) }
    }

    /// The contrast of a text's line; nil where nothing is under it, or the line is not visible.
    func contrast(of color: Color, in box: CGRect) -> TitleContrast.Measured? {
        switch plain.background(under: box) {
        case .nothing: nil
        case .plain(let background): TitleContrast.of(color, onPlain: background)
        case .unknown: drawn.value.flatMap { TitleContrast.of(color, on: $0, in: box) }
        }
    }

    /// Whether all visible pixels under a box have a colour.
    func isFilled(with color: Color, in box: CGRect) -> Bool {
        switch plain.background(under: box) {
        case .nothing: false
        case .plain(let background): background == color
        case .unknown: drawn.value?.isFilled(with: color, in: box) == true
        }
    }
}

extension Bitmap {
    /// Whether every pixel in a box has a colour. Pixels that the balloon's corners leave transparent are skipped,
    /// because no text is visible there.
    fileprivate func isFilled(with color: Color, in box: CGRect) -> Bool {
        let components = [color.red, color.green, color.blue, color.alpha]
        guard let inside = PixelBox(box, in: self) else { return false }
        return inside.rows.allSatisfy { y in
            inside.columns.allSatisfy { x in
                let pixel = pixels[((y * width + x) * 4)...].prefix(4)
                return pixel.last == 0 || pixel.elementsEqual(components)
            }
        }
    }
}

extension Shape {
    /// A box around the visible area of a clip; without a balloon's tail, which contains no text.
    fileprivate var box: CGRect {
        switch self {
        case .rectangle(let box), .rounded(let box, _, _), .border(let box, _, _, _): box
        case .balloon(let balloon): balloon.body
        case .path, .evenOdd: CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
        }
    }
}

extension PlacedNode {
    /// The tree without texts.
    fileprivate var withoutTexts: PlacedNode {
        var node = self
        if case .text = content { node.content = .nothing }
        node.children = children.map(\.withoutTexts)
        return node
    }
}
