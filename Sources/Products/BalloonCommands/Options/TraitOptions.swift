import ArgumentParser
import ViewLayout

/// The group TRAITS: traits of the viewer that override those of the scene. Each trait of the table has an option or a
/// flag. A device sets several traits, and options for single traits override it.
struct TraitOptions: ParsableArguments {
    private var settings: [TraitSetting] = []

    init() {}

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: TraitOptionKey.self)
        let device = try values.decode(Option<Device?>.self, forKey: .device).wrappedValue
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
        settings = device?.settings(besides: settings) ?? settings
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

/// The argument parser finds the options of a type by reflection. These options are made from the table, not from
/// properties.
extension TraitOptions: CustomReflectable {
    var customMirror: Mirror {
        Mirror(self, children: Self.options.map { (label: $0.key.stringValue, value: $0.value) })
    }

    /// Made once: the library asks for the mirror of one command up to ten times.
    private static let options: [(key: TraitOptionKey, value: any Sendable)] =
        [(.device, device)] + ViewerTrait.all.map { (TraitOptionKey($0), argument($0)) }

    private static var device: any Sendable {
        let help = """
            The viewer's device, for its kind, width, height and scale: \(Device.list), or another model. Add -landscape to \
            turn a phone.
            """
        return Option<Device?>(
            name: .customLong("device"), help: ArgumentHelp(stringLiteral: help),
            completion: .list(Device.all.compactMap(\.names.first))
        ) { name in
            do { return try Device.named(name) } catch { throw CommandError("\(error)\(idiomHint(name))") }
        }
    }

    /// For a kind of device without a known model, the hint names the idiom.
    private static func idiomHint(_ name: String) -> String {
        guard let idiom = UserInterfaceIdiom(rawValue: name.lowercased()) else { return "" }
        return "; for the kind of device write --idiom \(idiom.rawValue)"
    }

    private static func argument(_ trait: ViewerTrait) -> any Sendable {
        let help = ArgumentHelp(stringLiteral: trait.help)
        switch trait.option {
        case .value:
            return Option<TraitValue?>(
                name: .customLong(trait.optionWord), parsing: .unconditional, help: help,
                completion: .values(of: trait)
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

    /// The key of the device, which is not a trait but sets several.
    static let device = TraitOptionKey(name: "device")

    init(_ trait: ViewerTrait) { stringValue = trait.name }
    private init(name: String) { stringValue = name }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}
