import Support
import ViewLayout

/// One trait of a viewer that changed.
struct TraitChange: CustomStringConvertible {
    let name: String
    let before, after: String
    /// Whether live balloons are asked for their size again ("Messages framework, contentSizeThatFits(_:)").
    let asksForSize: Bool

    var description: String { "\(name) \(before) → \(after)" }

    /// What differs, in a fixed order.
    static func list(from old: TraitCollection, to new: TraitCollection) -> [TraitChange] {
        func change(
            _ name: String, asksForSize: Bool = false, _ text: (TraitCollection) -> String
        ) -> TraitChange? {
            let (before, after) = (text(old), text(new))
            guard before != after else { return nil }
            return TraitChange(name: name, before: before, after: after, asksForSize: asksForSize)
        }
        return [
            change("width", asksForSize: true) { ShortDecimal.points($0.transcriptWidth) },
            change("height") { ShortDecimal.points($0.transcriptHeight) },
            change("locale", asksForSize: true) { $0.locale },
            change("category", asksForSize: true) { $0.preferredContentSizeCategory.shortName },
            change("direction") { $0.layoutDirection.rawValue },
            change("appearance") { $0.userInterfaceStyle.rawValue },
            change("scale") { "\($0.pixelsPerPoint)" },
            change("weight") { $0.legibilityWeight.rawValue },
            change("idiom") { $0.userInterfaceIdiom.rawValue },
            change("contrast") { $0.accessibilityContrast.rawValue },
        ].compactMap { $0 }
    }
}
