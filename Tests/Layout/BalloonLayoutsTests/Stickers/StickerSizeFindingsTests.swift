import BalloonFixtures
import Drawing
import Foundation
import Testing
import ViewLayout

@testable import BalloonLayouts

/// Art for 100, 136 and 206 points: 300, 408 and 618 pixels at 3x (facts 1.9.1).
@Suite struct StickerSizeFindingsTests {
    @Test(
        arguments: [
            (.large, 100, .stickerSmall), (.large, 136, .stickerSmall), (.large, 206, nil), (.large, 180, nil),
            (.regular, 100, .stickerSmall), (.regular, 136, nil), (.regular, 206, .stickerShrunk), (.small, 100, nil),
            (.small, 60, nil),
        ] as [(StickerSize, Int, Finding.Kind?)])
    func sizes(_ size: StickerSize, _ side: Int, _ kind: Finding.Kind?) {
        let art = clearPicture(width: side, height: side, scale: 3)
        let browser = StickerBrowser(
            stickerSize: size, cells: [StickerBrowser.Cell(art: art, localizedDescription: "A cup")])
        #expect(browser.findings.map(\.kind) == [kind].compactMap { $0 })
    }

    /// Art is a rectangle where no pixel of its four edges is clear (facts 1.9.6).
    @Test(
        arguments: [
            ([], true), ([(0, 0)], false), ([(149, 0)], false), ([(0, 149)], false), ([(149, 149)], false),
            ([(75, 0)], false), ([(75, 149)], false), ([(0, 75)], false), ([(149, 75)], false), ([(75, 75)], true),
        ] as [([(Int, Int)], Bool)])
    func opaqueEdges(_ clear: [(Int, Int)], _ isFound: Bool) {
        var pixels = [UInt8](repeating: 255, count: 150 * 150 * 4)
        for (x, y) in clear { for part in 0..<4 { pixels[(y * 150 + x) * 4 + part] = 0 } }
        let art = Picture(bitmap: Bitmap(width: 150, height: 150, pixels: pixels), scale: 3)
        let browser = StickerBrowser(
            stickerSize: .small, cells: [StickerBrowser.Cell(art: art, localizedDescription: "A cup")])
        #expect(browser.findings.contains { $0.kind == .stickerOpaque } == isFound)
    }

    /// Findings name the sticker that they are about; the names are those of a record.
    @Test func eachFindingNamesItsSticker() throws {
        let art = clearPicture(width: 100, height: 100, scale: 3)
        let cells = ["A cup", "", "A cat", ""].map { StickerBrowser.Cell(art: art, localizedDescription: $0) }
        let browser = StickerBrowser(stickerSize: .small, cells: cells)
        #expect(browser.findings.map(\.node) == ["sticker-2", "sticker-4"])
        let first = StickerBrowser(stickerSize: .small, cells: [cells[1], cells[0]])
        #expect(first.findings.map(\.node) == ["sticker"])
        let names = try browser.placed(in: context()).record.nodes.filter { $0.kind == "image" }.compactMap(\.id)
        #expect(names == ["sticker", "sticker-2", "sticker-3", "sticker-4"])
    }

    @Test(arguments: [(0, true), (1, true), (150, true), (151, false)]) func descriptions(_ count: Int, _ isTaken: Bool)
    {
        let text = String(repeating: "é", count: count)
        #expect(((try? StickerRules.check(description: text, of: "a")) != nil) == isTaken)
    }

    /// An interface from the right has the first sticker at the right.
    @Test(arguments: StickerSize.allCases, [1, 2, 3, 7]) func mirrored(_ size: StickerSize, _ count: Int) throws {
        let art = clearPicture(width: 100, height: 60, scale: 3)
        let browser = StickerBrowser(
            stickerSize: size,
            cells: Array(repeating: StickerBrowser.Cell(art: art, localizedDescription: "A cup"), count: count))
        func frames(_ direction: LayoutDirection) throws -> [CGRect] {
            var traits = TraitCollection()
            traits.explicitLayoutDirection = direction
            return try browser.placed(in: context(traits)).record.nodes.filter { $0.kind == "image" }.map(\.frame)
        }
        let (left, right) = (try frames(.leftToRight), try frames(.rightToLeft))
        #expect(left.count == count && right.count == count)
        for (one, other) in zip(left, right) {
            #expect(isClose(other.minX, 402 - one.maxX, within: 0.34) && isClose(one.minY, other.minY, within: 0.001))
        }
        #expect(left[0].minX < 201 && right[0].maxX > 201)
    }

    /// Two pictures with one description cannot be told apart; one picture in two cells can. Capitals are not heard.
    @Test(arguments: [
        ("A cup", "A cup", false, 1), ("A cup", "a CUP", false, 1), ("A cup", "A cup", true, 0),
        ("A cup", "A cat", false, 0),
        ("", "A cup", false, 1), ("A cup", "cup.png", false, 1), ("…", "?", true, 2),
    ])
    func describedAlike(_ first: String, _ second: String, _ isSame: Bool, _ count: Int) {
        let arts = [clearPicture(width: 100, height: 100, scale: 3), clearPicture(width: 90, height: 90, scale: 3)]
        let browser = StickerBrowser(
            stickerSize: .small,
            cells: [
                StickerBrowser.Cell(art: arts[0], localizedDescription: first),
                StickerBrowser.Cell(art: arts[isSame ? 0 : 1], localizedDescription: second),
            ])
        #expect(browser.findings.map(\.kind) == Array(repeating: .stickerUndescribed, count: count))
        #expect(count != 1 || browser.findings[0].node == (first.isEmpty ? "sticker" : "sticker-2"))
    }

    /// Art without a size is refused, in whichever cell it is.
    @Test(arguments: 0...2) func artWithoutASizeIsRefused(_ place: Int) throws {
        let art = clearPicture(width: 100, height: 100, scale: 3)
        let cells = (0..<3).map { index in
            StickerBrowser.Cell(
                art: index == place ? Picture(bitmap: art.bitmap, scale: 0) : art, localizedDescription: "\(index)")
        }
        #expect(throws: LayoutError.self) { try StickerBrowser(cells: cells).placed(in: context()) }
        #expect(try StickerBrowser(cells: [cells[(place + 1) % 3]]).placed(in: context()).size.height > 0)
    }

    /// How much the longer side of the art is larger or smaller than its cell, of 100, 136 or 206 points.
    @Test(
        arguments: [
            (.large, 100, .stickerSmall, 106), (.large, 136, .stickerSmall, 70), (.regular, 90, .stickerSmall, 46),
            (.regular, 206, .stickerShrunk, 70), (.small, 136, .stickerShrunk, 36), (.large, 240, .stickerShrunk, 34),
        ] as [(StickerSize, Int, Finding.Kind, CGFloat)])
    func points(_ size: StickerSize, _ side: Int, _ kind: Finding.Kind, _ points: CGFloat) {
        for (width, height) in [(side, side / 2), (side / 2, side)] {
            let art = clearPicture(width: width, height: height, scale: 3)
            let browser = StickerBrowser(
                stickerSize: size, cells: [StickerBrowser.Cell(art: art, localizedDescription: "A cup")])
            #expect(browser.findings.map(\.kind) == [kind] && browser.findings.map(\.points) == [points])
        }
    }
}
