import Support
import ViewLayout

/// What an author meant by a key that a mapping does not have.
struct UnknownKey {
    /// The key; empty for one that is longer than any key could be meant as.
    private let key: String
    private let allowed: [String]
    /// The value, if it is a number, as it is written.
    private let number: String?
    /// The key that it is a mistyping of.
    let mistyped: String?

    init(_ key: String, of node: SceneNode, among allowed: [String]) {
        number = if case .number(_, let text) = node.value { text } else { nil }
        self.key = key.utf8.count <= Self.longestKey ? key : ""
        self.allowed = allowed
        mistyped = self.key.isEmpty ? nil : NearestKey.match(self.key, among: allowed)
    }

    private static let longestKey = 64

    /// The key that was meant, or the key's own place with the keys that there are.
    var fix: String {
        let known = " (known: \(allowed.joined(separator: ", ")))"
        if let written { return "write \(written)" + known }
        if let meant { return "did you mean \"\(meant)\"?" }
        if let home { return "it belongs in \(home)" + known }
        return "remove it" + known
    }

    /// The key that was meant: by a mistyping, or by a name that other tools have for it.
    var meant: String? {
        if let mistyped { return mistyped }
        let plain = Self.plain(key)
        // UIKit, SwiftUI and CSS have other names, and the command line's options have shorter ones.
        return Self.otherNames.first { Self.plain($0.name) == plain && allowed.contains($0.key) }?.key
            ?? ViewerTrait.all.first { Self.plain($0.word) == plain && allowed.contains($0.name) }?.name
            ?? ViewerTrait.all.first { Self.plain($0.axisWord) == plain && allowed.contains($0.axisName) }?.axisName
            ?? ViewerTrait.all.first { Self.plain($0.name) == plain && allowed.contains($0.axisName) }?.axisName
    }

    /// The value inside the key that holds it, for a name of its own in other tools: `font: {size: 20}` for `fontSize: 20`.
    private var written: String? {
        guard mistyped == nil, let number, let inner = Self.innerKeys.first(where: { $0.name == Self.plain(key) }),
            allowed.contains(inner.outer)
        else { return nil }
        return "\(inner.outer): {\(inner.key): \(number)}"
    }

    /// Names that other tools have for a key of a mapping in the element.
    private static let innerKeys: [(name: String, outer: String, key: String)] = [
        ("fontsize", "font", "size"), ("pointsize", "font", "size"),
    ]

    /// Where the key belongs, when it is a key of another mapping.
    private var home: String? { SceneGrammar.homes.first { $0.keys.contains(key) }?.place }

    /// A name without case, hyphens and underscores.
    private static func plain(_ name: String) -> String { name.lowercased().filter { !"-_ ".contains($0) } }

    /// Names that other tools have for what a key does.
    private static let otherNames: [(name: String, key: String)] = [
        ("title", "imageTitle"), ("subtitle", "imageSubtitle"), ("picture", "image"), ("photo", "image"),
        ("video", "mediaFileURL"), ("movie", "mediaFileURL"), ("textColor", "color"), ("foregroundColor", "color"),
        ("foregroundStyle", "color"), ("tintColor", "color"), ("tint", "color"), ("numberOfLines", "lineLimit"),
        ("maxLines", "lineLimit"), ("radius", "cornerRadius"), ("borderRadius", "cornerRadius"),
        ("textAlign", "alignment"), ("align", "alignment"), ("gap", "spacing"), ("margin", "padding"),
        ("label", "text"), ("column", "vstack"), ("row", "hstack"), ("stack", "vstack"), ("rectangle", "fill"),
        ("icon", "symbol"), ("alpha", "opacity"), ("fontSize", "font"), ("weight", "font"), ("size", "frame"),
        ("identifier", "id"), ("name", "id"),
        ("dynamicType", "preferredContentSizeCategory"), ("textSize", "preferredContentSizeCategory"),
        ("contentSizeCategory", "preferredContentSizeCategory"), ("language", "locale"),
        ("darkMode", "userInterfaceStyle"),
        ("colorScheme", "userInterfaceStyle"), ("theme", "userInterfaceStyle"), ("device", "userInterfaceIdiom"),
        ("boldText", "legibilityWeight"), ("system", "receiver"), ("summary", "summaryText"), ("link", "url"),
        ("users", "participants"), ("people", "participants"), ("conversation", "transcript"), ("messages", "entries"),
        ("localizations", "strings"), ("translations", "strings"), ("content", "view"), ("fallback", "alternate"),
        ("background", "zstack"), ("backgroundColor", "fill"),
    ]
}
