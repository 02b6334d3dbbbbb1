import Drawing
import Foundation
import ViewLayout

/// Findings about texts of a live layout that stand out too little from what is drawn under them.
enum TextContrast {
    /// Every text whose contrast is below the least of its size, in drawing order.
    ///
    /// The view is drawn once without its texts, a pixel a point; of a text the line that reads worst counts. A colour of
    /// the system on the balloon's own background is the system's choice and not judged: Apple's tint and secondary
    /// label stand out less there than its guidelines ask.
    /// - Complexity: O(points of the balloon), when there is a text.
    static func findings(in root: PlacedNode, size: CGSize, for traits: TraitCollection) -> [Finding] {
        let texts = texts(in: root, named: root.name)
        guard !texts.isEmpty, size.width >= 1, size.height >= 1,
            let ground = try? Renderer().render(
                DisplayList(size: size, items: DisplayList(placed: root.withoutTexts, size: size).items), scale: 1)
        else { return [] }
        let own: Color? = if case .fill(_, let color) = root.content { color } else { nil }
        let system = SemanticColor.allCases.map { $0.resolved(with: traits) }
        return texts.compactMap { text in
            // Emoji have colours of their own.
            guard case .text(let placed) = text.node.content,
                placed.text.contains(where: { $0.isLetter || $0.isNumber })
            else { return nil }
            return finding(
                text.node, named: text.name, opacity: text.opacity, on: ground,
                except: text.opacity == 1 && system.contains(placed.color) ? own : nil)
        }
    }

    /// - Parameter opacity: that of all nodes around the node together.
    private static func texts(
        in node: PlacedNode, named name: String, opacity: Double = 1
    ) -> [(node: PlacedNode, name: String, opacity: Double)] {
        let opacity = opacity * node.opacity
        var found: [(node: PlacedNode, name: String, opacity: Double)] = []
        if case .text = node.content { found.append((node, name, opacity)) }
        return found + node.namedChildren.flatMap { texts(in: $0.node, named: $0.name, opacity: opacity) }
    }

    /// Apple's tint has 2.9 on the grey of a balloon; a system colour with less is one of another appearance, such as
    /// black in dark mode.
    private static let systemContrast = 2.5

    /// - Parameters:
    ///   - opacity: how opaque the text is on the ground, beside its colour's own. In a translucent group with a
    ///     background of its own the contrast comes out a little larger than it is.
    ///   - background: a colour on which the text is not judged.
    private static func finding(
        _ node: PlacedNode, named name: String, opacity: Double, on ground: Bitmap, except background: Color?
    ) -> Finding? {
        guard case .text(let text) = node.content else { return nil }
        func number(_ attribute: String) -> Double? {
            node.attributes.first { $0.name == attribute }.flatMap { Double($0.value) }
        }
        let least = TitleContrast.least(pointSize: number("size") ?? 17, weight: number("weight") ?? 400)
        let contrasts = zip(text.layout.lines, text.lineOrigins).compactMap { line, origin -> TitleContrast.Measured? in
            let box = CGRect(
                x: origin.x, y: origin.y - line.ascent, width: line.width, height: line.ascent + line.descent)
            var color = text.color
            color.alpha = UInt8((Double(color.alpha) * opacity).rounded())
            guard let contrast = TitleContrast.of(color, on: ground, in: box) else { return nil }
            let isSystems = background.map { ground.isFilled(with: $0, in: box) } ?? false
            return isSystems && contrast.ratio >= systemContrast ? nil : contrast
        }
        guard let worst = contrasts.min(by: { $0.ratio < $1.ratio }), worst.ratio < least else { return nil }
        let shown = (worst.ratio * 10).rounded(.down) / 10
        return Finding(
            .textContrastLow, node: name,
            message:
                "\(name) \(QuotedText.beginning(of: text.text)) has a contrast of \(shown) (APCA Lc "
                + "\(Int(worst.lightness.rounded()))) with what is under it, less than \(least); change its colour or the "
                + "one below")
    }
}

extension Bitmap {
    /// Whether every pixel in a box has a colour; what the balloon's corners leave transparent shows no text either.
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

extension PlacedNode {
    /// The tree with nothing where texts are.
    fileprivate var withoutTexts: PlacedNode {
        var node = self
        if case .text = content { node.content = .nothing }
        node.children = children.map(\.withoutTexts)
        return node
    }
}
