import Foundation
import ViewLayout

extension SceneElement {
    /// The element to lay out, its texts looked up. Modifiers wrap it from the inside: corners or shape,
    /// border, shadow, opacity, padding, frame.
    func element(resolving text: (SceneText) throws -> String) throws -> any Element {
        var element = try kindElement(resolving: text)
        if let outline { element = Changed.clipped(element, outline: outline) }
        if let border {
            element = Changed.bordered(
                element, color: border.color, width: border.width, outline: outline ?? .rectangle)
        }
        if let shadow {
            element = Changed.shadowed(element, color: shadow.color, radius: shadow.radius, x: shadow.x, y: shadow.y)
        }
        if let opacity { element = Changed.translucent(element, opacity: opacity) }
        if let padding { element = Padding(element, insets: padding) }
        if let frame {
            element = ViewLayout.Frame(
                element, width: frame.width, height: frame.height, minWidth: frame.minWidth, maxWidth: frame.maxWidth,
                minHeight: frame.minHeight, maxHeight: frame.maxHeight, alignment: frameAlignment)
        }
        return element
    }

    /// In a larger frame a text stays on the side of its alignment; everything else is centred.
    private var frameAlignment: Alignment {
        Alignment(horizontal: textAlignment ?? .center, vertical: .center)
    }

    /// The outline that clips the element.
    private var outline: Fill.Outline? {
        switch shape {
        case .circle: .circle
        case .capsule: .capsule
        case nil: cornerRadius.map { .rounded(radius: $0) }
        }
    }

    private func textElement(_ string: String) -> Text {
        let font = font ?? .textStyle(.body)
        var text = Text(
            string, font: isItalic ? font.italic : font, color: color ?? .semantic(.label), lineLimit: lineLimit,
            alignment: textAlignment ?? .leading, wordBreak: wordBreak, textWrap: textWrap ?? .greedy)
        text.isUnderlined = isUnderlined
        text.isStruckThrough = isStruckThrough
        text.hasMonospacedDigits = hasMonospacedDigits
        text.id = id
        return text
    }

    private func kindElement(resolving text: (SceneText) throws -> String) throws -> any Element {
        switch kind {
        case .text(let string):
            return textElement(try text(string))
        case .button(let string):
            return Button(
                try text(string), font: font ?? .textStyle(.body), color: color ?? .semantic(.tint),
                lineLimit: lineLimit, alignment: textAlignment ?? .center, id: id)
        case .image(let picture):
            return ImageElement(picture, contentMode: contentMode, id: id)
        case .fill(let color):
            return Fill(color, id: id)
        case .gradient(let colors, let direction):
            return GradientFill(colors, direction: direction, id: id)
        case .progress(let value):
            return ProgressBar(value, color: color ?? .semantic(.tint), id: id)
        case .gauge(let value):
            return Gauge(value, color: color ?? .semantic(.tint), id: id)
        case .symbol(let name):
            return Symbol(name, font: font ?? .textStyle(.body), color: color ?? .semantic(.label), id: id)
        case .spacer(let minimum):
            return Spacer(minLength: minimum, id: id)
        case .divider:
            return Divider(color: color ?? .semantic(.separator), id: id)
        case .vstack(let children, let alignment):
            return VStack(
                try children.map { try $0.element(resolving: text) }, alignment: alignment, spacing: spacing, id: id)
        case .hstack(let children, let alignment):
            return HStack(
                try children.map { try $0.element(resolving: text) }, alignment: alignment, spacing: spacing, id: id)
        case .zstack(let children, let alignment):
            return ZStack(try children.map { try $0.element(resolving: text) }, alignment: alignment, id: id)
        case .grid(let children, let columns, let alignment):
            return Grid(
                try children.map { try $0.element(resolving: text) }, columns: columns, spacing: spacing,
                alignment: alignment, id: id)
        }
    }
}
