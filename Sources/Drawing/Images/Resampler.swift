/// Scaling of premultiplied pictures by a separable filter, in integers.
///
/// Every source row that is needed is scaled across, into 16-bit numbers with six bits after the point; the last few
/// such rows are kept, as many as one target row is made of, and weighed together. Colours are weighed as they are stored, as Core Graphics does, not in linear light.
enum Resampler {
    /// Bits after the point between the two passes; 255 with the overshoot of the enlarging kernel fits 16 bits.
    private static let fraction = 6
    private static let weightBits = 14

    /// - Parameters:
    ///   - source: premultiplied RGBA without padding, `width` pixels a row.
    ///   - across: the axis that makes columns.
    ///   - down: the axis that makes rows.
    /// - Returns: premultiplied RGBA of `across.count` by `down.count` pixels.
    static func resample(
        _ source: UnsafeBufferPointer<UInt8>, width: Int, across: ResamplingAxis, down: ResamplingAxis
    ) -> [UInt8] {
        guard let base = source.baseAddress, across.count > 0, down.count > 0 else { return [] }
        let rowLength = across.count * 4
        let kept = UnsafeMutablePointer<Int16>.allocate(capacity: down.tapCount * rowLength)
        defer { kept.deallocate() }
        let sums = UnsafeMutablePointer<Int32>.allocate(capacity: rowLength)
        defer { sums.deallocate() }
        return [UInt8](unsafeUninitializedCapacity: down.count * rowLength) { buffer, count in
            count = down.count * rowLength
            guard let target = buffer.baseAddress else { return }
            // Source row n is kept in place n modulo the number of places. First rows never decrease from one target
            // row to the next, so a row that is overwritten is not needed any more.
            var next = 0
            for row in 0..<down.count {
                let first = Int(down.firsts[row])
                for position in max(next, first)..<max(next, first + down.tapCount) {
                    let place = kept + position % down.tapCount * rowLength
                    scaleRow(base + position * width * 4, by: across, into: place)
                }
                next = max(next, first + down.tapCount)
                sums.initialize(repeating: 1 << (weightBits + fraction - 1), count: rowLength)
                for tap in 0..<down.tapCount {
                    let place = kept + (first + tap) % down.tapCount * rowLength
                    add(place, by: Int32(down.weights[row * down.tapCount + tap]), to: sums, count: rowLength)
                }
                store(sums, into: target + row * rowLength, count: rowLength)
            }
        }
    }

    /// One row across.
    private static func scaleRow(
        _ source: UnsafePointer<UInt8>, by axis: ResamplingAxis, into target: UnsafeMutablePointer<Int16>
    ) {
        let shift = Int32(weightBits - fraction)
        let half: Int32 = 1 << (shift - 1)
        let taps = axis.tapCount
        axis.firsts.withUnsafeBufferPointer { firsts in
            axis.weights.withUnsafeBufferPointer { weights in
                guard var weight = weights.baseAddress else { return }
                var output = target
                for index in 0..<firsts.count {
                    var pixel = source + Int(firsts[index]) &* 4
                    var red = half
                    var green = half
                    var blue = half
                    var alpha = half
                    var tap = 0
                    while tap < taps {
                        let factor = Int32(weight[tap])
                        if factor != 0 {
                            red = red &+ factor &* Int32(pixel[0])
                            green = green &+ factor &* Int32(pixel[1])
                            blue = blue &+ factor &* Int32(pixel[2])
                            alpha = alpha &+ factor &* Int32(pixel[3])
                        }
                        pixel += 4
                        tap = tap &+ 1
                    }
                    output[0] = Int16(truncatingIfNeeded: red &>> shift)
                    output[1] = Int16(truncatingIfNeeded: green &>> shift)
                    output[2] = Int16(truncatingIfNeeded: blue &>> shift)
                    output[3] = Int16(truncatingIfNeeded: alpha &>> shift)
                    output += 4
                    weight += taps
                }
            }
        }
    }

    /// One row by its weight, added to what other rows have made.
    private static func add(
        _ row: UnsafePointer<Int16>, by factor: Int32, to sums: UnsafeMutablePointer<Int32>, count: Int
    ) {
        guard factor != 0 else { return }
        var index = 0
        while index < count {
            sums[index] = sums[index] &+ factor &* Int32(row[index])
            index = index &+ 1
        }
    }

    /// Sums as pixels. The enlarging kernel overshoots: bytes are held to 0...255, colours to their alpha.
    private static func store(_ sums: UnsafePointer<Int32>, into target: UnsafeMutablePointer<UInt8>, count: Int) {
        let shift = Int32(weightBits + fraction)
        var index = 0
        while index < count {
            let alpha = min(max(sums[index + 3] &>> shift, 0), 255)
            target[index] = UInt8(truncatingIfNeeded: min(max(sums[index] &>> shift, 0), alpha))
            target[index + 1] = UInt8(truncatingIfNeeded: min(max(sums[index + 1] &>> shift, 0), alpha))
            target[index + 2] = UInt8(truncatingIfNeeded: min(max(sums[index + 2] &>> shift, 0), alpha))
            target[index + 3] = UInt8(truncatingIfNeeded: alpha)
            index = index &+ 4
        }
    }
}
