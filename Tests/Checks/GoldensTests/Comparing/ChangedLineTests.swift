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
        // Lines that only one of both has are compared with none.
        let longer = try #require(edit(record.text + "more"))
        #expect(longer.line == lines.count && longer.text == "more" && longer.newText.isEmpty)
    }
}
