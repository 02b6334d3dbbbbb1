import BalloonFixtures
import Testing
import ViewLayout

@testable import BalloonLayouts

/// Texts of a template that VoiceOver reads as nothing, or as the names of signs.
@Suite struct TextWithoutWordsTests {
    /// Letters and digits of any script are words.
    @Test(arguments: [
        ("Dinner", false), ("3 : 2", false), ("٣", false), ("½", false), ("晚", false), ("a", false), ("#1", false),
        ("—", true), ("🎉", true), ("…!", true), (" ", true), ("", true),
    ])
    func signsAlone(_ text: String, _ isFound: Bool) {
        for place in TemplateText.allCases {
            var content = template()
            content[place] = text
            let found = TemplateFindings.findings(ofTexts: content, for: TraitCollection())
            #expect(found.map(\.kind) == (isFound ? [.textWithoutWords] : []))
            #expect(found.allSatisfy { $0.node == place.rawValue })
        }
    }
}
