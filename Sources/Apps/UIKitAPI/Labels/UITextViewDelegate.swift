import Foundation

/// The delegate of a text view. UIKit's protocol of this name. Nobody types on Linux, so only tests call it.
///
/// ```swift
/// final class Counter: UITextViewDelegate {
///     func textViewDidChange(_ textView: UITextView) { print(textView.text.count) }
/// }
/// ```
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Whether editing can begin.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Whether editing can end.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// Editing began.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Editing ended.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Whether a range of the text may be replaced.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// The text is another one.
    func textViewDidChange(_ textView: UITextView)
    /// Other letters are chosen.
    func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
    /// Returns true.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    /// Returns true.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    /// Does nothing.
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    /// Does nothing.
    public func textViewDidEndEditing(_ textView: UITextView) {}
    /// Returns true.
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    /// Does nothing.
    public func textViewDidChange(_ textView: UITextView) {}
    /// Does nothing.
    public func textViewDidChangeSelection(_ textView: UITextView) {}
}

extension UITextView {
    /// Posted on iOS after the text has changed; never posted on Linux, where nobody types.
    public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
    /// Whether there is a text.
    public var hasText: Bool { !text.isEmpty }
    /// Appends a text.
    public func insertText(_ text: String) { self.text += text }
    /// Removes the last character.
    public func deleteBackward() { text = String(text.dropLast()) }
    /// Does nothing: the text is drawn from its beginning.
    public func scrollRangeToVisible(_ range: NSRange) {}
}
