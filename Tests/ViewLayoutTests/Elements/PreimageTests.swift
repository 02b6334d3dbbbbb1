import Foundation
import Testing

@testable import ViewLayout

@Suite struct PreimageTests {
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
        let fifty: Range<CGFloat> = 50..<CGFloat(50).nextUp
        #expect(fifty.preimage(around: 80, of: { min($0, 50) }, inverse: { $0 }) == 50..<(.infinity))
    }
}
