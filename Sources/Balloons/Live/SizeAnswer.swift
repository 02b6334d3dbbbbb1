import Foundation

/// What Messages makes of the answer of a size function.
enum SizeAnswer {
    /// The answer within the offer, and what was wrong with it. An answer must not exceed the offer ("Apple,
    /// contentSizeThatFits(_:)"); that it is clamped is inferred.
    static func clamp(_ answer: CGSize, to offer: CGSize) -> (size: CGSize, findings: [Finding]) {
        var findings: [Finding] = []
        let width = clamp(answer.width, to: offer.width, name: "width", &findings)
        let height = clamp(answer.height, to: offer.height, name: "height", &findings)
        return (CGSize(width: width, height: height), findings)
    }

    private static func clamp(
        _ length: CGFloat, to offer: CGFloat, name: String, _ findings: inout [Finding]
    ) -> CGFloat {
        guard length.isFinite, length >= 0 else {
            findings.append(
                Finding(
                    .answerIsNoSize,
                    message: "contentSizeThatFits answered the \(name) \(length); answer 0 to the offered \(name)"))
            return length == .infinity ? offer : 0
        }
        // Sums of the same lengths in another order differ in the last bits; that is no excess.
        guard length > offer + 1e-6 else { return min(length, offer) }
        findings.append(
            Finding(
                .answerExceedsOffer, points: length - offer,
                message: "contentSizeThatFits answered more \(name) than offered and was clamped; "
                    + "answer at most the offered \(name)"))
        return offer
    }
}
