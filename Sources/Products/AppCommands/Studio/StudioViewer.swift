import Foundation
import Lint
import Scenes
import ViewLayout

/// What an address of the studio asks for: a scene and its viewer, by the names of the command line's options.
struct StudioViewer {
    /// The scene's file.
    let file: String
    /// What was chosen, by the names of controls.
    private let chosen: [(name: String, value: String)]
    /// Pixels to a point in the picture.
    let pixels: Int
    /// The name of the trait of which all values are meant; nil for one viewer.
    private let all: String?

    /// Pixels to a point where the address does not say it.
    private static let usualPixels = 2

    /// - Parameter query: `scene=dinner.yaml&width=375&category=AX3`, encoded as forms are.
    init?(query: String) {
        var values: [(name: String, value: String)] = []
        for part in query.split(separator: "&") {
            let words = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                .map { $0.replacing("+", with: " ").removingPercentEncoding }
            guard words.count == 2, let name = words[0], let value = words[1] else { return nil }
            values.append((name, value))
        }
        func taken(_ name: String) -> String? {
            values.firstIndex { $0.name == name }.map { values.remove(at: $0).value }
        }
        guard let file = taken("scene") else { return nil }
        self.file = file
        pixels = taken("pixels").flatMap(Int.init) ?? Self.usualPixels
        guard (1...3).contains(pixels) else { return nil }
        all = taken("all")
        // It is there so that a browser does not take an earlier answer for this one.
        _ = taken("revision")
        chosen = values
    }

    /// The viewer.
    /// - Throws: ``TraitError`` for a value that is not allowed, and for values that exclude each other.
    func traits(of scene: BalloonScene) throws(TraitError) -> TraitCollection {
        let known = ViewerTrait.all + scene.vary.map(\.trait)
        var settings: [TraitSetting] = []
        var device: Device?
        for (name, value) in chosen {
            if name == StudioControl.deviceName {
                device = try Device.named(value)
            } else if let trait = known.first(where: { $0.optionWord == name }) {
                settings.append(TraitSetting(trait, try trait.value(value)))
            } else {
                throw TraitError(description: "\(scene.name) has no \(name)")
            }
        }
        return try scene.traits.setting(device?.settings(besides: settings) ?? settings)
    }

    /// The viewer with every value of the trait that is asked for.
    func rows(of viewer: TraitCollection, seeing scene: BalloonScene) -> [TraitCollection] {
        guard let axis = StudioControl.axes(of: scene).first(where: { $0.trait.optionWord == all }) else {
            return [viewer]
        }
        return axis.values.map { value in
            var other = viewer
            axis.trait.set(value, in: &other)
            return other
        }
    }
}
