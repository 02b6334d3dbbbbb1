import BalloonFixtures
import Testing
import ViewLayout

@testable import BalloonLayouts

/// A character that no font draws stops nothing; it is found.
@Suite struct MissingGlyphFindingTests {
    /// The characters that a finding names.
    private func characters(_ finding: Finding) -> [UInt32?] {
        finding.message.matches(of: /U\+([0-9A-F]+)/).map { UInt32($0.1, radix: 16) }
    }

    @Test(arguments: ["𠀀野家", "ʕ꒰ok꒱ʔ", "a\u{FFFB}b", "🫩", "བོད", "ᏣᎳᎩ"])
    func itIsFoundAtItsNode(_ text: String) throws {
        let balloon = try placed(template(caption: "Dinner", subcaption: text))
        let finding = try #require(balloon.findings.first { $0.kind == .missingGlyph })
        #expect(finding.node == "subcaption" && finding.severity == .error)
        let named = Set(characters(finding))
        #expect(!named.isEmpty && named.isSubset(of: text.unicodeScalars.map(\.value)))
    }

    @Test func eachCharacterIsNamedOnce() throws {
        let balloon = try placed(template(caption: "\u{E000}\u{E001}\u{E000}"))
        #expect(balloon.findings.filter { $0.kind == .missingGlyph }.map(characters) == [[0xE000, 0xE001]])
    }

    /// All families that were asked are named or counted.
    @Test func allFamiliesAreNamedOrCounted() throws {
        let message = try #require(
            try placed(template(caption: "\u{E000}")).findings.first { $0.kind == .missingGlyph }
        ).message
        let families = try context().fonts.familyNames
        let named = families.prefix { message.contains($0) }.count
        let counted = message.matches(of: /\b\d+\b/).map { Int($0.0) }
        #expect(named > 0 && counted == [families.count - named])
    }

    @Test(arguments: ["a🏽", "y\u{20E3}", "吉野家", "❤️"])
    func whatTwoFontsDrawTogetherIsNot(_ text: String) throws {
        #expect(try placed(template(caption: text)).findings.allSatisfy { $0.kind != .missingGlyph })
    }
}
