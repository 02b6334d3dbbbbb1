import CKernels
import TestSupport
import Testing

/// The loops that hash and count pixels, against their definitions one pixel at a time.
@Suite struct HashingKernelTests {
    private static func noise(_ count: Int, seed: UInt64) -> [UInt8] {
        var generator = SeededGenerator(seed: seed &* 31 &+ UInt64(count))
        return (0..<count).map { _ in UInt8(truncatingIfNeeded: generator.next() >> 8) }
    }

    /// Row 31 of golden testing: the same, by whatever instructions.
    @Test(.enabled(if: kernels_has_sha256_instructions())) func instructionsGiveWhatTheDefinitionGives() {
        for count in 0...40 {
            let blocks = Self.noise(count * 64, seed: 3)
            var generator = SeededGenerator(seed: UInt64(count))
            let initial = (0..<8).map { _ in UInt32(truncatingIfNeeded: generator.next()) }
            var (expected, found) = (initial, initial)
            kernels_sha256(&expected, blocks, count)
            kernels_sha256_by_instructions(&found, blocks, count)
            #expect(found == expected, "\(count) blocks")
        }
    }

    /// Stretches of 16 pixels and more are their length and the pixel; others are their number, marked, and the pixels.
    private static func form(_ pixels: [UInt32]) -> [UInt8] {
        func bytes(_ word: UInt32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) } }
        var form: [UInt8] = []
        var literals: [UInt32] = []
        func flush() {
            if !literals.isEmpty { form += bytes(0x8000_0000 | UInt32(literals.count)) + literals.flatMap(bytes) }
            literals = []
        }
        var index = 0
        while index < pixels.count {
            let length = pixels[index...].prefix { $0 == pixels[index] }.count
            if length >= 16 {
                flush()
                form += bytes(UInt32(length)) + bytes(pixels[index])
            } else {
                literals += pixels[index..<index + length]
            }
            index += length
        }
        flush()
        return form
    }

    @Test func theFormOfPixelsIsAsDefined() {
        var generator = SeededGenerator(seed: 7)
        for round in 0..<300 {
            // Runs around the length that makes one, of two colours, so that neighbours often join.
            var pixels: [UInt32] = []
            for _ in 0..<(round % 12) {
                let color: UInt32 = generator.next() % 2 == 0 ? 0xff00_00ff : 0x0102_0304
                let length = [1, 2, 7, 8, 9, 15, 16, 17, 40].randomElement(using: &generator) ?? 1
                pixels += [UInt32](repeating: color, count: length)
            }
            let bytes = pixels.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) } }
            // One byte more than the longest form, which must stay as it is.
            var form = [UInt8](repeating: 0xa5, count: pixels.count * 4 + 5)
            let length = kernels_pixel_form(bytes, pixels.count, &form)
            #expect(Array(form[..<length]) == Self.form(pixels), "round \(round)")
            #expect(form.last == 0xa5)
        }
    }

    @Test func distancesAreCountedWhereverTheyAre() {
        for count in [0, 1, 7, 8, 9, 15, 16, 17, 64, 201] {
            for place in [nil] + (0..<count).map(Optional.some) {
                var deltas = [UInt8](repeating: 0, count: count)
                if let place { deltas[place] = 200 }
                if let place, place + 3 < count { deltas[place + 3] = 1 }
                var histogram = [Int](repeating: 0, count: 256)
                var (first, last) = (-1, -1)
                kernels_count_distances(deltas, count, &histogram, &first, &last)
                #expect(first == deltas.firstIndex { $0 != 0 } ?? count)
                #expect(last == deltas.lastIndex { $0 != 0 } ?? 0)
                #expect((0..<256).allSatisfy { value in histogram[value] == deltas.count { Int($0) == value } })
            }
        }
    }
}
