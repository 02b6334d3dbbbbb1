import BalloonFixtures
import Drawing
import Foundation
import Testing
import ViewLayout

@testable import BalloonLayouts

/// The X of a staged message, the app's icon and a dropped sticker lie on what is there.
@Suite struct CoveredTextTests {
    private func findings(_ content: BalloonContent, locale: String = "en") throws -> [Finding] {
        let message = Transcript.Message(balloon: BalloonLayout(content: content))
        let transcript = Transcript(entries: [], inputField: Transcript.InputField(draft: .message(message)))
        return try transcript.place(in: context(TraitCollection(locale: locale))).findings
    }

    @Test(
        "A text below the X is reported by its name and the covered points",
        arguments: [("en", "trailing"), ("ar", "leading")])
    func covered(locale: String, node: String) throws {
        let view = HStack([
            Text("Dinner at the pier, if", font: .system(size: 17), id: "leading"), Spacer(),
            Text("Saturday", font: .system(size: 17), id: "trailing"),
        ])
        let live = LiveContent(view: view, answeredHeight: .fittingView, alternate: template(caption: "a"))
        let found = try findings(.live(live), locale: locale).filter { $0.kind == .textCovered }
        // The X is at the top right; in a mirrored interface that is where the leading text is.
        #expect(found.map(\.node) == [node])
        let points = try #require(found.first?.points)
        #expect(points > 5 && points <= 24)
    }

    @Test("Below a picture and in a template without one nothing is covered")
    func free() throws {
        #expect(try findings(.template(template(image: picture(), caption: "Dinner", trailingCaption: "7"))).isEmpty)
        #expect(try findings(.template(template(caption: "Hi"))).isEmpty)
    }

    /// Letters of 10 by 8 points whose corner is a distance from the corner of a box of 40 by 40.
    @Test(
        "The round corner of a box covers nothing of letters that stand beside the arc",
        arguments: [(0, 0.0, 10.0), (0, 6, 4), (0, 8, 2), (10, 8, 0), (10, 4, 5.165), (20, 8, 0), (20, 0, 7.321)])
    func corners(radius: CGFloat, distance: CGFloat, width: CGFloat) {
        let box = CGRect(x: 0, y: 0, width: 40, height: 40)
        // They reach over the corner from outside by 10 minus the distance on both sides.
        let letters = CGRect(x: 30 + distance, y: 30 + min(distance, 8), width: 10, height: 8)
        let covered = CoveredText.Cover.box(box, radius: radius).coveredWidth(letters)
        #expect(isClose(covered, width, within: 0.01))
    }

    /// Six points is half of 12: from there on the sides are straight, and at 2 points from the end they are
    /// 6 − √(6² − 4²) points in.
    @Test(
        "A radius is at most half of the shorter side",
        arguments: [
            (CGRect(x: 0, y: 6, width: 12, height: 8), 12), (CGRect(x: 0, y: 26, width: 12, height: 8), 12),
            (CGRect(x: 0, y: 0, width: 12, height: 2), 8.944),
        ] as [(CGRect, CGFloat)])
    func capsules(letters: CGRect, width: CGFloat) {
        let upright = CGRect(x: 0, y: 0, width: 12, height: 40)
        let covered = CoveredText.Cover.box(upright, radius: 20).coveredWidth(letters)
        #expect(isClose(covered, width, within: 0.001))
        // Lying on its side it covers all of what is between its half circles.
        let lying = CoveredText.Cover.box(CGRect(x: 0, y: 0, width: 40, height: 12), radius: 20)
        #expect(lying.coveredWidth(CGRect(x: 8, y: 2, width: 20, height: 8)) == 20)
    }

    /// A bar whose ends are round covers all of its middle, whichever way it lies.
    @Test(arguments: [CGRect(x: 0, y: 0, width: 20, height: 100), CGRect(x: 0, y: 0, width: 100, height: 20)])
    func bars(_ box: CGRect) {
        let cover = CoveredText.Cover.box(box, radius: 50)
        for share in [0.25, 0.5, 0.75] as [CGFloat] {
            let middle = CGPoint(x: box.width * share, y: box.height * share)
            let letters =
                box.width < box.height
                ? CGRect(x: -10, y: middle.y - 4, width: 40, height: 8)
                : CGRect(x: middle.x - 4, y: 6, width: 8, height: 8)
            #expect(isClose(cover.coveredWidth(letters), box.width < box.height ? 20 : 8, within: 0.01))
        }
    }

    // MARK: - The icon

    /// The icon is 27 × 20 points, 6 from the top and the left (facts 3.6, statement 39).
    @Test("A live view's text below the icon is reported with what is covered of it; below and beside it is free")
    func icon() throws {
        func findings(_ insets: EdgeInsets, _ string: String = "Title at the left", hasIcon: Bool = true) throws
            -> [Finding]
        {
            let view = Padding(
                ViewLayout.Frame(
                    Text(string, font: .system(size: 17), id: "title"), maxWidth: .infinity,
                    alignment: Alignment(horizontal: .leading, vertical: .top)), insets: insets)
            let live = LiveContent(view: view, answeredHeight: .fittingView, alternate: template(caption: "a"))
            return try BalloonLayout(content: .live(live), icon: hasIcon ? picture() : nil).place(in: context())
                .findings.filter { $0.kind == .textCovered }
        }
        let found = try findings(EdgeInsets(top: 6, leading: 10, bottom: 20, trailing: 0))
        // From 10 to the icon's end at 33.
        #expect(found.map(\.node) == ["title"] && isClose(found[0].points ?? 0, 23, within: 0.001))
        #expect(try findings(EdgeInsets(top: 6, leading: 34, bottom: 20, trailing: 0)).isEmpty)
        #expect(try findings(EdgeInsets(top: 27, leading: 10, bottom: 20, trailing: 0)).isEmpty)
        #expect(try findings(EdgeInsets(top: 6, leading: 10, bottom: 20, trailing: 0), hasIcon: false).isEmpty)
        // Both lines are covered; the text is reported once.
        let lines = try findings(EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0), "Title\nTitle")
        #expect(lines.count == 1)
    }

    @Test("A low picture leaves its title, or the caption below it, under the icon")
    func iconOnTemplate() throws {
        func covered(_ content: TemplateContent) throws -> [String?] {
            try placed(content, icon: picture()).findings.filter { $0.kind == .textCovered }.map(\.node)
        }
        let low = PaintedPicture(width: 840, height: 96, grey: 40).picture
        let flat = PaintedPicture(width: 840, height: 12, grey: 40).picture
        let high = PaintedPicture(width: 840, height: 300, grey: 40).picture
        #expect(try covered(template(image: low, imageTitle: "Title over it")) == ["imageTitle"])
        #expect(try covered(template(image: flat, caption: "Under it")) == ["caption"])
        #expect(try covered(template(image: high, imageTitle: "Title over it", caption: "Under it")).isEmpty)
        // The fix names what helps: a taller picture, or shorter captions where they leave a tall one no room.
        func mend(_ content: TemplateContent, height: CGFloat) throws -> String? {
            try placed(content, icon: picture(), traits: TraitCollection(transcriptHeight: height)).findings
                .first { $0.kind == .textCovered }?.message
        }
        #expect(try mend(template(image: low, imageTitle: "Title over it"), height: 874)?.contains("taller") == true)
        let squeezed = try mend(template(image: high, imageTitle: "Title over it", caption: "Under it"), height: 70)
        #expect(squeezed?.contains("shorten the captions") == true)
        // Without a picture the captions stand beside the icon.
        #expect(try covered(template(caption: "Beside it", subcaption: "And below")).isEmpty)
    }

    // MARK: - Stickers

    /// A sticker of 100 points of which the left half is transparent.
    private func halfSticker() -> StickerBrowser.Cell {
        let row = [UInt8](repeating: 0, count: 150 * 4) + [UInt8](repeating: 255, count: 150 * 4)
        let pixels = (0..<300).flatMap { _ in row }
        return StickerBrowser.Cell(
            art: Picture(bitmap: Bitmap(width: 300, height: 300, pixels: pixels), scale: 3),
            localizedDescription: "half")
    }

    private func findings(_ position: CGPoint, scale: CGFloat = 1, _ more: [Transcript.Entry] = []) throws -> [Finding]
    {
        let message = Transcript.Message(
            balloon: BalloonLayout(content: .template(template(caption: "Dinner at the pier, if you like"))))
        let entry = Transcript.Entry(
            .message(message), sender: Transcript.Entry.Sender(identifier: "ada"),
            droppedStickers: [.init(sticker: halfSticker(), position: position, scale: scale)])
        return try Transcript(entries: more + [entry]).place(in: context()).findings
    }

    /// A picture of 40 points of which one quarter is opaque, over letters in the upper and in the lower half.
    @Test(
        "A picture covers where it is opaque",
        arguments: [(false, false), (true, false), (false, true), (true, true)])
    func quarters(isRight: Bool, isBelow: Bool) {
        var pixels: [UInt8] = []
        for y in 0..<40 {
            for x in 0..<40 {
                let isOpaque = (x >= 20) == isRight && (y >= 20) == isBelow
                pixels += [UInt8](repeating: isOpaque ? 255 : 0, count: 4)
            }
        }
        let quarter = PictureOpacity(
            Picture(bitmap: Bitmap(width: 40, height: 40, pixels: pixels)),
            extent: CGRect(x: 10, y: 20, width: 40, height: 40))
        let cover = CoveredText.Cover.picture(quarter)
        for (y, isHit) in [(CGFloat(24), !isBelow), (48, isBelow)] {
            #expect(cover.coveredWidth(CGRect(x: 10, y: y, width: 40, height: 8)) == (isHit ? 20 : 0))
        }
        // The rightmost 10 points are in the right half alone.
        let last = CGRect(x: 40, y: isBelow ? 48 : 24, width: 10, height: 8)
        #expect(cover.coveredWidth(last) == (isRight ? 10 : 0))
    }

    @Test("Two stickers on one text are told of once, with what the larger one covers")
    func stickersOnOneText() throws {
        func covered(_ scales: [CGFloat]) throws -> [Finding] {
            let message = Transcript.Message(
                balloon: BalloonLayout(content: .template(template(caption: "Dinner at the pier, if you like"))))
            let stickers = scales.map {
                Transcript.Entry.DroppedSticker(
                    sticker: halfSticker(), position: CGPoint(x: 0.4, y: 0.5), scale: $0)
            }
            let room = Array(repeating: Transcript.Entry(.line("Monday")), count: 4)
            return try Transcript(entries: room + [Transcript.Entry(.message(message), droppedStickers: stickers)])
                .place(in: context()).findings.filter { $0.kind == .textCovered && $0.node == "caption" }
        }
        let two = try covered([0.5, 1])
        let one = try covered([1])
        #expect(two.count == 1 && one.count == 1 && two[0].points == one[0].points)
    }

    @Test("A dropped sticker that lies on a text is reported, but not where it is transparent")
    func stickerOnText() throws {
        let room = Array(repeating: Transcript.Entry(.text("Hi")), count: 3)
        let found = try findings(CGPoint(x: 0.5, y: 0.5), room).filter { $0.kind == .textCovered }
        let caption = try #require(found.first { $0.node == "caption" })
        #expect(caption.entry == "entries[3]" && (caption.points ?? 0) > 5)
        // The opaque half ends beyond the balloon's right edge, the transparent one lies on the caption's end.
        let beside = try findings(CGPoint(x: 1, y: 0.5), room).filter { $0.kind == .textCovered }
        #expect(beside.allSatisfy { $0.node != "caption" }, "\(beside)")
    }

    @Test("A sticker lies on the next balloon, too, and a sender's picture is no text")
    func stickerOnNeighbours() throws {
        let people = ["ada", "chi"].map { Transcript.Entry.Sender(identifier: $0, name: $0) }
        let opaque = StickerBrowser.Cell(art: picture(), localizedDescription: "opaque")
        func covered(x: CGFloat, y: CGFloat, scale: CGFloat) throws -> [String] {
            let sticker = Transcript.Entry.DroppedSticker(
                sticker: opaque, position: CGPoint(x: x, y: y), scale: scale)
            let entries = [
                Transcript.Entry(.text("First"), sender: people[0], droppedStickers: [sticker]),
                Transcript.Entry(.text("Second, which is longer than the first"), sender: people[1]),
            ]
            let placed = try Transcript(entries: entries, isGroup: true).place(in: context())
            #expect(placed.balloon.children.last?.id == "dropped")
            return placed.findings.filter { $0.kind == .textCovered }.map { "\($0.entry ?? "") \($0.node ?? "")" }
        }
        #expect(
            try covered(x: 0, y: 1.2, scale: 17.0 / 12) == ["entries[0] text", "entries[1] name", "entries[1] text"])
        // 34 points wide, over the sender's letter.
        #expect(try covered(x: -0.3, y: 1, scale: 17.0 / 24) == [])
    }

    @Test("A sticker whose place is no number is refused")
    func stickerWithoutPlace() throws {
        #expect(throws: LayoutError.self) { try findings(CGPoint(x: CGFloat.nan, y: 0)) }
        #expect(throws: LayoutError.self) { try findings(CGPoint(x: 0, y: CGFloat.infinity)) }
        #expect(throws: LayoutError.self) { try findings(.zero, scale: .greatestFiniteMagnitude) }
    }

    @Test("A dropped sticker that the transcript's edge cuts is reported by how much")
    func stickerAtTheEdge() throws {
        let cut = try findings(CGPoint(x: 0.5, y: -0.5)).filter { $0.kind == .nodeOutsideBalloon }
        #expect(cut.count == 1 && cut[0].node == "dropped" && cut[0].entry == "entries[0]")
        // With room above and below all of it is there.
        let room = Array(repeating: Transcript.Entry(.text("Hi")), count: 4)
        #expect(try findings(CGPoint(x: 0.5, y: -0.5), room).allSatisfy { $0.kind != .nodeOutsideBalloon })
    }

    /// Less than a point hides no letter; of a text the line counts that is covered most.
    @Test(
        arguments: [([0.99, 0.5], nil), ([1, 0], 1), ([0.2, 1], 1), ([3, 7], 7), ([7, 3], 7), ([-4, 0], nil)]
            as [([CGFloat], CGFloat?)])
    func theMostCoveredLineCounts(_ widths: [CGFloat], _ points: CGFloat?) throws {
        let text = try Text("Dinner\nat noon", id: "text")
            .place(in: CGRect(x: 0, y: 0, width: 200, height: 50), context: context())
        guard case .text(let placed) = text.content else { return }
        let baselines = placed.lineOrigins.map(\.y)
        // The letters of a line stand on its baseline.
        let cover = CoveredText.Cover { box in baselines.firstIndex { isClose($0, box.maxY) }.map { widths[$0] } ?? 99 }
        let found = CoveredText.findings(in: text, under: cover) { $0 }
        #expect(found.map(\.points) == (points == nil ? [] : [points]) && found.allSatisfy { $0.node == "text" })
    }

    /// A disc of 24 points: across its middle it covers 24, 8 points above or below √(12² − 8²) on either side.
    @Test(
        arguments: [(-4, 24), (12, 17.889), (-12, 17.889), (4, 24), (16, 0), (-24, 0), (20, 0)] as [(CGFloat, CGFloat)])
    func discs(_ y: CGFloat, _ width: CGFloat) {
        let cover = CoveredText.Cover.disc(CGRect(x: 20, y: -8, width: 24, height: 24))
        let covered = cover.coveredWidth(CGRect(x: 0, y: y, width: 100, height: 8))
        #expect(isClose(covered, width, within: 0.001))
        // Letters that begin or end inside are covered from or to there, and those beside it are not.
        if width == 24 {
            #expect(cover.coveredWidth(CGRect(x: 0, y: y, width: 30, height: 8)) == 10)
            #expect(cover.coveredWidth(CGRect(x: 40, y: y, width: 30, height: 8)) == 4)
        }
        #expect(cover.coveredWidth(CGRect(x: 50, y: y, width: 30, height: 8)) <= 0)
    }

    /// A point of the height of letters is enough.
    @Test(arguments: [(32, 10), (33, 10), (33.5, 0), (-7, 10), (-7.5, 0)] as [(CGFloat, CGFloat)])
    func aBoxCoversFromAPointOfHeight(_ y: CGFloat, _ width: CGFloat) {
        let cover = CoveredText.Cover.box(CGRect(x: 0, y: 0, width: 40, height: 34))
        #expect(cover.coveredWidth(CGRect(x: 30, y: y, width: 20, height: 8)) == width)
    }
}
