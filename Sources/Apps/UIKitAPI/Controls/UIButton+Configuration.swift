import Drawing
import Foundation
import ViewLayout

extension UIButton {
    /// The appearance of a button. UIKit's structure of this name. Sizes and radii are those observed on iOS 15.
    ///
    /// ```swift
    /// var looks = UIButton.Configuration.filled()
    /// looks.title = "Join"
    /// looks.image = UIImage(systemName: "plus")
    /// looks.imagePadding = 6
    /// let join = UIButton(configuration: looks, primaryAction: nil)
    /// ```
    public struct Configuration: @unchecked Sendable {
        /// The title.
        public var title: String?
        /// A second line below the title, which is not drawn.
        public var subtitle: String?
        /// The title with attributes; only its text is used.
        public var attributedTitle: AttributedString?
        /// The picture.
        public var image: UIImage?
        /// The space between picture and title, in points.
        public var imagePadding: CGFloat = 0
        /// The place of the picture beside the title.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// The size of a symbol.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// The colour of title and picture; nil for the colour of the style.
        public var baseForegroundColor: UIColor?
        /// The colour of the background; nil for the colour of the style.
        public var baseBackgroundColor: UIColor?
        /// The background.
        public var background = UIBackgroundConfiguration()
        /// The shape of the corners.
        public var cornerStyle = CornerStyle.dynamic
        /// The space around title and picture, in points.
        public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        /// The size; setting it sets the space around the content.
        public var buttonSize = Size.medium { didSet { contentInsets = buttonSize.insets } }
        /// The alignment of the title's lines.
        public var titleAlignment = TitleAlignment.automatic
        /// Whether an activity indicator replaces the picture; it is not drawn.
        public var showsActivityIndicator = false
        fileprivate let style: Style

        fileprivate enum Style { case plain, tinted, gray, filled }

        /// The shape of a button's corners. UIKit's raw values.
        public enum CornerStyle: Int, Sendable { case fixed = -1, dynamic, small, medium, large, capsule }

        /// The size of a button. UIKit's raw values.
        public enum Size: Int, Sendable {
            case medium, small, mini, large

            fileprivate var insets: NSDirectionalEdgeInsets {
                switch self {
                case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
                case .small, .mini: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
                case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
                }
            }
        }

        /// The alignment of a title's lines. UIKit's raw values.
        public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }

        private init(_ style: Style) { self.style = style }

        /// A title in the tint colour.
        public static func plain() -> Configuration { Configuration(.plain) }
        /// A title in the tint colour on a light tint.
        public static func tinted() -> Configuration { Configuration(.tinted) }
        /// A title in the tint colour on grey.
        public static func gray() -> Configuration { Configuration(.gray) }
        /// A white title on the tint colour.
        public static func filled() -> Configuration { Configuration(.filled) }
        /// The same as ``plain()``.
        public static func borderless() -> Configuration { Configuration(.plain) }
        /// The same as ``gray()``.
        public static func bordered() -> Configuration { Configuration(.gray) }
        /// The same as ``tinted()``.
        public static func borderedTinted() -> Configuration { Configuration(.tinted) }
        /// The same as ``filled()``.
        public static func borderedProminent() -> Configuration { Configuration(.filled) }
    }
}

extension UIButton.Configuration {
    @MainActor func apply(to label: UILabel, title: String?) {
        let isSmall = buttonSize == .small || buttonSize == .mini
        label.font = .preferredFont(forTextStyle: isSmall ? .subheadline : .body)
        label.text = attributedTitle.map { String($0.characters) } ?? self.title ?? title
        label.numberOfLines = 0
        label.textAlignment = titleAlignment == .center ? .center : .natural
    }

    /// The colour of title and picture.
    @MainActor func foreground(tint: UIColor, isEnabled: Bool) -> UIColor {
        guard isEnabled else { return .tertiaryLabel }
        return baseForegroundColor ?? (style == .filled ? .white : tint)
    }

    /// The background behind title and picture; nil for none.
    @MainActor func background(of button: UIButton, in space: ViewSpace) -> PlacedNode? {
        var color = background.backgroundColor
        if color == nil {
            switch style {
            case .plain: color = baseBackgroundColor
            case .tinted: color = (baseBackgroundColor ?? button.tintColor).withAlphaComponent(0.18)
            case .gray: color = baseBackgroundColor ?? .tertiarySystemFill
            case .filled: color = button.isEnabled ? baseBackgroundColor ?? button.tintColor : .tertiarySystemFill
            }
        }
        let frame = space.rect(button.bounds)
        let radius = cornerRadius(of: button.bounds.size) * space.layer.scale
        var node = PlacedNode(kind: .background, frame: frame)
        if let color = color?.resolved(with: space.traits), color.alpha > 0 {
            node.content = .fill(.rounded(frame, radius: radius, style: .continuous), color)
            node.attributes = [.init("color", color.hexadecimal)]
        }
        if background.strokeWidth > 0, let stroke = background.strokeColor ?? button.tintColor {
            let width = background.strokeWidth * space.layer.scale
            node.border = PlacedBorder(
                shape: .border(frame, width: width, radius: radius, style: .continuous),
                color: stroke.resolved(with: space.traits))
        }
        if case .nothing = node.content, node.border == nil { return nil }
        return node
    }

    private func cornerRadius(of size: CGSize) -> CGFloat {
        switch cornerStyle {
        case .fixed: background.cornerRadius
        case .dynamic: background.cornerRadius
        case .small: 4
        case .medium: 8
        case .large: 12
        case .capsule: min(size.width, size.height) / 2
        }
    }
}

/// The background of content. UIKit's structure of this name.
///
/// ```swift
/// var looks = UIButton.Configuration.plain()
/// looks.background.strokeColor = .systemBlue
/// looks.background.strokeWidth = 1
/// ```
public struct UIBackgroundConfiguration: @unchecked Sendable {
    /// The colour; nil for the colour of the style.
    public var backgroundColor: UIColor?
    /// The radius of the corners in points; 5.95 as observed on iOS 15.
    public var cornerRadius: CGFloat = 5.95
    /// The colour of a line inside the edge; nil for the tint colour.
    public var strokeColor: UIColor?
    /// The width of that line, in points.
    public var strokeWidth: CGFloat = 0

    /// Makes a background.
    public init() {}

    /// A background without a colour.
    public static func clear() -> UIBackgroundConfiguration {
        var background = UIBackgroundConfiguration()
        background.backgroundColor = .clear
        return background
    }
}
