import CKernels

/// Scales premultiplied pictures with a separable filter, in integers.
///
/// Each necessary source row is scaled horizontally, into 16-bit numbers with six bits after the point. As many of the
/// last rows as a target row needs are kept and combined with weights. Colours are combined as they are stored, as in
/// Core Graphics, not in linear light.
enum Resampler {
    /// Bits after the point between the two passes; 255 with the overshoot of the kernels fits 16 bits.
    private static let fraction = 6
    private static let weightBits = 14

    /// - Parameters:
    ///   - source: premultiplied RGBA without padding, `width` pixels per row.
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
                    let weight = Int32(down.weights[row * down.tapCount + tap])
                    if weight != 0 { kernels_resample_add(place, weight, rowLength, sums) }
                }
                // The kernels overshoot; results are limited to the values that a pixel can have.
                kernels_resample_store(sums, rowLength, Int32(weightBits + fraction), target + row * rowLength)
            }
        }
    }

    /// Scales one row horizontally.
    private static func scaleRow(
        _ source: UnsafePointer<UInt8>, by axis: ResamplingAxis, into target: UnsafeMutablePointer<Int16>
    ) {
        kernels_resample_across(
            source, axis.firsts, axis.weights, axis.count, axis.tapCount, Int32(weightBits - fraction), target)
    }
}
