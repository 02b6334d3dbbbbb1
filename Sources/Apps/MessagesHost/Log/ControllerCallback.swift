import BalloonLayouts
import Foundation
import MessagesAPI

/// A method of the app's controller that Messages called. Messages are named as in the log, sizes are in points.
///
/// ```swift
/// for case .callback(.contentSizeThatFits(let offer, let answer), _) in host.log {
///     print(answer.height <= offer.height)
/// }
/// for case .callback(let callback, _) in host.log { print(callback.name, callback.message ?? "") }
/// ```
public enum ControllerCallback: Hashable, Sendable {
    /// The controller is made.
    case initialized
    /// The view's life cycle.
    case viewDidLoad, viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear
    /// The conversation's life cycle.
    case willBecomeActive, didBecomeActive, willResignActive, didResignActive
    /// The selected message changes.
    case willSelect(String), didSelect(String)
    /// A message arrived.
    case didReceive(String)
    /// The staged message was sent, or removed.
    case didStartSending(String), didCancelSending(String)
    /// The style changes.
    case willTransition(to: MSMessagesAppPresentationStyle), didTransition(to: MSMessagesAppPresentationStyle)
    /// The size was requested.
    case contentSizeThatFits(CGSize, answer: CGSize)

    /// The method's name, as in code.
    public var name: String {
        switch self {
        case .initialized: "init"
        case .viewDidLoad: "viewDidLoad"
        case .viewWillAppear: "viewWillAppear"
        case .viewDidAppear: "viewDidAppear"
        case .viewWillDisappear: "viewWillDisappear"
        case .viewDidDisappear: "viewDidDisappear"
        case .willBecomeActive: "willBecomeActive"
        case .didBecomeActive: "didBecomeActive"
        case .willResignActive: "willResignActive"
        case .didResignActive: "didResignActive"
        case .willSelect: "willSelect"
        case .didSelect: "didSelect"
        case .didReceive: "didReceive"
        case .didStartSending: "didStartSending"
        case .didCancelSending: "didCancelSending"
        case .willTransition: "willTransition"
        case .didTransition: "didTransition"
        case .contentSizeThatFits: "contentSizeThatFits"
        }
    }

    /// The name of the message it is called with; nil for none.
    public var message: String? {
        switch self {
        case .willSelect(let name), .didSelect(let name), .didReceive(let name), .didStartSending(let name),
            .didCancelSending(let name):
            name
        default: nil
        }
    }

    /// The callback of a step of the life cycle; nil for the size, whose callback has an answer.
    init?(_ step: LiveLifeCycleEvent) {
        switch step {
        case .initialized: self = .initialized
        case .viewDidLoad: self = .viewDidLoad
        case .willBecomeActive: self = .willBecomeActive
        case .didBecomeActive: self = .didBecomeActive
        case .viewWillAppear: self = .viewWillAppear
        case .viewDidAppear: self = .viewDidAppear
        case .contentSizeThatFits: return nil
        }
    }
}
