import Foundation

/// A value that is set by the name of a property, as the type of the property.
struct NamedValue {
    let value: Any?

    /// A number of any type.
    var number: Double? {
        switch value {
        case let number as any BinaryFloatingPoint: Double(number)
        case let number as any BinaryInteger: Double(number)
        case let number as NSNumber: number.doubleValue
        default: nil
        }
    }
    /// A flag, by itself or as a number.
    var flag: Bool? { value as? Bool ?? number.map { $0 != 0 } }
    /// A place, by itself or in an `NSValue`.
    var point: CGPoint? { value as? CGPoint ?? boxed?.pointValue }
    /// A size, by itself or in an `NSValue`.
    var size: CGSize? { value as? CGSize ?? boxed?.sizeValue }
    /// A rectangle, by itself or in an `NSValue`.
    var rect: CGRect? { value as? CGRect ?? boxed?.rectValue }
    private var boxed: NSValue? { value is NSNumber ? nil : value as? NSValue }
}
