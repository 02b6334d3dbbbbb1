extension Picture {
    /// The pixels it is drawn from: all, or those of its thumbnail. A thumbnail is made again each time, linear in the
    /// number of pixels.
    var drawnBitmap: Bitmap {
        guard let thumbnailSide, thumbnailSide < max(width, height) else { return bitmap }
        return bitmap.thumbnail(side: max(1, thumbnailSide))
    }
}

extension Bitmap {
    /// The bitmap with its longer side scaled to a number of pixels, the other side in proportion, at least 1.
    fileprivate func thumbnail(side: Int) -> Bitmap {
        let longer = Double(max(width, height))
        func scaled(_ length: Int) -> Int { max(1, Int((Double(length * side) / longer).rounded())) }
        let (columns, rows) = (scaled(width), scaled(height))
        func axis(_ source: Int, _ target: Int) -> ResamplingAxis {
            ResamplingAxis(
                source: source, target: ScaledExtent(start: 0, length: Double(target)), window: 0..<target,
                beyondEdge: .unknown)
        }
        return Bitmap(
            width: columns, height: rows,
            pixels: pixels.withUnsafeBufferPointer {
                Resampler.resample($0, width: width, across: axis(width, columns), down: axis(height, rows))
            })
    }
}
