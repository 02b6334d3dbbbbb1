import BalloonLayouts
import Foundation
import MessagesAPI
import UIKitAPI

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
