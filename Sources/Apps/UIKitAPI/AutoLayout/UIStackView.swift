import Foundation

/// Views in a row or a column. UIKit's class of this name.
///
/// ```swift
/// let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
/// stack.axis = .vertical
/// stack.spacing = 8
/// stack.alignment = .leading
/// ```
@preconcurrency @MainActor open class UIStackView: UIView {
    override var isOpaqueByDefault: Bool { false }
    /// The views in their order. Hidden views do not take any room.
    public private(set) var arrangedSubviews: [UIView] = []
    /// The keys are arranged subviews, which live as long as their entries.
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

    /// Horizontal or vertical.
    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { arrangementChanged() } }
    /// How the views share the length of the stack.
    open var distribution = Distribution.fill { didSet { arrangementChanged() } }
    /// The alignment of the views perpendicular to the stack.
    open var alignment = Alignment.fill { didSet { arrangementChanged() } }
    /// The space between neighbours, in points.
    open var spacing: CGFloat = 0 { didSet { arrangementChanged() } }
    /// Whether vertical space is measured between baselines. The value is stored, but edges are measured.
    open var isBaselineRelativeArrangement = false
    /// Whether the views stay inside the margins.
    open var isLayoutMarginsRelativeArrangement = false { didSet { arrangementChanged() } }

    /// Makes a stack without views.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Makes a stack, as a storyboard does.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Makes a stack of views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        views.forEach(addArrangedSubview)
    }

    /// Adds a view at the end.
    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

    /// Inserts a view at an index.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        arrangementChanged()
    }

    /// Removes a view from the arrangement. It stays a subview, as in UIKit.
    open func removeArrangedSubview(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
        customSpacings[ObjectIdentifier(view)] = nil
        arrangementChanged()
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    /// Sets the space after a view of the arrangement; ``spacingUseDefault`` for that of the stack.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
        arrangementChanged()
    }

    /// The space that was set after a view; ``spacingUseDefault`` where none was set.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    /// A marker for the spacing of the stack.
    public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }
    /// A marker for the system's spacing between neighbours.
    public class var spacingUseSystem: CGFloat { 1.17549435e-38 }

    /// The space after a view, in points.
    func space(after view: UIView) -> CGFloat {
        let space = customSpacings[ObjectIdentifier(view)] ?? spacing
        return space == Self.spacingUseSystem ? SystemSpacing.neighbours : space
    }

    func arrangementChanged() {
        root.layoutStructureChanged()
        placementChanged()
    }
}

extension UIStackView {
    /// How the views of a stack share its length. UIKit's raw values.
    public enum Distribution: Int, Sendable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    /// The alignment of the views perpendicular to a stack. UIKit's raw values.
    public enum Alignment: Int, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline
        /// ``leading``, as the name for a row.
        public static var top: Alignment { .leading }
        /// ``trailing``, as the name for a row.
        public static var bottom: Alignment { .trailing }
    }
}
