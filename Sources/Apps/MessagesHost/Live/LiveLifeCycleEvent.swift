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
}
