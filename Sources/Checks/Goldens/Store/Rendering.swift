import Drawing
import ViewLayout

/// The picture and the layout that a golden is recorded from and compared with.
package struct Rendering: Sendable {
    /// The pixels.
    package let picture: Bitmap
    /// The placed tree.
    package let layout: LayoutRecord
    /// Pixels per point.
    package let scale: Double
    /// The hash of the pixels (``PixelHash``).
    let pixelHash: String
    /// Why the picture shows nothing; nil when it shows something.
    let blank: BlankPicture?
    /// The flaws of the picture that the author does not keep on purpose.
    private(set) var flaws: [GoldenFlaw]
    /// The flaws for which nothing is refused: somebody should look at them.
    private(set) var noticed: [GoldenFlaw]
    /// The flaws that the author keeps on purpose.
    let kept: [KeptFlaw]
    /// The fonts that draw in the picture; computed on request.
    let fonts: @Sendable () -> [EngineFingerprint.Component]
    /// The digest of the scene and its files; nil where it is not known.
    var inputs: String?

    /// Joins a picture and its layout.
    /// - Parameters:
    ///   - scale: pixels per point.
    ///   - empty: the picture as it would be without content; nil where nothing is drawn around the content.
    ///   - flaws: what the picture shows and no golden should.
    ///   - assumed: flaws that follow from a number of Messages that is only assumed, and so refuse nothing.
    ///   - kept: what it shows on purpose, with the reasons.
    ///   - fonts: the fonts that draw in it; asked for when the picture is kept, or when it differs.
    package init(
        picture: Bitmap, layout: LayoutRecord, scale: Double, empty: Bitmap? = nil, flaws: [GoldenFlaw] = [],
        assumed: [GoldenFlaw] = [], kept: [KeptFlaw] = [],
        fonts: @escaping @Sendable () -> [EngineFingerprint.Component] = { [] }
    ) {
        self.picture = picture
        self.layout = layout
        self.scale = scale
        self.flaws = flaws
        noticed = assumed
        self.kept = kept
        self.fonts = fonts
        pixelHash = PixelHash.hexadecimalDigest(of: picture)
        blank = BlankPicture(picture, empty: empty)
    }

    /// Refuses only what a gate refuses; the other flaws are named.
    mutating func pass(_ gate: FlawGate) {
        noticed = flaws.filter { !gate.refuses($0) } + noticed
        flaws = flaws.filter(gate.refuses)
    }

    /// The flaws that fail a cell. A picture that is blank on purpose has none.
    func flaws(in cell: GoldenCell) -> [GoldenFlaw] { isBlankOnPurpose(in: cell) ? [] : flaws }

    /// The flaws that somebody should look at.
    func noticed(in cell: GoldenCell) -> [GoldenFlaw] { isBlankOnPurpose(in: cell) ? [] : noticed }

    private func isBlankOnPurpose(in cell: GoldenCell) -> Bool { cell.blankReason != nil && blank != nil }
}
