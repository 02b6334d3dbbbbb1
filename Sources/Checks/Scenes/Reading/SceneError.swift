import Foundation
import Support

/// Why a scene cannot be used: the file, the place in it, what is wrong, and the fix.
///
/// A file is read to its end: the error is the first error in it, and ``others`` are the rest.
///
/// ```swift
/// do {
///     print(try BalloonScene(contentsOf: "Examples/dinner-invitation.yaml").name)
/// } catch let error as SceneError {
///     for one in error.all { print(one.file, one.message, one.fix) }
/// }
/// ```
public struct SceneError: Error, Hashable, Sendable {
    /// The file as the caller named it.
    public let file: String
    /// Where in the file; nil when the file as a whole is at fault.
    public let place: ScenePlace?
    /// What sort of error it is.
    package let kind: Kind
    /// What is wrong.
    public let message: String
    /// What to do about it; empty where the message says it.
    public let fix: String
    /// The line of the file that has the error, without its line feed; nil where it is not known.
    public package(set) var sourceLine: String?
    /// The other errors that were found in the same reading, in the order of the file.
    public package(set) var others: [SceneError] = []

    /// The sorts of errors. The names are those of reports, on which programs rely.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        /// The file cannot be read, or is too large.
        case file
        /// The text is not YAML or JSON.
        case syntax
        /// A key that there is not, or not in this place.
        case unknownKey
        /// A key that the kind of element or entry does not have.
        case misplacedKey
        /// A key that is listed twice.
        case duplicateKey
        /// A key that is missing.
        case missingKey
        /// A key without a value.
        case missingValue
        /// A text where a number must stand, and similar.
        case wrongType
        /// A value of the right type that is not allowed.
        case badValue
        /// A name that the file does not declare: a participant, a string, a message.
        case unknownName
        /// Keys that exclude each other.
        case conflict
        /// A picture or another file that the scene names and that cannot be used.
        case badResource
        /// What can be read and cannot be laid out.
        case unusable
    }

    /// Makes an error. `place` is nil when the file as a whole is at fault.
    package init(file: String, place: ScenePlace?, kind: Kind = .unusable, message: String, fix: String = "") {
        self.file = file
        self.place = place
        self.kind = kind
        self.message = ErrorText.line(message)
        self.fix = ErrorText.line(fix)
    }

    /// Makes an error of a sentence that says what to do after its last semicolon, as errors of files and pictures do.
    package init(file: String, place: ScenePlace?, kind: Kind, sentence: String) {
        let parts = SentenceWithFix(ErrorText.line(sentence))
        self.init(file: file, place: place, kind: kind, message: parts.problem, fix: parts.fix)
    }

    /// This error and the others, each by itself.
    public var all: [SceneError] {
        var first = self
        first.others = []
        return [first] + others
    }
}

extension SceneError: CustomStringConvertible {
    /// `FILE:LINE:COLUMN: message; fix`, in the manner of compilers, and a line for each other error.
    public var description: String {
        all.map { error in
            let place = error.place.map { ":\($0.line):\($0.column)" } ?? ""
            return "\(ErrorText.line(error.file))\(place): \(error.sentence)"
        }.joined(separator: "\n")
    }

    /// What is wrong and what to do about it.
    package var sentence: String { fix.isEmpty ? message : "\(message); \(fix)" }

    /// The error as reports name it, without the others.
    package var fileError: FileError {
        FileError(
            file: file, line: place?.line, column: place?.column, kind: kind.rawValue, message: message, fix: fix,
            source: sourceLine.map(ErrorText.line))
    }
}

/// A place in a scene file.
///
/// ```swift
/// do {
///     _ = try BalloonScene(text: "mesage:", file: "invitation.yaml")
/// } catch let error as SceneError {
///     if let place = error.place { print("line \(place.line), column \(place.column)") }
/// }
/// ```
public struct ScenePlace: Hashable, Sendable {
    /// The line and the column, both from 1; columns count Unicode scalars.
    public let line, column: Int

    /// Makes a place. Both count from 1.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}
