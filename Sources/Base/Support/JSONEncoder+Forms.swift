import Foundation

extension JSONEncoder {
    /// Writes for people and diffs: indented, the keys in the order of the alphabet.
    package static var pretty: JSONEncoder {
        let encoder = line
        encoder.outputFormatting.insert(.prettyPrinted)
        return encoder
    }

    /// Writes one line, the keys in the order of the alphabet.
    package static var line: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }
}
