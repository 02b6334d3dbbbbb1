import Foundation
import LinuxUIKit

/// Makes random numbers. GameplayKit's protocol of this name.
///
/// ```swift
/// let source: any GKRandom = GKRandomSource.sharedRandom()
/// print(source.nextInt(upperBound: 6))
/// ```
public protocol GKRandom: AnyObject {
    /// The next whole number, from -2^31 on.
    func nextInt() -> Int
    /// The next whole number from 0 on, below a bound.
    func nextInt(upperBound: Int) -> Int
    /// The next number from 0 to 1.
    func nextUniform() -> Float
    /// The next of two.
    func nextBool() -> Bool
}

/// Makes random numbers as the system does. GameplayKit's class of this name; its sources with a seed, whose numbers are
/// not published, are missing.
///
/// ```swift
/// let deck = GKRandomSource.sharedRandom().arrayByShufflingObjects(in: [1, 2, 3])
/// ```
open class GKRandomSource: NSObject, GKRandom {
    /// Makes a source.
    public override init() {}
    /// The source of the system.
    open class func sharedRandom() -> GKRandomSource { GKRandomSource() }
    /// The next whole number, from -2^31 on.
    open func nextInt() -> Int { Int(Int32.random(in: .min ... .max)) }
    /// The next whole number from 0 on, below a bound.
    open func nextInt(upperBound: Int) -> Int { upperBound > 1 ? Int.random(in: 0..<upperBound) : 0 }
    /// The next number from 0 to 1.
    open func nextUniform() -> Float { Float.random(in: 0...1) }
    /// The next of two.
    open func nextBool() -> Bool { Bool.random() }
    /// The same objects in another order.
    open func arrayByShufflingObjects(in array: [Any]) -> [Any] { array.shuffled() }
}

extension NSArray {
    /// The same objects in another order.
    public func shuffled() -> [Any] { map { $0 }.shuffled() }
}

/// A die. GameplayKit's class of this name.
///
/// ```swift
/// let die = GKRandomDistribution.d6()
/// print(die.nextInt())
/// ```
open class GKRandomDistribution: NSObject, GKRandom {
    /// The least number.
    public let lowestValue: Int
    /// The largest number.
    public let highestValue: Int
    private let source: any GKRandom

    /// Makes one over numbers of a source.
    public init(randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int)
    {
        (self.source, lowestValue, highestValue) = (source, lowestInclusive, max(lowestInclusive, highestInclusive))
    }
    /// Makes one over numbers of the system.
    public convenience init(lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
        self.init(
            randomSource: GKRandomSource(), lowestValue: lowestInclusive, highestValue: highestInclusive)
    }
    /// Makes a die from 1 on.
    public convenience init(forDieWithSideCount sideCount: Int) {
        self.init(lowestValue: 1, highestValue: sideCount)
    }
    /// How many numbers there are.
    open var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }
    /// The next of them.
    open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }
    /// The next of them below a bound.
    open func nextInt(upperBound: Int) -> Int {
        let top = min(highestValue, upperBound - 1)
        return top < lowestValue ? lowestValue : lowestValue + source.nextInt(upperBound: top - lowestValue + 1)
    }
    /// The next of them by the largest, from 0 to 1.
    open func nextUniform() -> Float { source.nextUniform() }
    /// The next of two.
    open func nextBool() -> Bool { source.nextBool() }
    /// A die of six.
    open class func d6() -> Self { Self(forDie: 6) }
    /// A die of twenty.
    open class func d20() -> Self { Self(forDie: 20) }

    /// A die, as a subclass makes it too.
    public required init(forDie sides: Int) {
        (source, lowestValue, highestValue) = (GKRandomSource(), 1, sides)
    }
}
