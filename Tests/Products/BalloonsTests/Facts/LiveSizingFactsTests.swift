import AppFixtures
import BalloonFixtures
import BalloonLayouts
import Balloons
import Foundation
import Testing
import ViewLayout

/// Statements 14 to 24 of the facts sheet, section 9: the sizes of live balloons.
@MainActor @Suite struct LiveSizingFactsTests {
    /// A host with one live message on the screen, whose controller answers with a function.
    private func shown(
        traits: TraitCollection = TraitCollection(), answer: @escaping (CGSize) -> CGSize = { $0 }
    ) throws -> RecordingHost {
        let host = try RecordingHost(traits: traits)
        try host.host.receive(liveMessage(), from: host.ada, as: "live")
        try host.host.openConversation()
        host.controllers[0].answer = answer
        // Asked again with the answer in place: the first question came before it could be set.
        var wider = traits
        wider.transcriptWidth += 1
        host.host.change(wider)
        host.host.change(traits)
        return host
    }

    /// The sizes that were offered, and answered.
    private func questions(_ host: RecordingHost) -> [(offer: CGSize, answer: CGSize)] {
        host.host.log.compactMap { event in
            guard case .callback(.contentSizeThatFits(let offer, let answer), _) = event else { return nil }
            return (offer, answer)
        }
    }

    /// As in the demo of WWDC 2017: a map and a timer, and a button as tall as a line of its title.
    private static func countdown(_ offer: CGSize) -> CGSize {
        CGSize(width: offer.width, height: 217 + UIFont.preferredFont(forTextStyle: .subheadline).lineHeight)
    }

    @Test(
        "14. The offered width is the maximum balloon width, never the screen's",
        arguments: [(402.0, 280.667, 346.667), (440.0, 310.667, 376.667), (375.0, 253.667, 319.667)])
    func offeredWidth(width: Double, usual: Double, accessibility: Double) throws {
        for (category, maximum) in [
            (ContentSizeCategory.large, usual), (.accessibilityMedium, accessibility),
        ] {
            let traits = TraitCollection(transcriptWidth: width, preferredContentSizeCategory: category)
            let offer = try #require(questions(shown(traits: traits)).last?.offer)
            #expect(isClose(offer.width, maximum, within: 0.001))
        }
    }

    @Test(
        "14. The offered height is the maximum extension height, never above the transcript's",
        arguments: [(874.0, 500.0), (500, 500), (402, 402), (320, 320), (20, 32)])
    func offeredHeight(height: Double, offered: Double) throws {
        let traits = TraitCollection(transcriptWidth: 750, transcriptHeight: height)
        #expect(try #require(questions(shown(traits: traits)).last?.offer).height == offered)
        let tall = template(image: picture(width: 100, height: 900), caption: "Dinner")
        #expect(try placed(tall, traits: traits).size.height == offered)
    }

    @Test("14. The insets are taken off the offer, and come back around the answer")
    func offeredInsets() throws {
        var metrics = TemplateMetrics()
        (metrics.sideBalloonInset, metrics.topBalloonInset, metrics.bottomBalloonInset) = (7, 3, 5)
        let live = LiveContent(view: nil, answeredHeight: .length(.points(100)), alternate: template(caption: "a"))
        let balloon = try BalloonLayout(content: .live(live), metrics: metrics).place(in: context())
        let fit = try #require(balloon.fit)
        #expect(isClose(fit.offered.width, 280.667 - 14, within: 0.001) && fit.offered.height == 500 - 8)
        #expect(isClose(balloon.size.width, 280.667, within: 0.001) && balloon.size.height == 108)
    }

    @Test("15. The default answer is the offered size")
    func defaultAnswer() throws {
        #expect(MSMessagesAppViewController().contentSizeThatFits(CGSize(width: 12, height: 34)).height == 34)
        let host = try shown()
        let offer = try #require(questions(host).last?.offer)
        #expect(try host.host.balloon(of: "live").size == offer)
    }

    @Test("16. An answer larger than the offer is reported in points, and clamped")
    func answerOverTheOffer() throws {
        let host = try shown { CGSize(width: $0.width + 269, height: $0.height + 120) }
        let balloon = try host.host.balloon(of: "live")
        #expect(balloon.size == questions(host).last?.offer)
        let reports = host.host.log.suffix(2).compactMap { event -> Finding? in
            if case .messages(.reports("live", let finding)) = event { finding } else { nil }
        }
        #expect(reports.map(\.kind) == [.answerExceedsOffer, .answerExceedsOffer])
        #expect(reports.compactMap(\.points).map { $0.rounded() } == [269, 120])
    }

    @Test("17. The offered width with a fixed height gives that height", arguments: ContentSizeCategory.allCases)
    func fixedHeight(category: ContentSizeCategory) throws {
        let host = try shown(traits: TraitCollection(preferredContentSizeCategory: category)) {
            CGSize(width: $0.width, height: 210)
        }
        #expect(try host.host.balloon(of: "live").size.height == 210)
    }

    @Test("18. 217 and the line height of 15-point San Francisco are 234.90")
    func countdownAtLarge() throws {
        let host = try shown(answer: Self.countdown)
        #expect(isClose(try host.host.balloon(of: "live").size.height, 234.90, within: 0.01))
    }

    @Test(
        "19. Raising the category changes only the part that depends on the font",
        arguments: zip(ContentSizeCategory.allCases, [12.0, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]))
    func countdownFollowsTheStyle(category: ContentSizeCategory, pointSize: Double) throws {
        let host = try shown(traits: TraitCollection(preferredContentSizeCategory: category), answer: Self.countdown)
        let height = try host.host.balloon(of: "live").size.height
        // Facts 4.3: the line height of San Francisco is 1.193359375 of its size.
        #expect(isClose(height, 217 + pointSize * 1.193359375, within: 0.001))
    }

    @Test("20. The size is asked after the appearance callbacks, never before the controller is active")
    func order() throws {
        let host = try RecordingHost()
        try host.host.openConversation()
        try host.host.receive(liveMessage(), from: host.ada, as: "live")
        #expect(host.controllers.map(\.calls) == [launch + ["contentSizeThatFits"]])
        #expect(host.callbacks == (launch + ["contentSizeThatFits"]).map { "live: \($0)" })
        #expect(host.controllers[0].styleWhenActive == .transcript)
        #expect(host.controllers[0].selectedWhenActive != nil)
    }

    @Test(
        "21. A trait that decides asks for the size again when it changes; no other does, nor the same value again",
        arguments: ViewerTrait.all.map(\.name))
    func everyTrait(name: String) throws {
        let trait = try #require(ViewerTrait.all.first { $0.name == name })
        let host = try shown()
        var traits = host.host.context.traits
        try trait.set(trait.otherValue, in: &traits)
        for count in [trait.asksForSize ? 1 : 0, 0] {
            host.host.clearLog()
            host.host.change(traits)
            #expect(questions(host).count == count)
        }
        #expect(host.host.context.traits == traits)
    }

    @Test("21. The traits that decide are the width, the locale with the language for typesetting, and the text size")
    func traitsThatDecide() {
        #expect(
            ViewerTrait.all.filter(\.asksForSize).map(\.name) == [
                "transcriptWidth", "locale", "preferredContentSizeCategory", "typesettingLanguage",
            ])
    }

    @Test("21. Several traits that change at once ask for the size once")
    func askedAgain() throws {
        let host = try shown()
        host.forget()
        func count(after change: (inout TraitCollection) -> Void) -> Int {
            var traits = host.host.context.traits
            change(&traits)
            host.host.clearLog()
            host.host.change(traits)
            return questions(host).count
        }
        #expect(count { $0.transcriptWidth = 874 } == 1)
        #expect(count { $0.transcriptWidth = 874 } == 0)
        #expect(count { $0.locale = "th" } == 1)
        #expect(count { $0.preferredContentSizeCategory = .extraLarge } == 1)
        #expect(count { $0.preferredContentSizeCategory = .extraLarge } == 0)
        #expect(count { $0.userInterfaceStyle = .dark } == 0)
        #expect(count { $0.legibilityWeight = .bold } == 0)
        #expect(count { $0.accessibilityContrast = .high } == 0)
        #expect(count { ($0.transcriptWidth, $0.locale) = (402, "en") } == 1)
    }

    @Test("22. Compact and expanded instances are never asked for a size")
    func appIsNotAsked() throws {
        let host = try RecordingHost()
        try host.host.openConversation()
        try host.host.openApp()
        try host.host.toggleStyle()
        var traits = host.host.context.traits
        traits.transcriptWidth = 874
        host.host.change(traits)
        try host.host.toggleStyle()
        #expect(host.callbacks.contains("app: didTransition"))
        #expect(!host.callbacks.contains("app: contentSizeThatFits"))
    }

    @Test("23. N live messages have N controllers; the state of one never alters the size of another")
    func independentInstances() throws {
        let host = try RecordingHost()
        try host.host.openConversation()
        let names = (1...5).map { "live \($0)" }
        for name in names { try host.host.receive(liveMessage(), from: host.ada, as: name) }
        try host.host.openApp()
        #expect(Set(host.controllers.map(ObjectIdentifier.init)).count == 6)
        #expect(Set(names.compactMap { host.host.controller(of: $0) }.map(ObjectIdentifier.init)).count == 5)
        for (index, controller) in host.controllers.prefix(5).enumerated() where index != 2 {
            controller.answer = { CGSize(width: $0.width, height: 100 + CGFloat(index)) }
        }
        var traits = host.host.context.traits
        traits.transcriptWidth = 440
        host.host.change(traits)
        let before = try names.map { try host.host.balloon(of: $0).size.height }
        #expect(before == [100, 101, 500, 103, 104])
        host.controllers[2].answer = { CGSize(width: $0.width, height: 77) }
        traits.transcriptWidth = 402
        host.host.change(traits)
        #expect(try names.map { try host.host.balloon(of: $0).size.height } == [100, 101, 77, 103, 104])
    }

    @Test("24. A live balloon is never smaller than the icon's minimum")
    func iconMinimum() throws {
        let host = try shown { _ in .zero }
        // Facts 3.6: 6 + tail + 27 + 6 by 6 + 20 + 6.
        #expect(try host.host.balloon(of: "live").size == CGSize(width: 45, height: 32))
    }
}
