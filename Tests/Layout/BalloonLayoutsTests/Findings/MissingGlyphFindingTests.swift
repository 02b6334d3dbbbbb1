import BalloonFixtures
import Testing
import ViewLayout

@testable import BalloonLayouts

/// A character that no font draws stops nothing; it is found.
@Suite struct MissingGlyphFindingTests {
    @Test(arguments: ["𠀀野家", "ʕ꒰ok꒱ʔ", "a\u{FFFB}b", "🫩", "བོད", "ᏣᎳᎩ"])
    func itIsFoundAtItsNode(_ text: String) throws {
        let balloon = try placed(template(caption: "Dinner", subcaption: text))
        let finding = try #require(balloon.findings.first { $0.kind == .missingGlyph })
        #expect(finding.node == "subcaption" && finding.severity == .error)
        #expect(finding.message.contains("U+") && finding.message.contains("BubbleSans"))
    }

    @Test func eachCharacterIsNamedOnce() throws {
        let balloon = try placed(template(caption: "\u{E000}\u{E001}\u{E000}"))
        let findings = balloon.findings.filter { $0.kind == .missingGlyph }
        #expect(findings.count == 1)
        #expect(findings[0].message.hasPrefix("caption has U+E000, U+E001, which no font draws (asked: BubbleSans, "))
    }

    /// All families that were asked are named or counted.
    @Test func allFamiliesAreNamedOrCounted() throws {
        let message = try #require(
            try placed(template(caption: "\u{E000}")).findings.first { $0.kind == .missingGlyph }
        ).message
        let asked = try #require(message.firstMatch(of: /asked: (.*) and (\d+) others/))
        let named = asked.1.split(separator: ", ").count
        #expect(try named + #require(Int(asked.2)) == context().fonts.familyNames.count)
    }

    @Test(arguments: ["a🏽", "y\u{20E3}", "吉野家", "❤️"])
    func whatTwoFontsDrawTogetherIsNot(_ text: String) throws {
        #expect(try placed(template(caption: text)).findings.allSatisfy { $0.kind != .missingGlyph })
    }
}
