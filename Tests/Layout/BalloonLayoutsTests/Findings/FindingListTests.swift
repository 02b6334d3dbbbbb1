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
}
