import BalloonFixtures
import BalloonLayouts
import Testing
import ViewLayout

/// Letters that no font has bold are drawn and measured lighter, and found.
@Suite struct MissingWeightTests {
    /// Braille is in one weight, and a caption is semibold where a subcaption is regular.
    @Test func itIsFoundAtItsNode() throws {
        let balloon = try placed(template(caption: "Dinner ⠙⠊⠝⠝⠑⠗", subcaption: "⠙⠊⠝⠝⠑⠗"))
        let findings = balloon.findings.filter { $0.kind == .weightMissing }
        #expect(findings.map(\.node) == ["caption"])
        let finding = try #require(findings.first)
        #expect(finding.severity == .warning)
        #expect(finding.message.contains("NotoSansSymbols2.ttf") && finding.message.contains("“⠙⠊⠝⠝⠑⠗”"))
    }

    /// With Bold Text on, every text is bold.
    @Test func boldTextAsksForMore() throws {
        let traits = TraitCollection(legibilityWeight: .bold)
        let balloon = try placed(template(caption: "Dinner", subcaption: "⠙⠊⠝⠝⠑⠗"), traits: traits)
        #expect(balloon.findings.contains { $0.kind == .weightMissing && $0.node == "subcaption" })
    }

    /// A caption in each language of the issue, and signs, which have one weight.
    @Test(
        arguments: [
            "還沒決定的人們會來嗎", "餃子と珈琲", "馄饨和粽子", "똠얌꿍", "မင်္ဂလာပါ", "ગુજરાતી", "ਪੰਜਾਬੀ", "ಕನ್ನಡ", "മലയാളം", "ଓଡ଼ିଆ",
            "සිංහල", "☃ ∰ → 😀",
        ], ["en", "ur"])
    func whatIsBoldIsNot(_ text: String, _ locale: String) throws {
        let balloon = try placed(template(caption: text), traits: TraitCollection(locale: locale))
        #expect(balloon.findings.allSatisfy { $0.kind != .weightMissing && $0.kind != .missingGlyph })
    }

    @Test func nastaliqIsBold() throws {
        let balloon = try placed(template(caption: "آج رات کھانا؟"), traits: TraitCollection(locale: "ur"))
        #expect(balloon.findings.allSatisfy { $0.kind != .weightMissing })
    }

    /// In words of others what no font draws is found, and how their lines end is not: no author can change them.
    @Test func wordsOfOthersAreTakenAsTheyAre() throws {
        let text = "⠙⠊⠝⠝⠑⠗ \u{E000} Donaudampfschifffahrtsgesellschaftskapitänsmütze"
        let traits = TraitCollection(transcriptWidth: 200, legibilityWeight: .bold)
        let balloon = try Transcript(entries: [.init(.text(text))]).place(in: context(traits))
        #expect(balloon.findingKinds.isSuperset(of: [.missingGlyph, .weightMissing]))
        #expect(balloon.findingKinds.isDisjoint(with: [.wordBroken, .textTruncated]))
    }
}
