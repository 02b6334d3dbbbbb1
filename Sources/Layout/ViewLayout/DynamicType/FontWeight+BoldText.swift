import Typesetting

extension FontWeight {
    /// The weight with Bold Text. Regular becomes semibold (observed); that the others change by the same amount, to
    /// bold and heavy, is inferred.
    package var forBoldText: FontWeight {
        switch self {
        case ..<FontWeight(rawValue: 450): .semibold
        case ..<FontWeight(rawValue: 650): .bold
        case ..<FontWeight.heavy: .heavy
        default: self
        }
    }
}
