import ArgumentParser
import Foundation
import ViewLayout

/// TRAITS: traits of the viewer that override those of the scene.
struct TraitOptions: ParsableArguments {
    @Option(
        parsing: .unconditional, help: "The width of the transcript in points.", transform: TraitArgument.width)
    var width: CGFloat?

    @Option(
        parsing: .unconditional, help: "The height of the transcript in points, which no balloon of an app exceeds.",
        transform: TraitArgument.height)
    var height: CGFloat?

    @Option(
        help: """
            The language and region, a BCP 47 tag such as ar or pt-BR, or a pseudo-locale: en-XA (accents), ar-XB (from \
            the right), en-x-rtl (mirrored), en-x-double (twice as long).
            """, transform: TraitArgument.locale)
    var locale: String?

    @Option(
        help: "The language for line breaks and line height, if it is not the locale's.",
        transform: TraitArgument.locale)
    var typesettingLanguage: String?

    @Option(
        help: "The text size: XS S M L XL XXL XXXL AX1 to AX5, or Apple's name.", transform: TraitArgument.category)
    var category: ContentSizeCategory?

    @Option(help: "light or dark.")
    var appearance: UserInterfaceStyle?

    @Option(help: "Pixels to a point: 1, 2 or 3.", transform: TraitArgument.scale)
    var scale: Int?

    @Option(
        help: """
            phone, pad, mac or watch. Without --width and --height a pad has a transcript of 500 × 1180 points and a watch \
            of 198 × 242; a live layout is its alternate on a mac or a watch.
            """)
    var idiom: UserInterfaceIdiom?

    @Option(help: "ltr or rtl; by default the direction of the locale.")
    var direction: DirectionArgument?

    @Flag(help: "Turns Bold Text on.")
    var boldText = false

    @Option(help: "normal, or high for Increase Contrast.")
    var contrast: AccessibilityContrast?

    /// The traits of a scene, overridden by those of the command line.
    func applied(to traits: TraitCollection) -> TraitCollection {
        var traits = traits
        if let idiom { traits = traits.moved(to: idiom) }
        if let width { traits.transcriptWidth = width }
        if let height { traits.transcriptHeight = height }
        if let locale { traits.locale = locale }
        if let typesettingLanguage { traits.typesettingLanguage = typesettingLanguage }
        if let category { traits.preferredContentSizeCategory = category }
        if let appearance { traits.userInterfaceStyle = appearance }
        if let scale { traits.displayScale = CGFloat(scale) }
        if let direction { traits.explicitLayoutDirection = direction.value }
        if boldText { traits.legibilityWeight = .bold }
        if let contrast { traits.accessibilityContrast = contrast }
        return traits
    }
}

/// `ltr` or `rtl`.
enum DirectionArgument: String, ExpressibleByArgument, CaseIterable {
    case ltr, rtl

    var value: LayoutDirection {
        switch self {
        case .ltr: .leftToRight
        case .rtl: .rightToLeft
        }
    }
}

extension UserInterfaceStyle: ExpressibleByArgument {}
extension AccessibilityContrast: ExpressibleByArgument {}
extension UserInterfaceIdiom: ExpressibleByArgument {}
