import Drawing
import Foundation
import ViewLayout

/// A colour, which can depend on the viewer's traits. UIKit's class of this name.
///
/// ```swift
/// let brand = UIColor(red: 0.11, green: 0.14, blue: 0.25, alpha: 1)
/// let card = UIColor { $0.userInterfaceStyle == .dark ? brand : .white }
/// ```
open class UIColor: NSObject, _ExpressibleByColorLiteral, @unchecked Sendable {
    private let tag = AttributeTag()
    /// The definition of the colour, which does not depend on a viewer. It is immutable, so that the class can be
    /// `Sendable`.
    private let source: Source
    /// Whether it was made in Display P3.
    private let isWide: Bool

    private enum Source {
        case reference(ColorReference)
        case dynamic(@Sendable (UITraitCollection) -> UIColor)
    }

    /// Makes a colour that has a name in Balloon, or that is the same for every viewer.
    package convenience init(_ reference: ColorReference) { self.init(reference, isWide: false) }

    private init(_ reference: ColorReference, isWide: Bool) { (source, self.isWide) = (.reference(reference), isWide) }

    /// Makes a colour with components from 0 to 1. Other values are clamped, as UIKit does when it draws in sRGB.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha, isWide: false)
    }

    /// - Parameter isWide: whether the components are of Display P3.
    init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, isWide: Bool) {
        source = .reference(
            .literal(
                Color(
                    red: Self.component(red), green: Self.component(green), blue: Self.component(blue),
                    alpha: Self.component(alpha))))
        self.isWide = isWide
    }

    /// Makes a grey of components from 0 to 1.
    public init(white: CGFloat, alpha: CGFloat) {
        let level = Self.component(white)
        source = .reference(.literal(Color(red: level, green: level, blue: level, alpha: Self.component(alpha))))
        isWide = false
    }

    /// Makes a colour of hue, saturation and brightness, each from 0 to 1. Source: Smith, "Color gamut transform pairs"
    /// (1978), the hexcone that UIKit names HSB.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        func level(_ shift: CGFloat) -> UInt8 {
            let sector = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
            return Self.component(brightness - brightness * saturation * max(0, min(sector, 4 - sector, 1)))
        }
        source = .reference(
            .literal(Color(red: level(5), green: level(3), blue: level(1), alpha: Self.component(alpha))))
        isWide = false
    }

    /// Makes a copy of a colour.
    init(copying other: UIColor) { (source, isWide) = (other.source, other.isWide) }

    /// Makes a colour whose closure is called for each viewer.
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        (source, isWide) = (.dynamic(dynamicProvider), false)
    }

    /// Makes the colour of a literal in source, which Xcode shows as a swatch.
    public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// Whether it has a provider, which answers each viewer.
    package var isDynamic: Bool { if case .dynamic = source { true } else { false } }
    /// Whether it was made in Display P3.
    package var isOfDisplayP3: Bool { isWide }
    /// The colour without a provider: with its name, or as one viewer sees it.
    package func reference(for traits: TraitCollection) -> ColorReference {
        if case .reference(let reference) = source { reference } else { .literal(resolved(with: traits)) }
    }

    /// The colour as one viewer sees it. Where a provider returns a colour with a provider, that one is called, too.
    package func resolved(with traits: TraitCollection) -> Color {
        switch source {
        case .reference(let reference): reference.resolved(with: traits)
        case .dynamic(let provider): provider(UITraitCollection(traits)).resolved(with: traits)
        }
    }

    /// The same colour with another opacity from 0 to 1; one that depends on the viewer still does.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        guard case .reference(.literal(var color)) = source else {
            return UIColor { self.resolvedColor(with: $0).withAlphaComponent(alpha) }
        }
        color.alpha = Self.component(alpha)
        return UIColor(.literal(color), isWide: isWide)
    }

    /// The colour as one viewer sees it.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        if case .dynamic(let provider) = source {
            return provider(traitCollection).resolvedColor(with: traitCollection)
        }
        return UIColor(.literal(resolved(with: traitCollection.traits)), isWide: isWide)
    }

    /// Colours with the same name or the same components are equal. A colour with a provider only equals itself.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        guard case .reference(let mine) = source, case .reference(let its) = other.source else { return self === other }
        return mine == its
    }

    /// Equal colours have the same.
    open override var hash: Int {
        guard case .reference(let reference) = source else { return ObjectIdentifier(self).hashValue }
        return reference.hashValue
    }

    /// The name of the colour, or its components in hexadecimal digits.
    open override var description: String {
        guard case .reference(let reference) = source else { return "dynamic" }
        return reference.description
    }

    private static func component(_ value: CGFloat) -> UInt8 {
        value.isNaN ? 0 : UInt8((min(max(value, 0), 1) * 255).rounded())
    }
}

extension UIColor {
    /// The background of bars: nearly that of a view (inferred).
    static var barBackground: UIColor {
        UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 0.09 : 0.97, alpha: 1) }
    }
}
