import Foundation
import Testing

/// The fonts in the repository are the ones that the manifest and the checksums name.
struct FontSetTests {
    private struct FontList: Decodable {
        struct Font: Decodable {
            let file: String
            let family: String
            let style: String?
            let bytes: Int
            let sha256: String
            let coverage: String
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
        #expect(files.count == 46)
    }

    @Test func sizesAddUp() throws {
        let manifest = try manifest()
        for font in manifest.fonts {
            #expect(try Repository.data("Fonts/\(font.file)").count == font.bytes, "\(font.file)")
        }
        #expect(manifest.fonts.map(\.bytes).reduce(0, +) == manifest.total)
        // Fonts/README.md: the whole set stays below 32 MB, so that a clone stays quick.
        #expect(manifest.total == 29_948_680)
    }

    /// A word is never in two weights: the files of a family have the same characters, and only signs and emoji have no
    /// bold file. A variable file has all weights.
    @Test func boldCoversRegularForEveryFamily() throws {
        let families = Dictionary(grouping: try manifest().fonts.filter { $0.style != "italic" }, by: \.family)
        #expect(families.count == 29)
        for (family, fonts) in families { #expect(Set(fonts.map(\.coverage)).count == 1, "\(family)") }
        let single = try families.values.filter { $0.count == 1 }.map { $0[0].file }.filter { try !isVariable($0) }
        #expect(
            single.sorted()
                == ["NotoColorEmoji.ttf", "NotoSansMath.ttf", "NotoSansSymbols.ttf", "NotoSansSymbols2.ttf"])
    }

    /// Whether a file has the table of variation axes.
    private func isVariable(_ file: String) throws -> Bool {
        try Repository.data("Fonts/\(file)").prefix(1024).range(of: Data("fvar".utf8)) != nil
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
