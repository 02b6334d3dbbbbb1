import Balloons
import Foundation
import MessagesHost

/// A message's balloon measured and placed for a viewer, with the fonts that come with Balloon.
/// - Parameters:
///   - message: a message with a layout. A live layout has the size that it is offered; to ask its
///     controller, use ``placedBalloon(of:traits:icon:side:presenting:)``.
///   - traits: the viewer; a 402-point phone at text size Large unless given.
///   - icon: the app's icon.
///   - side: who sent the message, seen from the viewer.
/// - Throws: errors of reading the message's layout and of setting its texts.
public func placedBalloon(
    of message: MSMessage, traits: TraitCollection? = nil, icon: UIImage? = nil,
    side: BalloonSide = .outgoing
) throws -> PlacedBalloon {
    try BalloonLayout(message: message, icon: icon, side: side)
        .place(in: TestFonts.context(for: traits))
}

/// The balloon of a live layout, in the size that its controller returns when it is presented as in Messages.
/// - Parameter makeController: makes the app's controller; called once.
/// - Throws: as ``placedBalloon(of:traits:icon:side:)``.
@MainActor public func placedBalloon(
    of message: MSMessage, traits: TraitCollection? = nil, icon: UIImage? = nil,
    side: BalloonSide = .outgoing, presenting makeController: () -> MSMessagesAppViewController
) throws -> PlacedBalloon {
    try LiveLayoutHost.place(
        BalloonLayout(message: message, icon: icon, side: side), of: message,
        in: TestFonts.context(for: traits), presenting: makeController)
}

/// A scene's balloon measured and placed for a viewer; by default for the scene's own traits.
/// - Throws: as `BalloonScene.layout(traits:fonts:)`.
public func placedBalloon(of scene: BalloonScene, traits: TraitCollection? = nil) throws -> PlacedBalloon {
    try scene.layout(in: TestFonts.context(for: traits ?? scene.traits))
}
