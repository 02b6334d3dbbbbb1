import Drawing
import Foundation
import ViewLayout

extension InputFieldRow {
    /// A button before the input field.
    enum EntryButton: String {
        /// Opens the list of all that can be added to a message (iOS 17 and later, macOS).
        case plus
        /// Takes a picture (iOS 10 to 16).
        case camera
        /// Shows the apps (iOS 10 to 16).
        case apps

        /// The button in a frame.
        func placed(in frame: CGRect, context: LayoutContext) -> PlacedNode {
            let traits = context.traits
            let side = frame.width
            switch self {
            case .plus:
                let symbol = SymbolShape.plus(in: frame.shrunk(x: side * 0.28, y: side * 0.28), thickness: 2)
                guard traits.receiver.isCurrentPhone || traits.receiver == .macos else {
                    return .button(
                        rawValue, frame, color: BalloonColors.incoming(for: traits), symbol: symbol,
                        symbolColor: SemanticColor.secondaryLabel.resolved(with: traits))
                }
                // A circle of glass, drawn like the field: a hairline around the background (assumed).
                let sign = PlacedNode(
                    kind: .symbol, frame: frame, content: .fill(symbol, SemanticColor.label.resolved(with: traits)))
                return PlacedNode(
                    id: rawValue, kind: .button, frame: frame,
                    children: PlacedNode.hairline(around: frame, radius: side / 2, in: context) + [sign])
            case .camera:
                let square = frame.shrunk(x: side * 0.1, y: side * 0.1)
                return bare(.path(SymbolName.camera.outline(in: square, isMirrored: false)), frame, context)
            case .apps:
                let symbol = SymbolShape.apps(in: frame.shrunk(x: side * 0.2, y: side * 0.2), thickness: side / 12)
                return bare(symbol, frame, context)
            }
        }

        /// A symbol without a disc behind it.
        private func bare(_ symbol: Shape, _ frame: CGRect, _ context: LayoutContext) -> PlacedNode {
            let color = SemanticColor.secondaryLabel.resolved(with: context.traits)
            return PlacedNode(
                id: rawValue, kind: .button, frame: frame,
                children: [PlacedNode(kind: .symbol, frame: frame, content: .fill(symbol, color))])
        }
    }
}

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
                content: .fill(.rounded(frame, radius: radius, style: .circular), color))
        }
    }
}
