import ArgumentParser
import Foundation
import Typesetting
import ViewLayout

/// TRAITS: what the viewer has, where it is not what the scene says.
struct TraitOptions: ParsableArguments {
    @Option(help: "The width of the transcript in points.")
    var width: WidthArgument?

    @Option(help: "The language and region, a BCP 47 tag such as ar or pt-BR.")
    var locale: String?

    @Option(help: "The text size: XS S M L XL XXL XXXL AX1 to AX5, or Apple's name.")
    var category: ContentSizeCategory?

    @Option(help: "light or dark.")
    var appearance: UserInterfaceStyle?

    @Option(help: "Pixels to a point: 1, 2 or 3.")
    var scale: ScaleArgument?

    @Option(help: "phone, pad, mac or watch.")
    var idiom: UserInterfaceIdiom?

    @Option(help: "ltr or rtl; the locale decides when it is not given.")
    var direction: DirectionArgument?

    @Flag(help: "Turns Bold Text on.")
    var boldText = false

    /// The traits of a scene with what was given on the command line in their place.
    func applied(to traits: TraitCollection) -> TraitCollection {
        var traits = traits
        if let width { traits.transcriptWidth = width.points }
        if let locale { traits.locale = locale }
        if let category { traits.preferredContentSizeCategory = category }
        if let appearance { traits.userInterfaceStyle = appearance }
        if let scale { traits.displayScale = scale.pixels }
        if let idiom { traits.userInterfaceIdiom = idiom }
        if let direction { traits.explicitLayoutDirection = direction.value }
        if boldText { traits.legibilityWeight = .bold }
        return traits
    }
}

/// A width in points: positive, at most 10 000.
struct WidthArgument: ExpressibleByArgument {
    let points: CGFloat

    init?(argument: String) {
        guard let value = Double(argument), value > 0, value <= TypesettingLimits.maximumWidth else { return nil }
        points = value
    }

    init(points: CGFloat) { self.points = points }
}

/// 1, 2 or 3.
struct ScaleArgument: ExpressibleByArgument {
    let pixels: Int

    init?(argument: String) {
        guard let value = Int(argument), (1...3).contains(value) else { return nil }
        pixels = value
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

extension ContentSizeCategory: ExpressibleByArgument {
    /// Any of the names that `ContentSizeCategory(name:)` takes.
    public init?(argument: String) { self.init(name: argument) }

    /// The short names, for help and errors.
    public static var allValueStrings: [String] { allCases.map(\.shortName) }
}

extension UserInterfaceStyle: ExpressibleByArgument {}
extension UserInterfaceIdiom: ExpressibleByArgument {}
