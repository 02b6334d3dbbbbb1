import Foundation
import Testing

/// The table of `Scripts/mutants` can be run: each mistake has its place, and each suite exists.
struct PlantedMistakesTests {
    @Test func eachMistakeHasItsPlaceAndItsSuites() throws {
        let tests = try Repository.files(below: "Tests", extensions: ["swift"]).map(Repository.text)
        let rows = try Repository.text("Scripts/mutants.tsv").split(separator: "\n").filter { !$0.hasPrefix("#") }
        #expect(rows.count > 30)
        for row in rows {
            let fields = row.components(separatedBy: "\t").map { $0.replacingOccurrences(of: "\\n", with: "\n") }
            try #require(fields.count == 5, "\(row)")
            let source = try Repository.text("Sources/" + fields[1])
            #expect(source.components(separatedBy: fields[2]).count == 2 && fields[2] != fields[3], "\(fields[0])")
            for suite in fields[4].split(separator: "|") {
                let isThere = tests.contains { $0.contains("struct \(suite) ") || $0.contains("struct \(suite):") }
                #expect(isThere, "\(fields[0]): there is no \(suite)")
            }
        }
    }
}
