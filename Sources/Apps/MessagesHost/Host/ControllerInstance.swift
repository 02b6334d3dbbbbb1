import BalloonLayouts
import Foundation
import MessagesAPI
import UIKitAPI

/// A controller of the app on the screen, with its state in Messages.
@MainActor final class ControllerInstance {
    let identity: ControllerIdentity
    let controller: MSMessagesAppViewController
    /// The controller's own conversation: its object is not the same across activations (observed).
    let conversation: MSConversation
    /// The balloon as it was placed last; nil for the app.
    var balloon: PlacedBalloon?
    /// The size that it returned last; nil before it is asked.
    var answer: CGSize?
    /// Whether it became active, with a conversation. The draft's may only appear.
    var becameActive = true
    /// The window around the view; nil until it appears.
    var window: UIWindow?
    /// Where the app was placed last; nil for a balloon.
    var area: PresentationArea?
    /// The background the app asked for when it was last read.
    var tintColor: UIColor?
    /// Whether the instance is active; false after `willResignActive`, when the process runs in the background.
    var isActive = true

    init(identity: ControllerIdentity, controller: MSMessagesAppViewController, conversation: MSConversation) {
        self.identity = identity
        self.controller = controller
        self.conversation = conversation
    }
}
