import Balloons
import Foundation
import Scenes
import Support

/// The mistakes of all scene files that a command reads, for people and for programs.
struct SceneFileErrors: Error {
    /// Every mistake by itself, each once: a conversation's file is read for itself, too.
    let errors: [SceneError]

    init(_ errors: [SceneError]) {
        var seen: Set<SceneError> = []
        self.errors = errors.flatMap(\.all).filter { seen.insert($0).inserted }
    }

    /// A line per mistake, with the line of the file and a caret below its column; and how many there are.
    var text: String {
        let paragraphs = errors.map { error in
            (["error: \(error.description)", SceneExcerpt.text(of: error)] as [String?]).compactMap { $0 }
                .joined(separator: "\n")
        }
        guard errors.count > 1 else { return paragraphs.joined() }
        let files = Set(errors.map(\.file)).count
        let total = "\(errors.count) errors in \(files) \(files == 1 ? "file" : "files")"
        return (paragraphs + [total]).joined(separator: "\n")
    }

    /// The same as an object. The keys are a contract.
    var json: Answer { Answer(errors: errors.map(Answer.Mistake.init)) }

    /// An error that is about no place in a file.
    static func json(of error: any Error) -> Answer { Answer(errors: [Answer.Mistake(error)]) }

    struct Answer: Encodable {
        let errors: [Mistake]

        struct Mistake: Encodable {
            let file: String
            let line, column: Int?
            let kind, message, fix: String
            /// The line of the file.
            let source: String?

            init(_ error: SceneError) {
                file = error.file
                (line, column) = (error.place?.line, error.place?.column)
                (kind, message, fix) = (error.kind.rawValue, error.message, error.fix)
                source = error.sourceLine.map(ErrorText.line)
            }

            /// - Parameter error: says what is wrong, and after a semicolon what to do.
            init(_ error: any Error) {
                let parts = "\(error)".split(separator: "; ", maxSplits: 1).map(String.init)
                (file, line, column, source) = ("", nil, nil, nil)
                kind =
                    switch ExitStatus(of: error) {
                    case .goldenMissing: "notFound"
                    case .environment: "environment"
                    case .nothingCompared: "empty"
                    default: "unusable"
                    }
                (message, fix) = (parts.first ?? "", parts.count > 1 ? parts[1] : "")
            }
        }
    }
}

/// A command that can print JSON, its errors among it.
protocol PrintsJSON {
    /// Whether it does.
    var printsJSON: Bool { get }
}
