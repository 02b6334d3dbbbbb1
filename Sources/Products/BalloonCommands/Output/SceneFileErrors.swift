import Foundation
import Scenes
import Support
import Typesetting

/// The errors of all scene files that a command reads, for people and for programs.
package struct SceneFileErrors: Error {
    /// Each error once. A file that a conversation names can also be an argument, so its errors can be found twice.
    let errors: [SceneError]

    package init(_ errors: [SceneError]) {
        var seen: Set<SceneError> = []
        self.errors = errors.flatMap(\.all).filter { seen.insert($0).inserted }
    }

    /// One paragraph per error, with the line of the file and a caret below the column, and then their number.
    var text: String {
        let paragraphs = errors.map { error in
            (["error: \(error.description)", SceneExcerpt.text(of: error)] as [String?]).compactMap { $0 }
                .joined(separator: "\n")
        }
        guard errors.count > 1 else { return paragraphs.joined() }
        let files = Set(errors.map(\.file)).count
        let total = "\(errors.count) errors in \(Counted.text(files, "file"))"
        return (paragraphs + [total]).joined(separator: "\n")
    }

    /// The errors as an object. The keys are a contract.
    var json: Answer { Answer(errors: errors.map(\.fileError)) }

    /// An error without a place in a file.
    static func json(of error: any Error) -> Answer {
        var (file, text) = ("", "\(error)")
        if case TypesettingError.unusableFont(let font, let reason) = error { (file, text) = (font, reason) }
        let parts = SentenceWithFix(text)
        let kind =
            switch ExitStatus(of: error) {
            case .goldenMissing: "notFound"
            case .environment: "environment"
            case .nothingCompared: "empty"
            default: "unusable"
            }
        return Answer(errors: [FileError(file: file, kind: kind, message: parts.problem, fix: parts.fix)])
    }

    struct Answer: Encodable {
        let errors: [FileError]

        /// An error in the words of a command.
        static func usage(_ message: String) -> Answer {
            Answer(errors: [FileError(file: "", kind: "usage", message: message, fix: "")])
        }
    }
}

/// A command that can print JSON, including its errors.
package protocol PrintsJSON {
    /// Whether it prints JSON.
    var printsJSON: Bool { get }
}
