/// How pixels are kept, with the order of their bytes. Core Graphics' raw values.
///
/// ```swift
/// let info = CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue)
/// ```
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    /// Core Graphics' raw value.
    public let rawValue: UInt32
    /// Makes one of Core Graphics' raw value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The bits that say where alpha is.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// As large numbers are written.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
    /// The other way round.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
}

/// How pixels are kept. Core Graphics' raw values; they are kept as red, green, blue and alpha.
///
/// ```swift
/// let info = CGImageAlphaInfo.premultipliedLast.rawValue
/// ```
public enum CGImageAlphaInfo: UInt32, Sendable {
    case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}
