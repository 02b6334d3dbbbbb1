import Foundation
import Testing

@testable import UIKitAPI

/// One anchor at a time, worked out by hand.
@MainActor @Suite struct AnchorTests {
    /// A view of 50 × 20 in one of 300 × 200 whose margins are 8, 20, 6 and 12: where it is when one attribute is 10
    /// more than that of the view around it, from left to right and from right to left.
    struct Place: Sendable, CustomTestStringConvertible {
        let own, other: NSLayoutConstraint.Attribute
        let leftToRight, rightToLeft: CGFloat

        var testDescription: String { "attribute \(own.rawValue) to \(other.rawValue)" }
    }

    nonisolated static let places = [
        Place(own: .left, other: .left, leftToRight: 10, rightToLeft: 10),
        Place(own: .right, other: .right, leftToRight: 260, rightToLeft: 260),
        Place(own: .right, other: .left, leftToRight: -40, rightToLeft: -40),
        Place(own: .leading, other: .leading, leftToRight: 10, rightToLeft: 240),
        Place(own: .trailing, other: .trailing, leftToRight: 260, rightToLeft: -10),
        Place(own: .leading, other: .trailing, leftToRight: 310, rightToLeft: -60),
        Place(own: .leading, other: .leadingMargin, leftToRight: 30, rightToLeft: 228),
        Place(own: .trailing, other: .trailingMargin, leftToRight: 248, rightToLeft: 10),
        Place(own: .left, other: .leftMargin, leftToRight: 30, rightToLeft: 30),
        Place(own: .right, other: .rightMargin, leftToRight: 248, rightToLeft: 248),
        Place(own: .top, other: .top, leftToRight: 10, rightToLeft: 10),
        Place(own: .bottom, other: .bottom, leftToRight: 190, rightToLeft: 190),
        Place(own: .top, other: .bottom, leftToRight: 210, rightToLeft: 210),
        Place(own: .centerY, other: .centerY, leftToRight: 100, rightToLeft: 100),
        Place(own: .centerY, other: .top, leftToRight: 0, rightToLeft: 0),
        Place(own: .top, other: .topMargin, leftToRight: 18, rightToLeft: 18),
        Place(own: .bottom, other: .bottomMargin, leftToRight: 184, rightToLeft: 184),
        // The margins' middle is at (8 + 194) / 2.
        Place(own: .centerY, other: .centerYWithinMargins, leftToRight: 101, rightToLeft: 101),
    ]

    @Test(arguments: places)
    func theConstantIsAddedInTheDirectionOfTheAttribute(_ place: Place) {
        for (isMirrored, expected) in [(false, place.leftToRight), (true, place.rightToLeft)] {
            let root = UIView.container(300, 200)
            if isMirrored { root.semanticContentAttribute = .forceRightToLeft }
            root.layoutMargins = UIEdgeInsets(top: 8, left: 20, bottom: 6, right: 12)
            let view = root.adding(SizedView(50, 20))
            NSLayoutConstraint(
                item: view, attribute: place.own, relatedBy: .equal, toItem: root, attribute: place.other,
                multiplier: 1, constant: 10
            ).isActive = true
            root.layoutIfNeeded()
            let found = place.own.axis == .horizontal ? view.frame.minX : view.frame.minY
            #expect(found == expected, "mirrored: \(isMirrored)")
            #expect(view.frame.size == CGSize(width: 50, height: 20))
        }
    }

    /// The middle is in the middle, in either direction.
    @Test func theMiddleIsTheMiddle() {
        let root = UIView.container(300, 200)
        root.layoutMargins = UIEdgeInsets(top: 8, left: 20, bottom: 6, right: 12)
        let (view, other) = (root.adding(SizedView(50, 20)), root.adding(SizedView(50, 20)))
        view.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
        NSLayoutConstraint(
            item: other, attribute: .centerX, relatedBy: .equal, toItem: root, attribute: .centerXWithinMargins,
            multiplier: 1, constant: 0
        ).isActive = true
        root.layoutIfNeeded()
        // Between the margins: (20 + 288) / 2 - 25.
        #expect(view.frame.minX == 125 && other.frame.minX == 129)
    }

    /// A text of two lines, whose baselines are 15 below its top and 5 above its bottom, is at 10: its baselines are at
    /// 25 and 45. The other one has 40 points, too.
    @Test(arguments: [
        (NSLayoutConstraint.Attribute.firstBaseline, NSLayoutConstraint.Attribute.firstBaseline, 10),
        (.firstBaseline, .lastBaseline, 30), (.lastBaseline, .firstBaseline, -10), (.lastBaseline, .lastBaseline, 10),
        (.firstBaseline, .top, -5), (.firstBaseline, .bottom, 35), (.lastBaseline, .top, -25),
        (.lastBaseline, .bottom, 15), (.top, .lastBaseline, 45), (.bottom, .firstBaseline, -15),
    ])
    func baselinesAreThoseOfTheText(
        _ own: NSLayoutConstraint.Attribute, _ other: NSLayoutConstraint.Attribute, _ y: CGFloat
    ) {
        let root = UIView.container(300, 200)
        let texts = (0..<2).map { _ in root.adding(LinesView(150)) }
        NSLayoutConstraint.activate(
            texts.flatMap {
                [
                    $0.widthAnchor.constraint(equalToConstant: 100),
                    $0.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                ]
            } + [
                texts[0].topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
                NSLayoutConstraint(
                    item: texts[1], attribute: own, relatedBy: .equal, toItem: texts[0], attribute: other,
                    multiplier: 1, constant: 0),
            ])
        root.layoutIfNeeded()
        #expect(texts[0].frame == CGRect(x: 0, y: 10, width: 100, height: 40))
        #expect(texts[1].frame == CGRect(x: 0, y: y, width: 100, height: 40))
    }

    /// A label's last baseline is its descender above its bottom.
    @Test func labelsOfTwoSizesShareTheLastBaseline() {
        let root = UIView.container(300, 200)
        let labels = [34, 17].map { (size: CGFloat) in
            let label = root.adding(UILabel())
            (label.text, label.font) = ("Dinner", .systemFont(ofSize: size))
            return label
        }
        NSLayoutConstraint.activate([
            labels[0].topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
            labels[1].lastBaselineAnchor.constraint(equalTo: labels[0].lastBaselineAnchor),
        ])
        root.layoutIfNeeded()
        let baselines = labels.map { $0.frame.maxY + $0.font.descender }
        #expect(abs(baselines[0] - baselines[1]) < 0.7, "\(baselines)")
        #expect(labels[0].frame.maxY > labels[1].frame.maxY + 3)
    }

    // MARK: - Priorities

    /// Each axis has its own two priorities: the view that hugs less, or resists less, on that axis gives way.
    @Test(arguments: [NSLayoutConstraint.Axis.horizontal, .vertical])
    func eachAxisHasItsOwnPriorities(_ axis: NSLayoutConstraint.Axis) {
        let other: NSLayoutConstraint.Axis = axis == .horizontal ? .vertical : .horizontal
        func lengths(in length: CGFloat) -> [CGFloat] {
            let root = axis == .horizontal ? UIView.container(length, 300) : UIView.container(300, length)
            let views = (0..<2).map { _ in root.adding(SizedView(40, 40)) }
            views[0].setContentHuggingPriority(.init(240), for: axis)
            views[0].setContentHuggingPriority(.init(260), for: other)
            views[0].setContentCompressionResistancePriority(.init(740), for: axis)
            views[0].setContentCompressionResistancePriority(.init(760), for: other)
            let format = axis == .horizontal ? "H:|[a][b]|" : "V:|[a][b]|"
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format, metrics: nil, views: ["a": views[0], "b": views[1]]))
            root.layoutIfNeeded()
            return views.map { axis == .horizontal ? $0.frame.width : $0.frame.height }
        }
        #expect(lengths(in: 100) == [60, 40])
        #expect(lengths(in: 50) == [10, 40])
    }

    /// The multiplier is of the other view alone: the constant is added to the product.
    @Test(arguments: [(0.5, 160), (1, 310), (2, 610)] as [(CGFloat, CGFloat)])
    func multipliersAndInequalities(multiplier: CGFloat, width: CGFloat) {
        let root = UIView.container(300, 200)
        let view = root.adding(SizedView(50, 20))
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: multiplier, constant: 10),
            view.heightAnchor.constraint(greaterThanOrEqualToConstant: 35),
            view.leadingAnchor.constraint(lessThanOrEqualTo: root.leadingAnchor, constant: 12),
            view.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 12),
            view.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor, constant: -100),
            view.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: 65),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 12, y: 65, width: width, height: 35))
    }
}
