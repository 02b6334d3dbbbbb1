import Foundation

/// Findings about a live layout for a single viewer: about its answer, and about its alternate.
enum AnswerFindings {
    /// A length that is negative, infinite or not a number.
    static func noSize(_ length: CGFloat, name: String) -> Finding {
        Finding(
            .answerIsNoSize,
            message: "contentSizeThatFits returned the \(name) \(length); return 0 to the offered \(name)")
    }

    /// A length that exceeds the offer, both in points.
    /// - Parameter isAssumed: whether the offer is the height that Messages is assumed to allow.
    static func exceedsOffer(
        _ length: CGFloat, of offer: CGFloat, name: String, isClamped: Bool, isAssumed: Bool = false
    ) -> Finding {
        Finding(
            .answerExceedsOffer, points: length - offer,
            message: "contentSizeThatFits returned the \(name) \(MetricValue.tenths(length)), and "
                + "\(MetricValue.tenths(offer)) are offered\(isAssumed ? " (assumed, fact 8.1)" : "")"
                + "\(isClamped ? ", to which it was clamped" : ""); return at most the offered \(name)"
        ).resting(onAssumption: isAssumed)
    }

    /// An alternate layout without readable text.
    static let alternateWithoutText = Finding(
        .alternateWithoutText,
        message: "the alternate layout has no caption; set one, or viewers without the app read nothing")
}
