import BalloonLayouts
import Foundation
import ViewLayout

@testable import BalloonLayouts

extension PlacedBalloon {
    /// The balloon with another tree, all else as it was.
    func showing(_ root: PlacedNode, size: CGSize? = nil) -> PlacedBalloon {
        var balloon = PlacedBalloon(size: size ?? self.size, balloon: root, traits: traits, findings: [])
        balloon.attribution = attribution
        balloon.inputs = inputs
        balloon.sceneInputs = sceneInputs
        return balloon
    }

    /// The balloon without what a screen reader says of it.
    mutating func loseInput(_ name: String) { inputs.removeAll { $0.name == name } }

    /// The balloon without the app's name below it.
    mutating func loseAttribution() { attribution = nil }
}
