/// What a golden's PNG says about itself in its text chunks.
///
/// Verifying does not need it: a golden without text is decoded and compared pixel by pixel.
package struct GoldenMetadata: Hashable, Sendable {
    /// The hash of the pixels (``PixelHash``), which makes decoding unnecessary.
    package let pixelHash: String
    /// The hash of the PNG's other chunks. While it is correct, only text was changed since recording, so `pixelHash`
    /// is valid. A painting tool that keeps text chunks changes this hash.
    package let imageDataHash: String
    /// The hash of the record that was written beside the picture.
    package let layoutHash: String
    /// The scene and its axes.
    package let axes: [GoldenAxis]
    /// The engine that drew the picture, as text.
    package let engine, fonts, libraries: String
    /// A digest of the scene and the files that it names; empty where it is not known.
    package let inputs: String

    /// A PNG keyword and its text, both of printable ASCII.
    package typealias TextChunk = (keyword: String, text: String)

    /// Replaces the hash of a PNG's data where there is no PNG.
    static let noImageData = "none"
    /// The number of hexadecimal digits kept of most hashes. Half of a SHA-256 is enough to connect two files; the hash
    /// of the pixels is kept in full.
    package static let shortHashLength = 32
    /// Enough digits to distinguish builds of a font; they do not protect against forgery.
    private static let fontDigestLength = 12
    /// Enough digits to distinguish files of one version.
    private static let versionDigestLength = 6
    /// Enough digits to distinguish scenes.
    private static let inputDigestLength = 16
    /// Separates the version of a font and its digest.
    static let versionSeparator = "/"

    package init(
        pixelHash: String, imageDataHash: String, layoutHash: String, axes: [GoldenAxis], engine: EngineFingerprint,
        inputs: String? = nil
    ) {
        self.pixelHash = pixelHash
        self.imageDataHash = imageDataHash
        self.layoutHash = layoutHash
        self.axes = axes
        self.engine = engine.version
        fonts = engine.fonts.map { font in
            guard let version = font.version else {
                return "\(font.name)=\(font.identity.prefix(Self.fontDigestLength))"
            }
            return "\(font.name)=\(version)\(Self.versionSeparator)\(font.identity.prefix(Self.versionDigestLength))"
        }.joined(separator: " ")
        libraries = engine.libraries.map { "\($0.name)=\($0.identity)" }.joined(separator: " ")
        self.inputs = inputs.map(Self.shortened) ?? ""
    }

    /// The digest of inputs in the length that goldens keep.
    static func shortened(_ inputs: String) -> String { String(inputs.prefix(inputDigestLength)) }

    /// The metadata for a golden that keeps only the hash of its picture.
    var ofHash: GoldenMetadata {
        let chunks = textChunks.map { ($0.keyword, $0.keyword == Keyword.imageData ? Self.noImageData : $0.text) }
        return GoldenMetadata(textChunks: chunks) ?? self
    }

    /// The metadata as text chunks, in a fixed order; unknown values are omitted.
    package var textChunks: [TextChunk] {
        let chunks: [TextChunk] = [
            (Keyword.pixels, pixelHash), (Keyword.imageData, imageDataHash), (Keyword.layout, layoutHash),
            (Keyword.axes, axes.map { "\($0.name)=\($0.value)" }.joined(separator: " ")),
            (Keyword.engine, engine), (Keyword.fonts, fonts), (Keyword.libraries, libraries),
            (Keyword.inputs, inputs),
        ]
        return chunks.filter { !$0.text.isEmpty }
    }

    /// Reads the metadata; nil when the hashes are missing, as in a PNG of another tool.
    package init?(textChunks: [TextChunk]) {
        func text(_ keyword: String) -> String? { textChunks.first { $0.keyword == keyword }?.text }
        guard let pixelHash = text(Keyword.pixels), let imageDataHash = text(Keyword.imageData),
            let layoutHash = text(Keyword.layout)
        else { return nil }
        self.pixelHash = pixelHash
        self.imageDataHash = imageDataHash
        self.layoutHash = layoutHash
        axes = (text(Keyword.axes) ?? "").split(separator: " ").map { pair in
            let parts = pair.split(separator: "=", maxSplits: 1)
            return GoldenAxis(String(parts.first ?? ""), parts.count > 1 ? String(parts[1]) : "")
        }
        engine = text(Keyword.engine) ?? ""
        fonts = text(Keyword.fonts) ?? ""
        libraries = text(Keyword.libraries) ?? ""
        inputs = text(Keyword.inputs) ?? ""
    }

    private enum Keyword {
        static let pixels = "balloon pixels"
        static let imageData = "balloon image data"
        static let layout = "balloon layout"
        static let axes = "balloon axes"
        static let engine = "balloon engine"
        static let fonts = "balloon fonts"
        static let libraries = "balloon libraries"
        static let inputs = "balloon inputs"
    }
}
