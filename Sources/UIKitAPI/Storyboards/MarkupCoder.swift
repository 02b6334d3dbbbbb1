import Foundation

/// What `init(coder:)` of a view is given for an element of a storyboard: the class of UIKit that the element stands for
/// reads it, so that what an app's class does after `super.init(coder:)` comes later, as on iOS.
final class MarkupCoder: NSCoder {
    /// The class of UIKit that the element stands for.
    private let kind: UIView.Type
    private let read: @MainActor (UIView) -> Void
    /// Whether a view was read.
    private(set) var isRead = false

    init(for kind: UIView.Type, read: @escaping @MainActor (UIView) -> Void) {
        (self.kind, self.read) = (kind, read)
        super.init()
    }

    @MainActor fileprivate func take(_ view: UIView, as kind: UIView.Type) {
        guard kind == self.kind, !isRead else { return }
        isRead = true
        read(view)
    }
}

extension NSCoder {
    /// Reads an element into a view at the end of `init(coder:)` of its class of UIKit; nothing for another coder.
    @MainActor func fill(_ view: UIView, as kind: UIView.Type) { (self as? MarkupCoder)?.take(view, as: kind) }
}
