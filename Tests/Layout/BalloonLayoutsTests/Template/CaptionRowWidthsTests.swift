import BalloonFixtures
import Foundation
import Testing
import ViewLayout

@testable import BalloonLayouts

/// How two captions share a row for each setting of the metrics (facts 3.2.23 and 3.2.24).
@Suite struct CaptionRowWidthsTests {
    private func shares(
        _ leading: String, _ trailing: String, width: CGFloat, minimum: CGFloat, isRightToLeft: Bool,
        favoursLeft: Bool = false, trailingKeepsWidth: Bool = false
    ) throws -> (pair: MeasuredPairWidths, shares: CaptionRowWidths) {
        var metrics = TemplateMetrics()
        (metrics.minimumLeadingShare, metrics.favoursLeftCaption) = (minimum, favoursLeft)
        metrics.trailingKeepsWidth = trailingKeepsWidth
        func text(_ string: String) -> Text { Text(string, font: metrics.topFont) }
        let row = try #require(
            try CaptionRow(leading: text(leading), trailing: text(trailing), in: context()))
        let pair = try #require(row.pairWidths(in: width, limit: 3))
        return (pair, CaptionRowWidths(of: pair, in: width, metrics: metrics, isRightToLeft: isRightToLeft))
    }

    /// One word each, so that their lines are the same in every row: about 95 and 28 points.
    private static let (long, short) = ("incomprehensible", "1 250")

    /// Where the caption on the left is favoured, a row from right to left is the mirror image of one from left to right.
    @Test(arguments: [100, 110, 118] as [CGFloat], [0.5, 0.7, 0.9] as [CGFloat])
    func aFavouredLeftMirrorsTheRow(_ width: CGFloat, _ minimum: CGFloat) throws {
        for (first, second) in [(Self.long, Self.short), (Self.short, Self.long)] {
            let ltr = try shares(first, second, width: width, minimum: minimum, isRightToLeft: false).shares
            let rtl = try shares(
                second, first, width: width, minimum: minimum, isRightToLeft: true, favoursLeft: true
            ).shares
            #expect(!ltr.fits && !rtl.fits)
            #expect(isClose(ltr.leading, rtl.trailing) && isClose(ltr.trailing, rtl.leading))
        }
    }

    /// Each gets its share of the two widths, but the favoured one not less than the given part of the row.
    @Test(arguments: [false, true], [false, true])
    func theFavouredTextHasItsPart(_ isRightToLeft: Bool, _ favoursLeft: Bool) throws {
        for (first, second) in [(Self.long, Self.short), (Self.short, Self.long)] {
            let (pair, shares) = try shares(
                first, second, width: 110, minimum: 0.6, isRightToLeft: isRightToLeft, favoursLeft: favoursLeft)
            let isLeadingFavoured = !(isRightToLeft && favoursLeft)
            let favoured = isLeadingFavoured ? pair.leading : pair.trailing
            let part = 110 * max(favoured / (pair.leading + pair.trailing), 0.6)
            #expect(isClose(isLeadingFavoured ? shares.leading : shares.trailing, part))
            #expect(isClose(shares.leading + shares.trailing + 2, 110))
        }
    }

    /// Texts that fit keep what they need, whichever is favoured, and a gap of 2 points is between them.
    @Test func textsThatFitAreNotShared() throws {
        for isRightToLeft in [false, true] {
            let (pair, shares) = try shares(
                Self.short, Self.long, width: 300, minimum: 0.9, isRightToLeft: isRightToLeft, favoursLeft: true)
            #expect(shares.fits && shares.leading == pair.leading)
            #expect(isClose(shares.trailing, 300 - 2 - pair.leading))
        }
        let (pair, _) = try shares(Self.short, Self.long, width: 300, minimum: 0.5, isRightToLeft: false)
        let exact = pair.leading + 2 + pair.trailing
        #expect(try shares(Self.short, Self.long, width: exact, minimum: 0.5, isRightToLeft: false).shares.fits)
        #expect(try !shares(Self.short, Self.long, width: exact - 0.1, minimum: 0.5, isRightToLeft: false).shares.fits)
    }

    /// The second mode of the teardowns (3.2.25): a price keeps its own width in either direction, as far as the leading
    /// text has its part of the row.
    @Test(arguments: [false, true])
    func theTrailingTextKeepsItsWidth(_ isRightToLeft: Bool) throws {
        func kept(_ first: String, _ second: String) throws -> (pair: MeasuredPairWidths, shares: CaptionRowWidths) {
            try shares(
                first, second, width: 110, minimum: 0.5, isRightToLeft: isRightToLeft, trailingKeepsWidth: true)
        }
        let (pair, price) = try kept(Self.long, Self.short)
        #expect(!price.fits && price.trailing == pair.trailing && isClose(price.leading, 108 - pair.trailing))
        let word = try kept(Self.short, Self.long).shares
        #expect(word.trailing == 53 && word.leading == 55)
    }

    @Test func aTextAloneHasTheRow() {
        let shares = CaptionRowWidths(of: nil, in: 77, metrics: TemplateMetrics(), isRightToLeft: true)
        #expect(shares.leading == 77 && shares.trailing == 77 && shares.fits)
    }

    /// The height of a stack is a sum of three metrics in tenths of a point, which is 60 to the last bit or nearly.
    @Test func sumsThatAreNotExactAddNoPoint() throws {
        var inexact = 0
        for (first, second) in (0..<30).flatMap({ i in (0..<30).map { (i, $0) } }) {
            var metrics = TemplateMetrics()
            metrics.firstBaseline = CGFloat(200 + first) / 10
            metrics.rowPitch = CGFloat(180 + second) / 10
            metrics.bottomInset = CGFloat(600 - 200 - first - 180 - second) / 10
            if metrics.firstBaseline + metrics.rowPitch + metrics.bottomInset > 60 { inexact += 1 }
            let stack = CaptionStack(
                rows: try Self.rows.get(), lineLimit: 3, leftInset: 0, rightInset: 0, metrics: metrics,
                in: try context())
            #expect(stack.height([.init(leading: 1), .init(leading: 1)]) == 60)
        }
        #expect(inexact > 0)
    }

    private static let rows = Result {
        try (0..<2).compactMap { _ in
            try CaptionRow(leading: Text("Dinner", font: TemplateMetrics().topFont), in: context())
        }
    }

    /// Each tenth of a point more is a point more: what is left of a point is room for letters.
    @Test func aTenthMoreIsAPointMore() throws {
        var metrics = TemplateMetrics()
        (metrics.firstBaseline, metrics.rowPitch, metrics.bottomInset) = (20, 18, 22.1)
        let stack = CaptionStack(
            rows: try Self.rows.get(), lineLimit: 3, leftInset: 0, rightInset: 0, metrics: metrics, in: try context())
        #expect(stack.height([.init(leading: 1), .init(leading: 1)]) == 61)
        #expect(stack.height([]) == 0)
    }
}
