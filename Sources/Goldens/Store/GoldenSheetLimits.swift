import Drawing

/// How large a sheet may be: as large as a canvas, and its file as large as any golden that is read.
package struct GoldenSheetLimits: Sendable {
    /// Pixels on one side, and in all.
    var side = DrawingLimits.maximumCanvasSide
    var pixelCount = DrawingLimits.maximumPixelCount
    /// Bytes of the file.
    var fileSize = GoldenStore.maximumFileSize

    /// The limits of every sheet. Tests use others.
    package static let standard = GoldenSheetLimits()

    /// Arranges pictures of some sizes. Nothing needs to be decoded to find out that they do not fit.
    /// - Throws: ``GoldenError/sheetTooLarge(scene:cellCount:width:height:)``.
    func arrangement(_ sizes: [(width: Int, height: Int)], ofScene scene: String) throws -> GoldenSheetArrangement {
        func tooLarge(_ width: Int, _ height: Int) -> GoldenError {
            .sheetTooLarge(scene: scene, cellCount: sizes.count, width: width, height: height)
        }
        if let size = sizes.first(where: { max($0.width, $0.height) > side }) {
            throw tooLarge(size.width, size.height)
        }
        let arrangement = GoldenSheetArrangement(sizes)
        guard max(arrangement.width, arrangement.height) <= side,
            arrangement.width * arrangement.height <= pixelCount
        else { throw tooLarge(arrangement.width, arrangement.height) }
        return arrangement
    }
}
