import Drawing

/// The maximum size of a sheet: that of a canvas, and for its file the limit for goldens.
package struct GoldenSheetLimits: Sendable {
    /// The maximum number of pixels on one side.
    var side = DrawingLimits.maximumCanvasSide
    var pixelCount = DrawingLimits.maximumPixelCount
    /// Bytes of the file.
    var fileSize = GoldenStore.maximumFileSize

    /// The limits of each sheet. Tests use others.
    package static let standard = GoldenSheetLimits()

    /// Arranges pictures of some sizes. The pictures need not be decoded to find out that they do not fit.
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
