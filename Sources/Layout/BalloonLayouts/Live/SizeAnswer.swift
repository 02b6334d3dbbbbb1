import Foundation
import ViewLayout

/// Computes the size that Messages uses from the size that a size function returned.
enum SizeAnswer {
    /// The size of the content for an answer, and the findings about it.
    ///
    /// An answer must not exceed the offer ("Apple, contentSizeThatFits(_:)"). The width is limited to the offer
    /// (teardown), and so is the height, unless the metrics allow it to be larger (inferred).
    /// - Parameter assumesHeight: whether the offered height is one that Messages is assumed to allow.
    static func contentSize(
        for answer: CGSize, offer: CGSize, metrics: TemplateMetrics, traits: TraitCollection,
        assumesHeight: Bool = false
    ) -> (size: CGSize, findings: [Finding]) {
        var findings: [Finding] = []
        var size = CGSize(
            width: length(answer.width, offer: offer.width, name: "width", isClamped: true, &findings),
            height: length(
                answer.height, offer: offer.height, name: "height", isClamped: metrics.clampsAnsweredHeight,
                isAssumed: assumesHeight, &findings))
        if metrics.roundsAnswerToPixels {
            let rounded = PixelGrid(traits).roundedOutward(size)
            // Rounding up must not make a side larger than the offer that limits it.
            size = CGSize(
                width: min(rounded.width, offer.width),
                height: size.height <= offer.height ? min(rounded.height, offer.height) : rounded.height)
        }
        return (size, findings)
    }

    private static func length(
        _ length: CGFloat, offer: CGFloat, name: String, isClamped: Bool, isAssumed: Bool = false,
        _ findings: inout [Finding]
    ) -> CGFloat {
        guard length.isFinite, length >= 0 else {
            findings.append(AnswerFindings.noSize(length, name: name))
            return length == .infinity ? offer : 0
        }
        // An offer that was written down, as tables have it, is no more than was offered.
        guard length > offer + Self.roundedAway else { return min(length, offer) }
        findings.append(
            AnswerFindings.exceedsOffer(
                length, of: offer, name: name, isClamped: isClamped, isAssumed: isAssumed))
        return isClamped ? offer : min(length, BalloonLimits.maximumLength)
    }

    /// How much is lost of a length that is written with two decimals, in points.
    private static let roundedAway: CGFloat = 0.005
}
