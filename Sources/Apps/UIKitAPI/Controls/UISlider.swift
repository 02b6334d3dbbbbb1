import Drawing
import Foundation
import Support
import ViewLayout

/// A control for a number on a track. UIKit's class of this name.
///
/// ```swift
/// let share = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
/// share.value = 0.5
/// ```
@preconcurrency @MainActor open class UISlider: UIControl {
    override var isOpaqueByDefault: Bool { false }
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
    /// Whether actions are performed while the finger moves.
    open var isContinuous = true
    /// The colour of the track before the thumb.
    open var minimumTrackTintColor: UIColor?
    /// The colour of the track after the thumb.
    open var maximumTrackTintColor: UIColor?
    /// The colour of the thumb.
    open var thumbTintColor: UIColor?
    /// The picture at the start of the track, which is not drawn.
    open var minimumValueImage: UIImage?
    /// The picture at the end of the track, which is not drawn.
    open var maximumValueImage: UIImage?
    private var images: [String: UIImage] = [:]
    /// Sets the picture of the thumb in a state, which is not drawn.
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) { images["thumb\(state.rawValue)"] = image }
    /// The picture of the thumb in a state.
    open func thumbImage(for state: UIControl.State) -> UIImage? { images["thumb\(state.rawValue)"] }
    /// Sets the picture of the track before the thumb, which is not drawn.
    open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        images["minimum\(state.rawValue)"] = image
    }
    /// Sets the picture of the track after the thumb, which is not drawn.
    open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        images["maximum\(state.rawValue)"] = image
    }
    /// The frame of the track.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: bounds.minX, y: bounds.midY - 2, width: bounds.width, height: 4)
    }
    /// No width of its own; 34 points tall (UIKit, observed).
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 34) }
    /// Sets the number.
    open func setValue(_ value: Float, animated: Bool) { self.value = value }

    /// The side of the thumb. Source: UIKit, observed on iOS 13 and later.
    private static let knob: CGFloat = 28

    /// The frame of the thumb for a number.
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
        func node(_ kind: NodeKind, _ rect: CGRect, _ color: UIColor) -> PlacedNode {
            let (frame, color) = (space.rect(rect), color.resolved(with: space.traits))
            return PlacedNode(
                kind: kind, frame: frame,
                content: .fill(.rounded(frame, radius: frame.height / 2, style: .circular), color),
                attributes: [.init("color", color.hexadecimal)])
        }
        var thumb = node(.knob, knob, thumbTintColor ?? .white)
        thumb.shadow = Shadow(Color(red: 0, green: 0, blue: 0, alpha: 38), radius: 4, y: 2)
        return ViewContent(
            kind: .slider,
            nodes: [
                node(.track, track, maximumTrackTintColor ?? .systemFill),
                node(.fill, low, minimumTrackTintColor ?? tintColor), thumb,
            ], attributes: [.init("value", FixedDecimal.text(Double(value)))])
    }

    override func set(property name: String, to value: NamedValue) -> Bool {
        guard name == "value" else { return super.set(property: name, to: value) }
        self.value = value.number.map { Float($0) } ?? self.value
        return true
    }
}
