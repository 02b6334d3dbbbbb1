import Foundation

/// How a controller is shown in front of another. UIKit's class of this name; it is kept.
///
/// ```swift
/// func place(_ sheet: UIPresentationController) { print(sheet.presentedViewController as Any) }
/// ```
@preconcurrency @MainActor open class UIPresentationController: NSObject {
    /// The controller that is shown.
    public internal(set) weak var presentedViewController: UIViewController?
    /// Makes one.
    override init() {}
}

/// Is asked how a controller is shown in front of another. UIKit's protocol of this name; tests call it.
///
/// ```swift
/// final class Guide: NSObject, UIAdaptivePresentationControllerDelegate {}
/// ```
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    /// How it is shown where there is little room.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// The same, for a collection of traits.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    /// The user has taken it away.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// As the controller says.
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .none
    }
    /// The same.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
    /// Nothing.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
}

/// Is asked about a popover. UIKit's protocol of this name; tests call it.
///
/// ```swift
/// final class Guide: NSObject, UIPopoverPresentationControllerDelegate {}
/// ```
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate:
    UIAdaptivePresentationControllerDelegate
{
    /// The popover will be shown.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
    /// The user has taken it away.
    func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    /// Nothing.
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
    /// Nothing.
    public func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {}
}
