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
