import Foundation
import Testing

@testable import ViewLayout

@Suite struct ValidWidthsTests {
    @Test func intersections() {
        let first: Range<CGFloat> = 1..<5
        #expect(first.intersection(3..<9) == 3..<5)
        #expect(first.intersection(.anyWidth) == first)
        #expect(first.intersection(7..<9).isEmpty)
        #expect(Range<CGFloat>.only(3).contains(3))
        #expect(!Range<CGFloat>.only(3).contains(CGFloat(3).nextUp))
        #expect(Range<CGFloat>.only(nil).isEmpty)
        #expect(Range<CGFloat>.only(-1) == .only(0))
    }

    /// Rounding of `width - inset` and back must never let a width in that the function takes outside.
    @Test func preimagesAreExact() {
        var generator = SplitMix(state: 7)
        for _ in 0..<20_000 {
            let inset = CGFloat(generator.next() % 100_000) / 997
            let lower = CGFloat(generator.next() % 300_000) / 991
            let interval = lower..<(lower + CGFloat(generator.next() % 50_000) / 983 + 0.001)
            let function = { (width: CGFloat) in max(0, width - inset) }
            let width = (interval.lowerBound + interval.upperBound) / 2 + inset
            let preimage = interval.preimage(around: width, of: function, inverse: { $0 + inset })
            #expect(preimage.contains(width))
            #expect(function(preimage.lowerBound) >= interval.lowerBound)
            #expect(function(preimage.upperBound.nextDown) < interval.upperBound)
        }
    }

    @Test func preimagesAroundInfinity() {
        let answer = (CGFloat(100)..<(.infinity)).preimage(around: .infinity, of: { $0 - 20 }, inverse: { $0 + 20 })
        #expect(answer.upperBound == .infinity)
        #expect(answer.lowerBound - 120 < 1e-9 && answer.lowerBound >= 120)
        let constant = Range<CGFloat>.only(50).preimage(around: 80, of: { min($0, 50) }, inverse: { $0 })
        #expect(constant == 50..<(.infinity))
    }

    @Test func anIntervalToInfinityHoldsInfinity() {
        let measurement = ViewDimensions(size: .zero, validWidths: 5..<(.infinity))
        #expect(measurement.holds(forProposedWidth: .infinity))
        #expect(!measurement.holds(forProposedWidth: 4))
    }
}

/// Numbers that look random and are the same in every run.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
