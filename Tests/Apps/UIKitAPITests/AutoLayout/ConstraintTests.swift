import Foundation
import Testing

@testable import UIKitAPI

/// Frames that follow from constraints, worked out by hand.
@MainActor @Suite struct ConstraintTests {
    private let root = UIView.container(300, 200)

    @Test func edgesKeepTheirDistance() {
        let view = root.adding(UIView())
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -24),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
            view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5, constant: 10),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 16, y: 8, width: 260, height: 140))
        root.frame.size.width = 340
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 16, y: 8, width: 300, height: 160))
    }

    /// A constraint that could not hold is not forgotten: UIKit keeps it, as near as it gets, until it can.
    @Test func whatWasLeftOutHoldsOnceItCan() {
        let view = root.adding(UIView())
        let height = view.heightAnchor.constraint(equalToConstant: 400)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.widthAnchor.constraint(equalToConstant: 60),
            view.topAnchor.constraint(equalTo: root.topAnchor),
            view.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor),
            height,
        ])
        root.layoutIfNeeded()
        #expect(view.frame.height <= 200)
        height.constant = 50
        root.layoutIfNeeded()
        #expect(view.frame.height == 50)
        height.constant = 300
        root.layoutIfNeeded()
        root.frame.size.height = 500
        root.layoutIfNeeded()
        #expect(view.frame.height == 300)
    }

    /// Leading is right where text runs from right to left, and constants point inward all the same.
    @Test func leadingIsRightFromRightToLeft() {
        root.semanticContentAttribute = .forceRightToLeft
        let view = root.adding(SizedView(50, 20))
        let fixed = root.adding(SizedView(50, 20))
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
            fixed.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 16),
            view.topAnchor.constraint(equalTo: root.topAnchor),
            fixed.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        #expect(view.frame.minX == CGFloat(300 - 16 - 50))
        #expect(fixed.frame.minX == 16)
    }

    @Test func constantsPrioritiesAndActivityChange() {
        let view = root.adding(SizedView(50, 20))
        let leading = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16)
        let width = view.widthAnchor.constraint(equalToConstant: 120)
        NSLayoutConstraint.activate([leading, view.topAnchor.constraint(equalTo: root.topAnchor)])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 16, y: 0, width: 50, height: 20))
        leading.constant = 40
        width.isActive = true
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 40, y: 0, width: 120, height: 20))
        // Below the resistance of 750 and above the hugging of 250 it may widen the view, not narrow it.
        width.priority = .init(500)
        root.layoutIfNeeded()
        #expect(view.frame.width == 120)
        width.constant = 30
        root.layoutIfNeeded()
        #expect(view.frame.width == 50)
        width.isActive = false
        view.ownSize = CGSize(width: 70, height: 30)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 40, y: 0, width: 70, height: 30))
    }

    /// Views of different parents are aligned through the views around them.
    @Test func coordinatesReachThroughTheTree() {
        let left = root.adding(UIView())
        let inner = left.adding(SizedView(20, 20))
        let other = root.adding(SizedView(20, 20))
        NSLayoutConstraint.activate([
            left.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30),
            left.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
            left.widthAnchor.constraint(equalToConstant: 100), left.heightAnchor.constraint(equalToConstant: 100),
            inner.centerXAnchor.constraint(equalTo: left.centerXAnchor),
            inner.bottomAnchor.constraint(equalTo: left.bottomAnchor, constant: -10),
            other.leadingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 50),
            other.centerYAnchor.constraint(equalTo: inner.centerYAnchor),
        ])
        #expect(inner.constraints.isEmpty)
        #expect(left.constraints.count == 4)
        root.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 40, y: 70, width: 20, height: 20))
        #expect(other.frame == CGRect(x: 30 + 60 + 50, y: 110, width: 20, height: 20))
    }

    /// A view that keeps its mask has the frame that was set, and others align with it.
    @Test func masksAreTranslated() {
        let map = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        map.autoresizingMask = [.flexibleWidth]
        root.addSubview(map)
        let badge = root.adding(SizedView(20, 20))
        NSLayoutConstraint.activate([
            badge.trailingAnchor.constraint(equalTo: map.trailingAnchor),
            badge.topAnchor.constraint(equalTo: map.bottomAnchor),
        ])
        root.layoutIfNeeded()
        #expect(badge.frame == CGRect(x: 90, y: 70, width: 20, height: 20))
        root.frame.size.width = 320
        root.layoutIfNeeded()
        #expect(map.frame.width == 120)
        #expect(badge.frame.minX == 110)
    }

    @Test func guidesHaveTheirEdges() {
        root.safeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
        root.layoutMargins = UIEdgeInsets(top: 8, left: 20, bottom: 8, right: 20)
        let view = root.adding(UIView())
        let title = root.adding(SizedView(40, 20))
        let gap = UILayoutGuide()
        root.addLayoutGuide(gap)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
            view.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor),
            view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
            NSLayoutConstraint(
                item: view, attribute: .trailing, relatedBy: .equal, toItem: root, attribute: .trailingMargin,
                multiplier: 1, constant: 0),
            gap.topAnchor.constraint(equalTo: view.topAnchor), gap.heightAnchor.constraint(equalToConstant: 12),
            gap.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            gap.widthAnchor.constraint(equalToConstant: 5),
            title.topAnchor.constraint(equalTo: gap.bottomAnchor),
            title.leadingAnchor.constraint(equalTo: gap.trailingAnchor),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 20, y: 44, width: 260, height: 200 - 44 - 34))
        #expect(title.frame == CGRect(x: 25, y: 56, width: 40, height: 20))
        #expect(gap.layoutFrame == CGRect(x: 20, y: 44, width: 5, height: 12))
        root.safeAreaInsets.top = 0
        root.layoutIfNeeded()
        #expect(view.frame.minY == 0)
    }

    @Test func baselinesAlign() {
        let large = root.adding(SizedView(50, 40))
        let text = root.adding(LinesView(50))
        NSLayoutConstraint.activate([
            large.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
            large.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            text.leadingAnchor.constraint(equalTo: large.trailingAnchor),
            text.firstBaselineAnchor.constraint(equalTo: large.lastBaselineAnchor),
        ])
        root.layoutIfNeeded()
        // A view without text has its last baseline at its bottom edge; the text has its first one 15 below its top.
        #expect(text.frame.minY == CGFloat(50 - 15))
        // The text's last baseline is 5 above its bottom, so that a view that stands on it ends there.
        let standing = root.adding(SizedView(10, 12))
        standing.lastBaselineAnchor.constraint(equalTo: text.lastBaselineAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(text.frame.height == 20 && standing.frame.maxY == CGFloat(35 + 20 - 5))
    }

    /// Edges are put on pixels, not sizes, so that neighbours stay neighbours: 100 points in three at 2x.
    @Test func framesAreOnPixels() {
        let root = UIView.container(100, 10)
        let views = (0..<3).map { _ in root.adding(UIView()) }
        for (index, view) in views.enumerated() {
            let before = index == 0 ? root.leadingAnchor : views[index - 1].trailingAnchor
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: before), view.topAnchor.constraint(equalTo: root.topAnchor),
                view.widthAnchor.constraint(equalTo: views[0].widthAnchor),
                view.heightAnchor.constraint(equalToConstant: 10),
            ])
        }
        views[2].trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
        root.layoutIfNeeded()
        let scale = root.traitCollection.displayScale
        for view in views {
            #expect(abs(view.frame.minX * scale - (view.frame.minX * scale).rounded()) < 1e-9)
        }
        #expect(abs(views[0].frame.width - 100.0 / 3) <= 0.5 / scale + 1e-9)
        #expect(abs(views[1].frame.minX - views[0].frame.maxX) < 1e-9)
        #expect(abs(views[2].frame.maxX - 100) < 1e-9)
    }

    /// A view that leaves takes its constraints with it.
    @Test func aRemovedViewHasNoConstraintsLeft() {
        let view = root.adding(SizedView(50, 20))
        let leading = view.leadingAnchor.constraint(equalTo: root.leadingAnchor)
        let width = view.widthAnchor.constraint(equalToConstant: 20)
        NSLayoutConstraint.activate([leading, width])
        view.removeFromSuperview()
        #expect(!leading.isActive)
        #expect(width.isActive)
        #expect(root.constraints.isEmpty)
    }

    /// What an app's own `layoutSubviews` sees after `super`.
    @Test func framesAreKnownAfterSuper() {
        final class Card: UIView {
            let inner = SizedView(30, 30)
            var seen = CGRect.zero
            override func layoutSubviews() {
                super.layoutSubviews()
                seen = inner.frame
            }
        }
        let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        card.adding(card.inner)
        card.inner.centerXAnchor.constraint(equalTo: card.centerXAnchor).isActive = true
        card.inner.centerYAnchor.constraint(equalTo: card.centerYAnchor).isActive = true
        card.layoutIfNeeded()
        #expect(card.seen == CGRect(x: 35, y: 35, width: 30, height: 30))
    }

    @Test func constraintsAreUpdatedBeforeALayout() {
        final class Card: UIView {
            let inner = UIView()
            var updates = 0
            override func updateConstraints() {
                updates += 1
                if inner.constraints.isEmpty {
                    inner.widthAnchor.constraint(equalToConstant: 33).isActive = true
                }
                super.updateConstraints()
            }
        }
        let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        card.adding(card.inner)
        card.layoutIfNeeded()
        #expect(card.inner.frame.width == 33)
        card.layoutIfNeeded()
        #expect(card.updates == 1)
        card.setNeedsUpdateConstraints()
        card.layoutIfNeeded()
        #expect(card.updates == 2)
    }

    @Test func controllersHaveTheirBars() {
        let controller = UIViewController()
        controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 500)
        controller.view.safeAreaInsets = UIEdgeInsets(top: 86, left: 0, bottom: 34, right: 0)
        let view: UIView = controller.view.adding(UIView())
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
            view.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
            view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            view.widthAnchor.constraint(equalToConstant: 10),
        ])
        controller.view.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 86, width: 10, height: 500 - 86 - 34))
        #expect(controller.topLayoutGuide.length == 86)
    }
}
