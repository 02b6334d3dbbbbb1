/// The orientation of the interface. UIKit's raw values.
///
/// ```swift
/// let isWide = UIInterfaceOrientation.portrait.isLandscape
/// ```
public enum UIInterfaceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
    /// Whether it is a landscape orientation.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether it is a portrait orientation.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// A set of orientations of the interface. UIKit's raw values.
///
/// ```swift
/// let mask: UIInterfaceOrientationMask = [.portrait, .landscapeLeft]
/// ```
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    /// UIKit's raw value.
    public let rawValue: UInt
    /// Makes orientations from UIKit's raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Portrait.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
    /// Portrait, upside down.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
    /// Landscape with the top of the interface on the left.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
    /// Landscape with the top of the interface on the right.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
    /// Both landscape orientations.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// All orientations except upside down.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
    /// All orientations.
    public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
}

/// A keyboard shortcut. UIKit's class of this name. There is no keyboard on Linux.
///
/// ```swift
/// let command = UIKeyCommand(input: "n", action: Selector("new"))
/// ```
@preconcurrency @MainActor open class UIKeyCommand: UIResponder {
    /// The key.
    public let input: String?
    /// The method that the shortcut calls.
    public let action: Selector?

    /// Makes a shortcut.
    public init(input: String, action: Selector) {
        (self.input, self.action) = (input, action)
        super.init()
    }
}
