import Drawing
import Foundation
import ViewLayout

/// A symbol of the system in a size. Balloon draws some of them, and a rounded box in place of the others, which is found.
struct SymbolImage: Hashable, Sendable {
    /// Apple's name.
    let systemName: String
    /// The size of the text beside the symbol, in points.
    var pointSize: CGFloat

    /// The side of the symbol's square in ems of its text, as for the symbols of scenes.
    private static let side: CGFloat = 1.2

    /// The name of Balloon's drawing; nil for a symbol that it does not draw. What is around a drawing or at its edge, as in
    /// `checkmark.seal` and `bell.badge`, is not drawn.
    private var drawn: SymbolName? {
        if systemName == "circle.fill" { return .disc }
        var parts = systemName.split(separator: ".").filter { $0 != "fill" }
        // These say the opposite, as an open lock, or both of two directions.
        guard !parts.contains("slash"), !parts.contains("open"), Set(parts).count == parts.count else { return nil }
        while !parts.isEmpty {
            if let name = Self.names[parts.joined(separator: ".")] { return name }
            parts.removeLast()
        }
        return nil
    }

    private static let names: [String: SymbolName] = [
        "checkmark": .check, "xmark": .cross, "multiply": .cross, "plus": .plus, "minus": .minus, "heart": .heart,
        "star": .star, "bell": .bell, "mappin": .pin, "location": .pin, "clock": .clock, "timer": .clock,
        "calendar": .calendar, "person": .person, "play": .play, "pause": .pause, "music.note": .music,
        "camera": .camera, "photo": .photo, "magnifyingglass": .search, "house": .house, "cart": .cart, "lock": .lock,
        "bolt": .bolt, "info": .info, "ellipsis": .ellipsis, "square.and.arrow.up": .share, "arrow.right": .arrow,
        "arrow.forward": .arrow, "arrow.left": .arrow, "arrow.backward": .arrow, "chevron.right": .chevron,
        "chevron.forward": .chevron, "chevron.left": .chevron, "chevron.backward": .chevron, "circle": .circle,
        "arrow.up": .arrowUp, "arrow.down": .arrowDown, "chevron.up": .chevronUp, "chevron.down": .chevronDown,
        "list.bullet": .list, "square.grid.2x2": .grid, "exclamationmark.triangle": .warning,
        "exclamationmark.circle": .warning, "arrow.counterclockwise": .refresh, "questionmark": .question,
        "message": .message, "bubble.left": .message, "bubble.right": .message, "chart.bar": .chart,
        "gearshape": .gear, "gear": .gear, "arrow.clockwise": .refresh, "arrow.triangle.2.circlepath": .refresh,
        "crown": .crown, "trash": .trash, "sparkles": .sparkles, "mic": .mic, "eye": .eye, "pencil": .pencil,
        "globe": .globe, "paperplane": .send, "wand.and.stars": .sparkles, "sparkle": .sparkles,
        "square.and.pencil": .pencil, "exclamationmark.bubble": .message, "text.bubble": .message, "checklist": .list,
    ]

    /// What a node says of a symbol that is a box; nothing of one that is drawn.
    var remarks: [LayoutRecord.Attribute] { drawn == nil ? [.init("undrawn", "symbol “\(systemName)”")] : [] }

    var size: CGSize { CGSize(width: pointSize * Self.side, height: pointSize * Self.side) }

    private var pointsBack: Bool { systemName.split(separator: ".").contains { $0 == "left" || $0 == "backward" } }

    /// The outline in a rectangle.
    func outline(in rect: CGRect) -> [PathElement] {
        if let drawn { return drawn.outline(in: rect, isMirrored: pointsBack) }
        let (box, width) = (rect.shrunk(x: rect.width * 0.12, y: rect.height * 0.12), rect.width * 0.08)
        let outer = RoundedRectangle.elements(box, radius: rect.width * 0.2, style: .circular)
        let inner = RoundedRectangle.elements(
            box.shrunk(x: width, y: width), radius: rect.width * 0.12, style: .circular)
        // The direction is reversed, so that the shape is a hole.
        return outer
            + inner.map { element in element.mapped { CGPoint(x: box.minX + box.maxX - $0.x, y: $0.y) } }
    }
}

extension UIImage {
    /// The outline of a symbol of the system in a rectangle.
    package static func symbolOutline(named name: String, in rect: CGRect) -> [PathElement] {
        SymbolImage(systemName: name, pointSize: rect.width).outline(in: rect)
    }

    /// The name of the symbol that the image is; nil for another image.
    package var symbolName: String? { variant.symbol?.systemName }

    /// A symbol of the system. Balloon draws some of Apple's symbols. Any other is a rounded box of the same size, so
    /// that the layout does not change.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    /// A symbol of the system with a configuration.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        guard !name.isEmpty else { return nil }
        let size = (configuration as? SymbolConfiguration)?.pointSize ?? UIFont.labelFontSize
        self.init(
            SymbolImage(systemName: name, pointSize: size),
            variant: (configuration as? SymbolConfiguration)?.variant(of: name) ?? ImageVariant())
    }

    /// The symbol with another configuration.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard var symbol = variant.symbol, let configuration = configuration as? SymbolConfiguration else {
            return self
        }
        symbol.pointSize = configuration.pointSize ?? symbol.pointSize
        return UIImage(symbol, variant: configuration.variant(of: symbol.systemName) ?? variant)
    }

    /// The symbol with another configuration.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        withConfiguration(configuration)
    }

    /// Makes the image of a symbol. Its pixels are those of a template at 3x.
    convenience init(_ symbol: SymbolImage, variant: ImageVariant = ImageVariant()) {
        var variant = variant
        variant.symbol = symbol
        let list = DisplayList(
            size: symbol.size,
            items: [.fill(.path(symbol.outline(in: CGRect(origin: .zero, size: symbol.size))), .black)]
        )
        let bitmap = (try? Renderer().render(list, scale: 3)) ?? Bitmap(width: 1, height: 1, pixels: [0, 0, 0, 0])
        self.init(Picture(bitmap: bitmap, scale: 3), variant: variant)
    }

    /// The configuration of an image. UIKit's class of this name.
    ///
    /// ```swift
    /// let large: UIImage.Configuration = UIImage.SymbolConfiguration(pointSize: 40)
    /// ```
    open class Configuration: NSObject, @unchecked Sendable {}

    /// The size and weight of a symbol. UIKit's class of this name; the weight is not drawn.
    ///
    /// ```swift
    /// let clock = UIImage(systemName: "clock", withConfiguration: UIImage.SymbolConfiguration(pointSize: 28))
    /// ```
    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        /// The size of the text beside the symbol, in points; nil for the standard size.
        let pointSize: CGFloat?
        /// The colours of its layers; none for the tint.
        private var colors: [UIColor] = []

        /// A symbol is drawn in one colour: that of its area, which is the second layer of a filled one.
        /// Nil without colours.
        fileprivate func variant(of name: String) -> ImageVariant? {
            let color = name.contains(".fill") ? colors.prefix(2).last : colors.first
            return color.map { ImageVariant(renderingMode: .alwaysOriginal, tint: $0) }
        }

        /// Makes a configuration with the colours of a symbol's layers.
        public init(paletteColors: [UIColor]) { (pointSize, colors) = (nil, paletteColors) }
        private init(_ pointSize: CGFloat?, _ colors: [UIColor]) { (self.pointSize, self.colors) = (pointSize, colors) }
        /// What another configuration has, and of what it has not, what this one has.
        public func applying(_ configuration: SymbolConfiguration) -> SymbolConfiguration {
            SymbolConfiguration(
                configuration.pointSize ?? pointSize, configuration.colors.isEmpty ? colors : configuration.colors)
        }

        /// Makes a configuration with a size in points.
        public init(pointSize: CGFloat) { self.pointSize = pointSize }
        /// Makes a configuration with a size in points and a weight.
        public init(pointSize: CGFloat, weight: UIImage.SymbolWeight) { self.pointSize = pointSize }
        /// Makes a configuration with a size in points, a weight and a scale.
        public init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) {
            self.pointSize = pointSize * scale.factor
        }
        /// Makes a configuration with a weight.
        public init(weight: UIImage.SymbolWeight) { pointSize = nil }
        /// Makes a configuration with a scale.
        public init(scale: UIImage.SymbolScale) { pointSize = UIFont.labelFontSize * scale.factor }
        /// Makes a configuration with the size of a text style for the current viewer.
        public init(textStyle: UIFont.TextStyle) {
            pointSize = UIFont.preferredFont(forTextStyle: textStyle).pointSize
        }
        /// Makes a configuration with the size of a font.
        public init(font: UIFont) { pointSize = font.pointSize }
    }

    /// The weight of a symbol. UIKit's raw values.
    public enum SymbolWeight: Int, Sendable {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    /// The scale of a symbol compared with its text. UIKit's raw values.
    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified, small, medium, large

        /// The factor of Apple's small and large symbols compared with the medium ones, observed.
        fileprivate var factor: CGFloat {
            switch self {
            case .small: 0.8
            case .large: 1.28
            case .default, .unspecified, .medium: 1
            }
        }
    }
}
