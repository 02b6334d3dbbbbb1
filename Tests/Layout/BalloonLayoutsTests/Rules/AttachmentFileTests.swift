import BalloonFixtures
import Foundation
import TestSupport
import Testing

@testable import BalloonLayouts

/// Media files whose first bytes are of another kind than their name says.
@Suite struct AttachmentFileTests {
    private static let png = StickerFiles.png(width: 2, height: 2)
    /// The head of a film of QuickTime: a box of 20 bytes, `ftyp`, its brand.
    private static let film = [0, 0, 0, 20] + Array("ftypqt  ".utf8) + [0, 0, 0, 0] + Array("qt  ".utf8)

    private func code(_ name: String, _ bytes: [UInt8]) throws -> Int? {
        let folder = try TemporaryFolder()
        do {
            try AttachmentFile.validateMedia(URL(fileURLWithPath: folder.write(bytes, to: name)))
            return nil
        } catch {
            return (error as NSError).code
        }
    }

    @Test func aFileIsWhatItsNameSays() throws {
        #expect(try code("a.png", Self.png) == nil)
        #expect(try code("a.mov", Self.film) == nil)
    }

    @Test(arguments: ["a.mov", "a.mp4", "a.m4a", "a.wav"]) func aPictureIsNoFilmAndNoSound(_ name: String) throws {
        #expect(try code(name, Self.png) == MSMessageErrorCode.improperFileType.rawValue)
    }

    @Test func aFilmIsNoPicture() throws {
        #expect(try code("a.png", Self.film) == MSMessageErrorCode.improperFileType.rawValue)
        #expect(try code("a.txt", Self.film) == MSMessageErrorCode.improperFileType.rawValue)
    }

    /// What is no file, in the order in which it is noticed.
    @Test func whatIsNoFileIsRefused() throws {
        let folder = try TemporaryFolder()
        let file = URL(fileURLWithPath: try folder.write(Self.png, to: "a.png"))
        func code(_ url: URL) -> [Int?] {
            [{ try AttachmentFile.validate(url, name: "a") }, { try AttachmentFile.validateMedia(url) }].map { check in
                do { try check() } catch { return (error as NSError).code }
                return nil
            }
        }
        #expect(code(file) == [nil, nil])
        let missing = URL(fileURLWithPath: folder.file("none.png"))
        #expect(code(missing) == Array(repeating: MSMessageErrorCode.fileNotFound.rawValue, count: 2))
        let web = try #require(URL(string: "https://example.com/a.png"))
        #expect(code(web) == Array(repeating: MSMessageErrorCode.improperFileURL.rawValue, count: 2))
        try FileManager.default.createDirectory(atPath: folder.file("b.png"), withIntermediateDirectories: true)
        let inside = URL(fileURLWithPath: folder.file("b.png"))
        #expect(code(inside) == Array(repeating: MSMessageErrorCode.fileUnreadable.rawValue, count: 2))
    }
}
