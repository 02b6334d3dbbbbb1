import Foundation

/// The coder for `init(coder:)` of a view in a storyboard. The UIKit class of the element reads it, so that an app's
/// code after `super.init(coder:)` runs later, as on iOS.
final class MarkupCoder: NSCoder {
    /// The UIKit class of the element.
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
