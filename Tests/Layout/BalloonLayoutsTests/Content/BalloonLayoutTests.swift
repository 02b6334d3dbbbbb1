import BalloonFixtures
import Foundation
import Testing
import ViewLayout

@testable import BalloonLayouts

/// What a balloon's frame takes over from its layout, and what a viewer is shown.
@Suite struct BalloonLayoutTests {
    @Test func theFrameIsThatOfTheLayout() {
        var layout = BalloonLayout(
            content: .template(template(caption: "a")), icon: picture(), side: .incoming, showsTail: false)
        (layout.isDraft, layout.cancelRoom, layout.sideRoom) = (true, 30, 40)
        let frame = layout.frame(for: TraitCollection())
        #expect(frame.icon != nil && frame.side == .incoming && !frame.showsTail && frame.isDraft)
        #expect(frame.cancelRoom == 30 && frame.sideRoom == 40)
        var metrics = TemplateMetrics()
        metrics.textMargin = 99
        layout.metrics = metrics
        #expect(frame.metrics.textMargin == 16 && layout.frame(for: TraitCollection()).metrics.textMargin == 99)
    }

    /// The captions of a draft end before its X, and those of a sent balloon at their margin.
    @Test(arguments: [0, 20, 44] as [CGFloat]) func captionsKeepOffTheX(_ room: CGFloat) throws {
        var layout = BalloonLayout(content: .template(template(caption: "Dinner", trailingCaption: "at the pier")))
        (layout.isDraft, layout.cancelRoom) = (true, room)
        let balloon = try layout.place(in: context())
        let trailing = try #require(balloon.node("trailingCaption")).frame
        #expect(isClose(balloon.size.width - trailing.maxX, max(16, room), within: 0.001))
        // Under a picture there is no X.
        layout.content = .template(template(image: picture(), caption: "Dinner", trailingCaption: "at the pier"))
        let below = try layout.place(in: context())
        #expect(isClose(below.size.width - (below.node("trailingCaption")?.frame.maxX ?? 0), 16, within: 0.001))
    }

    /// What is not drawn of a message is recorded: of a live layout its alternate, of others what the message says.
    @Test func whatIsNotDrawnIsRecorded() throws {
        var layout = BalloonLayout(content: .template(template(caption: "Dinner")))
        (layout.summaryText, layout.accessibilityLabel) = ("Dinner?", "An invitation")
        layout.url = URL(string: "https://example.com/7")
        let own = ["summaryText", "accessibilityLabel", "url"]
        #expect(layout.recordInputs(for: TraitCollection()).map(\.name) == own)
        #expect(layout.recordInputs(for: TraitCollection()).map(\.value).last == "https://example.com/7")
        let alternate = template(imageTitle: "", caption: "Dinner", trailingSubcaption: "7")
        layout.content = .live(LiveContent(view: nil, alternate: alternate))
        let texts = ["alternate.caption", "alternate.trailingSubcaption"]
        #expect(layout.recordInputs(for: TraitCollection()).map(\.name) == own + texts)
        #expect(layout.recordInputs(for: TraitCollection(hasApp: false)).map(\.name) == own)
        layout.summaryText = nil
        #expect(layout.recordInputs(for: viewer(.macos)).map(\.name) == ["accessibilityLabel", "url"])
    }

    /// A live layout is drawn where its app is on iOS 11 and later, its alternate elsewhere, and before iOS 10 a picture
    /// and an address (facts 1.8).
    @Test(arguments: ReceiverSystem.allCases, [(true, false), (true, true), (false, false)])
    func whatAViewerIsShown(_ system: ReceiverSystem, _ app: (isThere: Bool, isMissing: Bool)) {
        var layout = BalloonLayout(
            content: .live(LiveContent(view: nil, alternate: template(caption: "a"))), icon: picture())
        layout.isAppMissing = app.isMissing
        let traits = viewer(system, hasApp: app.isThere)
        let shown = layout.shown(to: traits)
        let drawsLive = [.ios26, .ios27].contains(system) && app.isThere && !app.isMissing
        switch shown.content {
        case .live: #expect(drawsLive)
        case .template: #expect(!drawsLive && system != .ios9)
        case .fallback: #expect(system == .ios9)
        }
        #expect((shown.icon == nil) == (system == .ios9))
        #expect((layout.offer(for: traits) != nil) == drawsLive)
    }
}
