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
}
