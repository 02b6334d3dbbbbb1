import Foundation

/// The text of Core Foundation, which is Foundation's on iOS, too.
///
/// ```swift
/// let key = "width" as NSString as CFString
/// ```
public typealias CFString = NSString

/// The address of Core Foundation, which is Foundation's on iOS, too.
///
/// ```swift
/// let address = NSURL(string: "https://example.com/click.caf") as CFURL?
/// ```
public typealias CFURL = NSURL

/// The bytes of Core Foundation, which are Foundation's on iOS, too.
///
/// ```swift
/// let bytes = NSData() as CFData
/// ```
public typealias CFData = NSData

/// The table of Core Foundation, which is Foundation's on iOS, too.
///
/// ```swift
/// let table = NSDictionary() as CFDictionary
/// ```
public typealias CFDictionary = NSDictionary

/// Any object of Core Foundation.
///
/// ```swift
/// let item: CFTypeRef? = NSData()
/// ```
public typealias CFTypeRef = AnyObject

/// Yes or no, in Core Foundation.
///
/// ```swift
/// let isOn: CFBoolean = kCFBooleanTrue
/// ```
public typealias CFBoolean = NSNumber

/// Yes. Implicitly unwrapped as in Core Foundation: an app may compare it with nil, or unwrap it.
public let kCFBooleanTrue: CFBoolean! = true
/// No. Implicitly unwrapped as ``kCFBooleanTrue`` is.
public let kCFBooleanFalse: CFBoolean! = false

/// A vector, in points. Core Graphics' structure of this name, which Foundation on Linux does not have.
///
/// ```swift
/// let shift = CGVector(dx: 0, dy: 4)
/// ```
public struct CGVector: Hashable, Sendable {
    /// The lengths along both axes, in points.
    public var dx, dy: CGFloat

    /// The vector of length 0.
    public static let zero = CGVector()

    /// Makes a vector in points.
    public init(dx: CGFloat = 0, dy: CGFloat = 0) {
        self.dx = dx
        self.dy = dy
    }
}
