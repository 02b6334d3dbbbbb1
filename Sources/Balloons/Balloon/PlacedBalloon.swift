import Drawing
import Foundation
import ViewLayout

/// A balloon that has its size and every node in its place.
public struct PlacedBalloon: Sendable {
    /// The size in points. A template's is on the pixel grid; a live layout's is its answer, unrounded.
    public let size: CGSize
    /// The placed tree; its frame starts at zero and has the size.
    public let root: PlacedNode
    /// The tree as text values, one node a line.
    public let record: LayoutRecord
    /// What the author should know.
    public let findings: [Finding]
    /// The steps a live layout went through before it had its size; empty for a template.
    public let events: [LiveLifeCycleEvent]
    /// The traits it was placed for.
    public let traits: TraitCollection
    let background: Color
    let cornerRadius: CGFloat

    /// The size of the picture of the balloon, in points: the size rounded outward to whole pixels.
    public var canvasSize: CGSize { PixelGrid(traits).roundedOutward(size) }

    /// What to draw: the balloon's shape in its background colour and the content cut to it, on nothing.
    package func displayList() throws -> DisplayList {
        let canvas = canvasSize
        let shape = Shape.rounded(CGRect(origin: .zero, size: canvas), radius: cornerRadius, style: .continuous)
        return DisplayList(
            size: canvas,
            items: [.clip(shape, [.fill(.rectangle(CGRect(origin: .zero, size: canvas)), background)] + root.displayItems())])
    }
}
