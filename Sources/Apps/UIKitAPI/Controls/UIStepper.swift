import Drawing
import Foundation
import Support
import ViewLayout

/// A control with two buttons, which increase and decrease a number. UIKit's class of this name.
///
/// ```swift
/// let guests = UIStepper(frame: .zero)
/// guests.maximumValue = 12
/// guests.value = 4
/// ```
@preconcurrency @MainActor open class UIStepper: UIControl {
    override var isOpaqueByDefault: Bool { false }
    /// The number.
    open var value: Double = 0 { didSet { pin() } }
    /// The minimum.
    open var minimumValue: Double = 0 { didSet { pin() } }
    /// The maximum.
    open var maximumValue: Double = 100 { didSet { pin() } }

    /// The size of every stepper. Source: UIKit, observed.
    private static let size = CGSize(width: 94, height: 32)

    /// Makes a stepper at the origin of a frame; its size is always the same.
    public override init(frame: CGRect) { super.init(frame: CGRect(origin: frame.origin, size: Self.size)) }

    /// Makes a stepper, as a storyboard does.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        bounds.size = Self.size
        coder.fill(self, as: UIStepper.self)
    }

    private func pin() {
        let pinned = max(minimumValue, min(value, maximumValue))
        if pinned != value { value = pinned }
    }
    /// The change per tap.
    open var stepValue: Double = 1
    /// Whether the minimum follows the maximum.
    open var wraps = false
    private var images: [String: UIImage] = [:]
    /// Sets the picture of the button that increases the number, which is not drawn.
    open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) { images["+\(state.rawValue)"] = image }
    /// Sets the picture of the button that decreases the number, which is not drawn.
    open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) { images["-\(state.rawValue)"] = image }
    /// Whether the number keeps changing while the finger is down.
    open var autorepeat = true
    /// The size of the buttons: 94 by 32 points.
    open override var intrinsicContentSize: CGSize { Self.size }
    /// The size of the buttons.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Two halves with a line between them. A button that cannot change the number is pale. Source: UIKit, observed on
    /// iOS 13 and later.
    override func content(in space: ViewSpace) throws -> ViewContent {
        let frame = CGRect(origin: bounds.origin, size: intrinsicContentSize)
        func node(_ kind: NodeKind, _ rect: CGRect, _ radius: CGFloat, _ color: UIColor) -> PlacedNode {
            let (frame, color) = (space.rect(rect), color.resolved(with: space.traits))
            return PlacedNode(
                kind: kind, frame: frame,
                content: .fill(.rounded(frame, radius: radius * space.layer.scale, style: .continuous), color),
                attributes: [.init("color", color.hexadecimal)])
        }
        let left = CGPoint(x: frame.minX + frame.width / 4, y: frame.midY)
        let right = CGPoint(x: frame.maxX - frame.width / 4, y: frame.midY)
        let (less, more) = isMirrored ? (right, left) : (left, right)
        let signs = [
            (CGRect(x: less.x - 8, y: less.y - 1, width: 16, height: 2), value > minimumValue || wraps),
            (CGRect(x: more.x - 8, y: more.y - 1, width: 16, height: 2), value < maximumValue || wraps),
            (CGRect(x: more.x - 1, y: more.y - 8, width: 2, height: 16), value < maximumValue || wraps),
        ]
        let line = CGRect(x: frame.midX - 0.5, y: frame.minY + 7, width: 1, height: frame.height - 14)
        return ViewContent(
            kind: .stepper,
            nodes: [node(.track, frame, 8, .tertiarySystemFill), node(.line, line, 0.5, .systemFill)]
                + signs.map { node(.sign, $0.0, 1, $0.1 && isEnabled ? .label : .tertiaryLabel) },
            attributes: [.init("value", FixedDecimal.text(value))])
    }
}
