/// How the interface is held. UIKit's raw values.
///
/// ```swift
/// let isWide = UIInterfaceOrientation.portrait.isLandscape
/// ```
public enum UIInterfaceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
    /// Whether it is a landscape orientation.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether it stands.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// How the interface can be held. UIKit's raw values.
///
/// ```swift
/// let mask: UIInterfaceOrientationMask = [.portrait, .landscapeLeft]
/// ```
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    /// UIKit's raw value.
    public let rawValue: UInt
    /// Makes orientations of UIKit's raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Upright.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
    /// Upside down.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
    /// With its head to the left.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
    /// With its head to the right.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
    /// On its sides.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// All but upside down.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
    /// All.
    public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
}

/// A command of a key; there is no keyboard. UIKit's class of this name.
///
/// ```swift
/// let command = UIKeyCommand(input: "n", action: Selector("new"))
/// ```
@preconcurrency @MainActor open class UIKeyCommand: UIResponder {
    /// The key.
    public let input: String?
    /// What is called.
    public let action: Selector?

    /// Makes a command.
    public init(input: String, action: Selector) {
        (self.input, self.action) = (input, action)
        super.init()
    }
}
