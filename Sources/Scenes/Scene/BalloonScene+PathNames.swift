import Foundation

extension BalloonScene {
    /// The names that the scene can have by its file, the shortest first: `dinner` and `party-dinner` for
    /// `party/dinner.yaml`, as far as tells it from other scenes.
    package var pathNames: [String] {
        let components = URL(fileURLWithPath: file).standardizedFileURL.deletingPathExtension().pathComponents
            .filter { $0 != "/" }
        return components.indices.reversed().map { components[$0...].joined(separator: "-") }
    }
}
