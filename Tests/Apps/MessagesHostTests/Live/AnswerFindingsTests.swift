import BalloonFixtures
import BalloonLayouts
import Foundation
import MessagesAPI
import MessagesHost
import Scenes
import Testing
import UIKitAPI
import ViewLayout

/// What is wrong with the answers of size functions, beyond one answer by itself.
@MainActor @Suite struct AnswerFindingsTests {
    /// A controller that answers by the offer and the number of the call.
    private final class Answering: MSMessagesAppViewController {
        var answer: (CGSize, Int) -> CGSize = { offer, _ in offer }
        private var calls = 0

        override func contentSizeThatFits(_ size: CGSize) -> CGSize {
            calls += 1
            return answer(size, calls)
        }
    }

    /// A view of a map and a line of text; the text wraps in a narrow balloon.
    private let view = VStack([
        Frame(Fill(.semantic(.tint)), height: 100), Text("Saturday at eight", font: .textStyle(.subheadline)),
    ])

    /// What is found when a size function is asked by viewers with other text sizes.
    private func findings(
        view: (any Element)?, _ answer: (CGSize, TraitCollection) -> CGSize
    ) throws -> [Finding] {
        let layout = BalloonLayout(content: .live(LiveContent(view: view, alternate: template(caption: "Concert"))))
        return try ViewerComparison.answerFindings(over: TraitCollection(), locales: []) { traits in
            let offer = try #require(layout.offer(for: traits))
            return try layout.place(in: context(traits), answer: answer(offer, traits)).fit
        }
    }

    /// What is found when a controller is asked again.
    private func findings(answering answer: @escaping (CGSize, Int) -> CGSize) throws -> [Finding] {
        let alternate = MSMessageTemplateLayout()
        alternate.caption = "Concert"
        let message = MSMessage()
        message.layout = MSMessageLiveLayout(alternateLayout: alternate)
        let layout = BalloonLayout(
            content: .live(LiveContent(view: nil, alternate: template(caption: "Concert"))))
        return try LiveLayoutHost.place(layout, of: message, in: context(), isAskedAgain: true) {
            let controller = Answering()
            controller.answer = answer
            return controller
        }.findings
    }

    private func line(_ traits: TraitCollection) -> CGFloat {
        Font.preferred(forTextStyle: .subheadline, compatibleWith: traits).lineHeight
    }

    @Test("An answer that adds up the view's lines is fine")
    func good() throws {
        let found = try findings(view: view) { offer, traits in
            CGSize(width: offer.width, height: 100 + self.line(traits))
        }
        #expect(found.isEmpty)
    }

    @Test("An answer that is the same at all text sizes is reported with the points that it misses most")
    func ignoredCategory() throws {
        let found = try findings(view: view) { offer, _ in CGSize(width: offer.width, height: 118) }
        try #require(found.map(\.kind) == [.answerIgnoresCategory])
        let smallest = line(TraitCollection(preferredContentSizeCategory: .extraSmall))
        let largest = line(TraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge))
        // At the largest size the text takes two lines.
        #expect(isClose(found[0].points ?? 0, 2 * largest - smallest, within: 0.1))
    }

    @Test("A view that never needs another height can be answered with one")
    func fixedView() throws {
        let map = Frame(Fill(.semantic(.tint)), height: 100)
        #expect(try findings(view: map) { offer, _ in CGSize(width: offer.width, height: 100) }.isEmpty)
    }

    @Test("Without a view there is no need to compare with")
    func noView() throws {
        #expect(try findings(view: nil) { offer, _ in CGSize(width: offer.width, height: 118) }.isEmpty)
    }

    @Test("Equal calls that are answered differently are reported with the difference")
    func differing() throws {
        let found = try findings { offer, call in
            CGSize(width: offer.width, height: 100 + 5 * CGFloat(call))
        }
        try #require(found.map(\.kind) == [.answerDiffers])
        #expect(found[0].points == 10)
    }

    @Test("A controller that answers another size without a conversation is reported, with both sizes")
    func needsConversation() throws {
        final class Waiting: MSMessagesAppViewController {
            override func contentSizeThatFits(_ size: CGSize) -> CGSize {
                CGSize(width: size.width, height: activeConversation == nil ? 44 : 120)
            }
        }
        let layout = BalloonLayout(content: .live(LiveContent(view: nil, alternate: template(caption: "Concert"))))
        let found = try LiveLayoutHost.place(layout, of: MSMessage(), in: context(), isAskedAgain: true) { Waiting() }
            .findings
        try #require(found.map(\.kind) == [.answerNeedsConversation])
        #expect(found[0].points == 76 && found[0].message.contains("120") && found[0].message.contains("44"))
        #expect(try LiveLayoutHost.place(layout, of: MSMessage(), in: context()) { Waiting() }.findings.isEmpty)
    }

    @Test(
        "What follows the viewer's text size does so without a conversation",
        arguments: [ContentSizeCategory.extraSmall, .large, .accessibilityLarge])
    func followsTheViewerAlone(category: ContentSizeCategory) throws {
        final class Following: MSMessagesAppViewController {
            override func contentSizeThatFits(_ size: CGSize) -> CGSize {
                let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
                return CGSize(width: size.width, height: 100 + font.pointSize)
            }
        }
        let layout = BalloonLayout(content: .live(LiveContent(view: nil, alternate: template(caption: "Concert"))))
        let viewer = try context(TraitCollection(preferredContentSizeCategory: category))
        let found = try LiveLayoutHost.place(layout, of: MSMessage(), in: viewer, isAskedAgain: true) { Following() }
        #expect(found.findings.isEmpty)
    }

    /// 10.7.5: a draft's controller appears and does not become active.
    @Test(
        "An answer that depends on a call about becoming active is reported, and one on another call is not",
        arguments: LiveLifeCycleEvent.allCases)
    func dependsOnACall(event: LiveLifeCycleEvent) throws {
        final class Raised: MSMessagesAppViewController {
            var event = LiveLifeCycleEvent.initialized
            var height: CGFloat = 44
            func called(_ other: LiveLifeCycleEvent) { if event == other { height = 120 } }
            override func viewDidLoad() { called(.viewDidLoad) }
            override func willBecomeActive(with conversation: MSConversation) { called(.willBecomeActive) }
            override func didBecomeActive(with conversation: MSConversation) { called(.didBecomeActive) }
            override func viewWillAppear(_ animated: Bool) { called(.viewWillAppear) }
            override func viewDidAppear(_ animated: Bool) { called(.viewDidAppear) }
            override func contentSizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
        }
        let layout = BalloonLayout(content: .live(LiveContent(view: nil, alternate: template(caption: "Concert"))))
        let found = try LiveLayoutHost.place(layout, of: MSMessage(), in: context(), isAskedAgain: true) {
            let controller = Raised()
            controller.event = event
            return controller
        }.findings
        let depends = event == .willBecomeActive || event == .didBecomeActive
        #expect(
            found.map(\.kind) == (depends ? [.answerNeedsConversation] : []) && found.allSatisfy { $0.points == 76 })
    }

    @Test("Equal calls with equal answers are fine")
    func steady() throws {
        #expect(try findings { offer, _ in CGSize(width: offer.width, height: 100) }.isEmpty)
    }

    @Test("In a scene, an answer that ignores the language is reported with its points")
    func ignoredLocale() throws {
        let scene = try BalloonScene(
            text: """
                message:
                  summaryText: A
                  layout:
                    live:
                      view: {text: {key: day}, font: {size: 20}}
                      contentSize: {height: 30}
                      alternate: {caption: a}
                strings:
                  en: {day: Saturday}
                  de: {day: Samstag oder doch lieber am Sonntag}
                sweep: {locales: [en, de]}
                """, file: "day.yaml")
        let findings = try scene.findingsAcrossViewers(in: context())
        let finding = try #require(findings.first { $0.kind == .answerIgnoresLocale })
        #expect(isClose(finding.points ?? 0, 20 * 2444 / 2048, within: 0.01))
        #expect(!findings.contains { $0.kind == .answerIgnoresCategory })
    }

    @Test("What was offered, answered and needed is kept with the balloon")
    func fit() throws {
        let content = LiveContent(view: view, answeredHeight: .length(.points(700)), alternate: template(caption: "a"))
        let fit = try #require(try BalloonLayout(content: .live(content)).place(in: context()).fit)
        #expect(isClose(fit.offered.width, 280.667, within: 0.001) && fit.offered.height == 500)
        #expect(fit.answered.height == 700)
        #expect(isClose(fit.neededHeight ?? 0, 117.9, within: 0.01))
    }

    @Test("Clamping the height and rounding the answer are switches")
    func switches() throws {
        var metrics = TemplateMetrics()
        metrics.clampsAnsweredHeight = false
        metrics.roundsAnswerToPixels = true
        let content = LiveContent(
            view: nil, answeredWidth: .points(200.1), answeredHeight: .length(.points(700.1)),
            alternate: template(caption: "a"))
        let balloon = try BalloonLayout(content: .live(content), metrics: metrics).place(in: context())
        #expect(isClose(balloon.size.width, 200 + 1.0 / 3) && isClose(balloon.size.height, 700 + 1.0 / 3))
        try #require(balloon.findings.map(\.kind) == [.answerExceedsOffer])
        #expect(!balloon.findings[0].message.contains("clamped"))
    }
}
