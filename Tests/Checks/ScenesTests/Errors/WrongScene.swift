import Scenes
import Testing

/// A scene with one mistake that people make, and what its author must be told.
struct WrongScene: Sendable, CustomTestStringConvertible {
    let name: String
    let text: String
    let line, column: Int
    let kind: SceneError.Kind
    /// A word that the fix must have: what to write.
    let fix: String
    /// Whether a schema can see the mistake: it knows one file, and neither colours' comments nor YAML.
    let isSeenBySchema: Bool

    var testDescription: String { name }

    /// - Parameters:
    ///   - line, column: where the mistake is; both from 1.
    ///   - schema: whether the schema sees it, too.
    init(
        _ name: String, _ line: Int, _ column: Int, _ kind: SceneError.Kind, fix: String, schema: Bool = true,
        _ text: String
    ) {
        (self.name, self.text, self.line, self.column) = (name, text, line, column)
        (self.kind, self.fix, isSeenBySchema) = (kind, fix, schema)
    }

    /// A template with a caption in line 1, for mistakes beside it.
    static let template = "message: {layout: {template: {caption: Hello}}}\n"

    /// A string with one argument.
    static func argument(_ argument: String) -> String {
        "message: {layout: {template: {caption: {key: k, arguments: [\(argument)]}}}}\nstrings: {en: {k: \"%@\"}}\n"
    }

    /// A live layout whose view begins at column 13 of line 5.
    static func live(_ view: String) -> String {
        "message:\n  layout:\n    live:\n      alternate: {caption: a}\n      view: " + view + "\n"
    }
}
