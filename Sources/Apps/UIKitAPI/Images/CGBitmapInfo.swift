/// The format of pixels, with the order of bytes. Core Graphics' raw values.
///
/// ```swift
/// let info = CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue)
/// ```
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    /// Core Graphics' raw value.
    public let rawValue: UInt32
    /// Makes a format from Core Graphics' raw value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The bits for the place of alpha.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// The most significant byte is first.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
    /// The least significant byte is first.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
}

/// The place of alpha in a pixel. Core Graphics' raw values; pixels always have red, green, blue and alpha here.
///
/// ```swift
/// let info = CGImageAlphaInfo.premultipliedLast.rawValue
/// ```
public enum CGImageAlphaInfo: UInt32, Sendable {
    case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}
