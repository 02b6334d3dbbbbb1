import BalloonFixtures
import Foundation
import MessagesAPI
import TestSupport
import Testing
import UIKitAPI
import ViewLayout

/// Sticker views, browsers and their data source.
@MainActor @Suite struct MSStickerBrowserTests {
    private let folder: TemporaryFolder
    private let stickers: [MSSticker]

    init() throws {
        let folder = try TemporaryFolder()
        self.folder = folder
        let files = [
            ("a.png", StickerFiles.png(width: 300, height: 300)), ("b.png", StickerFiles.png(width: 618, height: 618)),
            ("c.png", StickerFiles.apng(width: 408, height: 306, delays: [(1, 10), (1, 10)])),
        ]
        stickers = try files.map { name, bytes in
            try MSSticker(
                contentsOfFileURL: URL(fileURLWithPath: folder.write(bytes, to: name)), localizedDescription: name)
        }
    }

    /// As an app writes it.
    private final class Browser: MSStickerBrowserViewController {
        var stickers: [MSSticker] = []
        override func numberOfStickers(in stickerBrowserView: MSStickerBrowserView) -> Int { stickers.count }
        override func stickerBrowserView(
            _ stickerBrowserView: MSStickerBrowserView, stickerAt index: Int
        ) -> MSSticker { stickers[index] }
    }

    private func browser(_ size: MSStickerSize) -> Browser {
        let browser = Browser(stickerSize: size)
        browser.stickers = stickers
        browser.stickerBrowserView.frame = CGRect(x: 0, y: 0, width: 402, height: 300)
        return browser
    }

    @Test("A browser shows nothing before its data is loaded, then a cell for every sticker")
    func reload() throws {
        let browser = browser(.regular)
        let view = browser.stickerBrowserView
        #expect(view.dataSource === browser && view.stickerSize == .regular && browser.stickerSize == .regular)
        #expect(try view.placed(in: context()).record.nodes.filter { $0.kind == "image" }.isEmpty)
        view.reloadData()
        let record = try view.placed(in: context()).record
        #expect(record.nodes.filter { $0.kind == "image" }.map(\.id) == ["sticker", "sticker-2", "sticker-3"])
        // 402 points make three cells of 134; art of 100 points is shown as it is, larger art is shrunk.
        #expect(
            record.nodes.filter { $0.kind == "image" }.map(\.frame) == [
                CGRect(x: 17, y: 17, width: 100, height: 100), CGRect(x: 134, y: 0, width: 134, height: 134),
                CGRect(x: 268, y: 16.667, width: 134, height: 100.5),
            ])
    }

    @Test("The offset scrolls and the insets move the grid")
    func scrolling() throws {
        let view = browser(.small).stickerBrowserView
        #expect(view.grid.cellSide == 100)
        let browser = browser(.large)
        let scrolled = browser.stickerBrowserView
        scrolled.reloadData()
        scrolled.contentInset = UIEdgeInsets(top: 8, left: 1, bottom: 0, right: 1)
        scrolled.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
        #expect(scrolled.contentOffset.y == 50)
        let grid = try #require(try scrolled.placed(in: context()).record.nodes.first { $0.kind == "stickers" })
        #expect(grid.frame == CGRect(x: 1, y: -42, width: 400, height: 400))
    }

    @Test("A mirrored interface fills rows from the right")
    func mirrored() throws {
        let browser = browser(.regular)
        browser.stickerBrowserView.reloadData()
        let record = try browser.stickerBrowserView.placed(in: context(TraitCollection(locale: "ar"))).record
        let first = try #require(record.nodes.first { $0.id == "sticker" })
        #expect(isClose(first.frame.minX, 402 - 134 + 17))
    }

    @Test("The controller's view holds the browser, which fills it until an app puts it elsewhere")
    func viewOfTheController() throws {
        let browser = browser(.small)
        #expect(browser.view.subviews.first === browser.stickerBrowserView && browser.view.subviews.count == 1)
        #expect(browser.view.frame.size == CGSize(width: 402, height: 300))
        #expect(browser.stickerBrowserView.next === browser.view && browser.view.next === browser)
        browser.view.frame = CGRect(x: 0, y: 100, width: 300, height: 200)
        #expect(browser.stickerBrowserView.frame == CGRect(x: 0, y: 0, width: 300, height: 200))
        browser.stickerBrowserView.reloadData()
        #expect(try browser.stickerBrowserView.placed(in: context()).size == CGSize(width: 300, height: 200))
        let elsewhere = UIView(frame: .zero)
        elsewhere.addSubview(browser.stickerBrowserView)
        browser.view.frame = .zero
        #expect(
            browser.view.subviews.isEmpty && browser.stickerBrowserView.frame.size == CGSize(width: 300, height: 200))
    }

    @Test("In an app's view a browser fills the view around it, asks for its stickers and shows them")
    func inAnAppsView() throws {
        let browser = Browser(stickerSize: .regular)
        browser.stickers = stickers
        let outer = UIView(frame: UIScreen.main.bounds)
        outer.addSubview(browser.view)
        outer.frame.size = CGSize(width: 402, height: 300)
        outer.layoutIfNeeded()
        let shown = browser.stickerBrowserView.subviews.compactMap { $0 as? MSStickerView }
        #expect(browser.stickerBrowserView.frame == CGRect(x: 0, y: 0, width: 402, height: 300))
        #expect(shown.map(\.sticker) == stickers)
        // 402 points make three cells of 134, as above.
        #expect(shown[0].frame == CGRect(x: 17, y: 17, width: 100, height: 100))
        #expect(shown[2].subviews.compactMap { ($0 as? UIImageView)?.image?.size } == [stickers[2].art.pointSize])
        #expect(shown[0].accessibilityLabel == "a.png")
        browser.stickerBrowserView.contentOffset.y = 140
        outer.layoutIfNeeded()
        #expect(browser.stickerBrowserView.subviews.isEmpty)
    }

    /// 402 points make three cells of 134; art of 100 points is in the middle of its cell.
    @Test("In a view from right to left the first sticker is at the right", arguments: [false, true])
    func mirroredView(isMirrored: Bool) throws {
        let view = browser(.regular).stickerBrowserView
        if isMirrored { view.semanticContentAttribute = .forceRightToLeft }
        let browser = browser(.regular)
        view.dataSource = browser
        view.layoutIfNeeded()
        let places = view.subviews.map(\.frame.minX)
        #expect(places.map { $0.rounded() } == (isMirrored ? [285, 134, 0] : [17, 134, 268]))
    }

    /// "contentInset": insets are of the left and of the right in either direction, as those of a scroll view. 402 - 62 - 40
    /// points make two cells of 136 in the middle of 300.
    @Test("Insets and the offset are not mirrored", arguments: [false, true])
    func mirroredInsets(isMirrored: Bool) throws {
        let view = browser(.regular).stickerBrowserView
        if isMirrored { view.semanticContentAttribute = .forceRightToLeft }
        let browser = browser(.regular)
        view.dataSource = browser
        view.contentInset = UIEdgeInsets(top: 0, left: 62, bottom: 0, right: 40)
        view.contentOffset.x = 2
        view.layoutIfNeeded()
        // The first sticker has 100 points, the second fills its cell.
        let places = view.subviews.map(\.frame.midX).prefix(2)
        #expect(places == (isMirrored ? [278, 142] : [142, 278]))
    }

    @Test("Another data source's stickers are read, and an offset or an inset alone reads nothing again")
    func otherDataSource() throws {
        let (first, second) = (browser(.regular), browser(.regular))
        second.stickers = [stickers[1]]
        let view = MSStickerBrowserView(frame: CGRect(x: 0, y: 0, width: 402, height: 300), stickerSize: .regular)
        func shown() -> [String] {
            view.layoutIfNeeded()
            return view.subviews.compactMap { ($0 as? MSStickerView)?.sticker?.localizedDescription }
        }
        view.dataSource = first
        #expect(shown() == ["a.png", "b.png", "c.png"])
        first.stickers.removeLast()
        view.contentOffset.y = 8
        #expect(shown().count == 3 && view.subviews.first?.frame.minY == 9)
        view.contentInset.top = 20
        #expect(shown().count == 3 && view.subviews.first?.frame.minY == 29)
        view.reloadData()
        #expect(shown() == ["a.png", "b.png"])
        view.dataSource = second
        #expect(shown() == ["b.png"])
        view.dataSource = nil
        #expect(shown().isEmpty)
    }

    /// A row of 134 points is seen until its lower edge leaves the top, or its upper one the bottom.
    @Test("Stickers outside the screen have no views", arguments: [(133, 3), (134, 0), (-299, 3), (-300, 0)])
    func outside(offset: Int, count: Int) throws {
        let browser = browser(.regular)
        browser.stickerBrowserView.contentOffset.y = CGFloat(offset)
        browser.stickerBrowserView.layoutIfNeeded()
        #expect(browser.stickerBrowserView.subviews.count == count)
    }

    @Test("A browser without a size has the regular one")
    func regularSize() {
        #expect(MSStickerBrowserView(frame: .zero).stickerSize == .regular)
        #expect(Browser(stickerSize: .small).numberOfStickers(in: MSStickerBrowserView(frame: .zero)) == 0)
    }

    @Test("A sticker's view keeps its size until it is asked to fit")
    func view() {
        let view = MSStickerView(frame: CGRect(x: 5, y: 6, width: 40, height: 40), sticker: stickers[0])
        view.sticker = stickers[2]
        #expect(view.frame.size == CGSize(width: 40, height: 40))
        view.sizeToFit()
        #expect(view.frame == CGRect(x: 5, y: 6, width: 136, height: 102))
    }

    @Test("Only stickers of several frames move, and another sticker stops")
    func animation() {
        let view = MSStickerView(frame: .zero, sticker: stickers[2])
        #expect(isClose(view.animationDuration, 0.2) && !view.isAnimating())
        view.startAnimating()
        #expect(view.isAnimating())
        view.sticker = stickers[0]
        #expect(!view.isAnimating() && view.animationDuration == 0)
        view.startAnimating()
        #expect(!view.isAnimating())
        let empty = MSStickerView(frame: .zero, sticker: nil)
        empty.startAnimating()
        #expect(!empty.isAnimating() && empty.sizeThatFits(.zero) == .zero)
    }

    @Test("A browser shows what its data source has at the last reload, and nothing when that has no more")
    func reloadsOfOtherCounts() throws {
        let browser = browser(.regular)
        let counts = try [3, 1, 0, 2, 0].map { count in
            browser.stickers = Array(stickers.prefix(count))
            browser.stickerBrowserView.reloadData()
            return try browser.stickerBrowserView.placed(in: context()).record.nodes.filter { $0.kind == "image" }.count
        }
        #expect(counts == [3, 1, 0, 2, 0])
    }
}
