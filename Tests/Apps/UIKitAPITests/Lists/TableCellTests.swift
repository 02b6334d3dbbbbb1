import Foundation
import Testing
import UIKitAPI

/// Rows of a table in the styles of the system, as Apple's documentation of `UITableViewCell` describes them.
@MainActor struct TableCellTests {
    private func cell(_ style: UITableViewCell.CellStyle, isMirrored: Bool = false) -> UITableViewCell {
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
        cell.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
        cell.textLabel?.text = "Ada"
        cell.detailTextLabel?.text = "coming"
        cell.layoutIfNeeded()
        return cell
    }

    /// "value1": a detail in secondary colour at the end; "subtitle": smaller, below; "default": none.
    @Test func detailsHaveTheirColours() {
        #expect(cell(.default).detailTextLabel == nil)
        let (value, subtitle) = (cell(.value1).detailTextLabel, cell(.subtitle).detailTextLabel)
        #expect(value?.textColor == .secondaryLabel && value?.font.pointSize == 17)
        #expect(subtitle?.textColor != .secondaryLabel && subtitle?.font.pointSize == 12)
        #expect([.default, .value1, .subtitle].allSatisfy { cell($0).textLabel?.font.pointSize == 17 })
    }

    @Test func detailsStandBesideOrBelowTheTitle() throws {
        let value = cell(.value1)
        let (title, detail) = (try #require(value.textLabel).frame, try #require(value.detailTextLabel).frame)
        #expect(title.minX == 16 && detail.maxX == 304 && title.maxX < detail.minX && detail.midY == title.midY)
        let subtitle = cell(.subtitle)
        let (above, below) = (try #require(subtitle.textLabel).frame, try #require(subtitle.detailTextLabel).frame)
        #expect(above.minX == 16 && below.minX == 16 && above.maxY == below.minY)
        #expect(abs(above.minY - (60 - below.maxY)) < 1e-9 && above.height > below.height)
    }

    /// In a row from right to left everything is where a mirror shows it.
    @Test(arguments: [UITableViewCell.CellStyle.default, .value1, .subtitle])
    func partsAreMirrored(style: UITableViewCell.CellStyle) {
        func frames(isMirrored: Bool) -> [CGRect] {
            let cell = cell(style, isMirrored: isMirrored)
            cell.imageView?.image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }
            cell.accessoryType = .checkmark
            cell.setNeedsLayout()
            cell.layoutIfNeeded()
            let parts = [cell.imageView, cell.textLabel, cell.detailTextLabel] as [UIView?]
            return parts.compactMap { $0 }.map { $0.convert($0.bounds, to: cell) }
        }
        let (plain, mirrored) = (frames(isMirrored: false), frames(isMirrored: true))
        #expect(plain[0].minX == 16 && mirrored[0].maxX == 304)
        for (frame, other) in zip(plain, mirrored) {
            #expect(abs(frame.minX - (320 - other.maxX)) < 1e-9 && abs(frame.width - other.width) < 1e-9)
        }
    }

    /// "indentationLevel": the content is indented by that many times "indentationWidth"; the detail at the end stays.
    @Test func contentIsIndentedByItsLevel() throws {
        let cell = cell(.value1)
        let (title, detail) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
        let before = detail.frame
        (cell.indentationLevel, cell.indentationWidth) = (3, 12)
        cell.layoutIfNeeded()
        #expect(abs(title.frame.minX - 52) < 1e-9 && abs(detail.frame.maxX - before.maxX) < 1e-9)
        let subtitle = self.cell(.subtitle)
        subtitle.indentationLevel = 1
        subtitle.layoutIfNeeded()
        #expect(subtitle.textLabel?.frame.minX == 26 && subtitle.detailTextLabel?.frame.minX == 26)
    }

    /// "accessoryView": at the trailing end, in the middle, in place of the sign; the content has the rest.
    @Test(arguments: [(false, 274.0, 0.0), (true, 16, 54)]) func anAccessoryIsAtTheEnd(
        isMirrored: Bool, x: Double, content: Double
    ) {
        let cell = cell(.default, isMirrored: isMirrored)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        (cell.accessoryType, cell.accessoryView) = (.checkmark, view)
        cell.setNeedsLayout()
        cell.layoutIfNeeded()
        #expect(view.frame == CGRect(x: x, y: 20, width: 30, height: 20))
        #expect(cell.contentView.frame == CGRect(x: content, y: 0, width: 266, height: 60))
        #expect(!cell.subviews.contains { $0 is UIImageView && !$0.isHidden })
        cell.accessoryView = nil
        cell.accessoryType = .none
        cell.layoutIfNeeded()
        #expect(view.superview == nil && cell.contentView.frame.width == 320)
    }
}
