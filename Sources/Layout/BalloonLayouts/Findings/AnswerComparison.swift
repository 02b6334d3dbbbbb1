import Foundation
import ViewLayout

/// Compares the answers that a size function gives to several viewers, or to one viewer several times.
package enum AnswerComparison {
    /// Smaller differences are rounding errors of sums.
    private static let tolerance: CGFloat = 1e-6

    /// A finding when the needed size changes with the text size but the answer does not.
    /// - Parameters:
    ///   - fits: the answers with the text size of each, for the same offered width.
    ///   - pixel: smaller differences of the needed size are ignored, in points.
    static func ignoredCategory(_ fits: [(category: ContentSizeCategory, fit: ViewFit)], pixel: CGFloat) -> Finding? {
        guard let (first, second, points) = ignored(fits.map { ($0.category.shortName, $0.fit) }, pixel: pixel) else {
            return nil
        }
        return Finding(
            .answerIgnoresCategory, points: points,
            message:
                "contentSizeThatFits returns the same height at \(first) and \(second), where the view needs different "
                + "ones; add up the line heights of the view's fonts")
    }

    /// A finding when the needed size changes with the language but the answer does not.
    static func ignoredLocale(_ fits: [(locale: String, fit: ViewFit)], pixel: CGFloat) -> Finding? {
        guard let (first, second, points) = ignored(fits.map { ($0.locale, $0.fit) }, pixel: pixel) else { return nil }
        return Finding(
            .answerIgnoresLocale, points: points,
            message:
                "contentSizeThatFits returns the same height in \(first) and \(second), where the view needs different "
                + "ones; measure the texts that the viewer reads")
    }

    /// A finding when calls with the same offer and the same viewer return different sizes.
    package static func differing(_ answers: [CGSize]) -> Finding? {
        guard let first = answers.first else { return nil }
        let difference = answers.map { max(abs($0.width - first.width), abs($0.height - first.height)) }.max() ?? 0
        // Lengths that are not finite are reported by another finding.
        guard difference > tolerance else { return nil }
        return Finding(
            .answerDiffers, points: difference.isFinite ? difference : nil,
            message:
                "contentSizeThatFits returns different sizes for equal calls; compute the size from the offer, the traits "
                + "and the message only")
    }

    /// A finding when a controller without a conversation returns another size, as the draft's has none on iOS 26
    /// (10.7.5).
    /// - Parameters:
    ///   - answer: with the conversation.
    ///   - other: without.
    package static func dependent(_ answer: CGSize, without other: CGSize) -> Finding? {
        let difference = max(abs(answer.width - other.width), abs(answer.height - other.height))
        guard difference > tolerance else { return nil }
        func text(_ size: CGSize) -> String {
            "\(MetricValue.tenths(size.width)) × \(MetricValue.tenths(size.height))"
        }
        return Finding(
            .answerNeedsConversation, points: difference.isFinite ? difference : nil,
            message:
                "contentSizeThatFits returns \(text(answer)), and \(text(other)) without a conversation, which a staged "
                + "message has not on iOS 26; compute the size from the offer, the traits and the message")
    }

    /// The two viewers whose needed sizes differ most while their answers are equal, and the difference in points.
    private static func ignored(
        _ fits: [(name: String, fit: ViewFit)], pixel: CGFloat
    ) -> (first: String, second: String, points: CGFloat)? {
        var most: (String, String, CGFloat)?
        for (index, first) in fits.enumerated() {
            for second in fits[(index + 1)...] {
                guard let growth = first.fit.ignoredGrowth(in: second.fit, tolerance: tolerance, pixel: pixel) else {
                    continue
                }
                if abs(growth) > most?.2 ?? 0 { most = (first.name, second.name, abs(growth)) }
            }
        }
        return most
    }
}
