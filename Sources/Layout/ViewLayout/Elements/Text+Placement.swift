import Foundation
import Typesetting

extension Text {
    package func place(_ measurement: LayoutMeasurement, in bounds: CGRect, context: LayoutContext) -> PlacedNode {
        guard let text = measurement.text else { preconditionFailure("a text is placed with its own measurement") }
        return placed(text.layout, of: text.paragraph, topRoom: text.topRoom, in: bounds, context: context)
    }

    /// Places the lines of the text. Nothing is measured, shaped or broken.
    /// - Parameters:
    ///   - layout: the lines.
    ///   - paragraph: the text's ``paragraph(in:)``, to which the lines belong.
    ///   - topRoom: the space above the first line for ink that extends beyond it, in points.
    ///   - bounds: the place, in points in the coordinates of the balloon.
    package func placed(
        _ layout: TextLayout, of paragraph: Paragraph, topRoom: CGFloat = 0, in bounds: CGRect, context: LayoutContext
    ) -> PlacedNode {
        let color = color.resolved(with: context.traits)
        let origins = layout.lines.map { line in
            let x = bounds.minX + (bounds.width - line.width) * alignment.fraction
            let frame = CGRect(x: x, y: bounds.minY + topRoom + line.baseline, width: line.width, height: 0)
            return frame.mirrored(in: bounds, direction: context.layoutDirection).origin
        }
        let font = font.resolved(with: context.traits)
        var text = PlacedText(
            paragraph: paragraph, text: string, layout: layout, lineOrigins: origins, color: color)
        var attributes =
            font.attributes + [
                .init("color", color.hexadecimal), .init("lineLimit", lineLimit.map(String.init) ?? "none"),
                .init("alignment", alignment.rawValue),
            ]
        if isUnderlined || isStruckThrough {
            let decoration = TextDecoration(
                isUnderlined: isUnderlined, isStruckThrough: isStruckThrough, pointSize: font.pointSize)
            text.decoration = decoration
            attributes.append(.init("decoration", decoration.description))
        }
        if hasMonospacedDigits { attributes.append(.init("digits", "monospaced")) }
        return PlacedNode(id: id, kind: .text, frame: bounds, content: .text(text), attributes: attributes)
    }
}
