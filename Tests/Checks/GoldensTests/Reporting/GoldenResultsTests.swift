import Support
import Testing

@testable import Goldens

/// Results that are put together from the parts of a run.
struct GoldenResultsTests {
    private func results(_ part: String) throws -> GoldenResults {
        let shard: Shard = try #require(Shard(part))
        return GoldenResults(GoldenReport(outcomes: [], shard: shard))
    }

    @Test func allPartsMakeAWhole() throws {
        let whole = try GoldenResults(merging: [results("2/2"), results("1/2")])
        #expect(whole.shard == nil)
    }

    /// Without this, the cells of a machine that failed to start would look as if they were equal.
    @Test(arguments: [["1/3", "3/3"], ["2/2"], ["1/2", "2/3", "3/3"]])
    func aMissingPartIsRefused(_ parts: [String]) throws {
        let handedIn = try parts.map(results)
        #expect(throws: GoldenFailure.self) { try GoldenResults(merging: handedIn) }
    }

    @Test func anotherVersionIsRefused() throws {
        let json = try results("1/1").json()
        #expect(try GoldenResults(json: Array(json.utf8), file: "1.json") == results("1/1"))
        let newer = json.replacing("/1\"", with: "/2\"")
        #expect(newer != json)
        #expect(throws: GoldenFailure.self) { try GoldenResults(json: Array(newer.utf8), file: "1.json") }
    }
}

/// A part without a cell is no failure of its own, as long as the run has cells: all parts together say so.
@Test func aPartWithoutACellPassesAndAllPartsWithoutOneDoNot() throws {
    func part(_ text: String, isPartOfMore: Bool = true) throws -> GoldenResults {
        let shard = try #require(Shard(text))
        return GoldenResults(
            GoldenReport(outcomes: [], order: ["dinner"], shard: shard, isPartOfMore: isPartOfMore))
    }
    #expect(try part("1/2").exitCode == GoldenExitCode.equal.rawValue)
    // A filter that chooses nothing leaves no part anything.
    #expect(try part("1/2", isPartOfMore: false).exitCode == GoldenExitCode.nothingCompared.rawValue)
    let merged = try GoldenResults(merging: [part("1/2"), part("2/2")])
    #expect(merged.exitCode == GoldenExitCode.nothingCompared.rawValue)
}

/// Whole results are those of all parts in an order of their own, whichever part is handed in first.
@Test func theOrderOfPartsChangesNothing() throws {
    func part(_ text: String, _ names: [String]) throws -> GoldenResults {
        let outcomes = try names.map { GoldenOutcome(cell: try .sample($0), result: .compared(.equal)) }
        return GoldenResults(
            GoldenReport(
                outcomes: outcomes, staleFiles: names.map { "old-\($0).png" }, shard: Shard(text),
                renames: names.map { GoldenRename(old: "was-\($0)", new: $0) }, isPartOfMore: true))
    }
    let parts = [try part("1/3", ["dinner", "trip"]), try part("2/3", ["lunch", "poll"]), try part("3/3", [])]
    let merged = try GoldenResults(merging: parts)
    #expect(try GoldenResults(merging: parts.reversed()) == merged)
    let names = ["dinner", "lunch", "poll", "trip"]
    #expect(Set(merged.cells.map(\.name)) == Set(names) && merged.renames?.map(\.new) == names)
    #expect(merged.staleFiles == names.map { "old-\($0).png" })
}

/// Each part reads all scenes, so each has the mistakes of a file that no part could read: they are one.
@Test func aMistakeOfAllPartsIsOne() throws {
    func part(_ text: String, _ errors: [FileError]) throws -> GoldenResults {
        let equal = GoldenOutcome(cell: try .sample(text == "1/2" ? "dinner" : "lunch"), result: .compared(.equal))
        return GoldenResults(
            GoldenReport(outcomes: [equal], shard: Shard(text), isPartOfMore: true)
                .adding(errors: errors))
    }
    let one = FileError(file: "a.yaml", line: 3, kind: "badValue", message: "a is no b", fix: "write b")
    let other = FileError(file: "b.yaml", kind: "syntax", message: "no scene", fix: "")
    let merged = try GoldenResults(merging: [part("1/2", [one, other]), part("2/2", [one, other])])
    #expect(merged.errors == [one, other] && merged.exitCode == GoldenExitCode.badInput.rawValue)
    #expect(merged.cells.map(\.name) == ["dinner", "lunch"])
    #expect(try GoldenResults(merging: [part("1/2", []), part("2/2", [])]).exitCode == 0)
}
