import Typesetting

/// What elements are measured in: the viewer's traits and the fonts.
public struct LayoutContext: Sendable {
    /// Everything of the viewer that can change a size or a pixel.
    public var traits: TraitCollection
    /// The fonts.
    public var fonts: FontCascade

    /// Makes a context.
    public init(traits: TraitCollection, fonts: FontCascade) {
        self.traits = traits
        self.fonts = fonts
    }
}
