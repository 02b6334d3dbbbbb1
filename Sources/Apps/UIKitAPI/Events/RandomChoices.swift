import Foundation

// Swift prefers the functions below to its own of these names. They choose by the numbers of the app that runs.

private struct AppGenerator: RandomNumberGenerator {
    func next() -> UInt64 { AppRun.current.nextNumber() }
}

/// What a choice is made by.
private func choosing<Choice>(_ choose: (inout AppGenerator) -> Choice) -> Choice {
    var generator = AppGenerator()
    return choose(&generator)
}

extension FixedWidthInteger {
    /// A number of a range.
    public static func random(in range: Range<Self>) -> Self {
        choosing { random(in: range, using: &$0) }
    }
    /// A number of a range.
    public static func random(in range: ClosedRange<Self>) -> Self {
        choosing { random(in: range, using: &$0) }
    }
}

extension BinaryFloatingPoint where RawSignificand: FixedWidthInteger {
    /// A number of a range.
    public static func random(in range: Range<Self>) -> Self {
        choosing { random(in: range, using: &$0) }
    }
    /// A number of a range.
    public static func random(in range: ClosedRange<Self>) -> Self {
        choosing { random(in: range, using: &$0) }
    }
}

extension UUID {
    /// A new identifier of an imported app, which `balloon import` writes in place of `UUID()`.
    public static var newOfApp: UUID {
        var bytes = (0..<16).map { _ in UInt8.random(in: .min ... .max) }
        // Of the fourth version, and of the first variant.
        (bytes[6], bytes[8]) = (bytes[6] & 0x0F | 0x40, bytes[8] & 0x3F | 0x80)
        return UUID(uuid: bytes.withUnsafeBytes { $0.loadUnaligned(as: uuid_t.self) })
    }
}

extension Bool {
    /// One of two.
    public static func random() -> Bool { choosing { random(using: &$0) } }
}

extension Sequence {
    /// The elements in another order.
    public func shuffled() -> [Element] { choosing { shuffled(using: &$0) } }
}

extension Collection {
    /// One of the elements; nil for none.
    public func randomElement() -> Element? { choosing { randomElement(using: &$0) } }
}

extension MutableCollection where Self: RandomAccessCollection {
    /// Gives the elements another order.
    public mutating func shuffle() {
        self = choosing { generator in
            var shuffled = self
            shuffled.shuffle(using: &generator)
            return shuffled
        }
    }
}
