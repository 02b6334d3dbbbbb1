import BalloonFixtures
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
}
