import Foundation

/// A value for a property that is set by its name, converted to the type of the property.
struct NamedValue {
    let value: Any?

    /// The value as a number.
    var number: Double? {
        switch value {
        case let number as any BinaryFloatingPoint: Double(number)
        case let number as any BinaryInteger: Double(number)
        case let number as NSNumber: number.doubleValue
        default: nil
        }
    }
    /// The value as a Boolean; a number is true when it is not 0.
    var flag: Bool? { value as? Bool ?? number.map { $0 != 0 } }
    /// The value as a point, also from an `NSValue`.
    var point: CGPoint? { value as? CGPoint ?? boxed?.pointValue }
    /// The value as a size, also from an `NSValue`.
    var size: CGSize? { value as? CGSize ?? boxed?.sizeValue }
    /// The value as a rectangle, also from an `NSValue`.
    var rect: CGRect? { value as? CGRect ?? boxed?.rectValue }
    private var boxed: NSValue? { value is NSNumber ? nil : value as? NSValue }
}
