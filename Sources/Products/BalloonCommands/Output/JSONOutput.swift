import Foundation
import Support

/// JSON for programs: stable keys in a stable order, with the name of the format.
package enum JSONOutput {
    package static func write(_ value: some Encodable, as format: OutputFormat) throws {
        let json = try JSONEncoder.pretty.encode(FormattedOutput(value, as: format))
        try StandardOutput.write(json: String(decoding: json, as: UTF8.self) + "\n")
    }
}
