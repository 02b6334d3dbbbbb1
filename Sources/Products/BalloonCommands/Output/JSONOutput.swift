import Foundation
import Support

/// JSON for programs: stable keys in a stable order, with the name of the format.
package enum JSONOutput {
    package static func write(_ value: some Encodable, as format: OutputFormat) throws {
        try StandardOutput.write(JSONEncoder.pretty.encode(FormattedOutput(value, as: format)) + Data("\n".utf8))
    }
}
