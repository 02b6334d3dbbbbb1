import Foundation

/// The size in points of a message's balloon. The parameters and errors
/// are those of ``placedBalloon(of:traits:icon:side:)``.
public func balloonSize(
    of message: MSMessage, traits: TraitCollection? = nil, icon: UIImage? = nil
) throws -> CGSize {
    try placedBalloon(of: message, traits: traits, icon: icon).size
}

/// The size in points of a live layout's balloon, as its controller returns it. The parameters and errors
/// are those of ``placedBalloon(of:traits:icon:side:presenting:)``.
@MainActor public func balloonSize(
    of message: MSMessage, traits: TraitCollection? = nil, icon: UIImage? = nil,
    presenting makeController: () -> MSMessagesAppViewController
) throws -> CGSize {
    try placedBalloon(of: message, traits: traits, icon: icon, presenting: makeController).size
}

/// The size in points of a scene's balloon; by default for the scene's own traits.
/// - Throws: as `BalloonScene.layout(traits:fonts:)`.
public func balloonSize(of scene: BalloonScene, traits: TraitCollection? = nil) throws -> CGSize {
    try placedBalloon(of: scene, traits: traits).size
}
