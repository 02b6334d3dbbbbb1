import CKernels

extension EXIFOrientation {
    /// The picture rotated upright.
    func applied(to bitmap: Bitmap) -> Bitmap {
        guard self != .up else { return bitmap }
        let (width, height) = (bitmap.width, bitmap.height)
        // Where the first target pixel is in the source, and the way from one target pixel and row to the next.
        let (start, right, down): (Int, Int, Int)
        switch self {
        case .up: (start, right, down) = (0, 1, width)
        case .upMirrored: (start, right, down) = (width - 1, -1, width)
        case .down: (start, right, down) = (width * height - 1, -1, -width)
        case .downMirrored: (start, right, down) = (width * (height - 1), 1, -width)
        case .leftMirrored: (start, right, down) = (0, width, 1)
        case .right: (start, right, down) = (width * (height - 1), -width, 1)
        case .rightMirrored: (start, right, down) = (width * height - 1, -width, -1)
        case .left: (start, right, down) = (width - 1, width, -1)
        }
        let isTurned = rawValue >= Self.leftMirrored.rawValue
        let columns = isTurned ? height : width
        let rows = isTurned ? width : height
        let pixels = bitmap.pixels.withUnsafeBufferPointer { source in
            [UInt8](unsafeUninitializedCapacity: source.count) { target, count in
                // The target has as many pixels as the source, and the steps above visit each of them once. A bitmap
                // has at least one pixel, so both have an address.
                kernels_turn(
                    target.baseAddress!, source.baseAddress! + start * 4, columns, rows, right, down)
                count = source.count
            }
        }
        return Bitmap(width: columns, height: rows, pixels: pixels)
    }
}
