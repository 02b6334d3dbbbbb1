import Foundation

/// Core Foundation's name for a list of objects.
public typealias CFArray = [Any]

/// A colour space. Core Graphics' class of this name; it is always sRGB here.
///
/// ```swift
/// let space = CGColorSpaceCreateDeviceRGB()
/// ```
public final class CGColorSpace: Sendable {
    /// Core Graphics' name for sRGB.
    public static let sRGB = "kCGColorSpaceSRGB"

    /// Whether colours have one component and alpha.
    let isGray: Bool

    /// Makes a colour space, which is always sRGB.
    public init?(name: String) { isGray = false }

    init(isGray: Bool = false) { self.isGray = isGray }
}

/// The colour space of the device, which is sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }

/// The grey colour space of the device.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(isGray: true) }

extension CGColor {
    /// Makes a colour from components from 0 to 1: red, green, blue and alpha, or grey and alpha.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        if space.isGray {
            self.init(gray: components[0], alpha: components[1])
        } else {
            self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
        }
    }
}
