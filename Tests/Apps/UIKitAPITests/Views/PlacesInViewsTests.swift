import Foundation
import Testing

@testable import UIKitAPI

/// Places that follow from others: what is stretched, scrolled to, turned or drawn in a larger frame.
@MainActor struct PlacesInViewsTests {
    /// "autoresizingMask": the change of the outer length is shared in proportion to the flexible lengths. A view of 20 at 10
    /// in 100 has 10 before and 70 behind it.
    @Test(
        arguments: [
            ([], 10.0, 20.0), ([.flexibleWidth], 10, 120), ([.flexibleLeftMargin], 110, 20),
            ([.flexibleRightMargin], 10, 20),
            ([.flexibleLeftMargin, .flexibleRightMargin], 22.5, 20),
            ([.flexibleLeftMargin, .flexibleWidth], 43.333, 86.667),
            ([.flexibleWidth, .flexibleRightMargin], 10, 42.222),
            ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 20, 40),
        ] as [(UIView.AutoresizingMask, CGFloat, CGFloat)])
    func flexibleLengthsShareTheChange(mask: UIView.AutoresizingMask, start: CGFloat, length: CGFloat) {
        let root = UIView.container(100, 100)
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        // The same down as across.
        let down: [(UIView.AutoresizingMask, UIView.AutoresizingMask)] = [
            (.flexibleLeftMargin, .flexibleTopMargin), (.flexibleWidth, .flexibleHeight),
            (.flexibleRightMargin, .flexibleBottomMargin),
        ]
        view.autoresizingMask = down.reduce(mask) { mask.contains($1.0) ? $0.union($1.1) : $0 }
        root.addSubview(view)
        root.frame.size = CGSize(width: 200, height: 200)
        for (found, expected) in [
            (view.frame.minX, start), (view.frame.minY, start), (view.frame.width, length), (view.frame.height, length),
        ] { #expect(abs(found - expected) < 0.001) }
    }

    /// "scrollRectToVisible(_:animated:)": as little as is needed, and nothing if the rectangle is visible.
    @Test(arguments: [
        (CGRect(x: 60, y: 60, width: 10, height: 10), 50.0, 50.0), (CGRect(x: 0, y: 60, width: 10, height: 10), 0, 50),
        (CGRect(x: 140, y: 60, width: 30, height: 10), 70, 50), (CGRect(x: 60, y: 10, width: 10, height: 10), 50, 10),
        (CGRect(x: 60, y: 190, width: 10, height: 10), 50, 100),
    ])
    func aListScrollsAsLittleAsItMust(rect: CGRect, x: CGFloat, y: CGFloat) {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentSize = CGSize(width: 300, height: 300)
        view.contentOffset = CGPoint(x: 50, y: 50)
        view.scrollRectToVisible(rect, animated: false)
        #expect(view.contentOffset == CGPoint(x: x, y: y))
    }

    /// What a layer holds moves against the origin of its bounds, as in a list that is scrolled.
    @Test func placesCountFromTheOriginOfTheBounds() {
        let (root, list, cell) = (CALayer(), CALayer(), CALayer())
        root.addSublayer(list)
        list.addSublayer(cell)
        list.frame = CGRect(x: 5, y: 7, width: 100, height: 100)
        list.bounds.origin = CGPoint(x: 30, y: 50)
        cell.frame = CGRect(x: 40, y: 60, width: 10, height: 10)
        #expect(cell.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 5 + 10 + 1, y: 7 + 10 + 2))
        #expect(root.convert(CGRect(x: 5, y: 7, width: 4, height: 3), to: list).origin == CGPoint(x: 30, y: 50))
        #expect(cell.convert(CGPoint(x: 16, y: 19), from: root) == CGPoint(x: 1, y: 2))
    }

    /// A mirrored or scaled view has the frame that it was given.
    @Test(arguments: [(1.0, 1.0), (-1, 1), (1, -1), (2, 0.5), (-2, -4)])
    func aFrameIsWhatWasSet(across: CGFloat, down: CGFloat) {
        let view = UIView()
        view.transform = CGAffineTransform(scaleX: across, y: down)
        view.frame = CGRect(x: 10, y: 20, width: 80, height: 40)
        #expect(view.frame == CGRect(x: 10, y: 20, width: 80, height: 40))
        #expect(view.bounds.size == CGSize(width: 80 / abs(across), height: 40 / abs(down)))
    }

    /// A label's lines are in the middle of its height, and its edges are its frame's.
    @Test func linesAreInTheMiddleOfALabel() throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        label.text = "A"
        let own = label.intrinsicContentSize.height
        let node = try #require(try DrawnView(label).node)
        guard case .text(let text) = node.content else {
            Issue.record("no text")
            return
        }
        let baseline = try #require(text.lineOrigins.first?.y)
        label.frame.size.height = own
        guard case .text(let low)? = try DrawnView(label).node?.content, let first = low.lineOrigins.first?.y else {
            Issue.record("no text")
            return
        }
        #expect(abs(baseline - first - (100 - own) / 2) < 0.5)
    }

    /// `alignmentRectInsets`: constraints are about the rectangle inside of them, and the frame is around it.
    @Test func constraintsAreAboutTheAlignmentRectangle() {
        final class Shadowed: UIView {
            override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 3, left: 5, bottom: 7, right: 11) }
        }
        let root = UIView.container(300, 200)
        let view = Shadowed(frame: CGRect(x: 20, y: 30, width: 100, height: 50))
        root.addSubview(view)
        let twin = root.adding(UIView())
        NSLayoutConstraint.activate([
            twin.leftAnchor.constraint(equalTo: view.leftAnchor), twin.topAnchor.constraint(equalTo: view.topAnchor),
            twin.rightAnchor.constraint(equalTo: view.rightAnchor),
            twin.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        root.layoutIfNeeded()
        #expect(twin.frame == CGRect(x: 25, y: 33, width: 100 - 5 - 11, height: 50 - 3 - 7))
    }

    /// The content of a text view is its text with all of its insets.
    @Test func aTextViewScrollsItsInsetsToo() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        view.text = "one\ntwo\nthree"
        view.textContainerInset = .zero
        view.layoutIfNeeded()
        let text = view.contentSize
        view.textContainerInset = UIEdgeInsets(top: 3, left: 4, bottom: 20, right: 6)
        view.layoutIfNeeded()
        #expect(text.height > 40 && abs(view.contentSize.height - text.height - 23) < 0.01)
        #expect(view.contentSize.width == 200)
    }

    @Test func aHiddenViewOfAStackTakesNoRoom() {
        let views = [SizedView(20, 10), SizedView(30, 10), SizedView(40, 10)]
        let stack = UIStackView(arrangedSubviews: views)
        stack.spacing = 5
        views[1].isHidden = true
        let root = UIView.container(200, 50)
        root.adding(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            stack.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        #expect(stack.frame == CGRect(x: 0, y: 0, width: 65, height: 10))
        #expect(views[0].frame.minX == 0 && views[2].frame.minX == 25)
        #expect(views[1].frame.width == 0 && views[1].frame.minX == 0)
        #expect(!stack.hasAmbiguousLayout && !views[1].hasAmbiguousLayout)
    }
}
