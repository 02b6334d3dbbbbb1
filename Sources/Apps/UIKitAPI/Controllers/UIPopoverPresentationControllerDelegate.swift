import Foundation

/// A presentation of a controller. UIKit's class of this name. Its values are stored, and have no effect.
///
/// ```swift
/// func place(_ sheet: UIPresentationController) { print(sheet.presentedViewController as Any) }
/// ```
@preconcurrency @MainActor open class UIPresentationController: NSObject {
    /// The controller that is presented.
    public internal(set) weak var presentedViewController: UIViewController?
    /// Makes a presentation.
    override init() {}
}

/// Is asked how a controller is presented. UIKit's protocol of this name; tests call it.
///
/// ```swift
/// final class Guide: NSObject, UIAdaptivePresentationControllerDelegate {}
/// ```
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    /// The style of the presentation in a compact environment.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// The style of the presentation for a collection of traits.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    /// The user has dismissed the controller.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// Returns `none`: the style of the controller is used.
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .none
    }
    /// Returns `none`: the style of the controller is used.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
    /// Does nothing.
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
    /// The popover will be presented.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
    /// The user has dismissed the popover.
    func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    /// Does nothing.
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
    /// Does nothing.
    public func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {}
}

/// How a controller is presented, which is recorded. UIKit's raw values.
///
/// ```swift
/// let sheet = UIViewController()
/// sheet.modalPresentationStyle = .formSheet
/// ```
public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
    case none = -1
    case automatic = -2
}

/// The animation of a presentation; nothing moves on Linux. UIKit's raw values.
///
/// ```swift
/// let sheet = UIViewController()
/// sheet.modalTransitionStyle = .crossDissolve
/// ```
public enum UIModalTransitionStyle: Int, Sendable { case coverVertical, flipHorizontal, crossDissolve, partialCurl }

/// The style of the status bar, which a balloon does not have. UIKit's raw values.
///
/// ```swift
/// let style = UIStatusBarStyle.lightContent
/// ```
public enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent, darkContent = 3 }
