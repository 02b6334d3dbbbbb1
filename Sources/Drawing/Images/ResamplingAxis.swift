/// The place of a scaled picture along one axis, in target pixels.
struct ScaledExtent {
    var start: Double
    var length: Double

    /// The whole pixels it touches.
    var outward: Range<Int> {
        let first = Int((start + CanvasGrid.tolerance).rounded(.down))
        return first..<max(first, Int((start + length - CanvasGrid.tolerance).rounded(.up)))
    }
}

/// The weights with which pixels of a source make the pixels of a target, along one axis.
///
/// The kernels are two members of the cubic family of Mitchell and Netravali (1988), chosen for flat drawings as well
/// as photographs: going down, the one they recommend (B = C = 1/3), stretched over the source, as a compromise between
/// moiré, blur and fringes along edges; going up, that of Catmull and Rom (B = 0, C = 1/2), which is sharp and leaves a
/// picture alone that keeps its size. Both are polynomials, so that every machine makes the same weights. What else was
/// measured is in Documentation/Drawing.md.
struct ResamplingAxis {
    /// The pixels beyond the ends of the source.
    enum BeyondEdge {
        /// Unknown: the existing pixels have all the weight. For pictures, whose edges come to lie on the
        /// pixel grid; if the last pixel were repeated, it would outweigh the others along the edge and leave moiré.
        case unknown
        /// Nothing: for glyphs, whose edges lie anywhere.
        case transparent
    }

    /// Weights are fixed-point numbers of 14 bits: 1 is 16,384.
    static let one = 1 << 14

    /// Weights of each target pixel.
    let tapCount: Int
    /// The first source pixel of each target pixel; `tapCount` pixels from there are in the source.
    let firsts: [Int32]
    /// `tapCount` weights for each target pixel.
    let weights: [Int16]

    /// The number of target pixels.
    var count: Int { firsts.count }

    /// - Parameters:
    ///   - source: the number of source pixels, at least 1.
    ///   - target: where the whole source comes to lie.
    ///   - window: the target pixels to compute.
    init(source: Int, target: ScaledExtent, window: Range<Int>, beyondEdge: BeyondEdge) {
        let ratio = Double(source) / target.length
        let stretch = max(1, ratio)
        let support = 2 * stretch
        let span = Int((2 * support).rounded(.up)) + 1
        let taps = min(span, source)
        var firsts = [Int32](repeating: 0, count: window.count)
        var weights = [Int16](repeating: 0, count: window.count * taps)
        var exact = [Double](repeating: 0, count: taps)
        for (index, pixel) in window.enumerated() {
            let center = (Double(pixel) + 0.5 - target.start) * ratio
            let start = Int((center - support).rounded(.down))
            let first = min(max(start, 0), source - taps)
            for tap in 0..<taps { exact[tap] = 0 }
            var sum = 0.0
            for position in start..<(start + span) {
                let isInside = (first..<(first + taps)).contains(position)
                guard isInside || beyondEdge == .transparent else { continue }
                let weight = Self.kernel((Double(position) + 0.5 - center) / stretch, isEnlarging: ratio <= 1)
                sum += weight
                if isInside { exact[position - first] = weight }
            }
            firsts[index] = Int32(first)
            Self.quantize(exact, sum: sum, into: &weights, at: index * taps)
        }
        tapCount = taps
        self.firsts = firsts
        self.weights = weights
    }

    /// The kernel at a distance from its middle.
    private static func kernel(_ distance: Double, isEnlarging: Bool) -> Double {
        let x = abs(distance)
        if x >= 2 { return 0 }
        if isEnlarging { return x < 1 ? (1.5 * x - 2.5) * x * x + 1 : ((-0.5 * x + 2.5) * x - 4) * x + 2 }
        return (x < 1 ? (21 * x - 36) * x * x + 16 : ((-7 * x + 36) * x - 60) * x + 32) / 18
    }

    /// Weights as fixed-point numbers with the same sum as the exact ones: each is the increase of the rounded sum.
    private static func quantize(_ exact: [Double], sum: Double, into weights: inout [Int16], at offset: Int) {
        var total = 0.0
        var written = 0
        for tap in exact.indices {
            total += exact[tap]
            let rounded = Int((total / sum * Double(one)).rounded())
            weights[offset + tap] = Int16(rounded - written)
            written = rounded
        }
    }
}
