import Foundation
import ViewLayout

extension SceneElement {
    /// The element to lay out, its texts looked up. Modifiers wrap it from the inside: corners, padding, frame.
    func element(resolving text: (SceneText) throws -> String) throws -> any Element {
        var element = try kindElement(resolving: text)
        if let cornerRadius { element = RoundedClip(element, cornerRadius: cornerRadius) }
        if let padding { element = Padding(element, insets: padding) }
        if let frame {
            element = ViewLayout.Frame(
                element, width: frame.width, height: frame.height, minWidth: frame.minWidth, maxWidth: frame.maxWidth,
                minHeight: frame.minHeight, maxHeight: frame.maxHeight, alignment: frameAlignment)
        }
        return element
    }

    /// In a larger frame a text stays at the side its lines are aligned to; everything else is centred.
    private var frameAlignment: Alignment {
        Alignment(horizontal: textAlignment ?? .center, vertical: .center)
    }

    private func kindElement(resolving text: (SceneText) throws -> String) throws -> any Element {
        switch kind {
        case .text(let string):
            return Text(
                try text(string), font: font ?? .textStyle(.body), color: color ?? .semantic(.label),
                lineLimit: lineLimit, alignment: textAlignment ?? .leading, wordBreak: wordBreak,
                textWrap: textWrap ?? .greedy)
        case .button(let string):
            return Button(
                try text(string), font: font ?? .textStyle(.body), color: color ?? .semantic(.tint),
                lineLimit: lineLimit, alignment: textAlignment ?? .center)
        case .image(let picture):
            return ImageElement(picture, contentMode: .fill)
        case .fill(let color):
            return Fill(color)
        case .spacer(let minimum):
            return Spacer(minLength: minimum)
        case .divider:
            return Divider(color: color ?? .semantic(.separator))
        case .vstack(let children, let alignment):
            return VStack(
                try children.map { try $0.element(resolving: text) }, alignment: alignment, spacing: spacing)
        case .hstack(let children, let alignment):
            return HStack(
                try children.map { try $0.element(resolving: text) }, alignment: alignment, spacing: spacing)
        case .zstack(let children, let alignment):
            return ZStack(try children.map { try $0.element(resolving: text) }, alignment: alignment)
        }
    }
}
