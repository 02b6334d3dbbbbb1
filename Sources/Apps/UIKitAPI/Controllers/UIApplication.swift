import Foundation

/// The app around the extension. UIKit's class of this name. An extension has no app on iOS, so calls are only
/// recorded, and answered with false; the host of an iMessage app refuses them.
///
/// ```swift
/// UIApplication.shared.open(URL(string: "https://example.com")!)
/// print(UIApplication.shared.openedURLs.count)
/// ```
@preconcurrency @MainActor open class UIApplication: UIResponder {
    /// The app.
    public static let shared = UIApplication()
    /// The addresses that the app asked to open.
    public private(set) var openedURLs: [URL] = []
    /// What the app said of all views of a class.
    var appearances: [ViewAppearance] = []
    /// Receives events of the app on iOS; never called on Linux.
    open weak var delegate: (any UIApplicationDelegate)?
    /// Whether the screen stays on. The value is stored, and has no effect.
    open var isIdleTimerDisabled = false
    /// Whether the network indicator is shown; it is not drawn.
    open var isNetworkActivityIndicatorVisible = false
    /// The number of the badge at the app's icon.
    open var applicationIconBadgeNumber = 0
    /// The windows: none.
    open var windows: [UIWindow] { [] }
    /// The window with the keyboard: none.
    open var keyWindow: UIWindow? { nil }
    /// The rectangle of the status bar: none.
    open var statusBarFrame: CGRect { .zero }
    /// The orientation of the interface.
    open var statusBarOrientation: UIInterfaceOrientation { .portrait }
    /// The direction of the interface's language.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIView.userInterfaceLayoutDirection(for: .unspecified)
    }
    /// The viewer's text size.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        UITraitCollection.current.preferredContentSizeCategory
    }

    /// Returns true for every address.
    open func canOpenURL(_ url: URL) -> Bool { true }
    /// Records an address, and calls the completion with false.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler: ((Bool) -> Void)? = nil
    ) {
        openedURLs.append(url)
        completionHandler?(false)
    }
    /// Records an address. Code of Swift 3 gives the keys of the options as strings; the options have no effect.
    @_disfavoredOverload open func open(
        _ url: URL, options: [String: Any], completionHandler: ((Bool) -> Void)? = nil
    ) { open(url, options: [OpenExternalURLOptionsKey: Any](), completionHandler: completionHandler) }
    /// Records an address, and returns false.
    @discardableResult open func openURL(_ url: URL) -> Bool {
        openedURLs.append(url)
        return false
    }

    /// A key of the options with which an address is opened. UIKit's structure of this name.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// UIKit's name.
        public let rawValue: String
        /// Makes a key from UIKit's name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Whether the address must be opened by an app.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionUniversal")
    }

    /// A key of the reasons why the app was launched. UIKit's structure of this name.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// UIKit's name.
        public let rawValue: String
        /// Makes a key from UIKit's name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The address to open.
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    }

    /// A key of the options with which the system asks the app to open an address. UIKit's structure of this name.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// UIKit's name.
        public let rawValue: String
        /// Makes a key from UIKit's name.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// The address of the app's settings.
    public nonisolated static let openSettingsURLString = "app-settings:"
    /// Posted when the app became active; never on Linux.
    public nonisolated static let didBecomeActiveNotification =
        Notification.Name("UIApplicationDidBecomeActiveNotification")
    /// Posted before the app becomes inactive; never on Linux.
    public nonisolated static let willResignActiveNotification =
        Notification.Name("UIApplicationWillResignActiveNotification")
    /// Posted when the app entered the background; never on Linux.
    public nonisolated static let didEnterBackgroundNotification =
        Notification.Name("UIApplicationDidEnterBackgroundNotification")
    /// Posted before the app enters the foreground; never on Linux.
    public nonisolated static let willEnterForegroundNotification =
        Notification.Name("UIApplicationWillEnterForegroundNotification")
    /// Posted before the app ends; never on Linux.
    public nonisolated static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification")
    /// Posted when memory is low; never on Linux.
    public nonisolated static let didReceiveMemoryWarningNotification =
        Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
    /// Posted when the user took a screenshot; never on Linux.
    public nonisolated static let userDidTakeScreenshotNotification =
        Notification.Name("UIApplicationUserDidTakeScreenshotNotification")
}

/// Receives events of an app. UIKit's protocol of this name; its methods are not called on Linux.
///
/// ```swift
/// final class AppDelegate: UIResponder, UIApplicationDelegate {}
/// ```
@preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject {
    /// The app was launched.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// The app became active.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// The app will become inactive.
    func applicationWillResignActive(_ application: UIApplication)
    /// The app entered the background.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// The app will enter the foreground.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// The app will end.
    func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
    /// Returns true.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// Does nothing.
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillResignActive(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillTerminate(_ application: UIApplication) {}
}
