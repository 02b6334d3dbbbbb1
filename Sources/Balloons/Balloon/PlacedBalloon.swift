import Drawing
import Foundation
import ViewLayout

/// A balloon that has its size and every node in its place.
public struct PlacedBalloon: Sendable {
    /// The size in points. A template's is on the pixel grid; a live layout's is its answer, unrounded.
    public let size: CGSize
    /// The placed tree; its frame starts at zero and has the size.
    public let root: PlacedNode
    /// The traits it was placed for.
    public let traits: TraitCollection
    /// What the author should know.
    public internal(set) var findings: [Finding]
    /// The steps a live layout went through before it had its size; empty for a template.
    public let events: [LiveLifeCycleEvent]
    /// What a live layout answered beside what its view needs; nil for a template.
    public let fit: ViewFit?

    init(
        size: CGSize, root: PlacedNode, traits: TraitCollection, findings: [Finding],
        events: [LiveLifeCycleEvent] = [], fit: ViewFit? = nil
    ) {
        self.size = size
        self.root = root
        self.traits = traits
        self.findings = findings
        self.events = events
        self.fit = fit
    }

    /// The tree as a record: what a golden keeps beside the picture. Computed anew each time, O(nodes).
    public var record: LayoutRecord { LayoutRecord(placed: root) }

    /// The size of the picture of the balloon, in points: the size with what hangs below it, rounded outward to whole
    /// pixels.
    public var canvasSize: CGSize {
        PixelGrid(traits).roundedOutward(CGSize(width: size.width, height: max(size.height, shape?.bounds.maxY ?? 0)))
    }

    /// What to draw: the balloon's shape in its background colour and the content cut to it, on nothing. What reaches
    /// the edge of the body at the tail goes on under the tail.
    package func displayList() -> DisplayList {
        DisplayList(placed: drawnRoot, size: canvasSize)
    }

    /// The tree as it is drawn: what reaches the edge of the body at the tail goes on under the tail.
    var drawnRoot: PlacedNode { shape.map { root.continued(under: $0) } ?? root }

    private var shape: BalloonShape? {
        guard case .balloon(let shape) = root.clip else { return nil }
        return shape
    }
}
