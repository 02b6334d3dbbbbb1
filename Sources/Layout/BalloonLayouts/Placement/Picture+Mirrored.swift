import Drawing

extension Picture {
    /// The rows that end at a part of the height, 0 to 1, in reverse order. At most as many as requested, at least one.
    func mirroredRows(above part: Double, count: Int) -> Picture {
        let bitmap = bitmap
        let end = max(1, Self.boundary(at: part, of: height))
        let (first, length) = (max(0, end - max(1, count)), bitmap.width * 4)
        let pixels = (first..<end).reversed().flatMap { bitmap.pixels[($0 * length)..<(($0 + 1) * length)] }
        return Picture(bitmap: Bitmap(width: bitmap.width, height: end - first, pixels: pixels), scale: scale)
    }

    /// As ``mirroredRows(above:count:)``, for the rows that begin there.
    func mirroredRows(below part: Double, count: Int) -> Picture {
        let start = min(Self.boundary(at: part, of: height), height - 1)
        let end = min(height, start + max(1, count))
        return mirroredRows(above: Double(end) / Double(height), count: end - start)
    }

    /// As ``mirroredRows(above:count:)``, for the columns that end there.
    func mirroredColumns(before part: Double, count: Int) -> Picture {
        let end = max(1, Self.boundary(at: part, of: width))
        return mirrored(columns: max(0, end - max(1, count))..<end)
    }

    /// As ``mirroredRows(above:count:)``, for the columns that begin there.
    func mirroredColumns(behind part: Double, count: Int) -> Picture {
        let start = min(Self.boundary(at: part, of: width), width - 1)
        return mirrored(columns: start..<min(width, start + max(1, count)))
    }

    private func mirrored(columns: Range<Int>) -> Picture {
        let bitmap = bitmap
        var pixels: [UInt8] = []
        pixels.reserveCapacity(bitmap.height * columns.count * 4)
        for row in 0..<bitmap.height {
            for column in columns.reversed() {
                let start = (row * bitmap.width + column) * 4
                pixels.append(contentsOf: bitmap.pixels[start..<(start + 4)])
            }
        }
        return Picture(bitmap: Bitmap(width: columns.count, height: bitmap.height, pixels: pixels), scale: scale)
    }

    /// The edge of a pixel that is nearest to a fraction of a length.
    private static func boundary(at part: Double, of count: Int) -> Int {
        Int(min(max((part * Double(count)).rounded(), 0), Double(count)))
    }
}
