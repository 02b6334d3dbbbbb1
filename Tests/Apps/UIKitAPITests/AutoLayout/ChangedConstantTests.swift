import Foundation
import Testing

@testable import UIKitAPI

/// Layouts follow a constant that changed after the last one.
@MainActor struct ChangedConstantTests {
    /// As a live layout does: it says how high its list is, asks for the fitting size, and is shown in that size. Until
    /// then its column reaches over the new edge, which is not a part that something covers.
    @Test func aColumnWithMarginsFollowsAHeightThatChangedBeforeTheViewShrank() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 280, height: 500))
        let (top, list) = (UIView(), UIView())
        top.heightAnchor.constraint(greaterThanOrEqualToConstant: 20).isActive = true
        let height = list.heightAnchor.constraint(equalToConstant: 0)
        height.isActive = true
        let column = UIStackView(arrangedSubviews: [top, list])
        column.axis = .vertical
        column.spacing = 14
        column.isLayoutMarginsRelativeArrangement = true
        column.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        column.fillSuperview()
        view.layoutIfNeeded()
        height.constant = 63
        let fitting = view.systemLayoutSizeFitting(
            CGSize(width: 280, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(fitting.height == 129)
        view.frame.size.height = fitting.height
        view.layoutIfNeeded()
        #expect(column.frame.height == 129 && list.frame == CGRect(x: 16, y: 50, width: 248, height: 63))
        #expect(view.autoLayoutReport().conflicts.isEmpty)
    }

    /// What lies below the visible part of a list keeps its margins.
    @Test func whatReachesOverAnEdgeThatNothingCoversHasNoSafeArea() {
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let row = UIView(frame: CGRect(x: 0, y: 80, width: 200, height: 400))
        list.addSubview(row)
        #expect(row.safeAreaInsets == .zero && row.layoutMargins.bottom == 8)
        list.safeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)
        #expect(row.safeAreaInsets.bottom == 414)
    }

    /// A constraint may move either of its views, wherever in the tree they are.
    @Test(arguments: [false, true]) func eitherViewOfAConstraintIsMoved(isSecond: Bool) {
        let root = UIView.container(300, 100)
        let (fixed, box) = (root.adding(SizedView(20, 20)), root.adding(UIView()))
        let moved = box.adding(SizedView(20, 20))
        box.fillSuperview()
        let gap =
            isSecond
            ? fixed.trailingAnchor.constraint(equalTo: moved.leadingAnchor, constant: -8)
            : moved.leadingAnchor.constraint(equalTo: fixed.trailingAnchor, constant: 8)
        NSLayoutConstraint.activate([
            gap, fixed.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            fixed.topAnchor.constraint(equalTo: root.topAnchor), moved.topAnchor.constraint(equalTo: box.topAnchor),
        ])
        root.layoutIfNeeded()
        #expect(moved.frame == CGRect(x: 28, y: 0, width: 20, height: 20))
        gap.constant *= 4
        root.layoutIfNeeded()
        #expect(moved.frame == CGRect(x: 52, y: 0, width: 20, height: 20))
    }

    /// What is aligned with a view that has a frame follows that view, whichever of its properties moves it; nobody has to ask.
    @Test func neighboursFollowAView() {
        let changes: [(UIView) -> Void] = [
            { $0.frame.origin.x += 30 }, { $0.center.x += 30 }, { $0.bounds.size.width += 60 }, { $0.center.y += 30 },
        ]
        let found = changes.map { change in
            let root = UIView.container(300, 100)
            let (map, badge) = (
                UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20)), root.adding(SizedView(5, 5))
            )
            root.addSubview(map)
            NSLayoutConstraint.activate([
                badge.leadingAnchor.constraint(equalTo: map.trailingAnchor),
                badge.topAnchor.constraint(equalTo: map.topAnchor),
            ])
            root.layoutIfNeeded()
            change(map)
            root.layoutIfNeeded()
            return badge.frame.origin
        }
        #expect(found == [(60, 10), (60, 10), (60, 10), (30, 40)].map { CGPoint(x: $0, y: $1) })
    }

    /// Also where the constraint is held further out, because the view is in a container beside its neighbour.
    @Test func neighboursOfAContainerFollowAViewInIt() {
        let root = UIView.container(300, 100)
        let box = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 50))
        let (map, badge) = (UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 20)), root.adding(SizedView(5, 5)))
        root.addSubview(box)
        box.addSubview(map)
        NSLayoutConstraint.activate([
            badge.leadingAnchor.constraint(equalTo: map.trailingAnchor),
            badge.topAnchor.constraint(equalTo: map.topAnchor),
        ])
        root.layoutIfNeeded()
        let before = badge.frame.origin
        map.frame.origin.x += 30
        root.layoutIfNeeded()
        #expect([before, badge.frame.origin] == [CGPoint(x: 35, y: 15), CGPoint(x: 65, y: 15)])
    }
}
