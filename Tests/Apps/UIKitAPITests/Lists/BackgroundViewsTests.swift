import Foundation
import Testing

@testable import UIKitAPI

/// "backgroundView": a view behind everything, as large as what it is behind.
@MainActor struct BackgroundViewsTests {
    nonisolated enum Holder: CaseIterable { case header, tableCell, collectionCell, table, collection }

    private func holder(_ kind: Holder) -> (view: UIView, set: (UIView?) -> Void) {
        switch kind {
        case .header:
            let view = UITableViewHeaderFooterView(reuseIdentifier: "a")
            return (view, { view.backgroundView = $0 })
        case .tableCell:
            let view = UITableViewCell(style: .default, reuseIdentifier: nil)
            return (view, { view.backgroundView = $0 })
        case .collectionCell:
            let view = UICollectionViewCell(frame: .zero)
            return (view, { view.backgroundView = $0 })
        case .table:
            let view = UITableView(frame: .zero, style: .plain)
            view.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            return (view, { view.backgroundView = $0 })
        case .collection:
            let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            view.addSubview(UIView())
            return (view, { view.backgroundView = $0 })
        }
    }

    @Test(arguments: Holder.allCases) func aBackgroundIsBehindEverything(_ kind: Holder) {
        let (view, set) = holder(kind)
        let (first, second) = (UIView(), UIView())
        set(first)
        #expect(view.subviews.first === first && view.subviews.count > 1)
        set(second)
        #expect(view.subviews.first === second && first.superview == nil)
        view.frame = CGRect(x: 3, y: 4, width: 120, height: 50)
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(second.frame == CGRect(x: 0, y: 0, width: 120, height: 50))
        set(nil)
        #expect(second.superview == nil)
    }

    /// The title of a header is 16 points from each side, and the content view is all of it.
    @Test func headersHaveTheirParts() throws {
        let header = UITableViewHeaderFooterView(reuseIdentifier: "day")
        #expect(header.reuseIdentifier == "day" && header.bounds.size == CGSize(width: 320, height: 28))
        header.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        header.layoutIfNeeded()
        let label = try #require(header.textLabel)
        #expect(header.contentView.frame == CGRect(x: 0, y: 0, width: 200, height: 40))
        #expect(label.frame == CGRect(x: 16, y: 0, width: 168, height: 40) && label.superview === header.contentView)
        #expect(label.font == .preferredFont(forTextStyle: .headline) && header.detailTextLabel?.superview == nil)
    }

    /// Headers are made of the class that was registered, and of none without one.
    @Test func registeredHeadersAreMade() {
        let table = UITableView(frame: .zero, style: .grouped)
        table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "day")
        #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "day") != nil)
        #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "night") == nil && table.style == .grouped)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "guest")
        let path = IndexPath(row: 0, section: 0)
        #expect(table.dequeueReusableCell(withIdentifier: "guest")?.reuseIdentifier == "guest")
        #expect(table.dequeueReusableCell(withIdentifier: "other") == nil)
        #expect(table.dequeueReusableCell(withIdentifier: "other", for: path).reuseIdentifier == "other")
    }
}
