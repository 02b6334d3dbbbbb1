import Drawing
import Foundation
import Typesetting

/// The two halves of placing a text, for who breaks it into lines by himself.
extension Text {
    /// The text analysed and shaped in its font.
    /// - Throws: `TypesettingError` for text that cannot be set.
    package func paragraph(in context: LayoutContext) throws -> Paragraph {
        try context.paragraph(
            string, font: font.resolved(with: context.traits), wordBreak: wordBreak, textWrap: textWrap)
    }

    /// The text as a node, its lines given. Nothing is measured.
    /// - Parameters:
    ///   - layout: lines of `paragraph`.
    ///   - bounds: the place, in points in the coordinates of the balloon.
    package func placed(
        _ layout: TextLayout, of paragraph: Paragraph, in bounds: CGRect, context: LayoutContext
    ) -> PlacedNode {
        let color = color.resolved(with: context.traits)
        let direction = context.traits.layoutDirection
        let origins = layout.lines.map { line in
            let x = bounds.minX + (bounds.width - line.width) * alignment.fraction
            let frame = CGRect(x: x, y: bounds.minY + line.baseline, width: line.width, height: 0)
            return frame.mirrored(in: bounds, direction: direction).origin
        }
        return PlacedNode(
            id: id, kind: "text", frame: bounds,
            content: .text(
                PlacedText(
                    paragraph: paragraph, text: string, layout: layout, lineOrigins: origins, color: color)),
            attributes: font.resolved(with: context.traits).attributes + [
                .init("color", color.hexadecimal), .init("lineLimit", lineLimit.map(String.init) ?? "none"),
                .init("alignment", alignment.rawValue),
            ])
    }
}
