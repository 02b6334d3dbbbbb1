import Foundation

extension Range<CGFloat> {
    /// The widths around `width` that `function` takes into this interval.
    ///
    /// Widths are at least 0, intervals are half open, and an upper bound of infinity includes infinity. Rounding makes
    /// `inverse` only nearly right, and an interval that is one unit in the last place too wide would be wrong; so each
    /// end is checked with `function` itself and moved inwards until it holds.
    /// - Parameters:
    ///   - width: a width that `function` takes into the interval; the answer holds it.
    ///   - function: does not decrease.
    ///   - inverse: a width that `function` takes to about the given value.
    package func preimage(
        around width: CGFloat, of function: (CGFloat) -> CGFloat, inverse: (CGFloat) -> CGFloat
    ) -> Range<CGFloat> {
        guard width.isFinite else { return preimageAroundInfinity(of: function, inverse: inverse) }
        let steps = 64
        var lower: CGFloat = 0
        if function(0) < lowerBound {
            lower = Swift.max(0, inverse(lowerBound))
            for _ in 0..<steps where function(lower) < lowerBound { lower = lower.nextUp }
            if function(lower) < lowerBound { lower = width }
        }
        var upper = CGFloat.infinity
        if function(.infinity) >= upperBound {
            upper = inverse(upperBound)
            for _ in 0..<steps where function(upper.nextDown) >= upperBound { upper = upper.nextDown }
            if function(upper.nextDown) >= upperBound { upper = width.nextUp }
        }
        lower = Swift.min(lower, width)
        return lower..<Swift.max(upper, width.nextUp)
    }

    /// The preimage around a width of infinity: its upper end is infinity.
    private func preimageAroundInfinity(
        of function: (CGFloat) -> CGFloat, inverse: (CGFloat) -> CGFloat
    ) -> Range<CGFloat> {
        let lower = Swift.max(0, inverse(lowerBound))
        guard lower.isFinite else { return .infinity ..< .infinity }
        let start = lower.nextUp
        return function(start) >= lowerBound ? start..<(.infinity) : .infinity ..< .infinity
    }
}
