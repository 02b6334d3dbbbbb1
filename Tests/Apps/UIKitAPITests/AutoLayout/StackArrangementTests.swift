import Foundation
import Testing

@testable import UIKitAPI

/// Stacks of each distribution, alignment, axis, direction and spacing. The places are worked out by hand from Apple's
/// description of `UIStackView`.
@MainActor @Suite struct StackArrangementTests {
    /// What a distribution makes of three views that are 40, 60 and 80 points long, of which the second hugs least.
    struct Distribution: Sendable, CustomTestStringConvertible {
        let distribution: UIStackView.Distribution
        let spacing, length: CGFloat
        let starts, lengths: [CGFloat]

        var testDescription: String { "\(distribution), spacing \(spacing), length \(length)" }
    }

    nonisolated static let distributions = [
        Distribution(
            distribution: .fill, spacing: 0, length: 360, starts: [0, 40, 280], lengths: [40, 240, 80]),
        Distribution(
            distribution: .fill, spacing: 8, length: 376, starts: [0, 48, 296], lengths: [40, 240, 80]),
        Distribution(
            distribution: .fillEqually, spacing: 0, length: 360, starts: [0, 120, 240], lengths: [120, 120, 120]),
        Distribution(
            distribution: .fillEqually, spacing: 8, length: 376, starts: [0, 128, 256], lengths: [120, 120, 120]),
        Distribution(
            distribution: .fillProportionally, spacing: 0, length: 360, starts: [0, 80, 200], lengths: [80, 120, 160]),
        // A stack that is as long as its views and spaces leaves each view as long as it is.
        Distribution(
            distribution: .fillProportionally, spacing: 8, length: 196, starts: [0, 48, 116], lengths: [40, 60, 80]),
        // 360 - 180 are two spaces of 90, and 376 - 180 two of 98, whatever is the minimum.
        Distribution(
            distribution: .equalSpacing, spacing: 0, length: 360, starts: [0, 130, 280], lengths: [40, 60, 80]),
        Distribution(
            distribution: .equalSpacing, spacing: 8, length: 376, starts: [0, 138, 296], lengths: [40, 60, 80]),
        // The centres of the ends are 20 and 320, or 20 and 336, so that the one between is 170 or 178.
        Distribution(
            distribution: .equalCentering, spacing: 0, length: 360, starts: [0, 140, 280], lengths: [40, 60, 80]),
        Distribution(
            distribution: .equalCentering, spacing: 8, length: 376, starts: [0, 148, 296], lengths: [40, 60, 80]),
        // Equal centres would be 68 apart and leave -2 points before the last view: the spacing wins.
        Distribution(
            distribution: .equalCentering, spacing: 8, length: 196, starts: [0, 48, 116], lengths: [40, 60, 80]),
    ]

    /// What an alignment makes of three views that are 20, 30 and 10 points thick in a stack of 50.
    struct Alignment: Sendable, CustomTestStringConvertible {
        let alignment: UIStackView.Alignment
        let starts, lengths: [CGFloat]

        var testDescription: String { "\(alignment)" }
    }

    nonisolated static let alignments = [
        Alignment(alignment: .fill, starts: [0, 0, 0], lengths: [50, 50, 50]),
        Alignment(alignment: .leading, starts: [0, 0, 0], lengths: [20, 30, 10]),
        Alignment(alignment: .center, starts: [15, 10, 20], lengths: [20, 30, 10]),
        Alignment(alignment: .trailing, starts: [30, 20, 40], lengths: [20, 30, 10]),
    ]

    @Test(arguments: distributions, alignments)
    func viewsStandWhereTheRulesSay(_ along: Distribution, _ across: Alignment) {
        for isRow in [true, false] {
            for isMirrored in [true, false] {
                let (root, stack, views) = Self.stack(along, across, isRow: isRow, isMirrored: isMirrored)
                root.layoutIfNeeded()
                #expect(stack.frame == root.bounds)
                let expected = views.indices.map { index in
                    var (x, width) = (along.starts[index], along.lengths[index])
                    var (y, height) = (across.starts[index], across.lengths[index])
                    if !isRow { (x, width, y, height) = (y, height, x, width) }
                    if isMirrored { x = root.bounds.width - x - width }
                    return CGRect(x: x, y: y, width: width, height: height)
                }
                #expect(views.map(\.frame) == expected, "\(isRow ? "row" : "column"), mirrored: \(isMirrored)")
            }
        }
    }

    private static func stack(
        _ along: Distribution, _ across: Alignment, isRow: Bool, isMirrored: Bool
    ) -> (root: UIView, stack: UIStackView, views: [SizedView]) {
        let views = [(40, 20), (60, 30), (80, 10)].map { (length: Int, thickness: Int) in
            let (length, thickness) = (CGFloat(length), CGFloat(thickness))
            return isRow ? SizedView(length, thickness) : SizedView(thickness, length)
        }
        views[1].setContentHuggingPriority(.init(249), for: isRow ? .horizontal : .vertical)
        let root = isRow ? UIView.container(along.length, 50) : UIView.container(50, along.length)
        let stack = root.adding(UIStackView(arrangedSubviews: views))
        stack.axis = isRow ? .horizontal : .vertical
        (stack.distribution, stack.alignment, stack.spacing) = (along.distribution, across.alignment, along.spacing)
        if isMirrored { for view in [root, stack] { view.semanticContentAttribute = .forceRightToLeft } }
        stack.fillSuperview()
        return (root, stack, views)
    }

    /// Two spaces of 8 make every stack 16 points longer than its views, which are 180. Equal views are as long as the
    /// longest, and equal centres are as far apart as those of the last two, which are 30 + 8 + 40.
    @Test(
        arguments: [
            (.fill, 196), (.fillEqually, 256), (.fillProportionally, 196), (.equalSpacing, 196),
            (.equalCentering, 20 + 2 * 78 + 40),
        ] as [(UIStackView.Distribution, CGFloat)])
    func aStackIsAsLongAsItsViewsAndSpaces(_ distribution: UIStackView.Distribution, _ length: CGFloat) {
        let row = UIStackView(arrangedSubviews: [SizedView(40, 20), SizedView(60, 30), SizedView(80, 10)])
        let column = UIStackView(arrangedSubviews: [SizedView(20, 40), SizedView(30, 60), SizedView(10, 80)])
        column.axis = .vertical
        for stack in [row, column] {
            (stack.distribution, stack.alignment, stack.spacing) = (distribution, .center, 8)
        }
        let fitting = UIView.layoutFittingCompressedSize
        for (stack, size) in [(row, CGSize(width: length, height: 30)), (column, CGSize(width: 30, height: length))] {
            let found = stack.systemLayoutSizeFitting(fitting)
            #expect(abs(found.width - size.width) < 1e-9 && abs(found.height - size.height) < 1e-9, "\(found)")
        }
    }

    /// The spaces are a part of the whole of which each view has its proportion, so that none has less of a longer stack:
    /// 376 × 40 / 196 and so on.
    @Test(arguments: [true, false])
    func proportionsAreThoseOfViewsAndSpaces(_ isRow: Bool) {
        let longer = Distribution(
            distribution: .fillProportionally, spacing: 8, length: 376, starts: [], lengths: [40, 60, 80])
        let (root, _, views) = Self.stack(longer, Self.alignments[0], isRow: isRow, isMirrored: false)
        root.layoutIfNeeded()
        let lengths = views.map { isRow ? $0.frame.width : $0.frame.height }
        for (length, own) in zip(lengths, longer.lengths) { #expect(length >= 376 * own / 196 - 0.5, "\(lengths)") }
        #expect(abs(lengths.reduce(16, +) - 376) < 1)
    }

    // MARK: - Baselines

    private func labels(_ alignment: UIStackView.Alignment) -> [UILabel] {
        let labels = [("Title", 34, 1), ("Note\nof two lines", 17, 2), ("Hint", 11, 1)].map { text, size, lineCount in
            let label = UILabel()
            (label.text, label.numberOfLines) = (text, lineCount)
            label.font = .systemFont(ofSize: CGFloat(size))
            return label
        }
        let root = UIView.container(400, 100)
        let stack = root.adding(UIStackView(arrangedSubviews: labels))
        (stack.alignment, stack.spacing) = (alignment, 8)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            stack.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        for label in labels {
            #expect(label.frame.minY >= -0.5 && label.frame.maxY <= stack.frame.height + 0.5)
        }
        return labels
    }

    /// Of the fonts' metrics: the ascender is above the baseline, and the descender, which is negative, below it.
    @Test func labelsShareABaseline() {
        let first = labels(.firstBaseline).map { $0.frame.minY + $0.font.ascender }
        let last = labels(.lastBaseline).map { $0.frame.maxY + $0.font.descender }
        for baselines in [first, last] {
            for baseline in baselines.dropFirst() { #expect(abs(baseline - baselines[0]) < 0.7, "\(baselines)") }
        }
        // The lower of two lines stands below the first baseline, and the upper above the last.
        let note = labels(.firstBaseline)[1]
        #expect(note.frame.height > 2 * 17)
    }

    /// Centres, and not beginnings, are equally far apart, which shows where lengths do not grow evenly: the centres of the
    /// ends are 20 and 330, so that the one between is 175.
    @Test(arguments: [true, false])
    func centresAreEquallyFarApart(_ isRow: Bool) {
        let views = [40, 100, 60].map { isRow ? SizedView($0, 10) : SizedView(10, $0) }
        let root = isRow ? UIView.container(360, 50) : UIView.container(50, 360)
        let stack = root.adding(UIStackView(arrangedSubviews: views))
        (stack.axis, stack.distribution) = (isRow ? .horizontal : .vertical, .equalCentering)
        stack.fillSuperview()
        root.layoutIfNeeded()
        #expect(views.map { isRow ? $0.frame.midX : $0.frame.midY } == [20, 175, 330])
    }
}
