import Foundation
import Testing
import UIKitAPI
import ViewLayout

/// Places, trees and layout of views, as UIKit documents them.
@MainActor struct UIViewTests {
    // MARK: - Geometry

    @Test func frameFollowsFromBoundsCentreAndMap() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        #expect(view.center == CGPoint(x: 60, y: 45))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
        view.bounds.size = CGSize(width: 50, height: 50)
        #expect(view.frame == CGRect(x: 35, y: 20, width: 50, height: 50))
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(view.frame == CGRect(x: 10, y: -5, width: 100, height: 100))
        #expect(view.bounds.size == CGSize(width: 50, height: 50))
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(view.frame == CGRect(x: 35, y: 20, width: 50, height: 50))
    }

    /// A view that fits itself stays where its top left is.
    @Test func fittingKeepsThePlace() {
        let label = UILabel(frame: CGRect(x: 7, y: 9, width: 300, height: 100))
        label.text = "Hi"
        label.sizeToFit()
        // The centre is what is kept, so that the last bit of the origin may differ.
        #expect(abs(label.frame.minX - 7) < 1e-9 && abs(label.frame.minY - 9) < 1e-9)
        #expect(label.bounds.size == label.intrinsicContentSize)
    }

    @Test func aSetFrameKeepsTheOriginOfBounds() {
        let view = UIView()
        view.bounds.origin = CGPoint(x: 0, y: 30)
        view.frame = CGRect(x: 5, y: 5, width: 20, height: 20)
        #expect(view.bounds == CGRect(x: 0, y: 30, width: 20, height: 20))
    }

    @Test func pointsAreConvertedBetweenViews() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let scroll = UIScrollView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
        scroll.contentOffset = CGPoint(x: 0, y: 40)
        let inner = UIView(frame: CGRect(x: 5, y: 50, width: 10, height: 10))
        root.addSubview(scroll)
        scroll.addSubview(inner)
        #expect(inner.convert(CGPoint.zero, to: root) == CGPoint(x: 15, y: 20))
        #expect(root.convert(CGPoint(x: 15, y: 20), to: inner) == .zero)
        #expect(inner.convert(inner.bounds, to: root) == CGRect(x: 15, y: 20, width: 10, height: 10))
    }

    @Test func mapsCompose() {
        let map = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 3)
        #expect(CGPoint(x: 1, y: 1).applying(map) == CGPoint(x: 12, y: 3))
        #expect(CGPoint(x: 12, y: 3).applying(map.inverted()) == CGPoint(x: 1, y: 1))
        #expect(CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2)) == CGPoint(x: 0, y: 1))
    }

    // MARK: - Tree

    @Test func viewsHavePlacesAmongTheirSiblings() {
        let root = UIView()
        let views = (0..<4).map { _ in UIView() }
        views.prefix(3).forEach(root.addSubview)
        root.insertSubview(views[3], belowSubview: views[1])
        func order() -> [Int] { root.subviews.compactMap { view in views.firstIndex { $0 === view } } }
        #expect(order() == [0, 3, 1, 2])
        root.bringSubviewToFront(views[0])
        #expect(order() == [3, 1, 2, 0])
        root.sendSubviewToBack(views[2])
        #expect(order() == [2, 3, 1, 0])
        root.exchangeSubview(at: 0, withSubviewAt: 3)
        #expect(order() == [0, 3, 1, 2])
        root.insertSubview(views[0], aboveSubview: views[2])
        #expect(order() == [3, 1, 2, 0])
        views[1].removeFromSuperview()
        #expect(order() == [3, 2, 0] && views[1].superview == nil)
        #expect(root.layer.sublayers?.count == 3)
    }

    private final class Told: UIView {
        var calls: [String] = []
        override func willMove(toSuperview newSuperview: UIView?) {
            calls.append(newSuperview == nil ? "leaves" : "comes")
        }
        override func didMoveToSuperview() { calls.append(superview == nil ? "left" : "came") }
        override func didMoveToWindow() { calls.append(window == nil ? "no window" : "window") }
        override func layoutSubviews() { calls.append("layout") }
    }

    @Test func viewsAreToldWhereTheyAre() {
        let (window, root, view) = (UIWindow(frame: .zero), UIView(), Told())
        root.addSubview(view)
        window.addSubview(root)
        view.removeFromSuperview()
        #expect(view.calls == ["comes", "came", "window", "leaves", "left", "no window"])
    }

    @Test func aViewIsFoundByItsNumber() {
        let (root, middle, leaf) = (UIView(), UIView(), UIView())
        root.addSubview(middle)
        middle.addSubview(leaf)
        leaf.tag = 7
        #expect(root.viewWithTag(7) === leaf && root.viewWithTag(8) == nil)
        #expect(leaf.isDescendant(of: root) && !root.isDescendant(of: leaf))
    }

    @Test func theFrontmostViewThatTakesTouchesIsHit() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (back, front) = (UIView(frame: root.bounds), UIView(frame: CGRect(x: 50, y: 0, width: 50, height: 100)))
        root.addSubview(back)
        root.addSubview(front)
        #expect(root.hitTest(CGPoint(x: 60, y: 10), with: nil) === front)
        front.isUserInteractionEnabled = false
        #expect(root.hitTest(CGPoint(x: 60, y: 10), with: nil) === back)
        back.isHidden = true
        #expect(root.hitTest(CGPoint(x: 60, y: 10), with: nil) === root)
        #expect(root.hitTest(CGPoint(x: 101, y: 10), with: nil) == nil)
    }

    // MARK: - Layout

    @Test func layoutRunsOnceForEachChangeAndFromTheTop() {
        let (root, view) = (Told(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), Told())
        root.addSubview(view)
        view.calls = []
        view.layoutIfNeeded()
        #expect(root.calls == ["layout"] && view.calls == ["layout"])
        view.layoutIfNeeded()
        #expect(view.calls == ["layout"])
        root.frame.size.width = 20
        root.layoutIfNeeded()
        #expect(root.calls == ["layout", "layout"] && view.calls == ["layout"])
    }

    private final class Placing: UIViewController {
        var calls: [String] = []
        override func viewWillLayoutSubviews() { calls.append("will") }
        override func viewDidLayoutSubviews() { calls.append("did") }
    }

    @Test func aControllerIsToldOfTheLayoutOfItsView() {
        let controller = Placing()
        controller.view.layoutIfNeeded()
        #expect(controller.calls == ["will", "did"])
    }

    /// "Apple, UIView.AutoresizingMask": flexible parts share the difference in proportion.
    @Test(arguments: [
        ([UIView.AutoresizingMask.flexibleWidth], CGRect(x: 20, y: 10, width: 160, height: 20)),
        ([.flexibleLeftMargin], CGRect(x: 120, y: 10, width: 60, height: 20)),
        ([.flexibleLeftMargin, .flexibleRightMargin], CGRect(x: 70, y: 10, width: 60, height: 20)),
        ([.flexibleWidth, .flexibleRightMargin], CGRect(x: 20, y: 10, width: 135, height: 20)),
        ([], CGRect(x: 20, y: 10, width: 60, height: 20)),
    ])
    func masksFollowTheViewAround(mask: [UIView.AutoresizingMask], expected: CGRect) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        let view = UIView(frame: CGRect(x: 20, y: 10, width: 60, height: 20))
        view.autoresizingMask = mask.reduce([]) { $0.union($1) }
        root.addSubview(view)
        root.frame.size.width = 200
        #expect(view.frame == expected)
    }

    /// The same from the top to the bottom; parts of no length share evenly.
    @Test(
        arguments: [
            (UIView.AutoresizingMask.flexibleHeight, 20.0, 160.0), (.flexibleTopMargin, 120, 60),
            (.flexibleBottomMargin, 20, 60),
            ([.flexibleTopMargin, .flexibleBottomMargin], 70, 60), ([.flexibleHeight, .flexibleBottomMargin], 20, 135),
            ([.flexibleTopMargin, .flexibleHeight], 45, 135), (.flexibleWidth, 20, 60),
        ] as [(UIView.AutoresizingMask, CGFloat, CGFloat)])
    func masksFollowTheHeightAround(mask: UIView.AutoresizingMask, y: CGFloat, height: CGFloat) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 100))
        let (view, flat) = (UIView(frame: CGRect(x: 0, y: 20, width: 20, height: 60)), UIView(frame: .zero))
        (view.autoresizingMask, flat.autoresizingMask) = (mask, [.flexibleHeight, .flexibleTopMargin])
        root.addSubview(view)
        root.addSubview(flat)
        root.frame.size.height = 200
        #expect(view.frame == CGRect(x: 0, y: y, width: 20, height: height))
        #expect(flat.frame == CGRect(x: 0, y: 50, width: 0, height: 50))
    }

    @Test func marginsFollowTheSafeAreaAndTheDirection() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        view.safeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(view.layoutMargins == UIEdgeInsets(top: 21, left: 2, bottom: 13, right: 4))
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.layoutMargins == UIEdgeInsets(top: 21, left: 4, bottom: 13, right: 2))
        let inner = UIView(frame: CGRect(x: 0, y: 10, width: 100, height: 85))
        view.addSubview(inner)
        #expect(inner.safeAreaInsets == UIEdgeInsets(top: 10, left: 0, bottom: 5, right: 0))
        // UIKit, observed: 16 points beside the content of a controller on a phone.
        let controller = UIViewController()
        #expect(controller.view.layoutMargins == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    }

    @Test func theTintIsThatOfTheNearestViewThatHasOne() {
        let (root, view) = (UIView(), UIView())
        root.addSubview(view)
        #expect(view.tintColor == .systemBlue)
        root.tintColor = .systemPink
        #expect(view.tintColor == .systemPink)
    }

    // MARK: - Drawing

    @Test func opacityClipAndOrder() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        root.backgroundColor = .white
        let half = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        half.backgroundColor = .black
        half.alpha = 0.5
        let wide = UIView(frame: CGRect(x: 5, y: 0, width: 10, height: 10))
        wide.backgroundColor = .red
        half.addSubview(wide)
        root.addSubview(half)
        var drawn = try DrawnView(root)
        #expect(drawn.pixel(2, 5) == [127, 127, 127, 255] && drawn.pixel(12, 5) == [255, 127, 127, 255])
        half.clipsToBounds = true
        drawn = try DrawnView(root)
        #expect(drawn.pixel(12, 5) == [255, 255, 255, 255])
    }

    @Test func aTurnedViewIsDrawnTurned() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        let bar = UIView(frame: CGRect(x: 2, y: 8, width: 16, height: 4))
        bar.backgroundColor = .red
        bar.transform = CGAffineTransform(rotationAngle: .pi / 2)
        root.addSubview(bar)
        let drawn = try DrawnView(root)
        #expect(drawn.pixel(10, 3) == [255, 0, 0, 255] && drawn.pixel(3, 10) == [0, 0, 0, 0])
    }

    @Test func aStretchedViewStretchesWhatIsInIt() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        let box = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        let dot = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        dot.backgroundColor = .blue
        box.addSubview(dot)
        box.transform = CGAffineTransform(scaleX: 2, y: 2)
        root.addSubview(box)
        let drawn = try DrawnView(root)
        #expect(drawn.pixel(1, 1) == [0, 0, 255, 255] && drawn.pixel(19, 19) == [0, 0, 255, 255])
        #expect(drawn.pixel(21, 21) == [0, 0, 0, 0])
    }

    /// A colour that depends on the viewer is resolved for the view, not when it was set.
    @Test func backgroundsFollowTheAppearance() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
        view.backgroundColor = .systemBackground
        #expect(try DrawnView(view).pixel(1, 1) == [255, 255, 255, 255])
        #expect(try DrawnView(view, traits: TraitCollection(userInterfaceStyle: .dark)).pixel(1, 1) == [0, 0, 0, 255])
        view.overrideUserInterfaceStyle = .dark
        #expect(try DrawnView(view).pixel(1, 1) == [0, 0, 0, 255])
        view.layer.backgroundColor = UIColor.red.cgColor
        #expect(try DrawnView(view).pixel(1, 1) == [255, 0, 0, 255])
    }

    /// A view that only holds another one of its size must not hide how that one is drawn.
    @Test func theOnlySubviewKeepsItsOpacity() throws {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let inner = UIView(frame: outer.bounds)
        inner.backgroundColor = .black
        inner.alpha = 0.5
        outer.addSubview(inner)
        #expect((127...128).contains(try DrawnView(outer).pixel(5, 5)[3]))
    }

    /// A view that goes straight to another stack leaves the first one.
    @Test func aMovedViewLeavesItsStack() {
        let (first, second) = (UIStackView(), UIStackView())
        let view = UIView()
        first.addArrangedSubview(view)
        second.addArrangedSubview(view)
        #expect(first.arrangedSubviews.isEmpty && first.subviews.isEmpty)
        #expect(second.arrangedSubviews == [view])
    }

    /// Only views of the arrangement have a space of their own.
    @Test func aViewOutsideHasNoCustomSpacing() {
        let (stack, inside, outside) = (UIStackView(), UIView(), UIView())
        stack.addArrangedSubview(inside)
        stack.setCustomSpacing(12, after: inside)
        stack.setCustomSpacing(12, after: outside)
        #expect(stack.customSpacing(after: inside) == 12)
        #expect(stack.customSpacing(after: outside) == UIStackView.spacingUseDefault)
        // It goes with the view, also where the view comes back.
        stack.removeArrangedSubview(inside)
        stack.addArrangedSubview(inside)
        #expect(stack.customSpacing(after: inside) == UIStackView.spacingUseDefault)
    }
}
