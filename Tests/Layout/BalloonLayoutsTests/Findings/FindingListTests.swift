import Synchronization
import Testing

@testable import BalloonLayouts

@Suite struct FindingListTests {
    @Test func findingsAreLookedForWhenTheyAreAskedFor() {
        let searches = Atomic(0)
        @Sendable func search(_ message: String) -> [Finding] {
            searches.add(1, ordering: .relaxed)
            return [Finding(.textTruncated, message: message)]
        }
        var list = FindingList(search("first"))
        list.append(search("second"))
        #expect(searches.load(ordering: .relaxed) == 0)
        #expect(list.findings.map(\.message) == ["first", "second"])
        #expect(searches.load(ordering: .relaxed) == 2)
    }

    /// What is judged by pixels stays so when it is about an entry.
    @Test func anEntrysFindingsArePixelsOrLayoutAsBefore() {
        var list = FindingList([Finding(.textTruncated, message: "layout")])
        list.append(ofPixels: [Finding(.titleContrastLow, message: "pixels")], whereDrawn: true)
        let about = list.about("entries[2]")
        #expect(list.needsPixels && about.needsPixels)
        #expect(about.findingsOfLayout.map(\.message) == ["layout"])
        #expect(about.findings.map(\.message) == ["layout", "pixels"])
        #expect(about.findings.map(\.entry) == ["entries[2]", "entries[2]"])
    }
}
