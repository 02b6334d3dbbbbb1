import BalloonFixtures
import Foundation
import MessagesAPI
import TestSupport
import Testing

/// Stickers: what their files must be, each error with its code and mend (facts sheet, 1.9, 2.5 and 2.8).
@Suite struct MSStickerTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func url(_ bytes: [UInt8], _ name: String) throws -> URL {
        URL(fileURLWithPath: try folder.write(bytes, to: name))
    }

    private func sticker(_ bytes: [UInt8], _ name: String = "sticker.png") throws -> MSSticker {
        try MSSticker(contentsOfFileURL: url(bytes, name), localizedDescription: "A wave")
    }

    private func sticker(at url: URL) throws -> MSSticker {
        try MSSticker(contentsOfFileURL: url, localizedDescription: "A wave")
    }

    private func expect(_ code: MSMessageErrorCode, _ words: String, _ make: () throws -> MSSticker) throws {
        let error = try #require(throws: NSError.self) { try make() }
        #expect(error.domain == MSStickersErrorDomain && error.code == code.rawValue, "\(error)")
        #expect(error.localizedDescription.contains(words), "\(error.localizedDescription)")
    }

    @Test("Raw values are those of the header")
    func rawValues() {
        #expect(MSStickerSize.allCases.map(\.rawValue) == [0, 1, 2])
        #expect(MSStickerSize.allCases.map(\.sideLength) == [100, 136, 206])
    }

    @Test("A sticker keeps its file's URL and description; its art is at 3x")
    func properties() throws {
        let url = try url(StickerFiles.png(width: 300, height: 618), "wave.png")
        let sticker = try MSSticker(contentsOfFileURL: url, localizedDescription: "A wave")
        #expect(sticker.imageFileURL == url && sticker.localizedDescription == "A wave" && sticker.frameCount == 1)
        #expect(sticker.art.scale == 3)
    }

    @Test("Each side has 300 to 618 pixels: error 5", arguments: [(299, 300), (300, 299), (619, 300), (300, 619)])
    func pixels(width: Int, height: Int) throws {
        try expect(.stickerFileImproperFileAttributes, "300 to 618") {
            try sticker(StickerFiles.png(width: width, height: height))
        }
    }

    @Test("A file has at most 500 KB: error 6")
    func bytes() throws {
        let png = StickerFiles.png(width: 300, height: 300)
        // What follows the end of a PNG is not looked at.
        let padded = png + [UInt8](repeating: 0, count: 500_000 - png.count)
        #expect(throws: Never.self) { try sticker(padded) }
        try expect(.stickerFileImproperFileSize, "more than 500000 bytes") { try sticker(padded + [0]) }
    }

    @Test("Other formats are error 7")
    func formats() throws {
        try expect(.stickerFileImproperFileFormat, "PNG, APNG, GIF or JPEG") {
            try sticker(Array("RIFF....WEBP".utf8), "a.webp")
        }
        try expect(.stickerFileImproperFileFormat, "empty") { try sticker([], "empty.png") }
    }

    @Test("A damaged file is error 2, a missing one 1, a folder 3, a web address 4")
    func places() throws {
        try expect(.fileUnreadable, "damaged") {
            try sticker(Array(StickerFiles.png(width: 300, height: 300).prefix(60)))
        }
        try expect(.fileNotFound, "no such file") {
            try self.sticker(at: URL(fileURLWithPath: folder.path + "/nowhere.png"))
        }
        try expect(.improperFileType, "a folder") { try self.sticker(at: URL(fileURLWithPath: folder.path)) }
        let web = try #require(URL(string: "https://example.com/a.png"))
        try expect(.improperFileURL, "download") { try self.sticker(at: web) }
    }

    @Test("A description has at most 150 characters")
    func descriptions() throws {
        let url = try url(StickerFiles.png(width: 300, height: 300), "a.png")
        func sticker(_ length: Int) throws -> MSSticker {
            try MSSticker(contentsOfFileURL: url, localizedDescription: String(repeating: "é", count: length))
        }
        #expect(throws: Never.self) { try sticker(150) }
        try expect(.stickerFileImproperFileAttributes, "151 characters") { try sticker(151) }
    }

    /// 1/4 + 2/10 s, and a denominator of 0 that stands for 100.
    @Test("Frames of an APNG are counted and their delays added up")
    func apng() throws {
        let sticker = try sticker(StickerFiles.apng(width: 300, height: 300, delays: [(1, 4), (2, 10), (5, 0)]))
        #expect(sticker.frameCount == 3)
        #expect(isClose(sticker.art.animationDuration, 0.5))
    }

    @Test("Frames of a GIF are counted and their delays added up")
    func gif() throws {
        let sticker = try sticker(StickerFiles.gif(width: 300, height: 300, delays: [10, 25, 300]), "a.gif")
        #expect(sticker.frameCount == 3)
        #expect(isClose(sticker.art.animationDuration, 3.35))
        let still = try self.sticker(StickerFiles.gif(width: 300, height: 300, delays: [10]), "still.gif")
        #expect(still.frameCount == 1 && still.art.animationDuration == 0)
    }
}
