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
