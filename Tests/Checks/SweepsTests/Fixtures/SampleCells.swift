import BalloonLayouts
import Foundation
import Sweeps
import ViewLayout

@testable import Sweeps

extension TraitCollection {
    /// The defaults with some traits changed.
    static func sample(
        width: CGFloat = 402, category: ContentSizeCategory = .large, locale: String = "en",
        style: UserInterfaceStyle = .light, direction: LayoutDirection? = nil
    ) -> TraitCollection {
        var traits = TraitCollection()
        traits.transcriptWidth = width
        traits.preferredContentSizeCategory = category
        traits.locale = locale
        traits.userInterfaceStyle = style
        traits.explicitLayoutDirection = direction
        return traits
    }
}

extension SweepCell {
    /// A balloon of one caption.
    static func sample(
        _ traits: TraitCollection = .sample(), width: CGFloat = 280, height: CGFloat = 35, lines: Int = 1,
        lineHeight: Double = 16, isTruncated: Bool = false, hasPicture: Bool = false, findings: [Finding] = [],
        fit: ViewFit? = nil
    ) -> SweepCell {
        SweepCell(
            traits: traits, size: CGSize(width: width, height: height),
            texts: [
                Text(
                    id: "caption", height: lineHeight * Double(lines), lineCount: lines, isTruncated: isTruncated)
            ], hasPicture: hasPicture, findings: findings, fit: fit)
    }
}
