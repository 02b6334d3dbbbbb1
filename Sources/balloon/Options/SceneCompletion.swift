import ArgumentParser
import ViewLayout

/// What a shell offers after an option.
extension CompletionKind {
    /// Scene files, and folders.
    static var scenes: CompletionKind { .file(extensions: ["yaml", "yml", "json"]) }

    /// The values of a trait, where there are a few; nil for lengths and languages.
    static func values(of trait: ViewerTrait) -> CompletionKind? {
        let words = words(of: trait)
        return words.isEmpty ? nil : .list(words)
    }

    /// What an axis takes: all, or a value of the trait; of widths the words for many of them, and the devices.
    static func axis(of trait: ViewerTrait) -> CompletionKind? {
        if trait.name == ViewerTrait.transcriptWidth.name {
            return .list(["every", "breaks"] + Device.all.compactMap(\.names.first))
        }
        if trait.name == ViewerTrait.locale.name { return .list(["all"]) }
        let words = words(of: trait)
        return words.isEmpty ? nil : .list((trait.valuesOfAll == nil ? [] : ["all"]) + words)
    }

    /// Where a report goes: the word for annotations, or a file by its ending.
    static func reports(_ endings: [String]) -> CompletionKind { .list(["github"] + endings.map { "report.\($0)" }) }

    private static func words(of trait: ViewerTrait) -> [String] {
        switch trait.form {
        case .length, .languageTag: []
        case .names(let names): names.map(\.shortest)
        case .count, .flag: (trait.form.allValues ?? []).map(\.description)
        }
    }
}
