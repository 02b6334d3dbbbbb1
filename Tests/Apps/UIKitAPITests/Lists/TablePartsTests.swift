import Foundation
import Testing

@testable import UIKitAPI

/// Headers, separators and signs of a table, as Apple's documentation of `UITableView` and its delegate describes them.
@MainActor struct TablePartsTests {
    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var titles: [String?] = [nil]
        var views: [UIView?] = [nil]
        var height: CGFloat?
        var shown: [IndexPath] = []

        func numberOfSections(in tableView: UITableView) -> Int { titles.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { titles[section] }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { views[section] }
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
            height ?? tableView.sectionHeaderHeight
        }
        func tableView(
            _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
        ) { shown.append(indexPath) }
    }

    private let rows = Rows()

    private func table() -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
        (table.dataSource, table.delegate, table.rowHeight) = (rows, rows, 40)
        return table
    }

    private func tops(_ table: UITableView) -> [CGFloat] {
        table.reloadData()
        table.layoutIfNeeded()
        return table.visibleCells.map(\.frame.minY)
    }

    /// A header is 28 points tall unless the delegate or the table says otherwise; a section without a title or a view has
    /// none.
    @Test(
        arguments: [
            (["a", nil], nil, -1, [28, 68]), ([nil, "b"], nil, -1, [0, 68]), (["a", "b"], nil, -1, [28, 96]),
            (["a", "b"], 10, -1, [10, 60]), (["a", "b"], nil, 15, [15, 70]), (["a", nil], 0, -1, [0, 40]),
            ([nil, nil], 50, 60, [0, 40]),
        ] as [([String?], CGFloat?, CGFloat, [CGFloat])])
    func heightsOfHeaders(_ titles: [String?], _ height: CGFloat?, _ ofTable: CGFloat, _ tops: [CGFloat]) {
        (rows.titles, rows.views, rows.height) = (titles, titles.map { _ in nil }, height)
        let table = table()
        table.sectionHeaderHeight = ofTable
        #expect(self.tops(table) == tops)
        #expect(rows.shown.suffix(2) == [IndexPath(row: 0, section: 0), IndexPath(row: 0, section: 1)])
        #expect(table.contentSize == CGSize(width: 200, height: tops[1] + 40))
    }

    /// The view of the delegate stands in place of the title.
    @Test func aViewReplacesTheTitle() throws {
        let own = UIView(frame: CGRect(x: 9, y: 9, width: 9, height: 9))
        (rows.titles, rows.views) = (["a", "b"], [own, nil])
        let table = table()
        #expect(tops(table) == [28, 96] && own.frame == CGRect(x: 0, y: 0, width: 200, height: 28))
        let labels = table.subviews.compactMap { $0 as? UILabel }
        #expect(labels.map { $0.text?.trimmingCharacters(in: .whitespaces) } == ["b"])
        #expect(labels.first?.frame == CGRect(x: 0, y: 68, width: 200, height: 28))
        #expect(tops(table) == [28, 96] && table.subviews.compactMap { $0 as? UILabel }.count == 1)
    }

    private func lines(_ table: UITableView) -> [UIView] {
        table.layoutIfNeeded()
        return table.visibleCells.flatMap { cell in
            cell.layoutIfNeeded()
            return cell.subviews.filter { $0 !== cell.contentView && $0.frame.height < 1 && $0.frame.height > 0 }
        }
    }

    /// Separators are a pixel high, and change with their style, their colour and their insets.
    @Test func separators() throws {
        (rows.titles, rows.views) = ([nil, nil], [nil, nil])
        let table = table()
        #expect(lines(table).count == 2)
        #expect(try #require(lines(table).first).frame == CGRect(x: 16, y: 40 - 1 / 3.0, width: 184, height: 1 / 3.0))
        table.separatorColor = .red
        #expect(lines(table).map(\.backgroundColor) == [.red, .red])
        table.separatorStyle = .none
        #expect(lines(table).isEmpty)
        table.separatorStyle = .singleLine
        #expect(lines(table).count == 2)
        table.separatorInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 7)
        #expect(lines(table).map(\.frame.minX) == [5, 5] && lines(table).map(\.frame.width) == [188, 188])
        table.visibleCells[0].separatorInset = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 0)
        #expect(lines(table).map(\.frame.minX) == [50, 5])
        table.separatorColor = nil
        #expect(lines(table).isEmpty)
    }

    /// Signs stand 16 points from the trailing end, and the content ends 8 points before them.
    @Test(
        arguments: [
            UITableViewCell.AccessoryType.disclosureIndicator, .checkmark, .detailButton, .detailDisclosureButton,
        ], [false, true])
    func signs(_ type: UITableViewCell.AccessoryType, _ isMirrored: Bool) throws {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
        cell.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
        cell.accessoryType = type
        cell.layoutIfNeeded()
        let sign = try #require(cell.subviews.compactMap { $0 as? UIImageView }.first)
        let size = try #require(sign.image).size
        #expect(sign.frame.size == size && sign.frame.midY == 22)
        #expect(abs((isMirrored ? sign.frame.minX : 300 - sign.frame.maxX) - 16) < 1e-9)
        #expect(cell.contentView.frame.width == 300 - 24 - size.width)
        #expect(abs(cell.contentView.frame.minX - (isMirrored ? 24 + size.width : 0)) < 1e-9)
        #expect((sign.tintColor == .tertiaryLabel) == (type == .disclosureIndicator))
        cell.accessoryType = .none
        cell.layoutIfNeeded()
        #expect(sign.superview == nil && cell.contentView.frame == CGRect(x: 0, y: 0, width: 300, height: 44))
    }

    /// A picture stands before the texts, which begin 16 points behind it.
    @Test(arguments: [UITableViewCell.CellStyle.default, .value1, .subtitle])
    func pictures(_ style: UITableViewCell.CellStyle) throws {
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
        cell.textLabel?.text = "Ada"
        cell.detailTextLabel?.text = "coming"
        cell.imageView?.image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { _ in }
        cell.layoutIfNeeded()
        let title = try #require(cell.textLabel).frame
        #expect(cell.imageView?.frame == CGRect(x: 16, y: 20, width: 30, height: 20) && abs(title.minX - 62) < 1e-9)
        let room: CGFloat = 300 - 62 - 16
        if style == .value1 {
            let detail = try #require(cell.detailTextLabel).frame
            #expect(detail.maxX == 284 && abs(detail.minX - title.maxX - 8) < 1e-9 && title.height == 60)
        } else {
            #expect(title.width == room && (title.height == 60) == (style == .default))
        }
    }

    /// A style with a detail has the whole row for its title where the detail is empty.
    @Test(arguments: [UITableViewCell.CellStyle.value1, .value2, .subtitle])
    func emptyDetails(_ style: UITableViewCell.CellStyle) throws {
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
        cell.textLabel?.text = "Ada"
        cell.layoutIfNeeded()
        #expect(cell.textLabel?.frame == CGRect(x: 16, y: 0, width: 268, height: 60))
    }
}
