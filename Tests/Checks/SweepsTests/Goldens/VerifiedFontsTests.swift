import Foundation
import Goldens
import TestSupport
import Testing
import Typesetting

@testable import Goldens
@testable import Sweeps

/// A golden that has passed is drawn again when a byte of a font is another one, wherever it is in the file.
struct VerifiedFontsTests {
    @Test func aFontThatWasWrittenToIsAnotherOne() throws {
        let folder = try TemporaryFolder()
        var font = try Array(Data(contentsOf: URL(fileURLWithPath: "Fonts/NotoSansLao-Regular.ttf")))
        try folder.write(font, to: "Own.ttf")
        try folder.write(Array(#"{"extends": "bundled", "fonts": [{"file": "Own.ttf"}]}"#.utf8), to: "manifest.json")
        func digest() throws -> String? {
            VerifiedGoldens(nil, fonts: try FontCascade(directory: folder.path))?
                .digest(of: "dinner", inputs: "a", picture: [], record: [])
        }
        let before = try digest()
        #expect(try digest() == before)
        // Behind the directory of tables, which alone is read when the fonts are found.
        font[font.count / 2] ^= 1
        try folder.write(font, to: "Own.ttf")
        #expect(try digest() != before)
    }
}
