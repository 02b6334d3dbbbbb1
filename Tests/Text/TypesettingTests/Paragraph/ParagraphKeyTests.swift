import LineBreaking
import TestSupport
import Testing

@testable import Typesetting

/// Two styles that differ in one property are two paragraphs in a cache.
@Suite(.neverHangs) struct ParagraphKeyTests {
    /// A property of a style with two values.
    struct Property: Sendable, CustomTestStringConvertible {
        let name: String
        var first: @Sendable (inout TextStyle) -> Void = { _ in }
        let second: @Sendable (inout TextStyle) -> Void

        var testDescription: String { name }
    }

    static let properties = [
        Property(name: "weight") { $0.weight = .medium },
        Property(name: "isItalic") { $0.isItalic = true },
        Property(name: "hasMonospacedDigits") { $0.hasMonospacedDigits = true },
        Property(name: "tracking") { $0.tracking = .none },
        Property(name: "lineHeightPolicy") { $0.lineHeightPolicy = .fixed },
        Property(
            name: "lineHeightPolicy", first: { $0.lineHeightPolicy = .halfLeading(lineHeight: 20) },
            second: { $0.lineHeightPolicy = .halfLeading(lineHeight: 21) }),
        Property(name: "wordBreak") { $0.wordBreak = .keepAll },
        Property(
            name: "wordBreak", first: { $0.wordBreak = .keepHangul }, second: { $0.wordBreak = .keepAll }),
        Property(name: "textWrap") { $0.textWrap = .balanced },
        Property(name: "typesettingLanguage") { $0.typesettingLanguage = "th" },
        Property(name: "typesettingLanguage") { $0.typesettingLanguage = "" },
        Property(
            name: "typesettingLanguage", first: { $0.typesettingLanguage = "th" },
            second: { $0.typesettingLanguage = "my" }),
    ]

    @Test(arguments: properties)
    func aStyleThatDiffersIsAnotherParagraph(_ property: Property) throws {
        let fonts = try sharedFonts.get()
        let cache = ParagraphCache()
        var (first, second) = (TextStyle(pointSize: 17), TextStyle(pointSize: 17))
        property.first(&first)
        property.second(&second)
        for _ in 0..<2 {
            for style in [first, second] {
                #expect(
                    try cache.paragraph("Dinner at 7:30", style: style, language: "en", fonts: fonts).style == style)
            }
        }
        #expect(cache.statistics == .init(hits: 2, misses: 2))
    }

    /// A property that is added to styles is added here. The size is the one that paragraphs share.
    @Test func everyPropertyIsTried() throws {
        let names = Mirror(reflecting: TextStyle(pointSize: 17)).children.compactMap(\.label)
        #expect(Set(names) == Set(Self.properties.map(\.name)).union(["pointSize"]))
        let setting = ParagraphKey.withKey("", TextStyle(pointSize: 17), "", .natural, try sharedFonts.get()) {
            Mirror(reflecting: $0.setting).children.compactMap(\.label)
        }
        #expect(
            Set(setting)
                == Set(names).subtracting(["pointSize", "typesettingLanguage"])
                .union(["hasTypesettingLanguage", "direction", "fonts"]))
    }

    @Test func languagesAndDirectionsAreOthers() throws {
        let fonts = try sharedFonts.get()
        let cache = ParagraphCache()
        let style = TextStyle(pointSize: 17)
        for _ in 0..<2 {
            for language in ["en", "en-GB", "e", ""] {
                for direction in [BaseDirection.natural, .leftToRight, .rightToLeft] {
                    _ = try cache.paragraph("7", style: style, language: language, direction: direction, fonts: fonts)
                }
            }
        }
        #expect(cache.statistics == .init(hits: 12, misses: 12))
    }
}
