import Foundation

/// How a text is measured. Source: UIKit, `NSStringDrawingOptions`.
///
/// ```swift
/// let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.preferredFont(forTextStyle: .body)]
/// let box = "Dinner at seven?".boundingRect(
///     with: CGSize(width: 200, height: 0), options: [.usesLineFragmentOrigin, .usesFontLeading],
///     attributes: attributes, context: nil)
/// let height = box.height.rounded(.up)
/// ```
public struct NSStringDrawingOptions: OptionSet, Sendable {
    /// UIKit's raw value.
    public let rawValue: Int

    /// Makes options of UIKit's raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Lines break at the width; without it, only where the text itself has ends of lines.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// Lines are as far apart as the text style asks, which is more than their height.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// The last line that fits is truncated with an ellipsis.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// UIKit's class for the results of drawing a text. Nothing is written to it here.
///
/// ```swift
/// let size = "Dinner".boundingRect(with: CGSize(width: 200, height: 0), context: NSStringDrawingContext()).size
/// ```
public final class NSStringDrawingContext: NSObject {}

/// UIKit's methods for the size of a text, with the fonts and the language of the viewer whose balloon is laid out, or
/// of the traits in `UITraitCollection.current` with the bundled fonts outside of a callback.
///
/// A character that no font draws counts as a box. What cannot be set at all, such as more than 100 000 UTF-16 units,
/// ends the process with the reason. Sizes are not rounded, as in UIKit: round them up to pixels.
extension String {
    /// The size of the text whose lines end only where it says so, in points.
    /// - Parameter attributes: those of a text with attributes; without a font the system's of 12 points.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        boundingRect(with: .zero, attributes: attributes, context: nil).size
    }

    /// The rectangle that the text takes, at the origin, in points.
    /// - Parameters:
    ///   - size: the width at which lines break, and with ``NSStringDrawingOptions/truncatesLastVisibleLine`` the
    ///     height that they have; no more than 0 is no limit.
    ///   - options: ``NSStringDrawingOptions/usesLineFragmentOrigin`` to break lines at the width.
    ///   - attributes: those of a text with attributes; without a font the system's of 12 points.
    ///   - context: nothing is written to it.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        // A text without letters has no attributes, and is as tall as its font.
        guard !isEmpty else {
            let font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
            return CGRect(x: 0, y: 0, width: 0, height: font.lineHeight)
        }
        return NSAttributedString(string: self, attributes: attributes)
            .boundingRect(with: size, options: options, context: context)
    }
}

extension NSString {
    /// See `String.size(withAttributes:)`.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        String(describing: self).size(withAttributes: attributes)
    }

    /// See `String.boundingRect(with:options:attributes:context:)`.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        String(describing: self).boundingRect(with: size, options: options, attributes: attributes, context: context)
    }
}
