import BalloonFixtures
import BalloonLayouts
import Foundation
import Testing
import ViewLayout

/// The cells of a sticker browser (facts sheet, 1.9).
@Suite struct StickerGridTests {
    /// 4 x 100, 3 x 136 and 2 x 206 points fit the 414 of the largest phone of 2016.
    @Test("The three sizes stand four, three and two in a row on phones", arguments: [375.0, 390, 402, 414, 440])
    func columns(width: Double) {
        #expect(StickerGrid(stickerSize: .small, width: width).columnCount == 4)
        #expect(StickerGrid(stickerSize: .regular, width: width).columnCount == 3)
        #expect(StickerGrid(stickerSize: .large, width: width).columnCount == 2)
    }

    @Test("Cells are as large as their size says where there is room, and share the width where not")
    func sides() {
        #expect(StickerGrid(stickerSize: .large, width: 414).cellSide == 206)
        #expect(StickerGrid(stickerSize: .large, width: 375).cellSide == 187.5)
        #expect(StickerGrid(stickerSize: .small, width: 60).columnCount == 1)
        #expect(StickerGrid(stickerSize: .small, width: 60).cellSide == 60)
        #expect(StickerGrid(stickerSize: .regular, width: 0).cellSide == 0)
    }

    @Test("Cells fill rows in order, do not overlap and stay inside", arguments: StickerSize.allCases)
    func cells(size: StickerSize) {
        for width in stride(from: 50, through: 1100, by: 37.5) {
            let grid = StickerGrid(stickerSize: size, width: width)
            let content = grid.contentSize(stickerCount: 11)
            let cells = (0..<11).map(grid.cell(at:))
            for (index, cell) in cells.enumerated() {
                #expect(cell.minX >= -1e-9 && cell.maxX <= width + 1e-9 && cell.maxY <= content.height + 1e-9)
                for other in cells[..<index] { #expect(cell.insetBy(dx: 1e-6, dy: 1e-6).intersection(other).isEmpty) }
            }
            #expect(content.height >= cells[10].maxY - 1e-9)
        }
        #expect(StickerGrid(stickerSize: size, width: 402).contentSize(stickerCount: 0).height == 0)
    }

    @Test("Art within its cell is shown as it is, larger art is shrunk with its aspect")
    func art() {
        let cell = CGRect(x: 10, y: 20, width: 136, height: 136)
        #expect(
            StickerGrid.art(ofSize: CGSize(width: 100, height: 120), in: cell)
                == CGRect(x: 28, y: 28, width: 100, height: 120))
        #expect(
            StickerGrid.art(ofSize: CGSize(width: 206, height: 103), in: cell)
                == CGRect(x: 10, y: 54, width: 136, height: 68))
    }

    @Test("A browser is as high as the rows that its stickers need, full or not", arguments: StickerSize.allCases)
    func rows(size: StickerSize) {
        let grid = StickerGrid(stickerSize: size, width: 402)
        let columns = grid.columnCount
        let rows = [0, 1, columns, columns + 1, 2 * columns, 2 * columns + 1].map {
            grid.contentSize(stickerCount: $0).height / grid.cellSide
        }
        #expect(zip(rows, [0, 1, 1, 2, 2, 3]).allSatisfy { isClose($0, $1) })
        #expect(grid.contentSize(stickerCount: columns).width == 402)
    }

    @Test("A browser is as wide as it is offered, and as the transcript where nothing is")
    func widths() throws {
        let cell = StickerBrowser.Cell(art: picture(width: 100, height: 100), localizedDescription: "A wave")
        let browser = StickerBrowser(stickerSize: .small, cells: Array(repeating: cell, count: 5))
        func size(_ width: CGFloat?) throws -> CGSize {
            let traits = TraitCollection(transcriptWidth: 390)
            return try browser.measure(ProposedSize(width: width, height: nil), in: context(traits)).size
        }
        #expect(try size(60) == CGSize(width: 60, height: 300))
        #expect(try size(nil) == size(390) && size(nil).width == 390)
    }
}
