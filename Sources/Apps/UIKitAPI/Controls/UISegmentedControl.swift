import Drawing
import Foundation
import ViewLayout

/// A row of segments, of which one is selected. UIKit's class of this name, 32 points tall.
///
/// ```swift
/// let answer = UISegmentedControl(items: ["Yes", "Maybe", "No"])
/// answer.selectedSegmentIndex = 0
/// ```
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
    override var isOpaqueByDefault: Bool { false }
    /// The value of ``selectedSegmentIndex`` when no segment is selected.
    public static let noSegment = -1

    /// The index of the selected segment.
    open var selectedSegmentIndex = UISegmentedControl.noSegment { didSet { setNeedsLayout() } }
    /// The background colour of the selected segment; nil for the system's.
    open var selectedSegmentTintColor: UIColor?
    /// Whether a selection lasts only for a moment. The value is stored, and has no effect.
    open var isMomentary = false
    /// Whether segments are as wide as their content. The value is stored, and has no effect.
    open var apportionsSegmentWidthsByContent = false
    private var segments: [Any] = []
    private var attributes: [State: [NSAttributedString.Key: Any]] = [:]
    private var views: [UIView] = []

    /// The height of every segmented control. Source: UIKit, observed on iOS 13 and later.
    private static let height: CGFloat = 32
    /// The space on each side of a segment's title, in points (inferred).
    private static let padding: CGFloat = 12

    /// Makes a control of titles and pictures.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        segments = items ?? []
        makeViews()
        bounds.size = intrinsicContentSize
    }

    /// Makes a control with a frame.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Makes a control of size zero, as a storyboard does.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.fill(self, as: UISegmentedControl.self)
    }

    /// The number of segments.
    open var numberOfSegments: Int { segments.count }
    /// The title of a segment; nil for one with a picture.
    open func titleForSegment(at segment: Int) -> String? {
        segments.indices.contains(segment) ? segments[segment] as? String : nil
    }
    /// Sets the title of a segment.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) { replace(segment, title ?? "") }
    /// Sets the picture of a segment.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) { replace(segment, image ?? "") }
    /// Inserts a segment. The selected segment stays selected.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        let place = min(max(segment, 0), segments.count)
        segments.insert(title ?? "", at: place)
        if place <= selectedSegmentIndex { selectedSegmentIndex += 1 }
        makeViews()
    }
    /// Removes a segment. The selected segment stays selected, unless it is the one.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        segments.remove(at: segment)
        if segment == selectedSegmentIndex {
            selectedSegmentIndex = Self.noSegment
        } else if segment < selectedSegmentIndex {
            selectedSegmentIndex -= 1
        }
        makeViews()
    }
    /// Removes all segments.
    open func removeAllSegments() {
        segments = []
        selectedSegmentIndex = Self.noSegment
        makeViews()
    }
    /// Sets the attributes of titles in a state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        self.attributes[state] = attributes
        makeViews()
    }

    private func replace(_ segment: Int, _ content: Any) {
        guard segments.indices.contains(segment) else { return }
        segments[segment] = content
        makeViews()
    }

    private func makeViews() {
        views.forEach { $0.removeFromSuperview() }
        views = segments.map { segment in
            if let image = segment as? UIImage { return UIImageView(image: image) }
            let label = UILabel()
            label.text = segment as? String
            label.textAlignment = .center
            return label
        }
        views.forEach(addSubview)
        invalidateIntrinsicContentSize()
    }

    /// Each segment is as wide as the widest one.
    open override var intrinsicContentSize: CGSize {
        style()
        let widest = views.map { $0.intrinsicContentSize.width }.max() ?? 0
        return CGSize(width: (widest + 2 * Self.padding) * CGFloat(views.count), height: Self.height)
    }
    /// Each segment is as wide as the widest one.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// The font of a title: 13 points, semibold for the selected segment. Source: UIKit, observed.
    private func style() {
        for (index, view) in views.enumerated() {
            guard let label = view as? UILabel else { continue }
            let isChosen = index == selectedSegmentIndex
            let given = (isChosen ? attributes[.selected] : nil) ?? attributes[.normal]
            label.font = given?[.font] as? UIFont ?? .systemFont(ofSize: 13, weight: isChosen ? .semibold : .medium)
            label.textColor = given?[.foregroundColor] as? UIColor ?? .label
        }
    }

    /// The frame of a segment, from the leading edge on.
    private func rect(of index: Int) -> CGRect {
        let width = bounds.width / CGFloat(max(views.count, 1))
        let place = isMirrored ? views.count - 1 - index : index
        return CGRect(x: bounds.minX + width * CGFloat(place), y: bounds.minY, width: width, height: bounds.height)
    }

    /// Places the segments.
    open override func layoutSubviews() {
        super.layoutSubviews()
        style()
        for (index, view) in views.enumerated() {
            let rect = rect(of: index)
            let size = view.intrinsicContentSize
            let width = min(size.width, rect.width - 4)
            view.frame = CGRect(
                x: rect.midX - width / 2, y: rect.midY - size.height / 2, width: width, height: size.height)
        }
    }

    override func content(in space: ViewSpace) throws -> ViewContent {
        // Corners of 8.91 points, and of 6.93 points for the selected segment, which is inset by 2 points. Source:
        // UIKit, observed on iOS 13 and later.
        func node(_ kind: NodeKind, _ rect: CGRect, _ radius: CGFloat, _ color: UIColor) -> PlacedNode {
            let (frame, color) = (space.rect(rect), color.resolved(with: space.traits))
            return PlacedNode(
                kind: kind, frame: frame,
                content: .fill(.rounded(frame, radius: radius * space.layer.scale, style: .continuous), color),
                attributes: [.init("color", color.hexadecimal)])
        }
        var nodes = [node(.track, bounds, 8.91, .tertiarySystemFill)]
        if views.indices.contains(selectedSegmentIndex) {
            let isDark = space.traits.userInterfaceStyle == .dark
            let color = selectedSegmentTintColor ?? (isDark ? UIColor(white: 0.39, alpha: 1) : .white)
            var chosen = node(.selection, rect(of: selectedSegmentIndex).shrunk(x: 2, y: 2), 6.93, color)
            chosen.shadow = Shadow(Color(red: 0, green: 0, blue: 0, alpha: 31), radius: 4, y: 3)
            nodes.append(chosen)
        }
        return ViewContent(
            kind: .segments, nodes: nodes, attributes: [.init("selected", String(selectedSegmentIndex))])
    }
}
