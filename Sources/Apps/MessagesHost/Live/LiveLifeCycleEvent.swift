import BalloonLayouts
import Foundation
import MessagesAPI
import UIKitAPI

/// The steps in which a live layout appears, in order.
///
/// "The size is asked last, because it can be asked many times" (WWDC 2017, session 234); the order of the others is
/// as logged on iOS 26.3.
package enum LiveLifeCycleEvent: String, Hashable, Sendable, CaseIterable {
    /// The controller is made.
    case initialized = "init"
    /// Its view is loaded.
    case viewDidLoad
    /// Presentation style and selected message are set from here on.
    case willBecomeActive
    /// The controller is active.
    case didBecomeActive
    /// The view is about to be shown.
    case viewWillAppear
    /// The view is on screen.
    case viewDidAppear
    /// The size is requested.
    case contentSizeThatFits

    /// Whether it needs a conversation: the two calls about becoming active.
    package var isOfActivation: Bool { self == .willBecomeActive || self == .didBecomeActive }
}

extension MSMessagesAppViewController {
    /// Calls the method of a step. Returns the size that it returned; nil for a step without a size.
    func perform(_ event: LiveLifeCycleEvent, offer: CGSize, conversation: MSConversation) -> CGSize? {
        switch event {
        case .initialized: isToldByHost = true
        case .viewDidLoad: loadViewIfNeeded()
        case .willBecomeActive: willBecomeActive(with: conversation)
        case .didBecomeActive: didBecomeActive(with: conversation)
        case .viewWillAppear: willAppear()
        case .viewDidAppear: didAppear()
        case .contentSizeThatFits: return contentSizeThatFits(offer)
        }
        return nil
    }
}
