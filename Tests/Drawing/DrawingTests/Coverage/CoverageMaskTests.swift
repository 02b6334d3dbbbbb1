import Testing

@testable import Drawing

/// Coverage of boxes: what is full, and what several cover together.
struct CoverageMaskTests {
    private func mask(_ rows: [[UInt8]], left: Int = 0, top: Int = 0) -> CoverageMask {
        let mask = CoverageMask(
            bounds: PixelRect(left: left, top: top, right: left + rows[0].count, bottom: top + rows.count))
        for (y, row) in rows.enumerated() {
            for (x, value) in row.enumerated() { mask.bytes[y * mask.stride + x] = value }
        }
        return mask
    }

    private func rows(_ mask: CoverageMask?) -> [[UInt8]] {
        guard let mask else { return [] }
        return (0..<mask.bounds.height).map { y in (0..<mask.bounds.width).map { mask.bytes[y * mask.stride + $0] } }
    }

    private let everything = PixelRect(left: -99, top: -99, right: 99, bottom: 99)

    /// The part that one leaves free is covered by the other in proportion ("Porter and Duff", over).
    @Test func masksCoverOverEachOther() {
        let (first, second) = (mask([[255, 128, 0, 64]]), mask([[0, 128, 255, 0]]))
        for order in [[first, second], [second, first]] {
            let union = CoverageMask.union(of: order.map { ($0, 0, 0) }, within: everything)
            #expect(rows(union) == [[255, 192, 255, 64]])
        }
    }

    @Test func eachIsAtItsPlace() {
        let (first, second) = (mask([[10, 20]], left: 1, top: 1), mask([[30], [40]], left: -1))
        let union = CoverageMask.union(of: [(first, 0, 0), (second, 3, 1)], within: everything)
        #expect(union?.bounds == PixelRect(left: 1, top: 1, right: 3, bottom: 3))
        #expect(rows(union)[1] == [0, 40] && rows(union)[0][0] == 10)
        let part = PixelRect(left: 2, top: 2, right: 9, bottom: 9)
        #expect(rows(CoverageMask.union(of: [(first, 0, 0), (second, 3, 1)], within: part)) == [[40]])
        let none = PixelRect(left: 5, top: 5, right: 9, bottom: 9)
        #expect(CoverageMask.union(of: [(first, 0, 0)], within: none) == nil)
        #expect(CoverageMask.union(of: [], within: everything) == nil)
    }

    @Test func onlyAMaskOfZerosIsEmpty() {
        #expect(mask([[0, 0, 0], [0, 0, 0]]).isEmpty)
        for place in 0..<6 {
            let rows = (0..<2).map { y in (0..<3).map { x in UInt8(y * 3 + x == place ? 1 : 0) } }
            #expect(!mask(rows).isEmpty)
        }
    }

    /// The longest full run of the middle row, as far up and down as all of it is full.
    @Test(
        arguments: [
            ([[255, 255], [255, 255]], [0, 0, 2, 2]), ([[9, 9], [9, 9]], nil), ([[254, 255, 254]], [1, 0, 2, 1]),
            ([[255, 9, 255, 255, 9]], [2, 0, 4, 1]), ([[255, 255, 9, 255]], [0, 0, 2, 1]),
            ([[255, 255, 255], [9, 255, 255], [9, 255, 255], [255, 9, 255]], [1, 0, 3, 3]),
            ([[9, 9, 9, 9], [9, 255, 255, 9], [9, 255, 255, 9], [9, 9, 9, 9]], [1, 1, 3, 3]),
        ] as [([[UInt8]], [Int]?)])
    func theFullyCoveredBox(_ rows: [[UInt8]], _ edges: [Int]?) {
        let found = mask(rows, left: -3, top: 7)
        let box = edges.map { PixelRect(left: $0[0] - 3, top: $0[1] + 7, right: $0[2] - 3, bottom: $0[3] + 7) }
        #expect(found.fullyCoveredBox == box)
        // The rest is everything else, once.
        let rest = found.boxesNotFullyCovered
        let area = rest.reduce(0) { $0 + $1.width * $1.height }
        #expect(area + (box.map { $0.width * $0.height } ?? 0) == rows.count * rows[0].count)
        for (index, one) in rest.enumerated() {
            #expect(box.map { $0.intersection(one).isEmpty } ?? true && one.intersection(found.bounds) == one)
            for other in rest[(index + 1)...] { #expect(one.intersection(other).isEmpty) }
        }
    }
}
