import Foundation
import Testing

@testable import UIKitAPI

/// Stacks, worked out by hand from Apple's description of `UIStackView`.
@MainActor @Suite struct StackViewTests {
    private let views = [SizedView(40, 20), SizedView(60, 30), SizedView(80, 10)]

    private func frames(_ width: CGFloat, _ height: CGFloat, _ change: (UIStackView) -> Void) -> [CGRect] {
        let root = UIView.container(width, height)
        let stack = root.adding(UIStackView(arrangedSubviews: views))
        change(stack)
        stack.fillSuperview()
        root.layoutIfNeeded()
        return views.map(\.frame)
    }

    @Test func fillStretchesWhatHugsLeast() {
        views[1].setContentHuggingPriority(.init(249), for: .horizontal)
        let frames = frames(300, 50) { $0.spacing = 10 }
        #expect(frames.map(\.minX) == [0, 50, 220])
        #expect(frames.map(\.width) == [40, 160, 80])
        #expect(frames.map(\.height) == [50, 50, 50])
    }

    @Test func fillEquallyDividesTheLength() {
        let frames = frames(320, 50) {
            $0.distribution = .fillEqually
            $0.spacing = 10
            $0.alignment = .center
        }
        #expect(frames.map(\.width) == [100, 100, 100])
        #expect(frames.map(\.minX) == [0, 110, 220])
        #expect(frames.map(\.midY) == [25, 25, 25])
        #expect(frames.map(\.height) == [20, 30, 10])
    }

    @Test func fillProportionallyKeepsTheProportion() {
        let frames = frames(360, 50) { $0.distribution = .fillProportionally }
        #expect(frames.map(\.width) == [80, 120, 160])
        // With two spaces of 10 the whole is 200 points, and twice that is at least twice each view.
        let spaced = self.frames(400, 50) { ($0.distribution, $0.spacing) = (.fillProportionally, 10) }
        for (frame, least) in zip(spaced, [80, 120, 160] as [CGFloat]) { #expect(frame.width >= least - 0.5) }
        #expect(spaced[2].maxX == 400 && abs(spaced.map(\.width).reduce(20, +) - 400) < 1)
    }

    @Test func equalSpacingSharesTheRest() {
        let frames = frames(300, 50) {
            $0.distribution = .equalSpacing
            $0.alignment = .bottom
        }
        #expect(frames.map(\.minX) == [0, 100, 220])
        #expect(frames.map(\.maxY) == [50, 50, 50])
    }

    /// 40 and 80 wide at the ends: their middles are 20 and 260, so that the one between is at 140.
    @Test func equalCenteringSharesTheMiddles() {
        let frames = frames(300, 50) { $0.distribution = .equalCentering }
        #expect(frames.map(\.midX) == [20, 140, 260])
    }

    @Test func hiddenViewsTakeNoRoom() {
        views[1].isHidden = true
        let frames = frames(130, 50) { $0.spacing = 10 }
        #expect(frames[0] == CGRect(x: 0, y: 0, width: 40, height: 50))
        #expect(frames[2] == CGRect(x: 50, y: 0, width: 80, height: 50))
        #expect(frames[1].width == 0)
    }

    @Test func columnsSpacesAndMargins() {
        let frames = frames(200, 200) {
            $0.axis = .vertical
            $0.alignment = .trailing
            $0.spacing = 4
            $0.setCustomSpacing(30, after: views[0])
            $0.isLayoutMarginsRelativeArrangement = true
            $0.layoutMargins = UIEdgeInsets(top: 10, left: 5, bottom: 96, right: 20)
        }
        #expect(frames.map(\.minY) == [10, 60, 94])
        #expect(frames.map(\.maxX) == [180, 180, 180])
        #expect(frames.map(\.width) == [40, 60, 80])
    }

    @Test func rowsRunFromRightToLeft() {
        let frames = frames(190, 50) {
            $0.spacing = 5
            $0.superview?.semanticContentAttribute = .forceRightToLeft
            $0.semanticContentAttribute = .forceRightToLeft
        }
        #expect(frames.map(\.maxX) == [190, 145, 80])
    }

    /// A stack is as large as what is in it.
    @Test func aStackFitsItsViews() {
        let row = UIStackView(arrangedSubviews: views)
        row.spacing = 10
        row.alignment = .center
        #expect(row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 200, height: 30))
        let title = SizedView(120, 22)
        let column = UIStackView(arrangedSubviews: [title, row])
        column.axis = .vertical
        column.alignment = .leading
        column.spacing = 6
        #expect(column.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 200, height: 58))
        views[1].isHidden = true
        #expect(column.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 130, height: 48))
    }

    /// Views are hidden, shown and given another frame around them between layouts.
    @Test func aStackFollowsChanges() {
        let root = UIView.container(200, 50)
        let box = UIView(frame: CGRect(x: 10, y: 0, width: 180, height: 50))
        root.addSubview(box)
        let stack = box.adding(UIStackView(arrangedSubviews: Array(views[0...1])))
        stack.distribution = .fillEqually
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(withVisualFormat: "|[s]|", metrics: nil, views: ["s": stack])
                + NSLayoutConstraint.constraints(withVisualFormat: "V:|[s]|", metrics: nil, views: ["s": stack]))
        root.layoutIfNeeded()
        #expect(views[1].frame == CGRect(x: 90, y: 0, width: 90, height: 50))
        views[0].isHidden = true
        root.layoutIfNeeded()
        #expect(views[1].frame == CGRect(x: 0, y: 0, width: 180, height: 50))
        box.frame.size = CGSize(width: 100, height: 40)
        views[0].isHidden = false
        root.layoutIfNeeded()
        #expect(views[1].frame == CGRect(x: 50, y: 0, width: 50, height: 40))
        box.frame.size.width = 60
        root.layoutIfNeeded()
        #expect(views[1].frame == CGRect(x: 30, y: 0, width: 30, height: 40))
    }

    @Test func aRemovedViewLeavesTheArrangement() {
        let stack = UIStackView(arrangedSubviews: views)
        views[0].removeFromSuperview()
        #expect(stack.arrangedSubviews.count == 2)
        stack.removeArrangedSubview(views[1])
        #expect(stack.subviews.count == 2)
        #expect(stack.systemLayoutSizeFitting(.zero).width >= 80)
    }
}
