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

    /// The first picture is the element itself where pictures are inside, and no script holds it again.
    @Test func theFirstPictureIsInThePageOnce() throws {
        var (pictures, text) = (PagePictures.inside, "")
        let first = try pictures.first([1, 2, 3], named: Self.new, label: "is", width: 12.6)
        #expect(first.contains("src=\"data:image/png;base64,AQID\"") && first.contains("width=\"13\""))
        for name in [Self.new, Self.old, Self.old] { try pictures.add([4], named: name) { text += $0 } }
        #expect(!text.contains(Self.new) && text.components(separatedBy: Self.old).count == 2)
    }

    /// Beside the page the first picture is a file; a server sends what is asked for, and writes nothing.
    @Test(arguments: [true, false]) func theFirstPictureElsewhere(isServed: Bool) throws {
        var pictures = isServed ? PagePictures.served : PagePictures(beside: page)
        let first = try pictures.first([1, 2, 3], named: Self.new, label: "was", width: 0)
        try pictures.add([4], named: Self.old) { _ in Issue.record("nothing is inside") }
        let prefix = isServed ? "pictures/" : "./report.pictures/"
        #expect(first.contains("src=\"\(prefix)\(Self.new).png\"") && !first.contains("width="))
        #expect(first.contains("alt=\"was\"") && first.contains("data-file=\"\(Self.new)\""))
        #expect(names() == (isServed ? [] : ["\(Self.old).png", "\(Self.new).png"]))
    }

    @Test(
        arguments: [
            ("pictures/ab.png", "ab"), ("pictures/ab.jpg", nil), ("/pictures/ab.png", nil), ("ab.png", nil),
            ("pictures/.png", ""),
        ] as [(String, String?)])
    func aServerKnowsThePathsOfPictures(_ path: String, _ name: String?) {
        #expect(PagePictures.servedName(at: path) == name)
    }

    /// A name of the page can hold what has a meaning in an address.
    @Test func theAddressOfTheFolderIsEscaped() {
        #expect(PagePictures(beside: folder.file("my report?#.html")).prefix == "./my%20report%3F%23.pictures/")
    }
}
