import Foundation
import Testing
import ViewLayout

@testable import BalloonLayouts

/// Answers that do not follow the viewer.
@Suite struct AnswerComparisonTests {
    private func fit(_ answered: CGFloat, _ needed: CGFloat?) -> ViewFit {
        ViewFit(
            offered: CGSize(width: 280, height: 500), answered: CGSize(width: 280, height: answered),
            neededHeight: needed)
    }

    private func ignored(_ fits: [(CGFloat, CGFloat?)]) -> CGFloat? {
        let all = zip([ContentSizeCategory.small, .large, .extraLarge, .accessibilityLarge], fits)
        return AnswerComparison.ignoredCategory(all.map { ($0, fit($1.0, $1.1)) }, pixel: 1.0 / 3)?.points
    }

    /// One height for viewers whose views need different ones ignores them, unless everybody's view fits.
    @Test(
        arguments: [
            ([(100, 80), (100, 130)], 50), ([(100, 130), (100, 80)], 50), ([(100, 130), (100, 150)], 20),
            ([(100, 80), (100, 90)], nil), ([(100, 130), (100, 130)], nil), ([(100, 80), (130, 130)], nil),
            ([(100, 100), (100, 100.3)], nil), ([(100, nil), (100, 130)], nil),
            ([(100, 80), (100, 110), (120, 150), (100, 140)], 60),
        ] as [([(CGFloat, CGFloat?)], CGFloat?)])
    func oneHeightForAll(fits: [(CGFloat, CGFloat?)], points: CGFloat?) {
        #expect(ignored(fits) == points)
    }

    @Test func equalCallsHaveEqualAnswers() {
        let size = CGSize(width: 280, height: 100)
        #expect(AnswerComparison.differing([size, size, size]) == nil && AnswerComparison.differing([]) == nil)
        let other = CGSize(width: 277, height: 100.5)
        #expect(AnswerComparison.differing([size, size, other])?.points == 3)
        #expect(AnswerComparison.differing([size, CGSize(width: 280, height: 93)])?.points == 7)
        #expect(AnswerComparison.differing([size, CGSize(width: 280, height: 100 + 1e-9)]) == nil)
        #expect(AnswerComparison.dependent(size, without: size) == nil)
        // Larger or smaller, in either length.
        let pairs: [(CGFloat, CGFloat, CGFloat)] = [(277, 100.5, 3), (283, 99.5, 3), (280, 93, 7), (280, 107, 7)]
        for (width, height, points) in pairs {
            let other = CGSize(width: width, height: height)
            #expect(AnswerComparison.dependent(size, without: other)?.points == points)
            #expect(AnswerComparison.differing([size, other])?.points == points)
        }
    }

    /// The same of languages: of all pairs the one whose needs differ most, by its names.
    @Test func oneHeightForAllLanguages() {
        let fits = [("en", fit(100, 80)), ("de", fit(100, 140)), ("fi", fit(100, 110)), ("ja", fit(150, 150))]
        let found = AnswerComparison.ignoredLocale(fits.map { (locale: $0.0, fit: $0.1) }, pixel: 1.0 / 3)
        #expect(found?.kind == .answerIgnoresLocale && found?.points == 60)
        #expect(found?.message.contains(" en and de") == true)
        #expect(AnswerComparison.ignoredLocale([(locale: "en", fit: fit(100, 80))], pixel: 1) == nil)
        #expect(AnswerComparison.ignoredLocale([], pixel: 1) == nil)
    }
}
