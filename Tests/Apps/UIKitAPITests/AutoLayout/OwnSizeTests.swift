import Foundation
import Testing

@testable import UIKitAPI

/// Lengths that views have by themselves, the constraints of a view, and edges on pixels.
@MainActor struct OwnSizeTests {
    private let root = UIView.container(300, 200)

    /// "constraintsAffectingLayout(for:)": those that have the view on either side, along the axis.
    @Test func constraintsAffectTheViewsOnBothSides() {
        let (first, second) = (root.adding(SizedView(10, 10)), root.adding(SizedView(10, 10)))
        let across = second.leadingAnchor.constraint(equalTo: first.trailingAnchor)
        let down = first.topAnchor.constraint(equalTo: root.topAnchor)
        let width = first.widthAnchor.constraint(equalToConstant: 20)
        NSLayoutConstraint.activate([across, down, width])
        func found(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> Set<NSLayoutConstraint> {
            Set(view.constraintsAffectingLayout(for: axis))
        }
        #expect(found(first, .horizontal) == [across, width] && found(first, .vertical) == [down])
        #expect(found(second, .horizontal) == [across] && found(second, .vertical).isEmpty)
        #expect(found(root, .vertical) == [down] && found(root, .horizontal).isEmpty)
    }

    /// An own length of 0 is one, as of an empty label, and −1 ("noIntrinsicMetric") is none. Only there a wish below the
    /// hugging of 250 counts.
    @Test(arguments: [(0, 0), (30, 30), (80, 80), (-1, 50)] as [(CGFloat, CGFloat)])
    func ownLengthsBeatWeakerWishes(own: CGFloat, found: CGFloat) {
        for isWidth in [true, false] {
            let view = root.adding(SizedView(isWidth ? own : 20, isWidth ? 20 : own))
            let wish = (isWidth ? view.widthAnchor : view.heightAnchor).constraint(equalToConstant: 50)
            wish.priority = .init(100)
            NSLayoutConstraint.activate([
                wish, view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                view.topAnchor.constraint(equalTo: root.topAnchor),
            ])
            root.layoutIfNeeded()
            #expect(view.bounds.size == CGSize(width: isWidth ? found : 20, height: isWidth ? 20 : found))
        }
    }

    /// Edges are put on pixels, so that neighbours touch: seven parts of 100 points, across and down.
    @Test func neighboursTouchOnPixels() {
        let root = UIView.container(100, 100)
        let views = (0..<7).map { _ in root.adding(UIView()) }
        for (index, view) in views.enumerated() {
            let before = index == 0 ? nil : views[index - 1]
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: before?.trailingAnchor ?? root.leadingAnchor),
                view.topAnchor.constraint(equalTo: before?.bottomAnchor ?? root.topAnchor),
                view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1.0 / 7),
                view.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 1.0 / 7),
            ])
        }
        root.layoutIfNeeded()
        for (view, next) in zip(views, views.dropFirst()) {
            #expect(abs(view.frame.maxX - next.frame.minX) < 1e-9 && abs(view.frame.maxY - next.frame.minY) < 1e-9)
        }
        #expect(abs(views[6].frame.maxX - 100) < 1e-9 && abs(views[6].frame.maxY - 100) < 1e-9)
    }
}
