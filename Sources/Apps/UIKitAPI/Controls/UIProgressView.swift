import Drawing
import Foundation
import Support
import ViewLayout

/// A bar that is partly filled. UIKit's class of this name, 4 points tall.
///
/// ```swift
/// let votes = UIProgressView(progressViewStyle: .default)
/// votes.progress = 0.6
/// votes.progressTintColor = .systemOrange
/// ```
@preconcurrency @MainActor open class UIProgressView: UIView {
    override var isOpaqueByDefault: Bool { false }
    /// The style. UIKit's raw values; both styles look the same.
    public enum Style: Int, Sendable { case `default`, bar }

    /// The filled part, from 0 to 1.
    open var progress: Float = 0 { didSet { progress = min(max(progress, 0), 1) } }
    /// The style.
    open var progressViewStyle = Style.default
    /// The colour of the filled part; nil for the tint colour.
    open var progressTintColor: UIColor?
    /// The colour of the remaining part; nil for the system's grey.
    open var trackTintColor: UIColor?
    /// The picture of the filled part, which is not drawn.
    open var progressImage: UIImage?
    /// The picture of the remaining part, which is not drawn.
    open var trackImage: UIImage?

    /// The height, and the width without a frame. They are those of a scene's progress bar.
    private static let size = CGSize(width: 150, height: 4)

    /// Makes a bar of the standard size.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: CGRect(origin: .zero, size: Self.size))
        progressViewStyle = style
    }

    /// Sets the filled part.
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

    /// A height of 4 points.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: Self.size.height)
    }
    /// The width that is available, and 4 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width > 0 ? size.width : Self.size.width, height: Self.size.height)
    }

    override func content(in space: ViewSpace) throws -> ViewContent {
        let frame = space.rect(bounds)
        let share = CGFloat(min(max(progress, 0), 1))
        var filled = frame
        filled.size.width *= share
        if isMirrored { filled.origin.x = frame.maxX - filled.width }
        let track = (trackTintColor ?? .systemFill).resolved(with: space.traits)
        let color = (progressTintColor ?? tintColor).resolved(with: space.traits)
        let radius = frame.height / 2
        var node = PlacedNode(
            kind: .track, frame: frame, content: .fill(.rounded(frame, radius: radius, style: .circular), track),
            attributes: [.init("color", track.hexadecimal)])
        if share > 0 {
            node.children = [
                PlacedNode(
                    id: "bar", kind: .fill, frame: filled,
                    content: .fill(.rounded(filled, radius: radius, style: .circular), color),
                    attributes: [.init("color", color.hexadecimal)])
            ]
        }
        node.clip = .rounded(frame, radius: radius, style: .circular)
        return ViewContent(
            kind: .progress, nodes: [node], attributes: [.init("value", FixedDecimal.text(Double(share)))])
    }

    override func set(property name: String, to value: NamedValue) -> Bool {
        guard name == "progress" else { return super.set(property: name, to: value) }
        progress = value.number.map { Float($0) } ?? progress
        return true
    }
}
