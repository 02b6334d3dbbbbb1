import Testing

@testable import Goldens

/// What a golden says about itself.
struct GoldenMetadataTests {
    private static func metadata(inputs: String?) -> GoldenMetadata {
        GoldenMetadata(
            pixelHash: "a1", imageDataHash: "b2", layoutHash: "c3",
            axes: [GoldenAxis("scene", "dinner"), GoldenAxis("locale", "ar")], engine: .sample, inputs: inputs)
    }

    @Test(arguments: [nil, "0123456789abcdef", "0123456789abcdef0123"] as [String?])
    func whatIsWrittenIsRead(_ inputs: String?) throws {
        let metadata = Self.metadata(inputs: inputs)
        let read = try #require(GoldenMetadata(textChunks: metadata.textChunks))
        #expect(read == metadata && read.inputs == String((inputs ?? "").prefix(16)))
        #expect(read.axes.map(\.value) == ["dinner", "ar"] && read.engine == "1.0.0")
        let hash = try HashFile.metadata(of: HashFile.encoded(metadata.ofHash))
        #expect(hash == metadata.ofHash && hash.pixelHash == "a1" && hash.imageDataHash == "none")
    }

    /// Without one of its three hashes a text says nothing; everything else may be missing.
    @Test func onlyTheHashesAreNecessary() {
        let chunks = Self.metadata(inputs: "d4").textChunks
        for index in chunks.indices {
            var rest = chunks
            rest.remove(at: index)
            #expect((GoldenMetadata(textChunks: rest) == nil) == (index < 3), "\(chunks[index].keyword)")
        }
    }

    /// Fonts with a version have few digits of their file, and others more.
    @Test(arguments: [(nil, "A_B=0123456789ab"), ("4.0 x", "A_B=4.0_x/012345")] as [(String?, String)])
    func fontsAreShort(_ version: String?, _ text: String) {
        let font = EngineFingerprint.Component(name: "A B", identity: "0123456789abcdef", version: version)
        let engine = EngineFingerprint(version: "1", fonts: [font], libraries: [])
        #expect(GoldenMetadata(of: engine).fonts == text)
    }
}
