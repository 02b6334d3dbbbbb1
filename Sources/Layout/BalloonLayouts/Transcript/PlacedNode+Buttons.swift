import Drawing
import Foundation
import ViewLayout

extension PlacedNode {
    /// A round button with a symbol on it.
    static func button(
        _ id: String, _ frame: CGRect, color: Color, symbol: Shape, symbolColor: Color
    ) -> PlacedNode {
        PlacedNode(
            id: id, kind: .button, frame: frame,
            content: .fill(.rounded(frame, radius: frame.height / 2, style: .circular), color),
            children: [PlacedNode(kind: .symbol, frame: frame, content: .fill(symbol, symbolColor))])
    }

    /// A hairline around a field or a button: a filled outline with a smaller one on it.
    static func hairline(around frame: CGRect, radius: CGFloat, in context: LayoutContext) -> [PlacedNode] {
        let pixel = PixelGrid(context.traits).pixel
        let colors = [
            SemanticColor.separator.resolved(with: context.traits), TranscriptColors.background(for: context.traits),
        ]
        return zip([frame, frame.shrunk(x: pixel, y: pixel)], colors).map { frame, color in
            PlacedNode(
                kind: .fill, frame: frame,
                content: .fill(.rounded(frame, radius: radius, style: .continuous), color))
        }
    }
}
