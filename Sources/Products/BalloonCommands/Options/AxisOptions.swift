import ArgumentParser
import Sweeps
import ViewLayout

/// The group AXES: the values of traits in a sweep. Each trait of the table has an option.
struct AxisOptions: ParsableArguments {
    /// The given axes, as they are written.
    private(set) var texts: [(trait: ViewerTrait, text: String)] = []

    init() {}

    /// The options that give the same axes again.
    var words: [String] { texts.flatMap { [$0.trait.axisOption, $0.text] } }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: TraitOptionKey.self)
        for trait in ViewerTrait.all {
            let option = try values.decode(Option<String?>.self, forKey: TraitOptionKey(trait))
            if let text = option.wrappedValue { texts.append((trait, text)) }
        }
    }
}

/// The argument parser finds the options of a type by reflection. These options are made from the table, not from
/// properties.
extension AxisOptions: CustomReflectable {
    var customMirror: Mirror {
        Mirror(self, children: Self.options.map { (label: $0.key.stringValue, value: $0.value) })
    }

    /// Made once: the library asks for the mirror of one command up to ten times.
    private static let options: [(key: TraitOptionKey, value: any Sendable)] = ViewerTrait.all.map { trait in
        let option = Option<String?>(
            name: .customLong(String(trait.axisOption.dropFirst(2))), parsing: .unconditional,
            help: ArgumentHelp(stringLiteral: "Values of \(trait.name): \(example(of: trait))."),
            completion: .axis(of: trait))
        return (TraitOptionKey(trait), option)
    }

    /// An example of a list for the help.
    private static func example(of trait: ViewerTrait) -> String {
        switch trait.form {
        case .length where trait.name == ViewerTrait.transcriptWidth.name:
            "every (320:440), breaks (where something changes, in a sweep), points as 320,375,402 or 300:440:20 (first, last, step), or devices as "
                + "iphone-se,ipad-split-507"
        case .length: "points as 320,375,402 or 300:440:20 (first, last, step)"
        case .words: "some words"
        case .languageTag: "all (of the scene's strings), or some as en,ar,zh-Hant"
        case .names(let names): "all, or some of " + names.map(\.shortest).joined(separator: ",")
        case .count, .flag: "some of " + (trait.form.allValues ?? []).map(\.description).joined(separator: ",")
        }
    }
}
