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

/// Is asked how a controller is presented. UIKit's protocol of this name; none of its methods is called here.
///
/// ```swift
/// final class Guide: NSObject, UIAdaptivePresentationControllerDelegate {}
/// ```
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {}

/// Is asked about a popover. UIKit's protocol of this name; none of its methods is called here.
///
/// ```swift
/// final class Guide: NSObject, UIPopoverPresentationControllerDelegate {}
/// ```
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate:
    UIAdaptivePresentationControllerDelegate
{}

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
