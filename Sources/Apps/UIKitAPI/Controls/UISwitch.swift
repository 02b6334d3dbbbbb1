import Drawing
import Foundation
import ViewLayout

/// A control that is on or off. UIKit's class of this name, 51 by 31 points.
///
/// ```swift
/// let reminder = UISwitch()
/// reminder.isOn = true
/// reminder.onTintColor = .systemIndigo
/// ```
@preconcurrency @MainActor open class UISwitch: UIControl {
    override var isOpaqueByDefault: Bool { false }
    override var accessibilityTraitsByDefault: UIAccessibilityTraits { .button }

    /// Whether it is on.
    open var isOn = false
    /// The colour while it is on; nil for the system's green.
    open var onTintColor: UIColor?
    /// The colour of the thumb; nil for white.
    open var thumbTintColor: UIColor?

    /// The size of every switch. Source: UIKit, observed.
    private static let size = CGSize(width: 51, height: 31)

    /// Makes a switch at the origin of a frame; its size is always the same.
    public override init(frame: CGRect) { super.init(frame: CGRect(origin: frame.origin, size: Self.size)) }

    /// Makes a switch, as a storyboard does.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        bounds.size = Self.size
        coder.fill(self, as: UISwitch.self)
    }

    /// Turns it on or off.
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }

    /// The size of every switch.
    open override var intrinsicContentSize: CGSize { Self.size }
    /// The size of every switch.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    override func content(in space: ViewSpace) throws -> ViewContent {
        let frame = space.rect(CGRect(origin: bounds.origin, size: Self.size))
        let color = (isOn ? onTintColor ?? .systemGreen : .secondarySystemFill).resolved(with: space.traits)
        let knob = CGRect(
            x: isOn != isMirrored ? frame.maxX - frame.height + 2 : frame.minX + 2, y: frame.minY + 2,
            width: frame.height - 4, height: frame.height - 4)
        var thumb = PlacedNode(
            kind: .knob, frame: knob,
            content: .fill(
                .rounded(knob, radius: knob.height / 2, style: .circular),
                (thumbTintColor ?? .white).resolved(with: space.traits)))
        thumb.shadow = Shadow(Color(red: 0, green: 0, blue: 0, alpha: 38), radius: 2, y: 2)
        let track = PlacedNode(
            kind: .track, frame: frame,
            content: .fill(.rounded(frame, radius: frame.height / 2, style: .circular), color),
            attributes: [.init("color", color.hexadecimal)], children: [thumb])
        return ViewContent(kind: .switch, nodes: [track], attributes: [.init("isOn", String(isOn))])
    }

    override func set(property name: String, to value: NamedValue) -> Bool {
        guard name == "on" else { return super.set(property: name, to: value) }
        isOn = value.flag ?? isOn
        return true
    }
}
