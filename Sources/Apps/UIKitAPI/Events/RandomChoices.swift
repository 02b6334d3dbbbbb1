import Foundation
import Synchronization

/// The random numbers of an app: the same ones each time that it is opened, so that a shuffled rack or a thrown die has a
/// golden. Swift prefers the functions below to its own of these names.
package final class RandomChoices: Sendable {
    /// Those of the app whose code runs. Bound to the running task, so that apps that run at the same time do not take numbers from
    /// each other.
    @TaskLocal package static var current = RandomChoices()

    /// The state of SplitMix64.
    private let state = Mutex<UInt64>(0)

    /// Begins with the first number.
    package init() {}

    /// Begins with the first number again.
    package func restart() { state.withLock { $0 = 0 } }

    private func next() -> UInt64 {
        state.withLock { state in
            state &+= 0x9E37_79B9_7F4A_7C15
            var number = state
            number = (number ^ number >> 30) &* 0xBF58_476D_1CE4_E5B9
            number = (number ^ number >> 27) &* 0x94D0_49BB_1331_11EB
            return number ^ number >> 31
        }
    }

    fileprivate struct Generator: RandomNumberGenerator {
        func next() -> UInt64 { current.next() }
    }

    /// What a choice is made by.
    fileprivate static func choosing<Choice>(_ choose: (inout Generator) -> Choice) -> Choice {
        var generator = Generator()
        return choose(&generator)
    }
}

extension FixedWidthInteger {
    /// A number of a range.
    public static func random(in range: Range<Self>) -> Self {
        RandomChoices.choosing { random(in: range, using: &$0) }
    }
    /// A number of a range.
    public static func random(in range: ClosedRange<Self>) -> Self {
        RandomChoices.choosing { random(in: range, using: &$0) }
    }
}

extension BinaryFloatingPoint where RawSignificand: FixedWidthInteger {
    /// A number of a range.
    public static func random(in range: Range<Self>) -> Self {
        RandomChoices.choosing { random(in: range, using: &$0) }
    }
    /// A number of a range.
    public static func random(in range: ClosedRange<Self>) -> Self {
        RandomChoices.choosing { random(in: range, using: &$0) }
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
    public static func random() -> Bool { RandomChoices.choosing { random(using: &$0) } }
}

extension Sequence {
    /// The elements in another order.
    public func shuffled() -> [Element] { RandomChoices.choosing { shuffled(using: &$0) } }
}

extension Collection {
    /// One of the elements; nil for none.
    public func randomElement() -> Element? { RandomChoices.choosing { randomElement(using: &$0) } }
}

extension MutableCollection where Self: RandomAccessCollection {
    /// Gives the elements another order.
    public mutating func shuffle() {
        self = RandomChoices.choosing { generator in
            var shuffled = self
            shuffled.shuffle(using: &generator)
            return shuffled
        }
    }
}
