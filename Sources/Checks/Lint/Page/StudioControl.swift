import Scenes
import ViewLayout

/// What somebody chooses of the viewer in `balloon studio`: a trait with its values, a device, or what the scene varies.
package struct StudioControl: Encodable, Sendable {
    /// The name in addresses, which is that of the option of the command line: `category`.
    let name: String
    /// The name for people.
    let label: String
    /// The value of the scene's own viewer.
    let own: String
    let values: [Value]

    /// A value that can be chosen.
    struct Value: Encodable {
        /// The value in addresses.
        let name: String
        /// The value for people.
        let label: String
        /// The width of the transcript that comes with it, in points; nil where it stays.
        var width: Double?
    }

    /// The control of devices.
    package static let deviceName = "device"

    private static let devices = Device.all.map {
        Value(name: $0.names[0], label: $0.names[0], width: Double($0.size.width))
    }

    /// How balloons are shown: one alone or in its transcript, or those of all values of a control.
    private static let view = StudioControl(
        name: "show", label: "show", own: "transcript",
        values: [
            Value(name: "transcript", label: "in the transcript"), Value(name: "alone", label: "alone"),
            Value(name: ViewerTrait.category.optionWord, label: "all text sizes"),
            Value(name: ViewerTrait.locale.optionWord, label: "all languages"),
        ])

    static func all(of scene: BalloonScene) -> [StudioControl] {
        let device = StudioControl(
            name: deviceName, label: deviceName, own: "",
            values: [Value(name: "", label: "own device", width: Double(scene.traits.transcriptWidth))] + devices)
        let traits = axes(of: scene).map { trait, values in
            StudioControl(
                name: trait.optionWord, label: trait.word, own: trait.shortText(of: scene.traits),
                values: values.map { value in
                    var viewer = scene.traits
                    trait.set(value, in: &viewer)
                    return Value(name: trait.shortText(of: viewer), label: Self.label(of: value, trait, viewer))
                })
        }
        return traits + [device, view]
    }

    /// The traits that can be chosen, with their values.
    package static func axes(of scene: BalloonScene) -> [(trait: ViewerTrait, values: [TraitValue])] {
        let traits: [ViewerTrait] = [.category, .locale, .style, .weight, .contrast, .receiver, .hasApp]
        return traits.map { trait in
            (trait, trait.form.allValues ?? scene.lintLocales.map(TraitValue.text))
        } + scene.contentAxes(in: scene.declaredLanguages)
    }

    /// A value as people read it beside others: `bold text` says more than `bold`.
    private static func label(of value: TraitValue, _ trait: ViewerTrait, _ viewer: TraitCollection) -> String {
        if case .flag(let name, let flagged) = trait.option, value == flagged { return name }
        if case .flag = value { return trait.word }
        // A value of a message says whose it is.
        if let name = trait.variable, let value = viewer.content[name] { return "\(name) \(value)" }
        let text = trait.shortText(of: viewer)
        return [ViewerTrait.weight, .contrast].contains { $0.name == trait.name } ? "\(text) \(trait.word)" : text
    }
}
