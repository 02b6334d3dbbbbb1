import TestSupport
import Testing

@testable import Drawing

/// The blur against its definition: three boxes along rows, then along columns, each sum divided once and rounded.
@Suite struct BlurKernelTests {
    @Test(arguments: [1.5, 2, 3, 7, 20, 90], [(1, 1), (23, 17), (40, 9)])
    func isThatOfItsDefinition(deviation: Double, size: (width: Int, height: Int)) {
        let blur = BoxBlur(deviation: deviation)
        let mask = CoverageMask(bounds: PixelRect(left: 0, top: 0, right: size.width, bottom: size.height))
        var generator = SeededGenerator(seed: 5)
        var rows = (0..<size.height).map { _ in (0..<size.width).map { _ in UInt64(generator.next() & 255) } }
        for (y, row) in rows.enumerated() {
            for (x, value) in row.enumerated() { mask.bytes[y * mask.stride + x] = UInt8(value) }
        }
        blur.apply(to: mask)

        let lengths = [blur.length, blur.length, blur.length | 1]
        let whole = lengths.reduce(1) { $0 * UInt64($1) }
        rows = rows.map { sums($0, of: lengths, reach: blur.reach).map { ($0 * 256 + whole / 2) / whole } }
        for x in 0..<size.width {
            let column = sums(rows.map { $0[x] }, of: lengths, reach: blur.reach)
            for y in 0..<size.height {
                let expected = (column[y] + whole * 128) / (whole * 256)
                #expect(mask.bytes[y * mask.stride + x] == UInt8(expected))
            }
        }
    }

    /// Boxes one after another over a line with nothing around it.
    private func sums(_ line: [UInt64], of lengths: [Int], reach: Int) -> [UInt64] {
        let empty = [UInt64](repeating: 0, count: reach)
        let all = lengths.reduce(empty + line + empty) { line, length in
            line.indices.map { end in line[max(0, end - length + 1)...end].reduce(0, +) }
        }
        // Each box looks back, so that the sums stand behind their numbers.
        return Array(all[(2 * reach)...])
    }
}
