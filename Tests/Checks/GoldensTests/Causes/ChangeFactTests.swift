import Testing

@testable import Goldens

/// Which changes of a cell are its causes, and which of them follow from others.
struct ChangeFactTests {
    private static func fact(_ node: String, _ reach: ChangeReach, change: String = "a b") -> ChangeFact {
        ChangeFact(node: node, fact: reach.rawValue, change: change, sentence: node, reach: reach)
    }

    /// A golden drawn with other fonts can fail because of its text alone.
    @Test(
        arguments: [
            ([.lines], true), ([.geometry], true), ([.pixels], true), ([.paint, .geometry], true),
            ([.words, .pixels], true), ([.words, .lines], false), ([.words, .geometry], false),
            ([.content, .lines, .geometry], false), ([.metric, .pixels], false), ([.viewer, .pixels], false),
            ([.sender, .lines, .pixels], false), ([.words], false), ([.paint], false), ([], false),
        ] as [([ChangeReach], Bool)])
    func theEngineIsACauseOfWhatNothingElseExplains(_ reaches: [ChangeReach], _ isCause: Bool) {
        let engine = Self.fact("engine", .engine)
        let split = ChangeFact.causes(among: reaches.map { Self.fact("bar", $0) } + [engine])
        #expect(split.causes.contains(engine) == isCause && split.following.contains(engine) != isCause)
    }

    /// Lines that break elsewhere are a cause of each node, places and sizes one cause of the cell.
    @Test func theFirstOfLinesAndOfPlacesIsACause() {
        let lines = ["a", "a", "b"].enumerated().map { Self.fact($1, .lines, change: "\($0)") }
        let places = ["a", "b"].map { Self.fact($0, .geometry) }
        #expect(ChangeFact.causes(among: lines).causes == [lines[0], lines[2]])
        #expect(ChangeFact.causes(among: lines).following == [lines[1]])
        #expect(ChangeFact.causes(among: places).causes == [places[0]])
        #expect(ChangeFact.causes(among: places + lines).causes == [lines[0], lines[2]])
    }

    /// What another change says already, and an engine beside another scene, are never causes.
    @Test(arguments: [ChangeReach.echo, .origin]) func whatOnlyRepeatsIsNoCause(_ reach: ChangeReach) {
        let split = ChangeFact.causes(among: [Self.fact("a", reach)])
        #expect(split.causes.isEmpty && split.following.count == 1)
    }

    /// Each language has words of its own; colours and places are those of all.
    @Test func wordsAreWhatLanguagesHaveOfTheirOwn() {
        #expect(ChangeReach.allCases.filter { Self.fact("a", $0).isOfWords } == [.words, .untranslated, .said])
        let named = ["added", "removed", "order", "color"].filter { name in
            ChangeFact(node: "a", fact: name, change: "", sentence: "", reach: .content).isOfWords
        }
        #expect(named == ["added", "removed"])
    }
}
