import Foundation
import Typesetting
import ViewLayout

/// Where and for whom a view is drawn.
struct ViewSpace {
    /// Where its coordinates lie in the balloon.
    let layer: LayerSpace
    /// What texts are set in.
    let context: LayoutContext

    /// A rectangle of the view, in the balloon.
    func rect(_ rect: CGRect) -> CGRect { layer.rect(rect) }

    /// The traits of the view.
    var traits: TraitCollection { context.traits }
}

/// What a view draws by itself.
struct ViewContent {
    /// What the view is in records.
    var kind = NodeKind.view
    /// What it draws, back to front.
    var nodes: [PlacedNode] = []
    /// Facts for the record.
    var attributes: [LayoutRecord.Attribute] = []
    /// Whether the subviews are parts of what it draws, and not drawn once more.
    var hidesSubviews = false
}
