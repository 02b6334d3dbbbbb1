import Foundation

extension UIView {
    /// A view that shows a picture of this view.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        guard bounds.width > 0, bounds.height > 0 else { return nil }
        let image = UIGraphicsImageRenderer(size: bounds.size).image { _ in
            drawHierarchy(in: CGRect(origin: .zero, size: bounds.size), afterScreenUpdates: afterUpdates)
        }
        let view = UIImageView(image: image)
        view.frame = bounds
        return view
    }

    /// Whether the view has the focus of a remote control; always false.
    public var isFocused: Bool { false }
    /// The frame for VoiceOver, in the coordinates of the screen.
    public var accessibilityFrame: CGRect {
        get { kept(#function) ?? convert(bounds, to: nil) }
        set { keep(newValue, as: #function) }
    }
    /// The identifier under which the state of the view is stored.
    public var restorationIdentifier: String? {
        get { kept(#function) }
        set { keep(newValue as Any, as: #function) }
    }
}
