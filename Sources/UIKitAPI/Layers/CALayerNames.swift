/// Corners of a layer. Core Animation's raw values.
///
/// ```swift
/// let card = UIView()
/// card.layer.cornerRadius = 16
/// card.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
/// ```
public struct CACornerMask: OptionSet, Hashable, Sendable {
    /// Core Animation's raw value.
    public let rawValue: UInt

    /// Makes corners of Core Animation's raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The corner at the top left.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
    /// The corner at the top right.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
    /// The corner at the bottom left.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
    /// The corner at the bottom right.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
}

/// How the corners of a layer turn.
///
/// ```swift
/// let card = UIView()
/// card.layer.cornerCurve = .continuous
/// ```
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name.
    public let rawValue: String

    /// Makes a curve of Core Animation's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A quarter circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// The corner of iOS, which begins softly.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// How a picture fills a layer.
///
/// ```swift
/// let photo = CALayer()
/// photo.contentsGravity = .resizeAspectFill
/// ```
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name.
    public let rawValue: String

    /// Makes a gravity of Core Animation's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// In the middle in its own size.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// Stretched over the layer.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// As large as the layer holds.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// As small as covers the layer.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
