/// Errors of measuring elements. Each case names the place and the fix.
package enum LayoutError: Error, Hashable, Sendable {
    /// A length of an element is not finite, below its minimum, or larger than ``LayoutLimits/maximumLength``.
    case invalidLength(element: String, name: String, value: Double, minimum: Double)
    /// A minimum is larger than its maximum.
    case contradictoryLimits(element: String, minimum: Double, maximum: Double)
    /// A line limit below 1.
    case invalidLineLimit(Int)
    /// Stacks in stacks whose parts would be asked for their sizes more than
    /// ``LayoutLimits/maximumMeasurementCount`` times.
    case tooManyMeasurements(limit: Int)
}

extension LayoutError: CustomStringConvertible {
    /// The problem and the fix.
    package var description: String {
        switch self {
        case .invalidLength(let element, let name, let value, let minimum):
            let smallest = minimum == 0 ? "0" : minimum.description
            let maximum = Int(LayoutLimits.maximumLength)
            return "\(element): \(name) is \(value); give \(smallest) to \(maximum) points"
        case .contradictoryLimits(let element, let minimum, let maximum):
            return "\(element): the minimum \(minimum) is larger than the maximum \(maximum); swap them or correct one"
        case .invalidLineLimit(let limit):
            return "text: lineLimit is \(limit); give 1 or more, or none for no limit"
        case .tooManyMeasurements(let limit):
            return "stacks: the parts of nested stacks were asked for more than \(limit) sizes; "
                + "nest fewer stacks, or give their parts fixed lengths"
        }
    }
}
