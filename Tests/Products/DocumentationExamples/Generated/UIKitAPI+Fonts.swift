// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
import BalloonTesting
import Balloons
import Lint
import Sweeps
import Testing

extension Given {
    func example_UIFont_1() async throws {
        let title = UIFont.preferredFont(forTextStyle: .headline)
        let height = title.lineHeight.rounded(.up)
        _ = title
        _ = height
    }

    func example_UIFontDescriptor_1() async throws {
        let body = UIFont.preferredFont(forTextStyle: .body)
        let bold = body.fontDescriptor.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) }
        _ = body
        _ = bold
    }

    func example_UIFontMetrics_1() async throws {
        let badge = UIFontMetrics(forTextStyle: .title2).scaledFont(for: .systemFont(ofSize: 22, weight: .bold))
        let padding = UIFontMetrics.default.scaledValue(for: 12)
        _ = badge
        _ = padding
    }
}
