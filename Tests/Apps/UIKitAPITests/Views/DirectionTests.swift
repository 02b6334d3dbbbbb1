import Foundation
import Testing

@testable import UIKitAPI

/// What stands at the left for one reader and at the right for another, and what does not. Apple's words for it are
/// leading and trailing; left and right stay.
@MainActor struct DirectionTests {
    private func mirrored<View: UIView>(_ view: View, _ isMirrored: Bool) -> View {
        view.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
        return view
    }

    @Test func marginsTakeTheSafeAreaOfTheirSide() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.safeAreaInsets = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 7)
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 2)
        #expect(view.layoutMargins == UIEdgeInsets(top: 0, left: 31, bottom: 0, right: 9))
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.layoutMargins == UIEdgeInsets(top: 0, left: 32, bottom: 0, right: 8))
        view.insetsLayoutMarginsFromSafeArea = false
        #expect(view.layoutMargins == UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 1))
    }

    @Test(arguments: [false, true])
    func segmentsAreReadInOrder(isMirrored: Bool) {
        let control = mirrored(UISegmentedControl(items: ["A", "B", "C"]), isMirrored)
        control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
        control.layoutIfNeeded()
        let middles = control.subviews.map { $0.frame.midX.rounded() }
        #expect(middles == (isMirrored ? [250, 150, 50] : [50, 150, 250]))
    }

    /// "Visual Format Language": directionRightToLeft measures from the right, directionLeftToRight from the left, and
    /// without them the reader decides.
    @Test(arguments: [
        (NSLayoutConstraint.FormatOptions.directionLeftToRight, false, 10.0, 35.0),
        (.directionLeftToRight, true, 10.0, 35.0), (.directionRightToLeft, false, 70.0, 55.0),
        (.directionRightToLeft, true, 70.0, 55.0), (.directionLeadingToTrailing, false, 10.0, 35.0),
        (.directionLeadingToTrailing, true, 70.0, 55.0),
    ])
    func formatsHaveADirection(
        _ options: NSLayoutConstraint.FormatOptions, isMirrored: Bool, first: CGFloat, second: CGFloat
    ) {
        let root = mirrored(UIView.container(100, 50), isMirrored)
        let views = ["first": root.adding(SizedView(20, 10)), "second": root.adding(SizedView(10, 10))]
        for view in views.values { _ = mirrored(view, isMirrored) }
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "|-10-[first]-5-[second]", options: options, metrics: nil, views: views))
        root.layoutIfNeeded()
        #expect(views["first"]?.frame.minX == first && views["second"]?.frame.minX == second)
    }

    // MARK: - Buttons

    /// The image of a configured button is before, behind, above or below its title, with its padding between them.
    @Test(arguments: [
        (NSDirectionalRectEdge.leading, false), (.leading, true), (.trailing, false), (.trailing, true), (.top, false),
        (.bottom, false),
    ])
    func anImageStandsOnItsSide(placement: NSDirectionalRectEdge, isMirrored: Bool) throws {
        var looks = UIButton.Configuration.plain()
        (looks.title, looks.image) = (
            "Join", UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }
        )
        (looks.imagePlacement, looks.imagePadding) = (placement, 6)
        let button = mirrored(UIButton(configuration: looks), isMirrored)
        button.frame = CGRect(origin: .zero, size: CGSize(width: 200, height: 100))
        button.layoutIfNeeded()
        let (title, image) = (try #require(button.titleLabel?.frame), try #require(button.imageView?.frame))
        let both = title.union(image)
        #expect(abs(both.midX - 100) < 0.5 && abs(both.midY - 50) < 0.5)
        let isStacked = placement == .top || placement == .bottom
        if isStacked {
            #expect(abs(title.midX - image.midX) < 0.5)
            #expect(abs((placement == .top ? title.minY - image.maxY : image.minY - title.maxY) - 6) < 0.001)
        } else {
            let isLeft = (placement == .leading) != isMirrored
            #expect(abs(title.midY - image.midY) < 0.5)
            #expect(abs((isLeft ? title.minX - image.maxX : image.minX - title.maxX) - 6) < 0.001)
        }
        // The button's own size has just room for it.
        let insets = looks.contentInsets
        let own = button.intrinsicContentSize
        #expect(abs(own.width - both.width - insets.leading - insets.trailing) < 0.01)
        #expect(abs(own.height - both.height - insets.top - insets.bottom) < 0.01)
    }
}
