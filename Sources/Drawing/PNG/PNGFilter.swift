/// PNG's filters (specification, third edition, 9): each row is stored as its difference from a guess made of its
/// neighbours, so that smooth pictures become small numbers, which compress well.
enum PNGFilter: UInt8, CaseIterable {
    case none = 0
    case sub = 1
    case up = 2
    case average = 3
    case paeth = 4

    /// Rows with their filter bytes, ready to be compressed.
    /// - Parameter filters: the filters to choose from, row by row. Of several the one whose differences have the
    ///   smallest sum of absolute values is taken, the earliest of equals (the specification's own advice, 12.7);
    ///   but a flat row is left as it is, since its repetitions compress better than its differences.
    static func filtered(_ image: PNGScanlines, by filters: [PNGFilter]) -> [UInt8] {
        let length = image.rowLength
        let above = [UInt8](repeating: 0, count: length)
        return image.bytes.withUnsafeBufferPointer { source in
            above.withUnsafeBufferPointer { above in
                [UInt8](unsafeUninitializedCapacity: (length + 1) * image.height) { buffer, count in
                    count = (length + 1) * image.height
                    guard let source = source.baseAddress, let above = above.baseAddress,
                        var target = buffer.baseAddress
                    else { return }
                    var previous = above
                    var row = source
                    let trial = UnsafeMutablePointer<UInt8>.allocate(capacity: length)
                    defer { trial.deallocate() }
                    for _ in 0..<image.height {
                        write(row, above: previous, length, image.pixelStride, filters, to: target, trial: trial)
                        previous = row
                        row += length
                        target += length + 1
                    }
                }
            }
        }
    }

    private static func write(
        _ row: UnsafePointer<UInt8>, above: UnsafePointer<UInt8>, _ length: Int, _ stride: Int, _ filters: [PNGFilter],
        to target: UnsafeMutablePointer<UInt8>, trial: UnsafeMutablePointer<UInt8>
    ) {
        if filters.count > 1, isFlat(row, length, stride) {
            target[0] = PNGFilter.none.rawValue
            (target + 1).update(from: row, count: length)
            return
        }
        var best = Int.max
        for filter in filters {
            let output = best == Int.max ? target + 1 : trial
            filter.apply(row, above: above, length, stride, to: output)
            let cost = filters.count > 1 ? sumOfMagnitudes(output, length) : 0
            guard cost < best else { continue }
            best = cost
            target[0] = filter.rawValue
            if output == trial { (target + 1).update(from: trial, count: length) }
        }
    }

    /// Whether three of four pixels equal the one on their left: drawings and text, not photographs or gradients.
    private static func isFlat(_ row: UnsafePointer<UInt8>, _ length: Int, _ stride: Int) -> Bool {
        var equal = 0
        var pixel = stride
        while pixel < length {
            var difference: UInt8 = 0
            var sample = 0
            while sample < stride {
                difference |= row[pixel &+ sample] ^ row[pixel &+ sample &- stride]
                sample = sample &+ 1
            }
            if difference == 0 { equal = equal &+ 1 }
            pixel = pixel &+ stride
        }
        return equal * stride * 4 >= length * 3
    }

    private func apply(
        _ row: UnsafePointer<UInt8>, above: UnsafePointer<UInt8>, _ length: Int, _ stride: Int,
        to target: UnsafeMutablePointer<UInt8>
    ) {
        // The first pixel has nothing on its left.
        let head = min(stride, length)
        var index = 0
        while index < head {
            switch self {
            case .none, .sub: target[index] = row[index]
            case .up, .paeth: target[index] = row[index] &- above[index]
            case .average: target[index] = row[index] &- (above[index] &>> 1)
            }
            index = index &+ 1
        }
        switch self {
        case .none:
            target.update(from: row, count: length)
        case .sub:
            while index < length {
                target[index] = row[index] &- row[index &- stride]
                index = index &+ 1
            }
        case .up:
            while index < length {
                target[index] = row[index] &- above[index]
                index = index &+ 1
            }
        case .average:
            while index < length {
                let mean = (UInt16(row[index &- stride]) &+ UInt16(above[index])) &>> 1
                target[index] = row[index] &- UInt8(truncatingIfNeeded: mean)
                index = index &+ 1
            }
        case .paeth:
            while index < length {
                target[index] = row[index] &- Self.paeth(row[index &- stride], above[index], above[index &- stride])
                index = index &+ 1
            }
        }
    }

    /// Of left, above and upper left the one nearest to left + above - upper left.
    @inline(__always)
    private static func paeth(_ left: UInt8, _ above: UInt8, _ corner: UInt8) -> UInt8 {
        let fromLeft = Int16(above) &- Int16(corner)
        let fromAbove = Int16(left) &- Int16(corner)
        let fromCorner = fromLeft &+ fromAbove
        let toLeft = fromLeft < 0 ? 0 &- fromLeft : fromLeft
        let toAbove = fromAbove < 0 ? 0 &- fromAbove : fromAbove
        let toCorner = fromCorner < 0 ? 0 &- fromCorner : fromCorner
        let rest = toAbove <= toCorner ? above : corner
        return toLeft <= toAbove && toLeft <= toCorner ? left : rest
    }

    private static func sumOfMagnitudes(_ bytes: UnsafePointer<UInt8>, _ length: Int) -> Int {
        var sum: UInt32 = 0
        var index = 0
        while index < length {
            let byte = bytes[index]
            sum = sum &+ UInt32(min(byte, 0 &- byte))
            index = index &+ 1
        }
        return Int(sum)
    }
}
