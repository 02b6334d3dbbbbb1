import Support
import Testing

@testable import Scenes

/// All errors of a file, in its order.
struct SceneErrorsTests {
    private static func error(_ line: Int, _ column: Int, _ message: String = "a", file: String = "a.yaml")
        -> SceneError
    {
        SceneError(file: file, place: ScenePlace(line: line, column: column), kind: .badValue, message: message)
    }

    /// By lines, then from left to right, then as they were found; what has no place comes first, other files last.
    @Test func errorsAreInTheOrderOfTheFile() throws {
        let whole = SceneError(file: "a.yaml", place: nil, message: "whole")
        let errors = [
            Self.error(2, 9), Self.error(1, 1, file: "b.yaml"), Self.error(10, 1), Self.error(2, 3, "b"),
            Self.error(2, 3, "a"),
            whole, Self.error(1, 30), Self.error(2, 9),
        ]
        let all = try #require(SceneErrors.summary(of: errors, in: "a.yaml")).all
        #expect(all == [whole, errors[6], errors[3], errors[4], errors[0], errors[2], errors[1]])
        #expect(all.allSatisfy { $0.others.isEmpty })
        #expect(SceneErrors.summary(of: [], in: "a.yaml") == nil)
    }

    @Test func aLineIsReadFromLeftToRight() {
        let text = "{message: {layout: {template: {caption: 24}}}, traits: {transcriptWidth: 0, locale: 1}, sender: 3}"
        let error = #expect(throws: SceneError.self) { try BalloonScene(text: text, file: "a.yaml") }
        let columns = error?.all.map { $0.place?.column ?? 0 } ?? []
        #expect(columns.count == 4 && columns == columns.sorted())
    }

    /// Programs read the file, the line, the column, the sort, what is wrong and what to do.
    @Test func anErrorForPrograms() {
        var error = SceneError(
            file: "a.yaml", place: ScenePlace(line: 2, column: 27), kind: .badValue, message: "it is 0", fix: "write 1")
        error.sourceLine = "traits: {transcriptWidth: 0}"
        let expected = FileError(
            file: "a.yaml", line: 2, column: 27, kind: "badValue", message: "it is 0", fix: "write 1",
            source: "traits: {transcriptWidth: 0}")
        #expect(error.fileError == expected)
        #expect(error.description == "a.yaml:2:27: it is 0; write 1" && error.sentence == "it is 0; write 1")
        let whole = SceneError(file: "a.yaml", place: nil, message: "it is empty")
        #expect(whole.fileError.line == nil && whole.fileError.column == nil && whole.fileError.source == nil)
        #expect(whole.description == "a.yaml: it is empty")
    }

    /// A key that is listed again is an error each time, however it is written.
    @Test(arguments: ["", "'", "\""]) func eachRepeatedKeyIsAnError(_ quote: String) {
        let keys = ["caption", "caption", "subcaption", "subcaption", "subcaption"]
        let text = "message:\n  layout:\n    template:\n" + keys.map { "      \(quote)\($0)\(quote): a\n" }.joined()
        let error = #expect(throws: SceneError.self) { try BalloonScene(text: text, file: "a.yaml") }
        #expect(error?.all.map(\.kind) == [.duplicateKey, .duplicateKey, .duplicateKey])
        #expect(error?.all.map { $0.place?.line } == [5, 7, 8])
    }
}
