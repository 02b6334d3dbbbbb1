import Goldens
import Testing

@Test func twoCellsOfOneNameAreAnErrorNamingBothPlaces() throws {
    let first = try GoldenCell(scene: "dinner", source: "a/dinner.yaml")
    let second = try GoldenCell(scene: "dinner", source: "b/dinner.yaml")
    let error = #expect(throws: GoldenNameError.self) { try GoldenPlan([first, second]) }
    #expect(error?.description.contains("a/dinner.yaml and b/dinner.yaml") == true)
}

@Test func namesThatDifferInCaseOnlyAreOneFile() throws {
    let error = #expect(throws: GoldenNameError.self) {
        try GoldenPlan([
            try GoldenCell(scene: "Dinner", source: "Dinner.yaml"),
            try GoldenCell(scene: "dinner", source: "dinner.yaml"),
        ])
    }
    #expect(
        error?.description == "two goldens share a file: \"Dinner\" and \"dinner\" are one file where case is ignored, "
            + "declared in Dinner.yaml and dinner.yaml; rename one")
}

/// `a@b_c` from two axes and nothing else: `_` cannot come from a value, so other axes cannot give the same name.
@Test func otherAxesGiveOtherNames() throws {
    let cells = try [["en", "dark"], ["en-dark"], ["en"], ["dark"], []].map { values in
        try GoldenCell(
            scene: "poll", axes: values.enumerated().map { GoldenAxis("axis\($0.offset)", $0.element) }, source: "here")
    }
    #expect(try GoldenPlan(cells).cells.count == 5)
}

@Test func aCellListedTwiceIsAnError() throws {
    let cell = try GoldenCell(scene: "dinner", source: "dinner.yaml")
    #expect(throws: GoldenNameError.self) { try GoldenPlan([cell, cell]) }
}
