import CKernels
import Foundation

/// Comparing two pictures of a balloon at 3x, equal and different in every row.
package enum Comparing {
    private static let (width, height) = (960, 720)

    package static func scenarios() -> [Scenario] {
        let picture = (0..<width * height * 4).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 13) }
        var other = picture
        for row in 0..<height { other[row * width * 4] &+= 1 }
        return [
            scenario("comparing two equal pictures", picture, Array(picture), most: 2),
            // Beside the comparison of all of two equal pictures, since memcmp stops at the first difference.
            scenario("comparing two pictures that differ in every row", picture, other, most: 8),
        ]
    }

    private static func scenario(_ name: String, _ first: [UInt8], _ second: [UInt8], most: Double) -> Scenario {
        var deltas = [UInt8](repeating: 0, count: width * height)
        let equal = first.map { $0 }
        return Scenario(
            name: "\(name), \(width) x \(height)", operations: 1,
            balloon: Contender(name: ContenderName.balloon) {
                var rows = 0
                first.withUnsafeBufferPointer { first in
                    second.withUnsafeBufferPointer { second in
                        deltas.withUnsafeMutableBufferPointer { deltas in
                            // All three hold `height` rows, so every row starts inside them.
                            guard let first = first.baseAddress, let second = second.baseAddress,
                                let deltas = deltas.baseAddress
                            else { return }
                            for row in 0..<height {
                                let start = row * width
                                rows +=
                                    kernels_compare(first + start * 4, second + start * 4, width, deltas + start)
                                    ? 1 : 0
                            }
                        }
                    }
                }
                return Double(rows + Int(deltas[0]))
            },
            others: [Contender(name: "memcmp") { Double(memcmp(first, equal, first.count)) }],
            goals: [.times(most, of: "memcmp")])
    }
}
