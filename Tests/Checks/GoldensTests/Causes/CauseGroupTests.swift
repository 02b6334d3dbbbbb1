import Testing

@testable import Goldens

/// What is said about the cells of one cause.
struct CauseGroupTests {
    private static func fact(_ fact: String, _ reach: ChangeReach, change: String = "a b") -> ChangeFact {
        ChangeFact(node: "caption", fact: fact, change: change, sentence: "\(fact) is \(change)", reach: reach)
    }

    private static func cell(
        _ name: String, _ facts: [ChangeFact], width: Double = 60, locale: String = "en", scene: String = "dinner"
    ) -> FailingCell {
        FailingCell(name: name, scene: scene, width: width, locale: locale, facts: facts)
    }

    /// A cell that fails for another cause, too, is shared; one that fails for this alone is not.
    @Test func cellsWithOtherCausesAreShared() {
        let (color, rule) = (Self.fact("color", .paint), Self.fact("font", .content))
        let groups = CauseGroups([Self.cell("a", [color]), Self.cell("b", [color, rule]), Self.cell("c", [color])])
        #expect(groups.causes.map(\.cells) == [["a", "b", "c"], ["b"]])
        #expect(groups.causes.map(\.shared) == [["b"], ["b"]])
        #expect(groups.numbers(ofCell: "b") == [1, 2] && groups.numbers(ofCell: "c") == [1])
    }

    /// The fewest other causes come first, then the standard language, then the smallest width.
    @Test func theExampleShowsTheCauseAlone() {
        let (color, font) = (Self.fact("color", .paint), Self.fact("font", .content))
        let cells = [
            Self.cell("a", [color, font], width: 50), Self.cell("b", [color], width: 60, locale: "de"),
            Self.cell("c", [color], width: 80), Self.cell("d", [color], width: 70),
        ]
        let cause = CauseGroups(cells).causes[0]
        #expect(cause.cells.count == 4 && cause.example == "d" && cause.narrowest == "a")
        #expect(CauseGroups(Array(cells.prefix(2))).causes[0].example == "b")
    }

    /// One fact of one scene is one cause by whatever it changes, and so is one change of several scenes.
    @Test(arguments: [("dinner", "a b", 1), ("lunch", "a b", 1), ("dinner", "a c", 1), ("lunch", "a c", 2)])
    func aSceneOrAChangeConnectsCells(_ scene: String, _ change: String, _ count: Int) {
        let cells = [
            Self.cell("a", [Self.fact("color", .paint)]),
            Self.cell("b", [Self.fact("color", .paint, change: change)], scene: scene),
        ]
        #expect(CauseGroups(cells).causes.count == count)
    }
}
