/// The kind of a media file, decided by its first bytes.
package enum MediaFormat: Equatable {
    /// A picture.
    case picture
    /// A film, perhaps without pictures.
    case film
    /// Sound in a format that only a program decodes.
    case sound
    /// Uncompressed sound, which is read here.
    case wave
    /// An unknown format.
    case unknown

    init(_ bytes: UnsafeRawBufferPointer) {
        func has(_ text: String, at offset: Int) -> Bool {
            let text = Array(text.utf8)
            return bytes.count >= offset + text.count
                && bytes[offset..<(offset + text.count)].elementsEqual(text)
        }
        let pictureBrands = ["heic", "heix", "hevc", "mif1", "msf1", "avif", "avis"]
        if has("ftyp", at: 4) {
            // ISO base media: the brand distinguishes sounds and still pictures from films.
            if pictureBrands.contains(where: { has($0, at: 8) }) {
                self = .picture
            } else {
                self = has("M4A ", at: 8) || has("M4B ", at: 8) ? .sound : .film
            }
        } else if has("moov", at: 4) || has("mdat", at: 4) || has("wide", at: 4) || has("free", at: 4) {
            self = .film  // QuickTime without a brand
        } else if has("RIFF", at: 0) && has("WAVE", at: 8) {
            self = .wave
        } else if has("RIFF", at: 0) && has("AVI ", at: 8) || bytes.starts(with: [0x1A, 0x45, 0xDF, 0xA3])
            || bytes.starts(with: [0, 0, 1, 0xBA])
        {
            self = .film  // AVI, Matroska, the pack header of an MPEG program stream (ISO 13818-1, 2.5.3.3)
        } else if has("ID3", at: 0) || has("OggS", at: 0) || has("fLaC", at: 0) || has("caff", at: 0)
            || has("FORM", at: 0) && has("AIF", at: 8) || Self.isMPEGAudio(bytes)
        {
            self = .sound
        } else {
            self = Self.isPicture(bytes) ? .picture : .unknown
        }
    }

    /// The first bytes of PNG, JPEG and GIF files.
    private static func isPicture(_ bytes: UnsafeRawBufferPointer) -> Bool {
        bytes.starts(with: PNGChunks.signature) || bytes.starts(with: [0xFF, 0xD8, 0xFF])
            || bytes.starts(with: Array("GIF8".utf8))
    }

    /// The header of an MPEG audio or AAC frame: eleven or twelve bits set, then a layer (ISO 11172-3, 2.4.1.3).
    private static func isMPEGAudio(_ bytes: UnsafeRawBufferPointer) -> Bool {
        bytes.count >= 4 && bytes[0] == 0xFF && bytes[1] & 0xE0 == 0xE0 && bytes[1] != 0xFF && bytes[2] & 0xF0 != 0xF0
    }
}
