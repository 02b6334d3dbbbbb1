import BalloonTesting
import Foundation
import SwiftUIAPI
import Testing

/// Sizes in tests, without goldens.
struct BalloonSizeTests {
    /// Messages facts, section 3: one row 35 points, two rows 53.
    @Test func aMessageHasTheHeightOfItsRows() throws {
        #expect(try balloonSize(of: message("Dinner")).height == 35)
        #expect(try balloonSize(of: message("Dinner", subcaption: "Ferry Building")).height == 53)
    }

    /// An app as in the WWDC 2017 talk: a map of 217 points over a button as tall as a line of subheadline.
    private final class Countdown: MSMessagesAppViewController {
        override func contentSizeThatFits(_ size: CGSize) -> CGSize {
            CGSize(
                width: size.width, height: 217 + UIFont.preferredFont(forTextStyle: .subheadline).lineHeight
            )
        }
    }

    private static var live: MSMessage {
        let live = MSMessage()
        let alternate = MSMessageTemplateLayout()
        alternate.caption = "Concert"
        live.layout = MSMessageLiveLayout(alternateLayout: alternate)
        return live
    }

    @MainActor @Test func aControllerIsAskedForItsSize() throws {
        let size = try balloonSize(of: Self.live) { Countdown() }
        #expect(abs(size.height - 234.90) <= 0.01)
        var traits = TraitCollection()
        traits.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        let large = try balloonSize(of: Self.live, traits: traits) { Countdown() }
        #expect(abs(large.height - (217 + 1.193359375 * 49)) <= 0.01)
    }

    /// Its view is not drawn, so any other view would be equal to it.
    @MainActor @Test func theBalloonOfAControllerHasNoGolden() throws {
        let folder = GoldenFolder()
        let verification = try verifyGolden(
            of: placedBalloon(of: Self.live) { Countdown() }, settings: folder.settings(.never))
        #expect(verification.outcome.status == .failed)
        #expect(verification.message?.contains("not drawn") == true)
        #expect(verification.outcome.cell.name == "BalloonSizeTests.theBalloonOfAControllerHasNoGolden")
    }

    /// As an app's controller says how tall its view is: the height that the view has, and not the height that is offered.
    @MainActor @Test(arguments: [(3, true), (60, false)]) func aViewSaysHowTallItIs(
        lines: Int, fits: Bool
    ) throws {
        let text = (1...lines).map { "Line \($0)" }.joined(separator: "\n")
        let balloon = try placedBalloon(showing: Text(text))
        let fit = try #require(balloon.fit)
        #expect((fit.answered.height <= fit.offered.height) == fits)
        #expect(fit.answered.height > 15 * CGFloat(lines))
        #expect(balloon.findings.contains { $0.kind == .answerExceedsOffer } != fits)
    }

    @Test func aSceneHasItsOwnTraits() throws {
        let scene = try BalloonScene(
            text: """
                message: {summaryText: A, layout: {template: {caption: Dinner}}}
                traits: {preferredContentSizeCategory: accessibilityExtraExtraExtraLarge}
                """, file: "dinner.yaml")
        let own = try balloonSize(of: scene)
        let standard = try balloonSize(of: scene, traits: TraitCollection())
        #expect(own.height > standard.height)
    }
}
