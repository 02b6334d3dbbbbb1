/// Where an iMessage app is drawn. Source: Messages framework, `MSMessagesAppPresentationStyle`.
///
/// ```swift
/// final class MessagesViewController: MSMessagesAppViewController {
///     override func didTransition(to presentationStyle: MSMessagesAppPresentationStyle) {
///         if presentationStyle == .expanded { print("there is room for a form") }
///     }
/// }
/// ```
public enum MSMessagesAppPresentationStyle: UInt, Sendable, CaseIterable {
    /// Instead of the keyboard.
    case compact = 0
    /// Over almost the whole screen.
    case expanded = 1
    /// Inside a balloon of the transcript (iOS 11).
    case transcript = 2
}
