import ViewLayout

/// Who sent a message, seen from the viewer.
///
/// ```swift
/// for side in BalloonSide.allCases {
///     let balloon = try BalloonLayout(message: message, side: side).place(in: context)
///     print(side, balloon.findings.count)
/// }
/// ```
public enum BalloonSide: String, Hashable, Sendable, CaseIterable {
    /// The viewer sent it.
    case outgoing
    /// Someone else sent it.
    case incoming

    /// Whether a balloon is at the transcript's right side: an outgoing one, and in right-to-left interfaces an
    /// incoming one (inferred), unless the metrics say that sides are not mirrored.
    func isOnRight(for traits: TraitCollection, metrics: TemplateMetrics) -> Bool {
        let isMirrored = metrics.mirrorsSides && traits.layoutDirection == .rightToLeft
        return (self == .outgoing) != isMirrored
    }
}
