import BalloonFixtures
import Balloons
import Foundation
import Testing
import ViewLayout

/// Dynamic Type in balloons. Statements 43 to 49 of the facts sheet are about fonts and metrics themselves, and are
/// tested where those are, in `ViewLayoutTests/DynamicType`.
@Suite struct DynamicTypeFactsTests {
    private let bold = TraitCollection(legibilityWeight: .bold)

    @Test("48. Bold Text changes a balloon's width, not its height")
    func boldText() throws {
        let content = template(caption: "Which day suits everyone?", subcaption: "3 votes so far")
        let regular = try placed(content)
        let heavy = try placed(content, traits: bold)
        #expect(heavy.size.height == regular.size.height)
        #expect(heavy.size.width > regular.size.width)
        for id in ["caption", "subcaption"] {
            let lines = try [regular, heavy].map { try #require($0.recorded(id)?.lines.first) }
            #expect(lines[0].baseline == lines[1].baseline && lines[0].width < lines[1].width)
        }
    }

    @Test("48. A caption that just fits without Bold Text takes another line with it")
    func boldTextWraps() throws {
        // 230.5 points wide, and 235.2 with Bold Text, in a balloon of 265 points with margins of 16.
        let content = template(image: picture(), caption: "Which day suits everyone for the big")
        var traits = TraitCollection(transcriptWidth: 386.5)
        let regular = try #require(try placed(content, traits: traits).recorded("caption"))
        traits.legibilityWeight = .bold
        let heavy = try #require(try placed(content, traits: traits).recorded("caption"))
        #expect(regular.lines.count == 1 && heavy.lines.count == 2)
    }

    @Test("Rows follow the text size by footnote's growth", arguments: ContentSizeCategory.allCases)
    func rows(category: ContentSizeCategory) throws {
        let sizes: [ContentSizeCategory: CGFloat] = [
            .extraSmall: 12, .small: 12, .medium: 12, .large: 13, .extraLarge: 15, .extraExtraLarge: 17,
            .extraExtraExtraLarge: 19, .accessibilityMedium: 23, .accessibilityLarge: 27, .accessibilityExtraLarge: 33,
            .accessibilityExtraExtraLarge: 38, .accessibilityExtraExtraExtraLarge: 44,
        ]
        let factor = try #require(sizes[category]) / 13
        let traits = TraitCollection(preferredContentSizeCategory: category)
        #expect(try placed(template(caption: "Hi"), traits: traits).size.height == max(32, (35 * factor).rounded(.up)))
        #expect(
            try placed(template(caption: "Hi", subcaption: "Ho"), traits: traits).size.height
                == (53 * factor - 1e-6).rounded(.up))
    }
}
