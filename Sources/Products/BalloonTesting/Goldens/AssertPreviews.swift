import Balloons
import Goldens
import Scenes
import SwiftUIAPI

/// Fails the running test once for each preview of an app that does not equal its golden. The test continues.
///
/// A preview is shown as the view of a live balloon. A golden's name is that of the preview with the text size.
///
/// - Parameters:
///   - previews: the previews, as Xcode has them. `balloon import` makes one of each `#Preview`.
///   - categories: the text sizes of the goldens.
///   - traits: the values of traits that do not vary.
///   - allowances: the findings that are allowed, with reasons.
///   - settings: where goldens are and what may be written to them.
@MainActor public func assertPreviews(
    _ previews: [any PreviewProvider.Type],
    categories: [UIContentSizeCategory] = [.large, .accessibilityExtraLarge], traits: TraitCollection? = nil,
    allowing allowances: [LintAllowance] = [], settings: GoldenSettings = .current,
    fileID: String = #fileID, file: StaticString = #filePath, function: String = #function, line: UInt = #line,
    column: UInt = #column
) {
    let place = TestPlace(fileID: fileID, file: file, function: function, line: line, column: column)
    if previews.isEmpty || categories.isEmpty {
        place.report {
            throw GoldenFailure(
                kind: .badInput,
                message: "\(place.source): nothing is compared, because there are no previews or no text sizes")
        }
    }
    for preview in previews {
        for category in categories {
            let viewer = (traits ?? TraitCollection()).with(\.preferredContentSizeCategory, category)
            place.report {
                [
                    try GoldenCheck(settings, at: place).verify(
                        named: "\(preview._previewName)-\(category.shortName)", blank: nil, allowing: allowances
                    ) { try placed(preview, viewer) }
                ]
            }
        }
    }
}

@MainActor private func placed<P: PreviewProvider>(_ preview: P.Type, _ traits: TraitCollection) throws -> PlacedBalloon
{
    try AppRun.$current.withValue(AppRun()) {
        try placedBalloon(showing: preview.previews, traits: traits)
    }
}
