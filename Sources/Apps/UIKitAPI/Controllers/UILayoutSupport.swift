import Foundation

/// The space that bars cover at an edge of a controller's view. UIKit's protocol of this name.
///
/// ```swift
/// let controller = UIViewController()
/// let bar: UILayoutSupport = controller.topLayoutGuide
/// let content = controller.view.bounds.height - bar.length
/// ```
@preconcurrency @MainActor public protocol UILayoutSupport: AnyObject {
    /// The height of the space, in points.
    var length: CGFloat { get }
    /// The top edge of the space.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The bottom edge of the space.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The height of the space.
    var heightAnchor: NSLayoutDimension { get }
}

extension EdgeGuide: UILayoutSupport {
    var length: CGFloat { layoutFrame.height }
}

extension UIViewController {
    /// The space that bars cover at the top.
    public var topLayoutGuide: any UILayoutSupport {
        let view: UIView = view
        return view.constraintState.ownGuide("topLayoutGuide", of: view) {
            UIEdgeInsets(top: 0, left: 0, bottom: $0.bounds.height - $0.safeAreaInsets.top, right: 0)
        }
    }

    /// The space that bars cover at the bottom.
    public var bottomLayoutGuide: any UILayoutSupport {
        let view: UIView = view
        return view.constraintState.ownGuide("bottomLayoutGuide", of: view) {
            UIEdgeInsets(top: $0.bounds.height - $0.safeAreaInsets.bottom, left: 0, bottom: 0, right: 0)
        }
    }
}
