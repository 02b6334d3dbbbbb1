import Foundation
import Testing
import ViewLayout

@testable import BalloonLayouts

/// What Messages makes of the size that a controller answers.
@Suite struct SizeAnswerTests {
    private let offer = CGSize(width: 260, height: 500)

    private func answered(_ width: CGFloat, _ height: CGFloat) -> (CGSize, Int) {
        let answer = SizeAnswer.contentSize(
            for: CGSize(width: width, height: height), offer: offer, metrics: TemplateMetrics(),
            traits: TraitCollection())
        return (answer.size, answer.findings.count)
    }

    @Test func aSizeWithinTheOfferIsTaken() {
        let (size, findings) = answered(200, 100)
        #expect(size == CGSize(width: 200, height: 100) && findings == 0)
    }

    /// Without an end is all that is offered; no number and less than nothing is nothing. Each is told.
    @Test(
        arguments: [
            (CGFloat.infinity, 260), (-CGFloat.infinity, 0), (CGFloat.nan, 0), (-1, 0),
        ] as [(CGFloat, CGFloat)])
    func whatIsNoSizeIsTold(_ answer: CGFloat, _ width: CGFloat) {
        let (size, findings) = answered(answer, 100)
        #expect(size == CGSize(width: width, height: 100) && findings == 1)
    }

    @Test func aWidthBeyondTheOfferIsCut() {
        let (size, findings) = answered(300, 100)
        #expect(size.width == 260 && findings == 1)
        #expect(answered(260 + 1e-9, 100) == (CGSize(width: 260, height: 100), 0))
    }

    /// Where a metric says so an answer is rounded outward to pixels, but stays within the offer.
    @Test(
        arguments: [
            (1, 200.1, 201, 100.4, 101), (2, 200.1, 200.5, 100.6, 101), (3, 200, 200, 100, 100),
            (1, 259.8, 259.9, 499.8, 499.9), (1, 259.9, 259.9, 499.9, 499.9),
        ] as [(CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)])
    func roundedAnswers(_ scale: CGFloat, _ width: CGFloat, _ taken: CGFloat, _ height: CGFloat, _ tall: CGFloat) {
        var metrics = TemplateMetrics()
        metrics.roundsAnswerToPixels = true
        let answer = SizeAnswer.contentSize(
            for: CGSize(width: width, height: height), offer: CGSize(width: 259.9, height: 499.9), metrics: metrics,
            traits: TraitCollection(displayScale: scale))
        #expect(answer.size == CGSize(width: taken, height: tall) && answer.findings.isEmpty)
    }

    /// Where a height beyond the offer is not clamped, it is taken up to 10,000 points, and told.
    @Test(arguments: [(600, 600), (20_000, 10_000)] as [(CGFloat, CGFloat)])
    func aHeightThatIsNotClampedHasALimit(_ answer: CGFloat, _ height: CGFloat) {
        var metrics = TemplateMetrics()
        metrics.clampsAnsweredHeight = false
        let taken = SizeAnswer.contentSize(
            for: CGSize(width: 200, height: answer), offer: offer, metrics: metrics, traits: TraitCollection())
        #expect(taken.size == CGSize(width: 200, height: height) && taken.findings.count == 1)
    }
}
