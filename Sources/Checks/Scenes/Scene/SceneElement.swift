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
        /// A picture that covers its frame, or fits into it.
        case image(Picture)
        /// A colour that takes what it is offered.
        case fill(ColorReference)
        /// Colours that change along a line.
        case gradient([ColorReference], GradientFill.Direction)
        /// A bar filled by a share from 0 to 1.
        case progress(Double)
        /// A ring, filled by a share.
        case gauge(Double)
        /// A drawn symbol.
        case symbol(SymbolName)
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
        /// Elements in rows of so many columns.
        case grid([SceneElement], columns: Int, HorizontalAlignment)
    }

    /// A line inside the element's edge.
    package struct Border: Sendable, Hashable {
        /// The colour.
        package var color: ColorReference
        /// Points.
        package var width: CGFloat
    }

    /// What the element is cut to in place of round corners.
    package enum Outline: String, Sendable, CaseIterable {
        /// The largest circle in its middle.
        case circle
        /// Its bounds with half circles at the shorter sides.
        case capsule
    }

    /// A shadow of all that the element draws.
    package struct Shadow: Sendable, Hashable {
        /// The colour.
        package var color: ColorReference
        /// Points.
        package var radius, x, y: CGFloat
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
    /// Its name in records and findings; nil for that of its kind.
    package var id: String?
    /// The font of a text, button or symbol.
    package var font: FontReference?
    /// The colour of a text, button, divider, symbol or bar.
    package var color: ColorReference?
    /// The most lines of a text or button.
    package var lineLimit: Int?
    /// Where the lines of a text or button sit.
    package var textAlignment: HorizontalAlignment?
    /// Whether a line of a text may end between the letters of a word.
    package var wordBreak: WordBreak?
    /// How a text is divided between lines.
    package var textWrap: TextWrap?
    /// Whether a text is italic, underlined, struck through, and has digits of one width.
    package var isItalic = false, isUnderlined = false, isStruckThrough = false, hasMonospacedDigits = false
    /// How a picture is brought into its frame.
    package var contentMode = ImageElement.ContentMode.fill
    /// Points between the children of a stack or grid.
    package var spacing: CGFloat = 0
    /// The radius of the element's corners in points.
    package var cornerRadius: CGFloat?
    /// What the element is cut to in place of corners.
    package var shape: Outline?
    /// A line inside the edge.
    package var border: Border?
    /// A shadow.
    package var shadow: Shadow?
    /// How opaque the element is as one picture, from 0 to 1.
    package var opacity: Double?
    /// Space around the element.
    package var padding: EdgeInsets?
    /// A frame around the element and its padding.
    package var frame: Frame?

    /// How many elements it is, those in it counted.
    package var count: Int {
        switch kind {
        case .vstack(let children, _), .hstack(let children, _), .zstack(let children, _), .grid(let children, _, _):
            children.reduce(1) { $0 + $1.count }
        case .text, .button, .image, .fill, .gradient, .progress, .gauge, .symbol, .spacer, .divider: 1
        }
    }
}
