import CKernels
import CPeers
import Drawing
import Foundation
import Goldens
import ViewLayout

/// Comparing pictures as goldens are compared (P1 to P4 of the goals for goldens), beside `memcmp` and the rules of
/// pixelmatch: a bubble and a phone's screen; equal, and with every twentieth or every other row shifted by a pixel.
package enum GoldenComparing {
    private static let bubble = (width: 600, height: 200)
    private static let screen = (width: 1170, height: 2532)
    private static let pixelmatch = "pixelmatch's rules in C"

    package static func scenarios() -> [() throws -> Scenario] {
        let screenPixels = Double(screen.width * screen.height)
        return [
            verifying,
            { raw("equal", bubble, every: nil, goals: [.fasterBy(1, than: pixelmatch)]) },
            // 3 Gpx/s are no more than 1 ms.
            { raw("equal", screen, every: nil, goals: [.nanoseconds(1e6), .nanoseconds(screenPixels / 3)]) },
            { raw("5 % of rows shifted", bubble, every: 20, goals: [.nanoseconds(100_000)]) },
            { raw("50 % of rows shifted", bubble, every: 2, goals: [.nanoseconds(400_000)]) },
            { raw("5 % of rows shifted", screen, every: 20, goals: [.nanoseconds(3e6)]) },
            { raw("50 % of rows shifted", screen, every: 2, goals: [.nanoseconds(10e6)]) },
        ]
    }

    /// Strokes on a ground, as a balloon of text has them.
    private static func picture(_ size: (width: Int, height: Int)) -> [UInt8] {
        (0..<size.width * size.height).flatMap { index -> [UInt8] in
            let (x, y) = (index % size.width, index / size.width)
            let isInk = (x / 3 + y / 5) % 7 == 0 && y % 24 < 14
            return isInk ? [60, 60, 67, 255] : [233, 233, 235, 255]
        }
    }

    private static func raw(
        _ name: String, _ size: (width: Int, height: Int), every step: Int?, goals: [Goal]
    ) -> Scenario {
        let first = picture(size)
        var second = first.map { $0 }
        if let step {
            for row in stride(from: 0, to: size.height, by: step) {
                let start = row * size.width * 4
                second.replaceSubrange(
                    start + 4..<start + size.width * 4, with: first[start..<start + (size.width - 1) * 4])
            }
        }
        let other = second
        var deltas = [UInt8](repeating: 0, count: size.width * size.height)
        return Scenario(
            name: "comparing goldens, \(name), \(size.width) x \(size.height)", operations: 1,
            balloon: Contender(name: ContenderName.balloon) {
                var rows = 0
                first.withUnsafeBufferPointer { first in
                    other.withUnsafeBufferPointer { second in
                        deltas.withUnsafeMutableBufferPointer { deltas in
                            // All three hold `height` rows, so every row starts inside them.
                            guard let first = first.baseAddress, let second = second.baseAddress,
                                let deltas = deltas.baseAddress
                            else { return }
                            for row in 0..<size.height {
                                let start = row * size.width
                                rows +=
                                    kernels_compare(first + start * 4, second + start * 4, size.width, deltas + start)
                                    ? 1 : 0
                            }
                        }
                    }
                }
                return Double(rows)
            },
            others: [
                Contender(name: "memcmp") { Double(memcmp(first, other, first.count)) },
                Contender(name: pixelmatch) {
                    Double(pixelmatch_peer_compare(first, other, Int32(size.width), Int32(size.height)))
                },
            ], goals: goals)
    }

    /// An equal bubble through the store: two files are read, two hashes are compared.
    private static func verifying() throws -> Scenario {
        let pixels = picture(bubble)
        let picture = Bitmap(width: bubble.width, height: bubble.height, pixels: pixels)
        let layout = LayoutRecord(nodes: [
            LayoutRecord.Node(
                depth: 0, id: "template", kind: "template", frame: CGRect(x: 0, y: 0, width: 200, height: 67))
        ])
        let folder = ScratchFolder()
        let store = GoldenStore(root: folder.path)
        let cell = try GoldenCell(scene: "bubble", source: "bubble.yaml")
        let rendering = Rendering(picture: picture, layout: layout, scale: 3)
        try store.record(rendering, for: cell, engine: EngineFingerprint(version: "1", fonts: [], libraries: []))
        return Scenario(
            name: "verifying an equal golden by its hash, \(bubble.width) x \(bubble.height)", operations: 1,
            balloon: Contender(name: ContenderName.balloon) {
                // The folder lives as long as what reads it.
                try withExtendedLifetime(folder) { try store.verify(rendering, for: cell) == .equal ? 1 : 0 }
            },
            others: [
                Contender(name: pixelmatch + ", pixels in memory") {
                    Double(pixelmatch_peer_compare(pixels, pixels, Int32(bubble.width), Int32(bubble.height)))
                }
            ], goals: [.nanoseconds(50_000)])
    }
}

/// A folder that goes with its last owner.
private final class ScratchFolder {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("golden-\(UUID().uuidString)").path

    deinit { try? FileManager.default.removeItem(atPath: path) }
}
