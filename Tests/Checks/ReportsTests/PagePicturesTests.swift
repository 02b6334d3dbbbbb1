import Foundation
import TestSupport
import Testing

@testable import Reports

/// The pictures of a page, beside it or inside it.
struct PagePicturesTests {
    private let folder: TemporaryFolder
    private var page: String { folder.file("report.html") }
    private static let old = String(repeating: "a", count: 16)
    private static let new = String(repeating: "b", count: 16)

    init() throws { folder = try TemporaryFolder() }

    private func names() -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.file("report.pictures"))) ?? []).sorted()
    }

    @Test func aPictureIsWrittenOnceBesideThePage() throws {
        var pictures = PagePictures(beside: page)
        for _ in 0..<2 { try pictures.add([1, 2, 3], named: Self.new) { _ in Issue.record("nothing is inside") } }
        #expect(names() == ["\(Self.new).png"] && folder.bytes("report.pictures/\(Self.new).png") == [1, 2, 3])
        #expect(pictures.prefix == "./report.pictures/")
    }

    /// Of an earlier page only what this one shows stays, and what is not a page's picture.
    @Test func whatAnEarlierPageLeftGoes() throws {
        for name in [Self.old, Self.new, "mine"] { try folder.write([9], to: "report.pictures/\(name).png") }
        var pictures = PagePictures(beside: page)
        try pictures.add([1], named: Self.new) { _ in }
        try pictures.removeOthers(beside: page)
        #expect(names() == ["\(Self.new).png", "mine.png"])
    }

    /// A page that holds its pictures leaves none beside it, also where one of them has the same name.
    @Test func aPageWithItsPicturesInsideHasNoneBeside() throws {
        for name in [Self.old, Self.new] { try folder.write([9], to: "report.pictures/\(name).png") }
        var (pictures, text) = (PagePictures.inside, "")
        try pictures.add([1, 2, 3], named: Self.new) { text += $0 }
        #expect(text.contains("id=\"p-\(Self.new)\"") && text.contains("AQID"))
        try pictures.removeOthers(beside: page)
        #expect(names() == [] && !FileManager.default.fileExists(atPath: folder.file("report.pictures")))
    }
}
