import Foundation
import Support

/// The `id` of a request, returned unchanged: a string, a number or nothing.
enum LineIdentifier: Codable {
    case text(String)
    case integer(Int)
    case number(Double)
    case absent

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let integer = try? container.decode(Int.self) {
            self = .integer(integer)
        } else {
            let number = try container.decode(Double.self)
            // A number that loses digits as a double could not be returned unchanged.
            guard abs(number) < Self.firstInexact else { throw LineError(Self.tooLarge) }
            self = .number(number)
        }
    }

    /// 2^53: above it some whole numbers are not doubles.
    private static let firstInexact = 9_007_199_254_740_992.0
    private static let tooLarge = "\"id\" is too large a number to be returned unchanged; make it a string"

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .text(let text): try container.encode(text)
        case .integer(let integer): try container.encode(integer)
        case .number(let number): try container.encode(number)
        case .absent: try container.encodeNil()
        }
    }

    /// The identifier as JSON, unchanged.
    var json: String {
        switch self {
        case .text(let text): QuotedText.json(text)
        case .integer(let integer): "\(integer)"
        case .number(let value): ShortDecimal.exact(value)
        case .absent: "null"
        }
    }
}

extension LineIdentifier {
    /// Reads the id of a line that cannot be answered, as far as possible: even a line that is not JSON can have one.
    init(of line: Data) {
        let bytes = [UInt8](line)
        self = .absent
        guard let start = TopLevelKeys.all(in: bytes).first(where: { $0.key == "id" })?.value else { return }
        let isText = bytes[start] == UInt8(ascii: "\"")
        let ends = [UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: " ")]
        let end =
            isText ? TopLevelKeys.endOfText(in: bytes, from: start) : bytes[start...].firstIndex(where: ends.contains)
        let value = Data([UInt8(ascii: "[")] + bytes[start..<(end ?? bytes.count)] + [UInt8(ascii: "]")])
        if let ids = try? JSONDecoder().decode([LineIdentifier].self, from: value), let id = ids.first { self = id }
    }

    /// The output line for an error in a line of input.
    /// - Parameter line: the number of the line in the input.
    func errorLine(_ error: String, line: Int) -> String {
        #"{"id":\#(json),"line":\#(line),"error":\#(QuotedText.json(error))}"#
    }
}
