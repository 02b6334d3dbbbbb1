import Foundation
import Testing
import ViewLayout

@testable import BalloonLayouts

/// What is whole for one viewer and cut for others.
@Suite struct ViewerComparisonTests {
    private func cut(_ node: String, entry: String? = nil) -> ViewerComparison.TruncatedText? {
        ViewerComparison.TruncatedText(Finding(.textTruncated, node: node, message: "cut", entry: entry))
    }

    @Test func onlyATruncatedTextIsOne() {
        #expect(cut("caption") != nil && cut("caption") != cut("caption", entry: "entries[1]"))
        #expect(ViewerComparison.TruncatedText(Finding(.wordBroken, node: "caption", message: "")) == nil)
        #expect(ViewerComparison.TruncatedText(Finding(.textTruncated, message: "")) == nil)
    }

    /// Each text once, with the other sizes and languages that cut it; not where the viewer sees it cut anyway.
    @Test func aTextIsToldOnceWithItsViewers() {
        var asked: [TraitCollection] = []
        let own = TraitCollection(locale: "en")
        let found = ViewerComparison.truncatedTexts(over: own, locales: ["de", "en", "fr"]) { viewer in
            asked.append(viewer)
            let large = viewer.preferredContentSizeCategory.isAccessibilityCategory ? cut("caption") : nil
            return [
                large, viewer.locale == "de" ? cut("caption") : nil, viewer.locale == "fr" ? cut("subcaption") : nil,
                cut("title"),
            ].compactMap(\.self)
        }
        #expect(found.map(\.node) == ["caption", "subcaption"])
        #expect(found[0].message.contains("AX1, AX2, AX3, AX4, AX5, de;") && found[1].message.contains("for fr;"))
        // Nobody is asked twice, besides the viewer.
        let others = asked.dropFirst()
        #expect(Set(others).count == others.count && !others.contains(own))
        #expect(others.count == ContentSizeCategory.allCases.count - 1 + 2)
    }

    /// The view needs more room at one size, in one language or in both, and the answer stays.
    @Test(arguments: [(true, true), (true, false), (false, true), (false, false)])
    func anAnswerThatStaysIsToldForWhatItIgnores(bySize: Bool, byLanguage: Bool) {
        let found = ViewerComparison.answerFindings(over: TraitCollection(locale: "en"), locales: ["de"]) { viewer in
            let isLarge = viewer.preferredContentSizeCategory == .accessibilityLarge
            let isLonger = bySize && isLarge || byLanguage && viewer.locale == "de"
            let size = CGSize(width: 200, height: 40)
            return ViewFit(offered: size, answered: size, neededHeight: isLonger ? 62 : 40)
        }
        let ignored: [Finding.Kind?] = [bySize ? .answerIgnoresCategory : nil, byLanguage ? .answerIgnoresLocale : nil]
        #expect(found.map(\.kind) == ignored.compactMap(\.self) && found.allSatisfy { $0.points == 22 })
    }
}
