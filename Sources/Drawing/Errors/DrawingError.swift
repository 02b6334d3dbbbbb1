/// What can go wrong when pictures are read or a display list is drawn. Each case names the place and the fix.
package enum DrawingError: Error, Hashable, Sendable {
    /// A picture file cannot be decoded. `reason` names the place in the file and the fix.
    case unusablePicture(file: String, reason: String)
    /// A picture is larger than ``DrawingLimits`` allows; nothing was allocated for it.
    case pictureTooLarge(file: String, width: Int, height: Int)
    /// A canvas has no pixels or more than ``DrawingLimits`` allows. The size is in pixels.
    case unusableCanvas(width: Double, height: Double)
    /// FreeType cannot draw a glyph of a font.
    case unusableGlyph(font: String, glyph: UInt32, reason: String)
    /// A value is outside its limit.
    case outOfRange(what: String, value: String, allowed: String)
}

extension DrawingError: CustomStringConvertible {
    /// The error in one line: what, where, and the fix.
    package var description: String {
        switch self {
        case .unusablePicture(let file, let reason):
            return "\(Self.kind(of: file)) \(file): \(reason)"
        case .pictureTooLarge(let file, let width, let height):
            return "\(Self.kind(of: file)) \(file): is \(width) x \(height) pixels; at most "
                + "\(DrawingLimits.maximumPixelCount) pixels and \(DrawingLimits.maximumPictureSide) a side; scale it down"
        case .unusableCanvas(let width, let height):
            return "a canvas of \(Self.text(width)) x \(Self.text(height)) pixels cannot be drawn; each side must be "
                + "1 to \(DrawingLimits.maximumCanvasSide) and the area at most \(DrawingLimits.maximumPixelCount); "
                + "draw at a smaller scale or make the layout smaller"
        case .unusableGlyph(let font, let glyph, let reason):
            return "font \(font): glyph \(glyph) cannot be drawn (\(reason)); the file is damaged, fetch it again"
        case .outOfRange(let what, let value, let allowed):
            return "\(what) \(value) is out of range; allowed: \(allowed)"
        }
    }

    /// A count of pixels, which is a whole number in most cases.
    private static func text(_ count: Double) -> String { Int(exactly: count).map { "\($0)" } ?? "\(count)" }

    /// The error for coordinates that cannot be drawn.
    /// - Parameter what: the name of the thing that has them.
    static func notFinite(_ what: String) -> DrawingError {
        .outOfRange(what: what, value: "that is infinite or not a number", allowed: "finite numbers")
    }

    /// The kind of a file, from its name: "picture", "film" or "sound".
    private static func kind(of file: String) -> String { (MediaKind(name: file) ?? .picture).rawValue }
}

/// The limits of drawing and of picture files, each with its reason.
package enum DrawingLimits {
    /// The maximum side of a canvas in pixels. A balloon at 3x is at most about 1,300 wide; a contact sheet of a sweep
    /// stays below this, and pixman and FreeType are exact up to 32,767.
    package static let maximumCanvasSide = 16_384
    /// Pixels in a canvas or a decoded picture, 200 MB: a photograph of a phone's 48-megapixel camera fits, 8064 x 6048
    /// pixels, one of 64 megapixels does not.
    package static let maximumPixelCount = 50_000_000
    /// Scans of a progressive JPEG that are decoded whatever its size: encoders write about ten.
    package static let ordinaryScanCount = 20
    /// Pixels of a JPEG times its scans, where it has more scans than encoders write: about a second of decoding.
    package static let maximumScannedPixelCount = 100_000_000
    /// The maximum side of a decoded picture; the PNG decoder and pixman both need more than 16 bits for larger
    /// numbers.
    package static let maximumPictureSide = 65_535
    /// Bytes in a picture file. A PNG of noise with the most pixels is 200 MB; nothing useful is larger.
    package static let maximumPictureFileSize = 256 << 20
    /// Bytes in all text chunks of a PNG after decompression. Balloon's own hold a few hundred.
    package static let maximumPNGTextSize = 1 << 20
    /// Points of an outline, including curve handles: FreeType counts them in 15 bits.
    package static let maximumOutlinePoints = 32_000
    /// Seconds that the program may need for a film or a sound, in all its runs together.
    package static let maximumMediaSeconds = 20
    /// Seconds of a sound that its waveform shows: ten minutes of two channels are 115 MB of samples in a
    /// temporary file; only its peaks are kept.
    package static let maximumSoundSeconds = 600
}
