import Foundation

/// JSON for programs: stable keys in a stable order.
enum JSONOutput {
    static func write(_ value: some Encodable) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try StandardOutput.write(encoder.encode(value) + Data("\n".utf8))
    }
}
