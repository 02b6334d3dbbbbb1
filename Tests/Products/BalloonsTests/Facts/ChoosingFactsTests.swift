import BalloonFixtures
import BalloonLayouts
import Balloons
import Foundation
import Testing
import ViewLayout

/// Statements 9 and 10 of the facts sheet: what a receiver sees.
@Suite struct ChoosingFactsTests {
    private let alternate = template(
        image: picture(width: 300, height: 200), imageTitle: "Ferry", caption: "Concert", subcaption: "Saturday")

    private var live: BalloonLayout {
        BalloonLayout(
            content: .live(
                LiveContent(view: Fill(.semantic(.tint)), answeredHeight: .length(.points(160)), alternate: alternate)),
            icon: picture())
    }

    private func place(
        _ layout: BalloonLayout, _ viewer: TraitCollection, url: URL? = URL(string: "https://example.com/7")
    ) throws -> PlacedBalloon {
        var layout = layout
        (layout.url, layout.appName) = (url, "Countdown")
        return try layout.place(in: context(viewer))
    }

    @Test("9. With the app on iOS 11 and later the live layout is drawn")
    func liveLayout() throws {
        let balloon = try place(live, viewer(.ios26))
        #expect(balloon.balloon.kind == .live)
        #expect(balloon.size.height == 160)
    }

    @Test(
        "9. Without the app, or on an older system, the alternate is drawn as the plain template that it is",
        arguments: [
            viewer(.ios26, hasApp: false), viewer(.ios10), viewer(.ios10, hasApp: false), viewer(.macos),
            viewer(.macos, hasApp: false), viewer(.watchos), viewer(.watchos, hasApp: false),
        ])
    func alternate(viewer: TraitCollection) throws {
        let shown = try place(live, viewer)
        let metrics = TemplateMetrics.standard(for: shown.traits.userInterfaceIdiom, on: viewer.receiver)
        let plain = try BalloonLayout(content: .template(alternate), icon: picture(), metrics: metrics)
            .place(in: context(TraitCollection().moved(to: shown.traits.userInterfaceIdiom)))
        #expect(shown.size == plain.size)
        #expect(shown.findings == plain.findings)
        // The record has the line below the balloon as a sibling, one level deeper.
        let balloons = [shown, plain].map { LayoutRecord(placed: $0.balloon) }
        #expect(balloons[0] == balloons[1])
    }

    @Test(
        "9. On the Mac and the watch no app runs: without a receiver too the alternate is drawn as the plain template",
        arguments: [UserInterfaceIdiom.mac, .watch])
    func alternateByDevice(idiom: UserInterfaceIdiom) throws {
        let viewer = try context(TraitCollection().moved(to: idiom))
        let shown = try live.place(in: viewer)
        let plain = try BalloonLayout(content: .template(alternate), icon: picture()).place(in: viewer)
        #expect(shown.record == plain.record && shown.size == plain.size && shown.findings == plain.findings)
        #expect(shown.balloon.kind == .template && shown.fit == nil)
    }

    @Test("9. The app's name stands below the balloon where apps run and this one is missing")
    func attribution() throws {
        for system in ReceiverSystem.allCases {
            for hasApp in [true, false] {
                let balloon = try place(live, viewer(system, hasApp: hasApp))
                #expect((balloon.attribution != nil) == (!hasApp && system.runsApps), "\(system) \(hasApp)")
            }
        }
        let balloon = try place(live, viewer(.ios26, hasApp: false))
        let line = try #require(balloon.recorded("attribution"))
        // As far in as the sender's name above a balloon.
        #expect(line.frame.minX == TranscriptMetrics().textInsets.leading)
        #expect(line.lines.map(\.text) == ["Countdown"])
        #expect(line.attributes.contains(.init("font", "caption2")))
        #expect(line.frame.minY >= balloon.size.height + 4)
        #expect(balloon.canvasSize.height >= line.frame.maxY)
    }

    @Test("10. Before iOS 10 a message is two: its picture, then its URL")
    func fallback() throws {
        let balloon = try place(live, viewer(.ios9))
        #expect(balloon.balloon.children.map(\.id) == ["picture", "url"])
        #expect(balloon.record.nodes.last?.lines.map(\.text).joined() == "https://example.com/7")
        let items = FallbackContent(template: alternate, url: URL(string: "HTTP://example.com"))
        #expect(items.items.count == 2)
        #expect(balloon.findings.isEmpty)
    }

    @Test("10. A data URL, or one of an app, yields no second message", arguments: ["data:,7", "ferry://7"])
    func dataURL(string: String) throws {
        let url = try #require(URL(string: string))
        #expect(FallbackContent(template: alternate, url: url).items == [.picture(picture(width: 300, height: 200))])
        let balloon = try place(live, viewer(.ios9), url: url)
        #expect(balloon.balloon.children.map(\.id) == ["picture"])
        #expect(balloon.findings.map(\.kind) == [.fallbackIncomplete])
        #expect(balloon.findings.map(\.node) == ["url"])
    }

    @Test("10. What is missing of the two messages is said, and nothing at all has no size")
    func incompleteFallback() throws {
        let captions = BalloonLayout(content: .template(template(caption: "Concert")))
        let withURL = try place(captions, viewer(.ios9))
        #expect(withURL.balloon.children.map(\.id) == ["url"])
        #expect(withURL.findings.map(\.node) == ["picture"])
        let empty = try place(captions, viewer(.ios9), url: nil)
        #expect(empty.size == .zero)
        #expect(empty.findings.map(\.node) == ["picture", "url"])
    }

    @Test("10. A sticker arrives as a picture")
    func sticker() {
        #expect(FallbackContent(sticker: picture()).items == [.picture(picture())])
    }

    @Test("A photo on an older system is 252.667 points wide on a 402-point phone, from 16:9 to 3:4, 500 high at most")
    func photo() throws {
        func size(_ width: Int, _ height: Int) throws -> CGSize {
            let content = BalloonLayout(content: .template(template(image: picture(width: width, height: height))))
            return try #require(try place(content, viewer(.ios9)).node("picture")).frame.size
        }
        let square = try size(300, 300)
        #expect(isClose(square.width, 252.667, within: 0.001) && isClose(square.height, square.width, within: 0.34))
        #expect(isClose(try size(300, 30).height, square.width * 9 / 16, within: 0.34))
        #expect(isClose(try size(30, 300).height, square.width * 4 / 3, within: 0.34))
    }

    @Test("Both messages stand on their sender's side, which right-to-left interfaces exchange")
    func sides() throws {
        for (side, direction, isOnRight) in [
            (BalloonSide.outgoing, LayoutDirection.leftToRight, true), (.incoming, .leftToRight, false),
            (.outgoing, .rightToLeft, false), (.incoming, .rightToLeft, true),
        ] {
            var layout = BalloonLayout(content: .template(alternate), side: side)
            layout.url = URL(string: "https://a.b")
            let traits = TraitCollection(layoutDirection: direction, receiver: .ios9)
            let balloon = try layout.place(in: context(traits))
            let bubble = try #require(balloon.node("url")).frame
            #expect(isOnRight ? isClose(bubble.maxX, balloon.size.width, within: 0.001) : bubble.minX == 0)
            #expect(bubble.width < balloon.size.width)
        }
    }

    @Test("A watch has 198 points unless the width was chosen; a Mac has its own kind of balloon")
    func traits() {
        let scene = TraitCollection(transcriptWidth: 390)
        #expect(scene.moved(to: .watchos).transcriptWidth == 198)
        #expect(scene.moved(to: .watchos).transcriptHeight == 242)
        #expect(scene.moved(to: .watchos, keepsHeight: true).transcriptHeight == 874)
        #expect(scene.moved(to: .watchos, keepsWidth: true).transcriptWidth == 390)
        // A watch stays the watch it is; on a phone nothing of it is left.
        let small = TraitCollection(transcriptWidth: 162, transcriptHeight: 197, userInterfaceIdiom: .watch)
        #expect(small.moved(to: .watchos) == small)
        #expect(small.moved(to: .ios26) == TraitCollection())
        #expect(scene.moved(to: .macos).userInterfaceIdiom == .mac)
        #expect(scene.moved(to: .macos).moved(to: .ios10).userInterfaceIdiom == .phone)
        #expect(TraitCollection(userInterfaceIdiom: .pad).moved(to: .ios26).userInterfaceIdiom == .pad)
    }

    @Test("A viewer's system and kind of device always go together: setting one brings the other")
    func systemAndDevice() {
        var traits = TraitCollection(receiver: .ios9)
        #expect(traits.userInterfaceIdiom == .phone)
        traits.userInterfaceIdiom = .pad
        #expect(traits.receiver == .ios9)
        traits.userInterfaceIdiom = .watch
        #expect(traits.receiver == .watchos)
        traits.receiver = .macos
        #expect(traits.userInterfaceIdiom == .mac)
        traits.receiver = .ios10
        #expect(traits.userInterfaceIdiom == .phone)
        #expect(TraitCollection(userInterfaceIdiom: .phone, receiver: .watchos).userInterfaceIdiom == .watch)
        #expect(TraitCollection(userInterfaceIdiom: .mac) == TraitCollection(receiver: .macos))
    }
}
