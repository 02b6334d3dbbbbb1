import Drawing
import Foundation
import Support
import ViewLayout

/// The contrast of texts with their background, and findings about those of a live layout that have too little.
///
/// Where a line stands on one colour, that colour is compared; else the view is drawn once without its texts, a pixel a
/// point. Of a text the line that reads worst counts, as far as it is not clipped.
struct TextContrast: Sendable {
    private let texts: [ShownText]
    private let background: Backdrop

    /// - Complexity: O(nodes).
    init(in root: PlacedNode, size: CGSize, drawnBy renderers: Renderers) {
        texts = size.width < 1 || size.height < 1 ? [] : Self.texts(in: root, named: root.name)
        let items = texts.isEmpty ? [] : DisplayList(behindTextsOf: root, size: size).items
        background = Backdrop(of: DisplayList(size: size, items: items), drawnBy: renderers)
    }

    /// Every text whose contrast is below the minimum of its size, in drawing order.
    ///
    /// A text colour of the system on the grey of a balloon is the system's choice and not judged: Apple's tint and
    /// secondary label stand out less there than its guidelines ask. An app's `messageTintColor` is its own choice.
    /// - Parameter grey: the balloon's own colour where it is the system's.
    /// - Complexity: O(texts × nodes); and O(points of the balloon), when a text stands on several colours.
    func findings(for traits: TraitCollection, on grey: Color?) -> [Finding] {
        let system = Self.textColors.map { $0.resolved(with: traits) }
        return judgedTexts.compactMap { shown, text in
            finding(shown, text, except: shown.opacity == 1 && system.contains(text.color) ? grey : nil)
        }
    }

    /// Whether something must be drawn to know the findings.
    var needsDrawing: Bool {
        judgedTexts.contains { shown, text in
            Self.boxes(of: text, in: shown).contains { background.isDrawn(under: $0) }
        }
    }

    /// The texts that can have a finding: emoji have their own colours.
    private var judgedTexts: [(ShownText, PlacedText)] {
        texts.compactMap { shown in
            guard case .text(let text) = shown.node.content,
                text.text.contains(where: { $0.isLetter || $0.isNumber })
            else { return nil }
            return (shown, text)
        }
    }

    /// A text with the properties that change its colour and its extent.
    private struct ShownText: Sendable {
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
    static let systemContrast = 2.5

    /// - Parameter systemBackground: a colour on which the text is not checked.
    private func finding(_ shown: ShownText, _ text: PlacedText, except systemBackground: Color?) -> Finding? {
        func number(_ attribute: String) -> Double? {
            shown.node.attributes.first { $0.name == attribute }.flatMap { Double($0.value) }
        }
        let minimum = TitleContrast.minimum(pointSize: number("size") ?? 17, weight: number("weight") ?? 400)
        guard let worst = worst(shown, text, except: systemBackground), worst.ratio < minimum else { return nil }
        let ratio = (worst.ratio * 10).rounded(.down) / 10
        return Finding(
            .textContrastLow, node: shown.name,
            message:
                "\(shown.name) \(QuotedText.beginning(of: text.text)) has a contrast of \(ratio) (\(worst.colors)), "
                + "less than \(minimum); change its colour or the one below"
        ).unreadable(worst.ratio < TitleContrast.unreadable)
    }

    /// The visible parts of the lines of a text.
    private static func boxes(of text: PlacedText, in shown: ShownText) -> [CGRect] {
        text.lineBoxes.map { $0.intersection(shown.visible) }.filter { !$0.isEmpty }
    }

    /// The contrast of a text's line that is hardest to read.
    private func worst(
        _ shown: ShownText, _ text: PlacedText, except systemBackground: Color? = nil
    ) -> TitleContrast.Measured? {
        // In a translucent group with its own background, the computed contrast is a little too large.
        var color = text.color
        color.alpha = UInt8((Double(color.alpha) * shown.opacity).rounded())
        let contrasts = Self.boxes(of: text, in: shown).compactMap { box -> TitleContrast.Measured? in
            let below = background.pixels(under: box)
            guard let contrast = below.contrast(of: color) else { return nil }
            let isSystems = systemBackground.map { below.isFilled(with: $0) } ?? false
            return isSystems && contrast.ratio >= Self.systemContrast ? nil : contrast
        }
        return contrasts.min { $0.ratio < $1.ratio }
    }

    /// The contrast of each text with its background, in the order of the tree; nil for a text that is not visible.
    var all: [TitleContrast.Measured?] {
        texts.map { shown in
            guard case .text(let text) = shown.node.content else { return nil }
            return worst(shown, text)
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
