import Foundation
import Typesetting

/// Turns one line of input into one line of output. Can be used from many threads.
struct LineTypesetter: Sendable {
    let fonts: FontCascade
    let tracking: Tracking

    /// Browsers count in sixty-fourths of a pixel and let a line be one of them too wide (observed: Chromium 156 sets
    /// 240.0156 px in a measure of 240).
    private static let browserTolerance = 1.0 / 64

    /// The answer to one line, and whether it is an error.
    func answer(_ line: Data, number: Int) -> (json: String, isError: Bool) {
        do {
            if let lone = SurrogateEscapes.firstLone(in: line) {
                let hex = String(lone.value, radix: 16, uppercase: true)
                throw TypesetError("lone surrogate \\u\(hex) at byte \(lone.offset); text must be well-formed Unicode")
            }
            let request = try JSONDecoder().decode(TypesetRequest.self, from: line)
            return (try answer(request), false)
        } catch {
            return (#"{"line":\#(number),"error":\#(JSONText.quoted(Self.message(error)))}"#, true)
        }
    }

    private func answer(_ request: TypesetRequest) throws -> String {
        let style = TextStyle(
            pointSize: request.size, weight: FontWeight(rawValue: request.weight), tracking: tracking)
        let paragraph = try Paragraph(request.text, style: style, language: request.lang, fonts: fonts)
        let layout = paragraph.lines(
            width: request.width.map { $0 + Self.browserTolerance } ?? .infinity, limit: request.maxLines,
            truncation: request.truncation)
        let lines = layout.lines.map { #"{"start":\#($0.range.lowerBound),"width":\#(JSONText.number($0.width))}"# }
        return #"{"id":\#(JSONText.identifier(request.id)),"size":\#(JSONText.number(request.size)),"#
            + #""width":\#(request.width.map(JSONText.number) ?? "null"),"#
            + #""lines":[\#(lines.joined(separator: ","))],"height":\#(JSONText.number(layout.height))}"#
    }

    private static func message(_ error: any Error) -> String {
        guard let decoding = error as? DecodingError else { return "\(error)" }
        switch decoding {
        case .keyNotFound(let key, _): return "key \"\(key.stringValue)\" is missing"
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            guard !context.codingPath.isEmpty else { return "not a JSON object" }
            return "\"\(context.codingPath.map(\.stringValue).joined(separator: "."))\": \(context.debugDescription)"
        case .dataCorrupted: return "not a JSON object"
        @unknown default: return "not a JSON object"
        }
    }
}
