import Files
import Support

/// The `id` of a request, returned unchanged: a string, a number or nothing.
enum LineIdentifier {
    case text(String)
    /// A number as it is written.
    case number(String)
    case absent

    /// - Throws: ``LineError`` for a value of another kind, and for a number that readers of JSON cannot hold.
    init(_ value: JSONTree.Value?) throws(LineError) {
        switch value?.content {
        case nil, .null: self = .absent
        case .text(let text): self = .text(text)
        case .number(let number, let text):
            guard number.isFinite else { throw LineError("\"id\" is too large a number; make it a string") }
            self = .number(text)
        case .boolean, .array, .object: throw LineError("\"id\" must be a string or a number")
        }
    }

    /// The identifier as JSON, unchanged.
    var json: String {
        switch self {
        case .text(let text): QuotedText.json(text)
        case .number(let text): text
        case .absent: "null"
        }
    }

    /// The output line for an error in a line of input.
    /// - Parameter line: the number of the line in the input.
    func errorLine(_ error: String, line: Int) -> String {
        #"{"id":\#(json),"line":\#(line),"error":\#(QuotedText.json(error))}"#
    }
}
