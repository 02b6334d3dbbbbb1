import Files
import Support

/// The `id` of a request, returned unchanged: a string, a number or nothing.
enum LineIdentifier {
    case text(String)
    case integer(Int)
    case number(Double)
    case absent

    /// - Throws: ``LineError`` for a value of another kind, and for a number that would lose digits.
    init(_ value: JSONTree.Value?) throws(LineError) {
        switch value?.content {
        case nil, .null: self = .absent
        case .text(let text): self = .text(text)
        case .number(let number, let text):
            // A number that loses digits as a double could not be returned unchanged.
            guard Int(text) != nil || abs(number) < Self.firstInexact else {
                throw LineError("\"id\" is too large a number to be returned unchanged; make it a string")
            }
            self = (Int(text) ?? Int(exactly: number)).map { .integer($0) } ?? .number(number)
        case .boolean, .array, .object: throw LineError("\"id\" must be a string or a number")
        }
    }

    /// 2^53: above it some whole numbers are not doubles.
    private static let firstInexact = 9_007_199_254_740_992.0

    /// The identifier as JSON, unchanged.
    var json: String {
        switch self {
        case .text(let text): QuotedText.json(text)
        case .integer(let integer): "\(integer)"
        case .number(let value): ShortDecimal.exact(value)
        case .absent: "null"
        }
    }

    /// The output line for an error in a line of input.
    /// - Parameter line: the number of the line in the input.
    func errorLine(_ error: String, line: Int) -> String {
        #"{"id":\#(json),"line":\#(line),"error":\#(QuotedText.json(error))}"#
    }
}
