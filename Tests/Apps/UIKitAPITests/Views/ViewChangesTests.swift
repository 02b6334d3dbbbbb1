import Foundation
import Testing
import UIKitAPI

/// Views and constraints that come and go, and points in other coordinates.
@MainActor struct ViewChangesTests {
    /// "insertArrangedSubview(_:at:)": at an index, at most at the end; a view that is there already moves.
    @Test func arrangedViewsHaveTheirPlaces() {
        let (stack, views) = (UIStackView(), (0..<4).map { _ in UIView() })
        func order() -> [Int] { stack.arrangedSubviews.compactMap { view in views.firstIndex { $0 === view } } }
        views.prefix(3).forEach(stack.addArrangedSubview)
        stack.insertArrangedSubview(views[3], at: 1)
        #expect(order() == [0, 3, 1, 2] && stack.subviews.count == 4)
        stack.insertArrangedSubview(views[0], at: 2)
        #expect(order() == [3, 1, 0, 2])
        stack.insertArrangedSubview(views[1], at: 99)
        #expect(order() == [3, 0, 2, 1])
        stack.removeArrangedSubview(views[0])
        #expect(order() == [3, 2, 1] && views[0].superview === stack)
        views[2].removeFromSuperview()
        #expect(order() == [3, 1] && views.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
    }

    /// "activate(_:)" and "deactivate(_:)": a constraint is held by the nearest view around both items while it is active.
    @Test func constraintsAreHeldWhileTheyAreActive() {
        let (root, middle, leaf) = (UIView(), UIView(), UIView())
        root.addSubview(middle)
        middle.addSubview(leaf)
        let constraints = [
            leaf.widthAnchor.constraint(equalToConstant: 1), leaf.topAnchor.constraint(equalTo: middle.topAnchor),
            leaf.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        ]
        NSLayoutConstraint.activate(constraints)
        #expect(leaf.constraints == [constraints[0]] && middle.constraints == [constraints[1]])
        #expect(root.constraints == [constraints[2]] && constraints.allSatisfy(\.isActive))
        NSLayoutConstraint.deactivate([constraints[0], constraints[2]])
        #expect(
            leaf.constraints.isEmpty && root.constraints.isEmpty && constraints.map(\.isActive) == [false, true, false])
        middle.removeConstraints(middle.constraints)
        #expect(middle.constraints.isEmpty && !constraints[1].isActive)
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        #expect(root.layoutGuides.contains { $0 === guide } && guide.owningView === root)
        root.removeLayoutGuide(guide)
        #expect(!root.layoutGuides.contains { $0 === guide } && guide.owningView == nil)
    }

    /// "convert(_:to:)" and "convert(_:from:)" are each other's opposites, through scales and other anchors too.
    @Test func pointsAreConvertedThroughMaps() {
        let (root, outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), UIView(), UIView())
        outer.frame = CGRect(x: 20, y: 30, width: 100, height: 60)
        outer.layer.anchorPoint = CGPoint(x: 0, y: 0)
        outer.layer.position = CGPoint(x: 20, y: 30)
        outer.transform = CGAffineTransform(scaleX: 2, y: 3)
        inner.frame = CGRect(x: 10, y: 5, width: 30, height: 20)
        root.addSubview(outer)
        outer.addSubview(inner)
        // 20 + 2 (10 + 1) and 30 + 3 (5 + 2).
        #expect(inner.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 42, y: 51))
        #expect(root.convert(CGPoint(x: 1, y: 2), from: inner) == CGPoint(x: 42, y: 51))
        let back = root.convert(CGPoint(x: 42, y: 51), to: inner)
        #expect(abs(back.x - 1) < 1e-9 && abs(back.y - 2) < 1e-9)
        #expect(outer.frame == CGRect(x: 20, y: 30, width: 200, height: 180))
        #expect(inner.convert(inner.bounds, to: root) == CGRect(x: 40, y: 45, width: 60, height: 60))
        #expect(
            inner.layer.convert(CGRect(x: 0, y: 0, width: 1, height: 1), to: root.layer)
                == CGRect(x: 40, y: 45, width: 2, height: 3))
        #expect(
            inner.point(inside: CGPoint(x: 29, y: 19), with: nil)
                && !inner.point(inside: CGPoint(x: 30, y: 19), with: nil))
        #expect(
            root.hitTest(CGPoint(x: 99, y: 104), with: nil) === inner
                && root.hitTest(CGPoint(x: 101, y: 104), with: nil) === outer)
    }

    /// "transition(from:to:…)": the second view takes the place of the first one, or both stay and one is seen.
    @Test(arguments: [false, true]) func aTransitionExchangesViews(isHiding: Bool) {
        let (root, first, second) = (UIView(), UIView(), UIView())
        root.addSubview(first)
        if isHiding { root.addSubview(second) }
        var isDone = false
        UIView.transition(
            from: first, to: second, duration: 1, options: isHiding ? .showHideTransitionViews : [],
            completion: { isDone = $0 })
        #expect(isDone && second.superview === root && (first.superview == nil) != isHiding)
        #expect(first.isHidden == isHiding && !second.isHidden)
    }

    /// "present" and "dismiss": a controller that is in front dismisses itself through the one behind it.
    @Test func controllersInFrontAreDismissed() {
        let (back, middle, front) = (UIViewController(), UIViewController(), UIViewController())
        var calls = 0
        back.present(middle, animated: false) { calls += 1 }
        middle.present(front, animated: false) { calls += 1 }
        #expect(back.presentedViewController === middle && front.presentingViewController === middle && calls == 2)
        front.dismiss(animated: false) { calls += 1 }
        #expect(
            middle.presentedViewController == nil && front.presentingViewController == nil
                && back.presentedViewController === middle)
        middle.present(front, animated: false)
        back.dismiss(animated: false) { calls += 1 }
        #expect(back.presentedViewController == nil && middle.presentedViewController == nil && calls == 4)
    }

    /// "contentInsetAdjustmentBehavior": never leaves the insets as they are; otherwise the safe area is added above and below.
    @Test func insetsFollowTheSafeAreaUnlessTheyNeverDo() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.safeAreaInsets = UIEdgeInsets(top: 20, left: 3, bottom: 10, right: 4)
        scroll.contentInset = UIEdgeInsets(top: 1, left: 5, bottom: 2, right: 6)
        #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 21, left: 5, bottom: 12, right: 6))
        scroll.contentInsetAdjustmentBehavior = .never
        #expect(scroll.adjustedContentInset == scroll.contentInset)
    }

    /// "scrollRectToVisible(_:animated:)": by the least that shows the rectangle, and not at all where it is seen.
    @Test(arguments: [
        (CGRect(x: 10, y: 10, width: 20, height: 20), 0.0, 0.0), (CGRect(x: 90, y: 20, width: 30, height: 20), 20, 0),
        (CGRect(x: 0, y: 250, width: 10, height: 50), 0, 200),
    ])
    func aRectangleIsScrolledIntoView(_ rect: CGRect, x: CGFloat, y: CGFloat) {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.contentSize = CGSize(width: 400, height: 400)
        scroll.scrollRectToVisible(rect, animated: false)
        #expect(scroll.contentOffset == CGPoint(x: x, y: y))
        scroll.scrollRectToVisible(CGRect(x: 0, y: 0, width: 5, height: 5), animated: false)
        #expect(scroll.contentOffset == .zero)
    }
}
