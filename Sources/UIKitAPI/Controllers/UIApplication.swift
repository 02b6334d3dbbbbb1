import Foundation

/// The app around the extension. UIKit's class of this name; an extension has none on iOS, so what is asked is recorded.
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
    /// Receives events of the app on iOS; never called on Linux.
    open weak var delegate: (any UIApplicationDelegate)?
    /// Whether the screen stays on.
    open var isIdleTimerDisabled = false
    /// Whether the network indicator is shown; it is not drawn.
    open var isNetworkActivityIndicatorVisible = false
    /// The number at the app's picture.
    open var applicationIconBadgeNumber = 0
    /// The windows: none.
    open var windows: [UIWindow] { [] }
    /// The window with the keyboard: none.
    open var keyWindow: UIWindow? { nil }
    /// The rectangle of the status bar: none.
    open var statusBarFrame: CGRect { .zero }
    /// How the interface is held.
    open var statusBarOrientation: UIInterfaceOrientation { .portrait }
    /// Which way words run.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIView.userInterfaceLayoutDirection(for: .unspecified)
    }
    /// The viewer's text size.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        UITraitCollection.current.preferredContentSizeCategory
    }

    /// Whether an address can be opened: yes.
    open func canOpenURL(_ url: URL) -> Bool { true }
    /// Records an address, and says that it was opened.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler: ((Bool) -> Void)? = nil
    ) {
        openedURLs.append(url)
        completionHandler?(true)
    }
    /// Records an address. Code of Swift 3 has options by their texts, with which nothing is done.
    @_disfavoredOverload open func open(
        _ url: URL, options: [String: Any], completionHandler: ((Bool) -> Void)? = nil
    ) { open(url, options: [OpenExternalURLOptionsKey: Any](), completionHandler: completionHandler) }
    /// Records an address.
    @discardableResult open func openURL(_ url: URL) -> Bool {
        openedURLs.append(url)
        return true
    }

    /// How an address is opened. UIKit's structure of this name.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// UIKit's name.
        public let rawValue: String
        /// Makes one of UIKit's name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// By an app alone.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionUniversal")
    }

    /// Why the app was started. UIKit's structure of this name.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// UIKit's name.
        public let rawValue: String
        /// Makes one of UIKit's name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// An address.
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    }

    /// From where an address comes. UIKit's structure of this name.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// UIKit's name.
        public let rawValue: String
        /// Makes one of UIKit's name.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// The address of the app's settings.
    public nonisolated static let openSettingsURLString = "app-settings:"
    /// The app is in front.
    public nonisolated static let didBecomeActiveNotification =
        Notification.Name("UIApplicationDidBecomeActiveNotification")
    /// The app will not be in front.
    public nonisolated static let willResignActiveNotification =
        Notification.Name("UIApplicationWillResignActiveNotification")
    /// The app went to the back.
    public nonisolated static let didEnterBackgroundNotification =
        Notification.Name("UIApplicationDidEnterBackgroundNotification")
    /// The app comes to the front.
    public nonisolated static let willEnterForegroundNotification =
        Notification.Name("UIApplicationWillEnterForegroundNotification")
    /// The app ends.
    public nonisolated static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification")
    /// Memory is short.
    public nonisolated static let didReceiveMemoryWarningNotification =
        Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
    /// A picture of the screen was taken.
    public nonisolated static let userDidTakeScreenshotNotification =
        Notification.Name("UIApplicationUserDidTakeScreenshotNotification")
}

/// Receives events of an app. UIKit's protocol of this name; its methods are not called on Linux.
///
/// ```swift
/// final class AppDelegate: UIResponder, UIApplicationDelegate {}
/// ```
@preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject {
    /// The app was started.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// The app is in front.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// The app will not be in front.
    func applicationWillResignActive(_ application: UIApplication)
    /// The app went to the back.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// The app comes to the front.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// The app ends.
    func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
    /// Yes.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// Nothing.
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    /// Nothing.
    public func applicationWillResignActive(_ application: UIApplication) {}
    /// Nothing.
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    /// Nothing.
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    /// Nothing.
    public func applicationWillTerminate(_ application: UIApplication) {}
}
