import Drawing
import Foundation
import Testing
import Typesetting

@testable import ViewLayout

@Suite struct TextTests {
    private let dinner = "Dinner at the Ferry Building on Thursday evening, will you come?"

    private func measure(
        _ text: Text, _ width: CGFloat?, _ height: CGFloat? = nil, _ change: (inout TraitCollection) -> Void = { _ in }
    ) throws -> LayoutMeasurement {
        try text.measure(ProposedSize(width: width, height: height), in: makeContext(change))
    }

    private func placedText(_ text: Text, in bounds: CGRect, _ context: LayoutContext) throws -> PlacedText {
        let placed = try text.place(
            in: bounds, proposal: ProposedSize(width: bounds.width, height: nil), context: context)
        guard case .text(let text) = placed.content else { throw Missing() }
        return text
    }

    private struct Missing: Error {}

    // MARK: Size

    @Test func aLineIsAsTallAsItsFont() throws {
        for style in FontTextStyle.allCases {
            let size = try measure(Text("Ferry", font: .textStyle(style)), nil).size
            #expect(abs(size.height - Font.preferred(forTextStyle: style).lineHeight) < 0.02, "\(style)")
        }
    }

    @Test func linesWrapAndTheTextHugsTheLongest() throws {
        let text = Text(dinner)
        let whole = try measure(text, nil).size
        let wrapped = try measure(text, 200).size
        #expect(wrapped.width <= 200)
        #expect(wrapped.height > 2 * whole.height - 0.001)
        #expect(wrapped.height.truncatingRemainder(dividingBy: whole.height) < 0.001)
    }

    @Test func lineLimit() throws {
        let line = try measure(Text(dinner), nil).size.height
        for limit in 1...3 {
            let size = try measure(Text(dinner, lineLimit: limit), 100).size
            #expect(abs(size.height - CGFloat(limit) * line) < 0.001)
            #expect(size.width <= 100)
        }
        #expect(throws: LayoutError.invalidLineLimit(0)) { try measure(Text(dinner, lineLimit: 0), 100) }
    }

    /// As in SwiftUI: no more lines than the offered height holds, but at least one.
    @Test func offeredHeightLimitsTheLines() throws {
        let line = try measure(Text(dinner), nil).size.height
        #expect(try abs(measure(Text(dinner), 100, 2.5 * line).size.height - 2 * line) < 0.001)
        #expect(try abs(measure(Text(dinner), 100, 0).size.height - line) < 0.001)
        let free = try measure(Text(dinner), 100).size
        #expect(try measure(Text(dinner), 100, free.height).size == free)
    }

    /// A size function answers whole `lineHeight`s; no line may be lost to the last digits of the font file.
    @Test(arguments: FontTextStyle.allCases)
    func lineHeightsOfTheFontHoldTheLines(_ style: FontTextStyle) throws {
        for category in [ContentSizeCategory.large, .accessibilityExtraExtraExtraLarge] {
            let font = Font.preferred(
                forTextStyle: style, compatibleWith: TraitCollection(preferredContentSizeCategory: category))
            let text = Text("one\ntwo\nthree\nfour\nfive", font: .textStyle(style))
            let size = try measure(text, nil, 5 * font.lineHeight) { $0.preferredContentSizeCategory = category }.size
            #expect(abs(size.height - 5 * font.lineHeight) < 0.05)
        }
    }

    /// Two lines of a large font and five of a small one: sharing the height of all seven would cut the large text.
    @Test func aViewInItsOwnSizeIsNotCut() throws {
        let context = try makeContext()
        let view = VStack([
            Text("ab\ncd", font: .system(size: 30), id: "large"),
            Text("1\n2\n3\n4\n5", font: .system(size: 10), id: "small"),
        ])
        let size = try view.measure(ProposedSize(width: 200, height: nil), in: context).size
        for height in [size.height, PixelGrid(context.traits).roundedOutward(size.height)] {
            let bounds = CGRect(x: 0, y: 0, width: 200, height: height)
            let nodes = LayoutRecord(placed: try view.place(in: bounds, context: context)).nodes
            #expect(nodes.map(\.lines.count) == [0, 2, 5])
        }
        let tall = CGSize(width: 200, height: 300)
        #expect(try LayoutSubview(view, in: context).proposal(toFill: tall) == ProposedSize(tall))
    }

    @Test func baselines() throws {
        let font = Font.preferred(forTextStyle: .body)
        let baseline = try #require(try measure(Text("Ferry"), nil).firstBaseline)
        #expect(abs(baseline - font.ascender) < 0.02)
        let padded = Padding(Text("Ferry"), insets: EdgeInsets(top: 10))
        let moved = try #require(try padded.measure(.unspecified, in: makeContext()).firstBaseline)
        #expect(moved == baseline + 10)
    }

    @Test func rowsAlignFirstBaselines() throws {
        let small = Text("small", font: .textStyle(.caption2), id: "small")
        let large = Text("large", font: .textStyle(.title1), id: "large")
        let row = HStack([small, large], alignment: .firstTextBaseline)
        let context = try makeContext()
        let size = try row.measure(.unspecified, in: context).size
        let placed = try row.place(in: CGRect(origin: .zero, size: size), proposal: .unspecified, context: context)
        let baselines = LayoutRecord(placed: placed).nodes.flatMap(\.lines).map(\.baseline)
        #expect(baselines.count == 2)
        #expect(baselines[0] == baselines[1])
    }

    // MARK: Traits

    @Test func fact48_boldTextChangesWidthsAlone() throws {
        let plain = try measure(Text(dinner), nil).size
        let bold = try measure(Text(dinner), nil) { $0.legibilityWeight = .bold }.size
        #expect(bold.width > plain.width)
        #expect(bold.height == plain.height)
        let fixed = Text(dinner, font: .system(size: 17))
        #expect(try measure(fixed, nil).size == measure(fixed, nil) { $0.legibilityWeight = .bold }.size)
    }

    @Test func fact49_macOSIgnoresTheCategory() throws {
        let sizes = try ContentSizeCategory.allCases.map { category in
            try measure(Text(dinner), 200) {
                $0.userInterfaceIdiom = .mac
                $0.preferredContentSizeCategory = category
            }.size
        }
        #expect(Set(sizes.map(\.height)).count == 1)
        #expect(Set(sizes.map(\.width)).count == 1)
    }

    /// Statement 56: tall scripts grow the lines of text-style fonts, and only theirs.
    @Test(arguments: ["ไม่มีที่นั่งแล้ว", "مرحبا بكم"])
    func fact56_tallScripts(_ string: String) throws {
        let latin = try measure(Text("Ferry"), nil).size.height
        #expect(try measure(Text(string), nil).size.height > latin)
        let fixed = FontReference.system(size: 17)
        #expect(
            try measure(Text(string, font: fixed), nil).size.height
                == measure(Text("Ferry", font: fixed), nil).size.height)
    }

    // MARK: Place

    @Test(arguments: [
        (HorizontalAlignment.leading, "en", 0.0), (.center, "en", 0.5), (.trailing, "en", 1.0),
        (.leading, "ar", 1.0), (.center, "ar", 0.5), (.trailing, "ar", 0.0),
    ])
    func linesAlignByInterfaceDirection(_ alignment: HorizontalAlignment, _ locale: String, _ fraction: CGFloat) throws
    {
        let context = try makeContext { $0.locale = locale }
        let bounds = CGRect(x: 20, y: 30, width: 300, height: 60)
        let text = try placedText(Text("Ferry", alignment: alignment), in: bounds, context)
        let line = try #require(text.layout.lines.first)
        let origin = try #require(text.lineOrigins.first)
        #expect(abs(origin.x - (20 + (300 - line.width) * fraction)) < 1e-9)
        #expect(origin.y == 30 + CGFloat(line.baseline))
    }

    @Test func canonicallyEquivalentTextsAreNotMixedUp() throws {
        let context = try makeContext()
        let composed = try context.paragraph("\u{E9}t\u{E9}", font: .system(ofSize: 17))
        let decomposed = try context.paragraph("e\u{301}te\u{301}", font: .system(ofSize: 17))
        #expect(composed.length == 3)
        #expect(decomposed.length == 5)
    }

    /// CSS Text 4, `text-wrap: balance`: as many lines as otherwise, about equally long.
    @Test func balancedTextsHaveNoMoreLines() throws {
        func words(_ count: Int) -> String { Array(repeating: "Dinner", count: count).joined(separator: " ") }
        let width = try measure(Text(words(4)), nil).size.width + 1
        let greedy = try measure(Text(words(5)), width).size
        let balanced = try measure(Text(words(5), textWrap: .balanced), width).size
        #expect(greedy.width == width - 1 && balanced.height == greedy.height)
        #expect(try balanced.width == measure(Text(words(3)), nil).size.width)
    }

    /// Ink above the first line has room within the text's bounds, and the line stands that much lower.
    @Test func roomForInkMovesTheLinesDown() throws {
        let context = try makeContext()
        let text = Text("ปู่ ที่นี่", font: .system(size: 40), sizingRule: .oversize)
        let plain = try #require(
            try Text(text.string, font: text.font).measure(.unspecified, in: context).firstBaseline)
        let baseline = try #require(try text.measure(.unspecified, in: context).firstBaseline)
        let origin = try placedText(text, in: CGRect(x: 0, y: 30, width: 400, height: 90), context).lineOrigins.first
        #expect(baseline > plain + 0.5 && abs((origin?.y ?? 0) - 30 - baseline) < 1e-9)
    }

    // MARK: Contract

    static let captions = [
        "Dinner at the Ferry Building on Thursday evening, will you come?", "", "x", "unbreakablebutverylongword",
        "two\nparagraphs of text\n", "مرحبا بكم في مبنى العبّارات يوم الخميس", "ไม่มีที่นั่งแล้วในร้านอาหารแห่งนี้",
        "木曜日の夜にフェリービルディングで夕食",
        "mixed عربي and 日本語 👩‍👩‍👧 text",
    ]

    @Test(arguments: captions)
    func contract(_ caption: String) throws {
        let context = try makeContext()
        for text in [Text(caption), Text(caption, font: .textStyle(.caption1), lineLimit: 2)] {
            try ContractProber.probe(text, in: context)
            for height in [0, 12, 45, 1_000] as [CGFloat] {
                try ContractProber.probe(text, in: context, height: height)
            }
            try ContractProber.probeIdempotence(text, in: context)
        }
    }

    @Test func contractOfNestedText() throws {
        let context = try makeContext()
        let row = HStack(
            [
                Text("Dinner at the Ferry Building", font: .textStyle(.footnote)), Spacer(minLength: 8),
                Text("$24 a person, drinks included", font: .textStyle(.footnote), lineLimit: 3),
            ], alignment: .firstTextBaseline, spacing: 2)
        try ContractProber.probe(row, in: context)
        let pair = HStack([Text("Dinner at the Ferry Building"), Text("with Ada and Ben")], spacing: 2.3)
        try ContractProber.probe(pair, in: context)
        try ContractProber.probe(VStack([row, pair, Button("Accept")], spacing: 4), in: context)
    }

    /// Thai marks of a second line reach into the first one, which has room for them; those of the first line need more.
    @Test func onlyInkBeyondTheTextMakesItTallerWhereLettersCount() throws {
        func height(_ string: String, _ rule: LetterformSizingRule) throws -> CGFloat {
            try Text(string, font: .system(size: 40), sizingRule: rule)
                .measure(.unspecified, in: makeContext()).size.height
        }
        let (latin, thai) = ("nnn", "ปู่ ที่นี่")
        func above(_ string: String) throws -> CGFloat {
            try height(string, .oversize) - height(string, .typographic)
        }
        let below = try above("\(latin)\n\(latin)")
        #expect(below == 0)
        let first = try above("\(thai)\n\(latin)")
        #expect(first > 0.5)
        // The vowel below the last line needs room, the marks above it do not.
        let last = try above("\(latin)\n\(thai)")
        #expect(last > 0.5)
        let both = try above(thai)
        #expect(abs(both - first - last) < 0.01)
    }
}
