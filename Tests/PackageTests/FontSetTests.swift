import Foundation
import Testing

/// The fonts in the repository are the ones that the manifest and the checksums name.
struct FontSetTests {
    private struct FontList: Decodable {
        struct Font: Decodable {
            let file: String
            let bytes: Int
            let sha256: String
        }

        let fonts: [Font]
        let total: Int
    }

    private func manifest() throws -> FontList {
        try JSONDecoder().decode(FontList.self, from: Repository.data("Fonts/manifest.json"))
    }

    @Test func everyFontIsInTheManifestAndNoOther() throws {
        let files = Repository.files(below: "Fonts", extensions: ["ttf", "otf", "ttc"])
        #expect(try manifest().fonts.map { "Fonts/\($0.file)" }.sorted() == files)
        #expect(files.count == 36)
    }

    @Test func sizesAddUp() throws {
        let manifest = try manifest()
        for font in manifest.fonts {
            #expect(try Repository.data("Fonts/\(font.file)").count == font.bytes, "\(font.file)")
        }
        #expect(manifest.fonts.map(\.bytes).reduce(0, +) == manifest.total)
        // Fonts/README.md: the whole set stays below 25 MB, so that a clone stays quick.
        #expect(manifest.total == 24_988_824)
    }

    /// Coreutils' sha256sum, not the code that loads the fonts, says what the files are.
    @Test func checksumsAgree() throws {
        let fonts = try manifest().fonts
        let paths = fonts.map { Repository.root.appendingPathComponent("Fonts/\($0.file)").path }
        let sums = try Repository.run("sh", ["-c", "sha256sum \"$@\" || shasum -a 256 \"$@\"", "sh"] + paths)
            .split(separator: "\n").map { String($0.prefix(64)) }
        #expect(sums == fonts.map(\.sha256))
    }

    @Test func everyFontHasItsCopyrightLine() throws {
        let copyrights = try Repository.text("Fonts/COPYRIGHTS.txt")
        for font in try manifest().fonts { #expect(copyrights.contains("\(font.file): from ")) }
        #expect(try Repository.text("Fonts/OFL.txt").contains("SIL OPEN FONT LICENSE Version 1.1"))
    }
}
