import Foundation
import Testing

@testable import UIKitAPI

/// What views say and keep, as UIKit documents it.
@MainActor struct ViewValuesTests {
    /// A material is light, dark or that of the viewer; nothing is blurred.
    @Test func colorsOfMaterials() {
        let (light, dark) = (UIColor(white: 0.97, alpha: 0.8), UIColor(white: 0.15, alpha: 0.8))
        for style in [
            UIBlurEffect.Style.light, .extraLight, .systemUltraThinMaterialLight, .systemThinMaterialLight,
            .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight,
        ] { #expect(UIBlurEffect(style: style).color == light) }
        for style in [
            UIBlurEffect.Style.dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
            .systemThickMaterialDark, .systemChromeMaterialDark,
        ] { #expect(UIBlurEffect(style: style).color == dark) }
        let traits = (UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark))
        for style in [UIBlurEffect.Style.regular, .prominent, .systemMaterial, .systemChromeMaterial] {
            let color = UIBlurEffect(style: style).color
            #expect(color.resolvedColor(with: traits.0) == light && color.resolvedColor(with: traits.1) == dark)
        }
    }

    @Test func effectViewsHoldWhatIsInFront() {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
        #expect(view.backgroundColor == UIBlurEffect(style: .dark).color && view.clipsToBounds)
        view.frame = CGRect(x: 3, y: 4, width: 50, height: 60)
        #expect(view.contentView.frame == CGRect(x: 0, y: 0, width: 50, height: 60))
        view.effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .light))
        #expect(view.backgroundColor == nil)
        view.effect = nil
        #expect(view.backgroundColor == nil && view.subviews == [view.contentView])
    }

    /// Changes are made once and in order when it starts, then what follows.
    @Test func animators() {
        var calls: [String] = []
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { calls.append("first") }
        animator.addAnimations { calls.append("second") }
        animator.addCompletion { calls.append("end \($0 == .end)") }
        #expect(calls.isEmpty && animator.fractionComplete == 0 && !animator.isRunning)
        animator.startAnimation()
        #expect(calls == ["first", "second", "end true"] && animator.fractionComplete == 1)
        animator.startAnimation()
        #expect(calls.count == 3)
        animator.addAnimations { calls.append("third") }
        animator.startAnimation(afterDelay: 5)
        #expect(calls.last == "third" && calls.count == 4)
        UIViewPropertyAnimator(duration: 1, dampingRatio: 1) { calls.append("spring") }.startAnimation()
        #expect(calls.last == "spring")
    }

    /// Each way to animate makes its changes and says that it is done.
    @Test func animations() {
        var calls: [String] = []
        let (view, change, done) = (
            UIView(), { calls.append("change") }, { (isDone: Bool) in calls.append("\(isDone)") }
        )
        UIView.animate(withDuration: 1, animations: change)
        #expect(calls == ["change"])
        let ways: [() -> Void] = [
            { UIView.animate(withDuration: 1, animations: change, completion: done) },
            { UIView.animate(withDuration: 1, delay: 1, animations: change, completion: done) },
            {
                UIView.animate(
                    withDuration: 1, delay: 1, usingSpringWithDamping: 1, initialSpringVelocity: 1, animations: change,
                    completion: done)
            }, { UIView.transition(with: view, duration: 1, animations: change, completion: done) },
            { UIView.animateKeyframes(withDuration: 1, delay: 0, animations: change, completion: done) },
        ]
        for way in ways {
            calls = []
            way()
            #expect(calls == ["change", "true"])
        }
        calls = []
        UIView.performWithoutAnimation(change)
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1, animations: change)
        #expect(calls == ["change", "change"])
    }

    /// Touches: what is hidden, takes none, or is nearly clear is passed over, and the frontmost comes first.
    @Test(
        arguments: [(1.0, true), (0.02, true), (0.009, false), (0, false)]) func clearViewsTakeNoTouches(
            alpha: CGFloat, isHit: Bool
        )
    {
        let (root, front) = (UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), UIView())
        front.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        root.addSubview(front)
        front.alpha = alpha
        #expect(root.hitTest(CGPoint(x: 15, y: 15), with: nil) === (isHit ? front : root))
    }

    @Test func recognisersBelongToOneView() {
        let (first, second, tap) = (UIView(), UIView(), UITapGestureRecognizer())
        first.addGestureRecognizer(tap)
        #expect(tap.view === first && first.gestureRecognizers == [tap])
        second.addGestureRecognizer(tap)
        #expect(tap.view === second && first.gestureRecognizers == [] && second.gestureRecognizers == [tap])
        second.removeGestureRecognizer(tap)
        #expect(tap.view == nil && second.gestureRecognizers == [])
    }

    /// Views with a tint of their own do not take another one around them.
    @Test func whoIsToldOfATint() {
        final class Told: UIView {
            var count = 0
            override func tintColorDidChange() { count += 1 }
        }
        let (outer, middle, inner) = (Told(), Told(), Told())
        outer.addSubview(middle)
        middle.addSubview(inner)
        outer.tintColor = .red
        #expect([outer, middle, inner].map(\.count) == [1, 1, 1] && inner.tintColor == .red)
        middle.tintColor = .green
        outer.tintColor = .blue
        #expect([outer, middle, inner].map(\.count) == [2, 2, 2] && inner.tintColor == .green)
        middle.tintColor = nil
        #expect(inner.tintColor == .blue)
    }

    /// The safe area reaches into a view as far as the view reaches into it, and further where it goes over the edge.
    @Test(
        arguments: [
            (CGRect(x: 0, y: 0, width: 100, height: 100), [20, 5, 10, 6]),
            (CGRect(x: 3, y: 8, width: 90, height: 90), [12, 2, 8, 0]),
            (CGRect(x: 30, y: 30, width: 10, height: 10), [0, 0, 0, 0]),
            (CGRect(x: -4, y: -7, width: 120, height: 120), [27, 9, 23, 22]),
        ] as [(CGRect, [CGFloat])])
    func safeAreas(_ frame: CGRect, _ insets: [CGFloat]) {
        let (root, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView(frame: frame))
        root.safeAreaInsets = UIEdgeInsets(top: 20, left: 5, bottom: 10, right: 6)
        root.addSubview(view)
        let safe = view.safeAreaInsets
        #expect([safe.top, safe.left, safe.bottom, safe.right] == insets)
        root.safeAreaInsets = .zero
        #expect(view.safeAreaInsets == .zero)
    }

    /// Values that have no effect keep what they are given, and begin with UIKit's.
    @Test func keptValues() {
        let scroll = UIScrollView()
        #expect(scroll.decelerationRate == .normal && scroll.indicatorStyle == .default && scroll.bouncesZoom)
        #expect(!scroll.isDirectionalLockEnabled && scroll.canCancelContentTouches && scroll.scrollsToTop)
        (scroll.decelerationRate, scroll.bouncesZoom, scroll.scrollsToTop) = (.fast, false, false)
        #expect(scroll.decelerationRate == .fast && !scroll.bouncesZoom && !scroll.scrollsToTop)
        scroll.setZoomScale(2, animated: false)
        scroll.zoom(to: CGRect(x: 3, y: 4, width: 5, height: 6), animated: false)
        #expect(scroll.zoomScale == 2 && scroll.contentOffset == CGPoint(x: 3, y: 4))
        let bar = UISearchBar()
        #expect(bar.isTranslucent && bar.enablesReturnKeyAutomatically && !bar.showsScopeBar && bar.prompt == nil)
        #expect(
            bar.autocapitalizationType == .none && bar.selectedScopeButtonIndex == 0 && bar.searchBarStyle == .default)
        (bar.isTranslucent, bar.prompt, bar.scopeButtonTitles) = (false, "a", ["b"])
        #expect(!bar.isTranslucent && bar.prompt == "a" && bar.scopeButtonTitles == ["b"])
        let text = UITextView()
        #expect(text.selectedRange == NSRange(location: 0, length: 0) && !text.isSecureTextEntry)
        text.selectedRange = NSRange(location: 1, length: 2)
        #expect(text.selectedRange.length == 2 && text.typingAttributes.isEmpty && text.inputView == nil)
        let table = UITableView()
        #expect(table.estimatedSectionHeaderHeight == -1 && table.sectionHeaderTopPadding == -1)
        #expect(!table.allowsSelectionDuringEditing && table.sectionIndexColor == nil)
        table.sectionIndexColor = .red
        table.estimatedSectionFooterHeight = 9
        #expect(table.sectionIndexColor == .red && table.estimatedSectionFooterHeight == 9)
        #expect(table.estimatedSectionHeaderHeight == -1)
    }
}
