import ViewLayout

/// The result of comparing a rendering with its golden.
package enum GoldenVerdict: Sendable, Equatable {
    /// The layout and every pixel are the same.
    case equal
    /// The layout, the pixels, or both differ.
    case different(GoldenDifference)
    /// There is no golden, or one of its files is missing.
    case missing(files: [String])
    /// Files of the golden cannot be read or compared.
    case unreadable([UnreadableGolden])
    /// The new picture shows nothing, and the cell was not declared blank.
    case blank(BlankPicture)
    /// The new picture has flaws that nobody has declared; and how it differs from the golden, where it does.
    case flawed([GoldenFlaw], GoldenDifference?)
}

/// How a rendering differs from its golden: in terms of layout first, in pixels second.
package struct GoldenDifference: Sendable, Equatable {
    /// What changed in the layout; empty when only the painting changed.
    package let layout: LayoutDifference
    /// How the pixels differ; nil when only the record changed.
    package let pixels: PixelDifference?
    /// How the record's file differs where the layout does not; nil when it is as it was written.
    package let edit: RecordEdit?
    /// Whether the golden's two files were recorded at different times, as a bad merge leaves them.
    package let isTornPair: Bool
    /// Whether the picture is another one and the golden keeps its hash alone, so that nobody can say where.
    package let isPictureUnknown: Bool

    package init(
        layout: LayoutDifference, pixels: PixelDifference?, edit: RecordEdit? = nil, isTornPair: Bool,
        isPictureUnknown: Bool = false
    ) {
        self.layout = layout
        self.pixels = pixels
        self.edit = edit
        self.isTornPair = isTornPair
        self.isPictureUnknown = isPictureUnknown
    }
}
