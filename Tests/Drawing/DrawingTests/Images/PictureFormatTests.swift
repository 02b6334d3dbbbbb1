import Testing

@testable import Drawing

/// What a picture file is, by its first bytes.
struct PictureFormatTests {
    private func format(_ bytes: [UInt8]) throws -> PictureFormat {
        try bytes.withUnsafeBytes { try PictureFormat($0, name: "a") }
    }

    /// "PNG, third edition, 5.2"; "ISO 10918-1, B.1.1.3"; "GIF89a, 17" and the version before it.
    @Test(
        arguments: [
            ([0x89] + Array("PNG\r\n\u{1A}\n".utf8), .png), ([0xFF, 0xD8, 0xFF, 0xE0], .jpeg),
            ([0xFF, 0xD8, 0xFF], .jpeg),
            (Array("GIF89a".utf8), .gif), (Array("GIF87a".utf8), .gif), (Array("GIF87a...".utf8), .gif),
        ] as [([UInt8], PictureFormat)])
    func aPictureIsKnown(_ bytes: [UInt8], _ expected: PictureFormat) throws { #expect(try format(bytes) == expected) }

    @Test(
        arguments: [
            [], [0x89], Array("\u{89}PNG\r\n\u{1A}\n".utf8), [0xFF, 0xD8], [0xFF, 0xD8, 0xFE], Array("GIF88a".utf8),
            Array("GIF89".utf8), Array("GIF87b".utf8), Array("BM".utf8),
        ] as [[UInt8]])
    func otherBytesAreRefused(_ bytes: [UInt8]) { #expect(throws: DrawingError.self) { try format(bytes) } }

    /// Each kind of file that people give by mistake has a sentence of its own.
    @Test func mistakesAreToldApart() throws {
        func reason(_ text: String) -> String? {
            do {
                _ = try format(Array(text.utf8))
                return nil
            } catch {
                return "\(error)"
            }
        }
        let kinds = [
            [""], ["version https://git-lfs.github.com/spec/v1"], ["<<<<<<< HEAD"], ["....ftypisom", "....moov"],
            ["ID3.", "OggS"], ["....ftypheic", "....ftypmif1", "....ftypavif"], ["RIFF....WEBP"], ["II*\0", "MM\0*"],
            ["<svg>", "<?xml?>"], ["unknown", "RIF", "II*", "ftyp"],
        ]
        for kind in kinds { #expect(Set(kind.map(reason)).count == 1 && reason(kind[0]) != nil) }
        #expect(Set(kinds.map { reason($0[0]) }).count == kinds.count)
    }
}
