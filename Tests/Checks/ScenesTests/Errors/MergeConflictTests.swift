import Testing

@testable import Scenes

/// The marks that Git leaves in a file, told at the line that begins them.
struct MergeConflictTests {
    private static let conflict = """
        message:
          layout:
        <<<<<<< HEAD
            template: {caption: Dinner}
        =======
            template: {caption: Supper}
        >>>>>>> theirs

        """

    @Test func theFirstLineIsNamed() throws {
        #expect(MergeConflict.line(in: Self.conflict) == 3)
        #expect(MergeConflict.line(in: "<<<<<<< a\n>>>>>>> b\n") == 1)
        let error = #expect(throws: SceneError.self) { try BalloonScene(text: Self.conflict, file: "a.yaml") }
        #expect(error?.place?.line == 3)
    }

    /// One mark alone, or one inside a line, is text.
    @Test(arguments: ["<<<<<<< a\n", ">>>>>>> b\n", "a <<<<<<< b\n>>>>>>> c\n", ">>>>>>> b\n<<<<<<< a\n", ""])
    func textIsNoConflict(_ text: String) { #expect(MergeConflict.line(in: text) == nil) }
}
