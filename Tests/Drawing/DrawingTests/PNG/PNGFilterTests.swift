import Testing

@testable import Drawing

@Suite struct PNGFilterTests {
    /// Undoing each filter by the specification's table 9.1 gives the row back.
    @Test(arguments: PNGFilter.allCases, [PNGScanlines.ColorType.greyAlpha, .color, .colorAlpha])
    func everyFilterCanBeUndone(filter: PNGFilter, colorType: PNGScanlines.ColorType) {
        let bitmap = Bitmap.noise(width: 23, height: 9, seed: 7, isOpaque: colorType == .color)
        let image = PNGScanlines.full(bitmap, colorType: colorType)
        let filtered = PNGFilter.filtered(image, by: [filter]).bytes
        #expect(undone(filtered, image) == samples(image))
        #expect(filtered[0] == filter.rawValue)
    }

    @Test func theFilterWithTheSmallestSumIsTaken() {
        // Rows that rise by one from left to right, each the same: `up` leaves zeros, except in the first row.
        let bitmap = Bitmap(width: 100, height: 6) { x, _ in Color(red: UInt8(x), green: UInt8(x), blue: UInt8(2 * x)) }
        let image = PNGScanlines.full(bitmap, colorType: .color)
        let filtered = PNGFilter.filtered(image, by: PNGFilter.allCases).bytes
        let chosen = stride(from: 0, to: filtered.count, by: image.rowLength + 1).map { filtered[$0] }
        #expect(chosen == [1, 2, 2, 2, 2, 2])
        #expect(undone(filtered, image) == samples(image))
    }

    @Test func flatRowsStayAsTheyAre() {
        let bitmap = Bitmap(width: 100, height: 4) { x, y in x > 40 * y ? .white : Color(red: 9, green: 8, blue: 7) }
        let image = PNGScanlines.full(bitmap, colorType: .color)
        let filtered = PNGFilter.filtered(image, by: PNGFilter.allCases).bytes
        #expect(stride(from: 0, to: filtered.count, by: image.rowLength + 1).allSatisfy { filtered[$0] == 0 })
        #expect(undone(filtered, image) == samples(image))
    }

    private func samples(_ image: PNGScanlines) -> [UInt8] {
        (0..<image.height).flatMap { row in
            [UInt8](unsafeUninitializedCapacity: image.rowLength) { buffer, count in
                guard let target = buffer.baseAddress else { return }
                image.copyRow(row, to: target)
                count = image.rowLength
            }
        }
    }

    private func undone(_ filtered: [UInt8], _ image: PNGScanlines) -> [UInt8] {
        let length = image.rowLength
        var rows = [UInt8](repeating: 0, count: length * image.height)
        for row in 0..<image.height {
            let filter = filtered[row * (length + 1)]
            for index in 0..<length {
                let left = index >= image.pixelStride ? Int(rows[row * length + index - image.pixelStride]) : 0
                let above = row > 0 ? Int(rows[(row - 1) * length + index]) : 0
                let corner =
                    row > 0 && index >= image.pixelStride
                    ? Int(rows[(row - 1) * length + index - image.pixelStride]) : 0
                let guess: Int
                switch filter {
                case 1: guess = left
                case 2: guess = above
                case 3: guess = (left + above) / 2
                case 4:
                    let estimate = left + above - corner
                    let distances = [abs(estimate - left), abs(estimate - above), abs(estimate - corner)]
                    guess =
                        distances[0] <= distances[1] && distances[0] <= distances[2]
                        ? left : distances[1] <= distances[2] ? above : corner
                default: guess = 0
                }
                rows[row * length + index] = filtered[row * (length + 1) + 1 + index] &+ UInt8(guess)
            }
        }
        return rows
    }

    /// A slope of whole bytes is stored as its differences, which are all alike, and so in far fewer bytes than its pixels.
    @Test func aSlopeIsSmall() {
        let slope = Bitmap(width: 120, height: 120) { x, y in
            Color(red: UInt8(2 * x), green: UInt8(2 * y), blue: UInt8(x + y))
        }
        #expect(PNGEncoder.encode(slope).count < 120 * 120 * 3 / 20)
    }
}
