import ArgumentParser
import ViewLayout

/// TRAITS: traits of the viewer that override those of the scene. Every trait of the table has an option or a flag.
struct TraitOptions: ParsableArguments {
    private var settings: [TraitSetting] = []

    init() {}

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: TraitOptionKey.self)
        for trait in ViewerTrait.all {
            let key = TraitOptionKey(trait)
            switch trait.option {
            case .value:
                let option = try values.decode(Option<TraitValue?>.self, forKey: key)
                if let value = option.wrappedValue { settings.append(TraitSetting(trait, value)) }
            case .flag(_, let value):
                let flag = try values.decode(Flag<Bool>.self, forKey: key)
                if flag.wrappedValue { settings.append(TraitSetting(trait, value)) }
            }
        }
    }

    /// The traits of a scene, overridden by those of the command line.
    /// - Throws: ``CommandError`` for traits that exclude each other.
    func applied(to traits: TraitCollection) throws -> TraitCollection {
        do {
            return try traits.setting(settings)
        } catch {
            throw CommandError("\(error)")
        }
    }
}

/// The library reads the options of a type off its mirror: these are made from the table in place of properties.
extension TraitOptions: CustomReflectable {
    var customMirror: Mirror {
        Mirror(
            self, children: ViewerTrait.all.map { (label: TraitOptionKey($0).stringValue, value: Self.argument($0)) })
    }

    private static func argument(_ trait: ViewerTrait) -> Any {
        let help = ArgumentHelp(stringLiteral: trait.help)
        switch trait.option {
        case .value:
            return Option<TraitValue?>(
                name: .customLong(trait.word.replacing(" ", with: "-")), parsing: .unconditional, help: help
            ) { text in
                do { return try trait.value(text) } catch { throw CommandError("\(error)") }
            }
        case .flag(let name, _):
            return Flag<Bool>(wrappedValue: false, name: .customLong(name.replacing(" ", with: "-")), help: help)
        }
    }
}

/// The key of a trait among parsed arguments.
struct TraitOptionKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ trait: ViewerTrait) { stringValue = trait.name }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}
