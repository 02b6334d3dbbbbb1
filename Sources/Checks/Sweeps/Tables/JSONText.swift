import Foundation
import Support

/// Writes a large JSON text piece by piece, in the format of Foundation's pretty printer.
enum JSONText {
    /// A value with sorted keys.
    /// - Parameter indent: the spaces before each line except the first.
    static func pretty(_ value: some Encodable, indent: Int) throws -> String {
        let text = String(decoding: try JSONEncoder.pretty.encode(value), as: UTF8.self)
        // Strings in JSON contain no line feeds.
        return text.replacing("\n", with: "\n" + String(repeating: " ", count: indent))
    }

    /// Writes a list, one element after the other.
    /// - Parameter text: an element, whose lines except the first are indented by `indent + 2` spaces.
    static func writeList<Element>(
        _ elements: [Element], indent: Int, _ write: (String) throws -> Void, text: (Element) throws -> String
    ) throws {
        let space = String(repeating: " ", count: indent)
        guard !elements.isEmpty else {
            try write("[\n\n\(space)]")
            return
        }
        for (index, element) in elements.enumerated() {
            try write((index == 0 ? "[\n  " : ",\n  ") + space + text(element))
        }
        try write("\n\(space)]")
    }
}
