import Testing
import Typesetting

@testable import ViewLayout

@Suite struct FontTests {
    /// Facts 4.3, the table of line heights.
    @Test(
        "44. lineHeight = 1.193359375 x size within 0.01",
        arguments: [
            (11, 13.127), (12, 14.320), (13, 15.514), (14, 16.707), (15, 17.900), (16, 19.094), (17, 20.287),
            (18, 21.480),
            (19, 22.674), (20, 23.867), (21, 25.061), (22, 26.254), (23, 27.447), (24, 28.641), (25, 29.834),
            (26, 31.027),
            (27, 32.221), (28, 33.414),
        ])
    func lineHeight(_ size: Double, _ lineHeight: Double) {
        #expect(abs(Font.system(ofSize: size).lineHeight - lineHeight) < 0.001)
    }

    /// Fonts sheet, section 3: what UIFont reports at 17 points.
    @Test("44. What UIFont reports at 17 points") func measuresAt17Points() {
        let font = Font.system(ofSize: 17)
        #expect(font.lineHeight == 20.287109375)
        #expect(font.ascender == 16.1865234375)
        #expect(font.descender == -4.1005859375)
        #expect(abs(font.capHeight - 11.978) < 0.001)
        #expect(abs(font.xHeight - 8.948) < 0.001)
        #expect(font.leading == 0)
    }

    /// Statement 18: the answer of Apple's sample.
    @Test func fact18_mapAndButton() {
        let height = 217 + Font.preferred(forTextStyle: .subheadline).lineHeight
        #expect(abs(height - 234.90) < 0.01)
    }

    @Test("44. The font file has the same lines") func theFontFileHasTheSameLines() throws {
        let paragraph = try Paragraph(
            "x", style: TextStyle(pointSize: 1, lineHeightPolicy: .fixed), language: "en", fonts: makeContext().fonts)
        let em = paragraph.size(width: .infinity).height
        for style in FontTextStyle.allCases {
            let font = Font.preferred(forTextStyle: style)
            #expect(abs(em * font.pointSize - font.lineHeight) < 0.01)
        }
    }

    @Test("48. Bold Text changes weight, not size or leading", arguments: FontTextStyle.allCases)
    func boldTextChangesWeightAlone(_ style: FontTextStyle) {
        let plain = Font.preferred(forTextStyle: style)
        let bold = Font.preferred(forTextStyle: style, compatibleWith: TraitCollection(legibilityWeight: .bold))
        #expect(bold.weight > plain.weight)
        #expect(bold.pointSize == plain.pointSize)
        #expect(bold.lineHeight == plain.lineHeight)
        #expect(bold.leading == plain.leading)
    }

    @Test("48. Regular becomes semibold") func regularBecomesSemibold() {
        #expect(FontWeight.regular.forBoldText == .semibold)
        #expect(FontWeight.medium.forBoldText == .bold)
        #expect(FontWeight.semibold.forBoldText == .bold)
        #expect(FontWeight.bold.forBoldText == .heavy)
        #expect(FontWeight.heavy.forBoldText == .heavy)
    }

    @Test func plainSystemFontsFollowNothing() {
        let traits = TraitCollection(
            preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge, legibilityWeight: .bold)
        let font = FontReference.system(size: 15).resolved(with: traits)
        #expect(font == .system(ofSize: 15))
        #expect(font.textStyle == nil)
        #expect(!font.isScaled)
    }

    @Test func emphasizedAndChosenWeights() {
        #expect(Font.preferred(forTextStyle: .body, emphasized: true).weight == .semibold)
        #expect(Font.preferred(forTextStyle: .title1, emphasized: true).weight == .bold)
        #expect(Font.preferred(forTextStyle: .footnote, weight: .semibold).weight == .semibold)
        #expect(FontReference.textStyle(.footnote, weight: .medium).resolved(with: TraitCollection()).weight == .medium)
    }

    /// Facts 4.3: the printed leading is line height plus leading; 56: only text-style fonts grow for tall scripts.
    @Test func textStyleFontsHaveLeadingAndHoldTallScripts() {
        let font = Font.preferred(forTextStyle: .body)
        #expect(abs(font.lineHeight + font.leading - 22) < 1e-9)
        #expect(Font.preferred(forTextStyle: .caption2).leading == 0)
        #expect(font.typesettingStyle.lineHeightPolicy == .contain)
        #expect(Font.system(ofSize: 17).typesettingStyle.lineHeightPolicy == .fixed)
    }

    @Test func aFontOfAnotherSizeIsTheSameInAllItsLengths() {
        let body = Font.preferred(forTextStyle: .body)
        let half = body.resized(by: 0.5)
        #expect(body.leading > 0 && half.leading == body.leading / 2 && half.lineHeight == body.lineHeight / 2)
        #expect(half.pointSize == body.pointSize / 2 && half.weight == body.weight && half.textStyle == body.textStyle)
    }

    /// Another weight keeps the slant, and the italic keeps the weight, of each kind of reference.
    @Test(arguments: [
        FontReference.textStyle(.body, weight: .medium, isItalic: true),
        .system(size: 15, weight: .medium, isItalic: true), .font(.system(ofSize: 15, weight: .medium, isItalic: true)),
    ])
    func weightAndSlantAreIndependent(_ font: FontReference) {
        let traits = TraitCollection()
        let (own, bold) = (font.resolved(with: traits), font.with(weight: .bold).resolved(with: traits))
        #expect(own.isItalic && own.weight == .medium)
        #expect(bold.isItalic && bold.weight == .bold && bold.pointSize == own.pointSize)
        #expect(bold.textStyle == own.textStyle && bold.isScaled == own.isScaled)
        #expect(font.italic.resolved(with: traits) == own)
        let upright = own.with(weight: .heavy, isItalic: false)
        #expect(!upright.isItalic && upright.weight == .heavy && FontReference.font(upright).italic != .font(upright))
    }

    /// The slant and the weight of a plain reference.
    @Test(arguments: [FontReference.textStyle(.body), .system(size: 15), .font(.system(ofSize: 15))])
    func aPlainFontIsUprightUntilItIsItalic(_ font: FontReference) {
        let traits = TraitCollection()
        #expect(!font.resolved(with: traits).isItalic && !font.with(weight: .bold).resolved(with: traits).isItalic)
        let italic = font.italic.resolved(with: traits)
        #expect(italic.isItalic && italic.weight == font.resolved(with: traits).weight)
    }

    @Test func aResizedFontFollowsTheViewerAsBefore() {
        for font in [Font.preferred(forTextStyle: .title1), .system(ofSize: 20, weight: .bold, isItalic: true)] {
            let large = font.resized(by: 1.5)
            #expect(large.pointSize == font.pointSize * 1.5 && large.leading == font.leading * 1.5)
            #expect(large.textStyle == font.textStyle && large.isScaled == font.isScaled)
            #expect(large.isItalic == font.isItalic && large.weight == font.weight && font.resized(by: 1) == font)
        }
    }

    /// In a record a font has the name of its style, and that of the system where it has none.
    @Test func aRecordNamesTheStyle() {
        let names = FontTextStyle.allCases.map { Font.preferred(forTextStyle: $0).attributes[0].value }
        #expect(names == FontTextStyle.allCases.map(\.rawValue))
        let plain = Font.system(ofSize: 15.5, weight: .medium, isItalic: true)
        #expect(plain.attributes.map(\.value) == ["system", "15.500", "500.000", "true"])
        #expect(plain.with(weight: .medium, isItalic: false).attributes.last?.value == "false")
    }
}
