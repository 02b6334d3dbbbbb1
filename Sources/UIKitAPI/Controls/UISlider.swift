import Drawing
import Foundation
import Support
import ViewLayout

/// A number on a line. UIKit's class of this name.
///
/// ```swift
/// let share = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
/// share.value = 0.5
/// ```
@preconcurrency @MainActor open class UISlider: UIControl {
    override var accessibilityTraitsByDefault: UIAccessibilityTraits { .adjustable }

    /// The number, within its limits.
    open var value: Float {
        get { min(max(chosen, minimumValue), max(minimumValue, maximumValue)) }
        set { chosen = newValue }
    }
    private var chosen: Float = 0
    /// The minimum.
    open var minimumValue: Float = 0
    /// The maximum.
    open var maximumValue: Float = 1
    /// Whether actions are sent while a finger moves.
    open var isContinuous = true
    /// The colour below the number.
    open var minimumTrackTintColor: UIColor?
    /// The colour above it.
    open var maximumTrackTintColor: UIColor?
    /// The colour of the knob.
    open var thumbTintColor: UIColor?
    /// A picture at its start, which is not drawn.
    open var minimumValueImage: UIImage?
    /// A picture at its end, which is not drawn.
    open var maximumValueImage: UIImage?
    private var images: [String: UIImage] = [:]
    /// The knob's picture in a state, which is not drawn.
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) { images["thumb\(state.rawValue)"] = image }
    /// The knob's picture in a state.
    open func thumbImage(for state: UIControl.State) -> UIImage? { images["thumb\(state.rawValue)"] }
    /// The picture of the line below the number, which is not drawn.
    open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        images["minimum\(state.rawValue)"] = image
    }
    /// The picture of the line above the number, which is not drawn.
    open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        images["maximum\(state.rawValue)"] = image
    }
    /// Where the line is.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: bounds.minX, y: bounds.midY - 2, width: bounds.width, height: 4)
    }
    /// No width of its own; 34 points tall (UIKit, observed).
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 34) }
    /// Sets the number.
    open func setValue(_ value: Float, animated: Bool) { self.value = value }

    /// The side of the knob. Source: UIKit, observed on iOS 13 and later.
    private static let knob: CGFloat = 28

    /// Where the knob is for a number.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let side = Self.knob
        let range = maximumValue - minimumValue
        let part = range > 0 ? CGFloat((value - minimumValue) / range) : 0
        let left = rect.minX + (rect.width - side) * (isMirrored ? 1 - part : part)
        return CGRect(x: left, y: rect.midY - side / 2, width: side, height: side)
    }

    override func content(in space: ViewSpace) throws -> ViewContent {
        let track = trackRect(forBounds: bounds)
        let knob = thumbRect(forBounds: bounds, trackRect: track, value: value)
        var low = track
        low.size.width = isMirrored ? track.maxX - knob.midX : knob.midX - track.minX
        if isMirrored { low.origin.x = knob.midX }
        func node(_ kind: String, _ rect: CGRect, _ color: UIColor) -> PlacedNode {
            let (frame, color) = (space.rect(rect), color.resolved(with: space.traits))
            return PlacedNode(
                kind: kind, frame: frame,
                content: .fill(.rounded(frame, radius: frame.height / 2, style: .circular), color),
                attributes: [.init("color", color.hexadecimal)])
        }
        var thumb = node("knob", knob, thumbTintColor ?? .white)
        thumb.shadow = Shadow(Color(red: 0, green: 0, blue: 0, alpha: 38), radius: 4, y: 2)
        return ViewContent(
            kind: "slider",
            nodes: [
                node("track", track, maximumTrackTintColor ?? .systemFill),
                node("fill", low, minimumTrackTintColor ?? tintColor), thumb,
            ], attributes: [.init("value", FixedDecimal.text(Double(value)))])
    }

    override func set(property name: String, to value: NamedValue) -> Bool {
        guard name == "value" else { return super.set(property: name, to: value) }
        self.value = value.number.map { Float($0) } ?? self.value
        return true
    }
}
