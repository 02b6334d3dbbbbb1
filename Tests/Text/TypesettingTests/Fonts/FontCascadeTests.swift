import Foundation
import TestSupport
import Testing
@testable import Typesetting

@Suite(.neverHangs) struct FontCascadeTests {
    /// A folder with every font of the bundled one linked, `name` replaced by other bytes.
    private func folder(replacing name: String, by change: (inout Data) -> Void) throws -> URL {
        let fonts = PackageFolder.url.appendingPathComponent("Fonts")
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("balloon-fonts-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for file in try FileManager.default.contentsOfDirectory(atPath: fonts.path) where file != name {
            try FileManager.default.createSymbolicLink(
                at: folder.appendingPathComponent(file), withDestinationURL: fonts.appendingPathComponent(file))
        }
        var bytes = try Data(contentsOf: fonts.appendingPathComponent(name))
        change(&bytes)
        try bytes.write(to: folder.appendingPathComponent(name))
        return folder
    }

    private func error(replacing name: String, setting text: String?, by change: (inout Data) -> Void) throws -> String?
    {
        let folder = try folder(replacing: name, by: change)
        defer { try? FileManager.default.removeItem(at: folder) }
        do {
            let fonts = try FontCascade(directory: folder.path)
            if let text {
                _ = try Paragraph(text, style: TextStyle(pointSize: 17), language: "en", fonts: fonts)
            }
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test func randomBytesOfTheRightSizeAreRefusedAtOnce() throws {
        var generator = SystemRandomNumberGenerator()
        let message = try error(replacing: "NotoSansThai.ttf", setting: nil) { bytes in
            for index in bytes.indices { bytes[index] = UInt8.random(in: 1...255, using: &generator) }
        }
        #expect(message == "font NotoSansThai.ttf: is not an OpenType font (.ttf or .otf); restore or convert it")
    }

    @Test func damageBehindTheHeadIsRefusedWhenTheFontIsUsed() throws {
        let message = try error(replacing: "BubbleSans.ttf", setting: "a") { $0[$0.count / 2] ^= 0x40 }
        #expect(message?.hasPrefix("font BubbleSans.ttf: is damaged: the checksum of its table ") == true)
    }

    @Test func anotherSizeAndAMissingFileAreRefused() throws {
        let short = try error(replacing: "NotoSansLao-Bold.ttf", setting: nil) { $0.removeLast() }
        #expect(short?.contains("has 16703 bytes, but manifest.json says 16704") == true)
        let manifest = try error(replacing: "manifest.json", setting: nil) { bytes in
            bytes = Data(String(decoding: bytes, as: UTF8.self).replacing("NotoSansThai.ttf", with: "Gone.ttf").utf8)
        }
        #expect(
            manifest
                == "font Gone.ttf: manifest.json names it, and the folder does not have it; restore the file or remove its entry"
        )
    }

    /// Fonts are kept by all that decides them, in whatever order they are asked for.
    @Test func eachStyleHasItsOwnFonts() throws {
        let fonts = try FontCascade.bundled()
        let languages = try ["ja", "ur"].map { try fonts.languages.language($0) }
        for _ in 0..<2 {
            for (weight, language) in [
                (FontWeight.regular, languages[0]), (.bold, languages[0]), (.bold, languages[1]),
            ] {
                for number in 0..<4 {
                    let (isItalic, hasMonospacedDigits) = (number & 1 != 0, number & 2 != 0)
                    let found = fonts.fonts(
                        weight: weight, isItalic: isItalic, hasMonospacedDigits: hasMonospacedDigits, language: language
                    )
                    #expect(found.weight == weight && found.order == fonts.order(for: language))
                    #expect(found.isItalic == isItalic && found.hasMonospacedDigits == hasMonospacedDigits)
                }
            }
        }
        #expect(fonts.order(for: languages[0]) != fonts.order(for: languages[1]))
    }

    /// What identifies the fonts: each file once, in the order in which they are searched, the primary font first and the
    /// emoji last; and the manifests that were read.
    @Test func theFontsAreIdentified() throws {
        let fonts = try sharedFonts.get()
        let (files, directories) = (try fonts.files(), fonts.directories)
        #expect(files.map(\.name) == directories.map(\.file) && files.count == 46)
        #expect(files[0].name == "BubbleSans.ttf" && files[45].name == "NotoColorEmoji.ttf")
        #expect(fonts.paths.map { String($0.split(separator: "/").last ?? "") } == files.map(\.name))
        #expect(files.filter(\.hasColorBitmaps).map(\.name) == ["NotoColorEmoji.ttf"])
        for (file, directory) in zip(files, directories) {
            // "OpenType, Organization of an OpenType Font": twelve bytes, and sixteen for each table.
            #expect(directory.bytes == file.directoryBytes && (directory.bytes.count - 12) % 16 == 0)
            #expect(directory.bytes.count == 12 + 16 * (Int(directory.bytes[4]) << 8 | Int(directory.bytes[5])))
        }
        let folder = try FontFolder(
            manifest: #"{"extends": "bundled", "fonts": [{"file": "Own.ttf"}]}"#,
            files: ["Own.ttf": "NotoSansHebrew.ttf"])
        let own = try folder.cascade()
        #expect(fonts.manifests.count == 1 && own.manifests.count == 2 && own.manifests[1] == fonts.manifests[0])
        #expect(own.missingGlyphs == .error && FontCascade(drawingBoxesOf: own).missingGlyphs == .box)
        #expect(FontCascade(drawingBoxesOf: own).familyNames == own.familyNames)
    }

    @Test func everyBundledFontIsWhole() throws {
        let fonts = try sharedFonts.get()
        for index in 0..<fonts.familyCount {
            for weight in [FontWeight.regular, .bold] {
                _ = try fonts.instance(family: index, style: TextStyle(pointSize: 17, weight: weight))
            }
        }
    }
}
