import ArgumentParser
import ViewLayout

/// The completions that a shell offers after an option.
extension CompletionKind {
    /// Scene files, and folders.
    package static var scenes: CompletionKind { .file(extensions: ["yaml", "yml", "json"]) }

    /// The values of a trait, where there are few; nil for lengths and languages.
    static func values(of trait: ViewerTrait) -> CompletionKind? {
        let words = words(of: trait)
        return words.isEmpty ? nil : .list(words)
    }

    /// The values of an axis: all, or a value of the trait; for widths also the words for many of them, and devices.
    static func axis(of trait: ViewerTrait) -> CompletionKind? {
        if trait.name == ViewerTrait.transcriptWidth.name {
            return .list(["every", "breaks"] + Device.all.compactMap(\.names.first))
        }
        if trait.name == ViewerTrait.locale.name { return .list(["all"]) }
        let words = words(of: trait)
        return words.isEmpty ? nil : .list((trait.valuesOfAll == nil ? [] : ["all"]) + words)
    }

    /// The values of an option for reports: the word for annotations, or a file with one of some endings.
    static func reports(_ endings: [String]) -> CompletionKind { .list(["github"] + endings.map { "report.\($0)" }) }

    private static func words(of trait: ViewerTrait) -> [String] {
        switch trait.form {
        case .length, .languageTag, .words: []
        case .names(let names): names.map(\.shortest)
        case .count, .flag: (trait.form.allValues ?? []).map(\.description)
        }
    }
}
