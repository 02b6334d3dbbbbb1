import Drawing
import Foundation
import Support
import ViewLayout

/// The grid of stickers that a browser shows: as wide as it is offered, as tall as its rows.
public struct StickerBrowser: Element {
    /// One sticker of the grid.
    public struct Cell: Sendable, Equatable {
        /// The art.
        public var art: Picture
        /// What it shows, for VoiceOver.
        public var localizedDescription: String

        /// Makes a cell.
        public init(art: Picture, localizedDescription: String) {
            self.art = art
            self.localizedDescription = localizedDescription
        }
    }

    /// The size of the cells.
    public var stickerSize: StickerSize
    /// The stickers, in the order they are read: from the left, or from the right in a mirrored interface.
    public var cells: [Cell]

    /// Makes a grid.
    public init(stickerSize: StickerSize = .regular, cells: [Cell]) {
        self.stickerSize = stickerSize
        self.cells = cells
    }

    /// The size for a proposal; without a width that of the viewer's transcript.
    public func measure(_ proposal: ProposedSize, in context: LayoutContext) throws -> ViewDimensions {
        let width = proposal.width ?? context.traits.transcriptWidth
        let size = StickerGrid(stickerSize: stickerSize, width: width).contentSize(stickerCount: cells.count)
        return ViewDimensions(size: size, validWidths: width..<width.nextUp)
    }

    /// The placed tree: a node for every sticker.
    public func place(in bounds: CGRect, proposal: ProposedSize, context: LayoutContext) throws -> PlacedNode {
        let grid = StickerGrid(stickerSize: stickerSize, width: bounds.width)
        let pixels = PixelGrid(context.traits)
        let children = try cells.enumerated().map { index, sticker in
            var cell = grid.cell(at: index).offsetBy(dx: bounds.minX, dy: bounds.minY)
            if context.traits.layoutDirection == .rightToLeft { cell.origin.x = bounds.minX + bounds.maxX - cell.maxX }
            var art = StickerGrid.art(ofSize: sticker.art.pointSize, in: cell)
            art.origin = CGPoint(x: pixels.roundedToNearest(art.minX), y: pixels.roundedToNearest(art.minY))
            var node = try ImageElement(sticker.art, contentMode: .fit, id: "sticker").place(in: art, context: context)
            node.attributes += [
                .init("description", sticker.localizedDescription), .init("frames", "\(sticker.art.frameCount)"),
            ]
            return node
        }
        let background = SemanticColor.systemBackground.resolved(with: context.traits)
        return PlacedNode(
            kind: "stickers", frame: bounds, content: .fill(.rectangle(bounds), background),
            attributes: [
                .init("columns", "\(grid.columnCount)"), .init("cell", FixedDecimal.text(grid.cellSide)),
                .init("background", background.hexadecimal),
            ], children: children)
    }
}
