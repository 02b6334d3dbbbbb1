/// A part of a text with a style of its own: what changes how its glyphs are chosen, sized and placed.
///
/// Colours, backgrounds and lines along the letters change no size. Whoever draws the text keeps them by the index of
/// the run, and asks a line for its ``RunFragment``s.
package struct StyledRun: Hashable, Sendable {
    /// The number of UTF-16 units.
    package var length: Int
    /// Size, weight, slant, digits, tracking and line height. Word break, text wrap and typesetting language are those
    /// of the paragraph.
    package var style: TextStyle
    /// A BCP 47 tag for the fonts and the forms of letters; nil for the language of the paragraph. Where lines may end
    /// is decided by the paragraph's language.
    package var language: String?
    /// The space after each cluster with an advance, in points.
    package var kern = 0.0
    /// How far the run is raised, in points.
    package var baselineOffset = 0.0
    /// What is drawn in place of each U+FFFC; nil for the character itself.
    package var attachment: TextAttachment?

    package init(length: Int, style: TextStyle) {
        self.length = length
        self.style = style
    }
}

/// A box in a text, in points.
package struct TextAttachment: Hashable, Sendable {
    package var width, height: Double
    /// From the baseline up to the bottom of the box.
    package var bottom: Double

    package init(width: Double, height: Double, bottom: Double) {
        (self.width, self.height, self.bottom) = (width, height, bottom)
    }
}
