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

    /// Makes corners from Core Animation's raw value.
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

/// The shape of a layer's corners. Core Animation's structure of this name.
///
/// ```swift
/// let card = UIView()
/// card.layer.cornerCurve = .continuous
/// ```
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name.
    public let rawValue: String

    /// Makes a curve from Core Animation's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A quarter circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// The continuous corner of iOS.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// How a picture fills a layer. Core Animation's structure of this name.
///
/// ```swift
/// let photo = CALayer()
/// photo.contentsGravity = .resizeAspectFill
/// ```
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name.
    public let rawValue: String

    /// Makes a gravity from Core Animation's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The picture is centred in its own size.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// The picture is stretched over the layer.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// The picture is as large as possible inside the layer, in its own proportions.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// The picture is as small as possible to cover the layer, in its own proportions.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
