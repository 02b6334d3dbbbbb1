import Testing
import ViewLayout

@testable import BalloonLayouts

/// Texts that are whole for a viewer and cut for another one.
@Suite struct ViewerComparisonTests {
    @Test func onlyCutTextsAreCompared() {
        let findings = [
            Finding(.wordBroken, node: "subcaption", message: ""),
            Finding(.textTruncated, node: "caption", message: "", entry: "entries[2]"),
            Finding(.textTruncated, message: ""),
        ]
        let cut = findings.compactMap { ViewerComparison.TruncatedText($0) }
        let found = ViewerComparison.truncatedTexts(over: TraitCollection(), locales: ["de"]) { viewer in
            viewer.locale == "de" ? cut : []
        }
        #expect(found.map(\.kind) == [.textTruncated])
        #expect(found.map(\.node) == ["caption"] && found.map(\.entry) == ["entries[2]"])
    }
}
