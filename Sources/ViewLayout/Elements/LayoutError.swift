/// What can go wrong when elements are measured. Each case names the place and the mend.
public enum LayoutError: Error, Hashable, Sendable {
    /// A length of an element is negative, not a number, or infinite where it must be finite.
    case invalidLength(element: String, name: String, value: Double)
    /// A minimum is larger than its maximum.
    case contradictoryLimits(element: String, minimum: Double, maximum: Double)
    /// A line limit below 1.
    case invalidLineLimit(Int)
}

extension LayoutError: CustomStringConvertible {
    /// What went wrong and how to mend it.
    public var description: String {
        switch self {
        case .invalidLength(let element, let name, let value):
            return "\(element): \(name) is \(value); give a finite number of points that is 0 or more"
        case .contradictoryLimits(let element, let minimum, let maximum):
            return "\(element): the minimum \(minimum) is larger than the maximum \(maximum); swap or mend them"
        case .invalidLineLimit(let limit):
            return "text: lineLimit is \(limit); give 1 or more, or none for no limit"
        }
    }
}
