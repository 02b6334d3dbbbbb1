import Testing

@testable import Drawing

/// What a media file is, by its first bytes and by its name.
struct MediaFormatTests {
    private func format(_ bytes: [UInt8]) -> MediaFormat { bytes.withUnsafeBytes { MediaFormat($0) } }

    private func format(_ text: String) -> MediaFormat { format(Array(text.utf8)) }

    /// "MP4 Registration Authority, Brands": songs and audiobooks; pictures of HEIF and AVIF, and sequences of them.
    @Test(
        arguments: [
            ("qt  ", .film), ("isom", .film), ("mp42", .film), ("M4V ", .film), ("M4A ", .sound), ("M4B ", .sound),
            ("heic", .picture), ("heix", .picture), ("hevc", .picture), ("mif1", .picture), ("msf1", .picture),
            ("avif", .picture), ("avis", .picture),
        ] as [(String, MediaFormat)])
    func brands(_ brand: String, _ expected: MediaFormat) {
        #expect(format([0, 0, 0, 24] + Array("ftyp\(brand)".utf8)) == expected)
    }

    /// QuickTime from before there were brands, and free space before its film; the other formats by their marks.
    @Test(
        arguments: [
            ("....moov", .film), ("....mdat", .film), ("....wide", .film), ("....free", .film), ("....skip", .unknown),
            ("RIFF....AVI ", .film), ("RIFF....WAVE", .wave), ("RIFF....WEBP", .unknown), ("RIFF", .unknown),
            ("OggS", .sound), ("fLaC", .sound), ("caff", .sound), ("ID3", .sound), ("FORM....AIFF", .sound),
            ("FORM....AIFC", .sound), ("FORM....ILBM", .unknown), ("GIF89a", .picture), ("GIF87a", .picture),
            ("", .unknown),
        ] as [(String, MediaFormat)])
    func marks(_ text: String, _ expected: MediaFormat) { #expect(format(text) == expected) }

    /// ISO 11172-3, 2.4.1.3: eleven bits, a layer, and a bit rate that is not the forbidden one; ISO 13818-1, 2.5.3.3.
    @Test(
        arguments: [
            ([0xFF, 0xFB, 0x90, 0x64], .sound), ([0xFF, 0xE0, 0x00, 0x00], .sound), ([0xFF, 0xF1, 0x50, 0x80], .sound),
            ([0xFF, 0xDF, 0x90, 0x64], .unknown), ([0xFF, 0xFF, 0x90, 0x64], .unknown),
            ([0xFF, 0xFB, 0xF0, 0x64], .unknown),
            ([0xFF, 0xFB, 0x90], .unknown), ([0xFE, 0xFB, 0x90, 0x64], .unknown), ([0xFF], .unknown),
            ([0xFF, 0xD8, 0xFF, 0xE0], .picture), ([0xFF, 0xD8, 0xFF, 0xE1], .picture), ([0xFF, 0xD8, 0xFF], .picture),
            ([0xFF, 0xD8, 0xFE, 0xE0], .unknown), ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], .picture),
            ([0, 0, 1, 0xBA, 0x44], .film), ([0, 0, 1, 0xB3], .unknown), ([0x1A, 0x45, 0xDF, 0xA3], .film),
        ] as [([UInt8], MediaFormat)])
    func bytes(_ bytes: [UInt8], _ expected: MediaFormat) { #expect(format(bytes) == expected) }

    @Test func aWaveFileIsOne() { #expect(format(WaveBuilder.file([1])) == .wave) }

    /// The system judges by the extension, in either case.
    @Test(
        arguments: [
            ("png apng jpg jpeg gif heic heif tif tiff bmp webp", .picture),
            ("mov qt mp4 m4v mpg mpeg avi 3gp 3g2", .film),
            ("m4a mp3 aac wav aif aiff caf", .sound), ("txt pdf mo mp ogg", nil),
        ] as [(String, MediaKind?)])
    func kinds(_ extensions: String, _ kind: MediaKind?) {
        for ending in extensions.split(separator: " ") {
            for name in ["a.\(ending)", "A.\(ending.uppercased())", "b.c/d.e.\(ending)"] {
                #expect(MediaKind(name: name) == kind, "\(name)")
            }
            #expect(MediaKind(name: String(ending)) == nil && MediaKind(name: "a.\(ending)/b") == nil)
        }
    }
}
