import Foundation

extension BalloonScene {
    /// The possible names of the scene from its file, the shortest first: `dinner` and `party-dinner` for
    /// `party/dinner.yaml`. The shortest one that distinguishes it from other scenes is used.
    package var pathNames: [String] {
        let components = URL(fileURLWithPath: file).standardizedFileURL.deletingPathExtension().pathComponents
            .filter { $0 != "/" }
        return components.indices.reversed().map { components[$0...].joined(separator: "-") }
    }
}
