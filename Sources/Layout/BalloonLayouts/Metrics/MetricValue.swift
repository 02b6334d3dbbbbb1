import Foundation
import Support

/// The value of one of the metrics, whatever its type.
package enum MetricValue: Hashable, Sendable {
    /// A length, a share or a count.
    case number(CGFloat)
    /// One of a set of names.
    case name(String)
    /// Yes or no.
    case flag(Bool)
}

extension MetricValue: CustomStringConvertible {
    /// The value as a scene writes it; a number with at most three decimals.
    package var description: String {
        switch self {
        case .number(let number): ShortDecimal.text(Double(number))
        case .name(let name): name
        case .flag(let flag): "\(flag)"
        }
    }
}

extension MetricValue: Encodable {
    /// Encodes the number, the name or the flag itself; a number to a ten-thousandth.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .number(let number): try container.encode(FixedDecimal.roundedToTenThousandth(Double(number)))
        case .name(let name): try container.encode(name)
        case .flag(let flag): try container.encode(flag)
        }
    }
}
