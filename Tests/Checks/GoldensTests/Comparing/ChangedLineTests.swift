import Foundation
import Testing
import ViewLayout

@testable import Goldens

/// Where a record was changed by hand although its layout is the same.
struct ChangedLineTests {
    @Test func theFirstChangedLineIsNamed() throws {
        let record = LayoutRecord.sample()
        let lines = record.text.components(separatedBy: "\n")
        func edit(_ file: String) -> RecordEdit? {
            RecordEdit(file: Array(file.utf8), of: record, comparedWith: record, isMismatchedPair: false)
        }
        #expect(edit(record.text) == nil && lines.count > 4)
        for index in lines.indices {
            var changed = lines
            changed[index] += " "
            let found = try #require(edit(changed.joined(separator: "\n")))
            #expect(found.line == index + 1 && found.text == lines[index] + " " && found.newText == lines[index])
        }
        // A line that only one of both has is compared with none.
        let longer = try #require(edit(record.text + "\nmore"))
        #expect(longer.line == lines.count + 1 && longer.text == "more" && longer.newText.isEmpty)
    }
}
