import BalloonFixtures
import Foundation
import TestSupport
import Testing

@testable import BalloonLayouts

/// Files of stickers: 300 to 618 pixels on each side ("WWDC 2016, iMessage Apps and Stickers, Part 1").
@Suite struct StickerFileTests {
    private func read(_ bytes: [UInt8]) throws -> CGSize {
        let folder = try TemporaryFolder()
        let picture = try StickerFile.picture(atPath: folder.write(bytes, to: "sticker.png"))
        return CGSize(width: Double(picture.width) / picture.scale, height: Double(picture.height) / picture.scale)
    }

    @Test(arguments: [(300, 300), (618, 300), (300, 618)])
    func eachSideMayBeAtBothEnds(width: Int, height: Int) throws {
        let size = try read(StickerFiles.png(width: width, height: height))
        #expect(size == CGSize(width: Double(width) / 3, height: Double(height) / 3))
    }

    @Test(arguments: [(299, 300), (300, 299), (619, 300), (300, 619)])
    func neitherSideMayBeBeyondThem(width: Int, height: Int) throws {
        let error = #expect(throws: NSError.self) { try read(StickerFiles.png(width: width, height: height)) }
        #expect(error?.code == MSMessageErrorCode.stickerFileImproperFileAttributes.rawValue)
    }

    /// Each reason why a file is no sticker has its code ("MSMessageErrorCode").
    @Test func eachReasonHasItsCode() throws {
        let (folder, whole) = (try TemporaryFolder(), StickerFiles.png(width: 300, height: 300))
        let files: [(path: String, code: MSMessageErrorCode)] = [
            (folder.file("none.png"), .fileNotFound), (folder.path, .improperFileType),
            (
                try folder.write([UInt8](repeating: 0, count: StickerRules.maximumFileSize + 1), to: "large.png"),
                .stickerFileImproperFileSize
            ),
            (try folder.write("no picture", to: "text.png"), .stickerFileImproperFileFormat),
            (try folder.write(Array(whole.prefix(60)), to: "cut.png"), .fileUnreadable),
        ]
        for (path, code) in files {
            let error = #expect(throws: NSError.self) { try StickerFile.picture(atPath: path) }
            #expect(error?.code == code.rawValue && error?.domain == MSStickersErrorDomain, "\(path)")
        }
    }
}
