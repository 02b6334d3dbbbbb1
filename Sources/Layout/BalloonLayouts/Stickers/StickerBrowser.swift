import Drawing
import Foundation
import Support
import ViewLayout

/// The grid of stickers of a browser: as wide as offered, as tall as its rows.
package struct StickerBrowser: Element {
    /// One sticker of the grid.
    package struct Cell: Sendable, Equatable {
        package var art: Picture
        /// What it shows, for VoiceOver.
        package var localizedDescription: String

        package init(art: Picture, localizedDescription: String) {
            self.art = art
            self.localizedDescription = localizedDescription
        }
    }

    /// The size of the cells.
    package var stickerSize: StickerSize
    /// The stickers in reading order: from the left, or from the right in a mirrored interface.
    package var cells: [Cell]

    package init(stickerSize: StickerSize = .regular, cells: [Cell]) {
        self.stickerSize = stickerSize
        self.cells = cells
    }

    /// The size for a proposal. If the proposal has no width, the viewer's transcript has it.
    package func size(
        for proposal: ProposedSize, subviews: [LayoutSubview], in context: LayoutContext
    ) throws -> CGSize {
        for cell in cells { try ImageElement(cell.art).validate() }
        let width = proposal.width ?? context.traits.transcriptWidth
        return StickerGrid(stickerSize: stickerSize, width: width).contentSize(stickerCount: cells.count)
    }

    /// The placed tree: a node for every sticker.
    package func place(_ measurement: LayoutMeasurement, in bounds: CGRect, context: LayoutContext) -> PlacedNode {
        let grid = StickerGrid(stickerSize: stickerSize, width: bounds.width)
        context.note(.way(grid.columnCount))
        let pixels = PixelGrid(context.traits)
        let children = cells.enumerated().map { index, sticker in
            var cell = grid.cell(at: index).offsetBy(dx: bounds.minX, dy: bounds.minY)
            if context.layoutDirection == .rightToLeft { cell.origin.x = bounds.minX + bounds.maxX - cell.maxX }
            var art = StickerGrid.art(ofSize: sticker.art.pointSize, in: cell)
            art.origin = CGPoint(x: pixels.roundedToNearest(art.minX), y: pixels.roundedToNearest(art.minY))
            var node = ImageElement(sticker.art, contentMode: .fit, id: "sticker").placed(in: art)
            node.attributes += [
                .init("description", sticker.localizedDescription), .init("frames", "\(sticker.art.frameCount)"),
            ]
            return node
        }
        let background = SemanticColor.systemBackground.resolved(with: context.traits)
        return PlacedNode(
            kind: .stickers, frame: bounds, content: .fill(.rectangle(bounds), background),
            attributes: [
                .init("columns", "\(grid.columnCount)"), .init("cell", FixedDecimal.text(grid.cellSide)),
                .init("background", background.hexadecimal),
            ], children: children)
    }
}

extension StickerBrowser {
    /// The browser placed for a viewer, as wide as the transcript.
    package func placed(in context: LayoutContext) throws -> PlacedBalloon {
        let proposal = ProposedSize(width: context.traits.transcriptWidth, height: nil)
        let measurement = try measure(proposal, in: context)
        let bounds = CGRect(origin: .zero, size: measurement.size)
        return PlacedBalloon(
            size: bounds.size, balloon: place(measurement, in: bounds, context: context), traits: context.traits,
            findings: findings)
    }
}
