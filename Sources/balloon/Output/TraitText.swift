import Foundation
import ViewLayout

/// Traits in a few words.
enum TraitText {
    /// Width, size, locale and appearance always; what is unusual besides.
    static func summary(_ traits: TraitCollection) -> String {
        var words = [
            LengthText.points(traits.transcriptWidth), traits.preferredContentSizeCategory.shortName, traits.locale,
            traits.userInterfaceStyle.rawValue,
        ]
        if let direction = traits.explicitLayoutDirection { words.append(direction == .rightToLeft ? "rtl" : "ltr") }
        if traits.legibilityWeight == .bold { words.append("bold") }
        if traits.accessibilityContrast == .high { words.append("high contrast") }
        if traits.userInterfaceIdiom != .phone { words.append(traits.userInterfaceIdiom.rawValue) }
        return words.joined(separator: " ")
    }
}

/// Lengths for people.
enum LengthText {
    /// Points to two decimals, without zeros at the end.
    static func points(_ value: CGFloat) -> String {
        let hundredths = Int((Double(value) * 100).rounded())
        let (whole, fraction) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
        let sign = hundredths < 0 ? "-" : ""
        if fraction == 0 { return "\(sign)\(whole)" }
        let digits = fraction < 10 ? "0\(fraction)" : fraction % 10 == 0 ? "\(fraction / 10)" : "\(fraction)"
        return "\(sign)\(whole).\(digits)"
    }
}
