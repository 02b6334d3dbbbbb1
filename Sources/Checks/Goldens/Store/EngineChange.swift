/// A part of the engine that differs from the one that drew a golden.
package struct EngineChange: Hashable, Sendable {
    /// The kind and name of the part.
    package let kind: Kind
    /// The old and the new version or digest; nil where the part does not exist.
    package let from, to: String?

    /// The parts of an engine.
    package enum Kind: Hashable, Sendable {
        /// Balloon itself.
        case balloon
        /// The set of fonts, where it is not known which font has changed.
        case fonts
        /// A font that draws in the picture.
        case font(String)
        /// A library under the engine.
        case library(String)
        /// Unknown, because a tool has removed the text from the picture.
        case unknown
    }

    init(_ kind: Kind, from: String?, to: String?) { (self.kind, self.from, self.to) = (kind, from, to) }

    /// A change of a font, named by its versions where they differ, otherwise by its digests.
    init(font name: String, from: String, to: String?) {
        let (old, new) = (Self.version(from), to.map(Self.version))
        self.init(
            .font(name), from: old == new ? from.replacing(GoldenMetadata.versionSeparator, with: ", file ") : old,
            to: old == new ? to?.replacing(GoldenMetadata.versionSeparator, with: ", file ") : new)
    }

    /// Another font in the place of one, each as its name with its identity.
    init(font old: (name: String, identity: String), replacedBy new: (name: String, identity: String)) {
        self.init(
            .font(old.name), from: Self.version(old.identity), to: "\(new.name) \(Self.version(new.identity))")
    }

    static let removed = EngineChange(.unknown, from: nil, to: nil)

    private static func version(_ identity: String) -> String {
        String(identity.prefix { String($0) != GoldenMetadata.versionSeparator })
    }

    /// The name of the part in sentences.
    var name: String {
        switch kind {
        case .balloon: "Balloon"
        case .fonts: "fonts"
        case .font(let name): "font \(name)"
        case .library(let name): name
        case .unknown: "engine"
        }
    }

    /// How the golden was drawn: `with font BubbleSans 4.001 instead of 4.002`.
    package var origin: String {
        guard kind != .unknown else { return "by an engine that a tool has removed from the picture" }
        let now = to.map { " instead of \($0)" } ?? ", which is gone"
        return "\(kind == .balloon ? "by" : "with") \(name) \(from ?? "none")\(now)"
    }

    /// What has changed since: `font BubbleSans 4.001 → 4.002`.
    package var sentence: String {
        guard kind != .unknown else { return "drawn " + origin }
        return "\(name) \(from ?? "none") → \(to ?? "gone")"
    }
}
