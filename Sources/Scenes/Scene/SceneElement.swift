import Drawing
import Foundation
import Typesetting
import ViewLayout

/// An element of a scene's view: one kind with modifiers. Texts are not looked up yet.
package struct SceneElement: Sendable {
    /// What the element is.
    package indirect enum Kind: Sendable {
        /// Words that wrap.
        case text(SceneText)
        /// A title that looks tappable.
        case button(SceneText)
        /// A picture that covers its frame.
        case image(Picture)
        /// A colour that takes what it is offered.
        case fill(ColorReference)
        /// Free space of a least length in points.
        case spacer(CGFloat)
        /// A hairline.
        case divider
        /// Elements from top to bottom.
        case vstack([SceneElement], HorizontalAlignment)
        /// Elements from leading to trailing.
        case hstack([SceneElement], VerticalAlignment)
        /// Elements over each other.
        case zstack([SceneElement], Alignment)
    }

    /// Lengths of a frame in points; nil where the frame follows its element.
    package struct Frame: Sendable, Hashable {
        /// Fixed lengths.
        package var width, height: CGFloat?
        /// Limits.
        package var minWidth, maxWidth, minHeight, maxHeight: CGFloat?
    }

    /// What the element is.
    package var kind: Kind
    /// The font of a text or button.
    package var font: FontReference?
    /// The colour of a text, button or divider.
    package var color: ColorReference?
    /// The most lines of a text or button.
    package var lineLimit: Int?
    /// Where the lines of a text or button sit.
    package var textAlignment: HorizontalAlignment?
    /// Whether a line of a text may end between the letters of a word.
    package var wordBreak: WordBreak?
    /// How a text is divided between lines.
    package var textWrap: TextWrap?
    /// Points between the children of a stack.
    package var spacing: CGFloat = 0
    /// The radius of the element's corners in points.
    package var cornerRadius: CGFloat?
    /// Space around the element.
    package var padding: EdgeInsets?
    /// A frame around the element and its padding.
    package var frame: Frame?
}
