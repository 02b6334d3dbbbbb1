import CKernels
import TestSupport
import Testing

@testable import Drawing

/// The loops that the compiler makes vectors of, against their definitions one byte at a time, at every length around
/// the width of a vector and with the last byte before memory that is not theirs.
@Suite struct KernelTests {
    private static let lengths = Array(0...70) + [95, 96, 97, 127, 128, 129, 255, 256, 257, 1_023, 3_361]

    private func noise(_ count: Int, seed: Int) -> [UInt8] {
        var generator = SeededGenerator(seed: UInt64(seed) &* 31 &+ UInt64(count))
        // A third of the bytes are extremes, where sums and differences wrap.
        return (0..<count).map { _ in
            let bits = generator.next()
            return bits % 3 == 0 ? (bits & 8 == 0 ? 0 : 255) : UInt8(truncatingIfNeeded: bits >> 8)
        }
    }

    @Test(arguments: 0...4) func filtersAreThoseOfTheSpecification(filter: Int) {
        for length in Self.lengths {
            for stride in [1, 2, 3, 4] where length % stride == 0 {
                let row = noise(length, seed: 1)
                let above = noise(length, seed: 2)
                let expected = (0..<length).map { index in
                    let left = index >= stride ? Int(row[index - stride]) : 0
                    let up = Int(above[index])
                    let corner = index >= stride ? Int(above[index - stride]) : 0
                    let guess: Int
                    switch filter {
                    case 0: guess = 0
                    case 1: guess = left
                    case 2: guess = up
                    case 3: guess = (left + up) / 2
                    default: guess = paeth(left, up, corner)
                    }
                    return UInt8(truncatingIfNeeded: Int(row[index]) - guess)
                }
                // One byte more than the row, which must stay as it is.
                var filtered = [UInt8](repeating: 77, count: length + 1)
                kernels_png_filter_row(Int32(filter), row, above, length, stride, &filtered)
                #expect(filtered == expected + [77])
            }
        }
    }

    /// The specification's own words (9.4).
    private func paeth(_ a: Int, _ b: Int, _ c: Int) -> Int {
        let p = a + b - c
        let (pa, pb, pc) = (abs(p - a), abs(p - b), abs(p - c))
        return pa <= pb && pa <= pc ? a : pb <= pc ? b : c
    }

    @Test func magnitudesAreThoseOfSignedBytes() {
        for length in Self.lengths {
            let bytes = noise(length, seed: 3)
            let expected = bytes.reduce(UInt64(0)) { $0 + UInt64(Int8(bitPattern: $1).magnitude) }
            #expect(kernels_sum_of_magnitudes(bytes, length) == expected)
        }
    }

    @Test(arguments: 1...4) func repeatedPixelsAreCounted(stride: Int) {
        for count in 0...70 {
            let pixels = (0..<count).map { noise(stride, seed: $0 / 3 % 5) }
            let expected = zip(pixels.dropFirst(), pixels).count { $0 == $1 }
            #expect(kernels_repeated_pixels(pixels.flatMap { $0 }, count * stride, stride) == expected)
        }
    }

    /// Pixels that are passed over in blocks, because they are opaque, end exactly where they do.
    @Test func runsOfOpaquePixelsChangeNothingAroundThem() {
        for count in 0...70 {
            var pixels = noise(count * 4, seed: 10)
            for pixel in 0..<count where pixel % 23 > pixel / 23 { pixels[pixel * 4 + 3] = 255 }
            var multiplied = pixels
            kernels_premultiply(&multiplied, count)
            let expected = pixels.indices.map { index in
                let alpha = pixels[index | 3]
                return index & 3 == 3 ? alpha : Premultiplication.multiply(pixels[index], alpha)
            }
            #expect(multiplied == expected)
            var straight = [UInt8](repeating: 7, count: count * 4 + 1)
            #expect(kernels_straight_samples(multiplied, count, true, true, &straight) == count * 4)
            let divided = multiplied.indices.map { index in
                let alpha = multiplied[index | 3]
                return index & 3 == 3 ? alpha : Premultiplication.divide(multiplied[index], alpha)
            }
            #expect(straight == divided + [7])
        }
    }

    /// Runs of every length, as drawings have them, at every depth.
    @Test(arguments: [1, 2, 4, 8]) func pixelsArePackedAsTheSamplesOfTheirColours(depth: Int) {
        for width in [1, 2, 3, 5, 8, 15, 16, 17, 31, 33, 70] {
            var generator = SeededGenerator(seed: UInt64(width * 8 + depth))
            func color(_ number: Int) -> [UInt8] { [UInt8(number), 3, UInt8(200 - number), 255] }
            let colorCount = 1 << min(depth, 5)
            var numbers: [Int] = []
            while numbers.count < width * 7 {
                let number = Int.random(in: 0..<colorCount, using: &generator)
                numbers += [Int](repeating: number, count: Int.random(in: 1...40, using: &generator))
            }
            numbers.removeLast(numbers.count - width * 7)
            let pixels = numbers.flatMap(color)
            var table = kernels_colors()
            kernels_colors_scan(&table, pixels, numbers.count)
            // Colours are numbered as they appear.
            var order: [Int] = []
            for number in numbers where !order.contains(number) { order.append(number) }
            #expect(Int(table.count) == order.count && table.is_opaque && !table.is_full)
            var samples = [UInt8](repeating: 0, count: 256)
            for (index, number) in order.enumerated() { samples[index] = UInt8(number) }
            let rowLength = (width * depth + 7) / 8
            var packed = [UInt8](repeating: 77, count: rowLength * 7 + 1)
            kernels_colors_pack(&table, samples, pixels, width, 7, Int32(depth), &packed)
            var expected = [UInt8](repeating: 0, count: rowLength * 7)
            for (index, number) in numbers.enumerated() {
                let bit = index % width * depth
                expected[index / width * rowLength + bit / 8] |= UInt8(number << (8 - depth - bit % 8))
            }
            #expect(packed == expected + [77])
        }
    }

    @Test func everyColourAndAlphaIsMultipliedAndDividedToTheNearest() {
        var straight: [UInt8] = []
        for alpha in 0...255 {
            for color in 0...255 { straight += [UInt8(color), UInt8(255 - color), UInt8(color / 2), UInt8(alpha)] }
        }
        var premultiplied = straight
        kernels_premultiply(&premultiplied, straight.count / 4)
        var back = [UInt8](repeating: 0, count: straight.count)
        #expect(
            kernels_straight_samples(premultiplied, straight.count / 4, true, true, &back) == straight.count)
        var wrong = 0
        for index in straight.indices {
            let alpha = Int(straight[index | 3])
            guard index & 3 != 3 else {
                wrong += back[index] == straight[index] ? 0 : 1
                continue
            }
            let product = Int((Double(Int(straight[index]) * alpha) / 255).rounded())
            let quotient = alpha == 0 ? 0 : min(255, Int((Double(product * 255) / Double(alpha)).rounded()))
            wrong += Int(premultiplied[index]) == product && Int(back[index]) == quotient ? 0 : 1
        }
        #expect(wrong == 0)
    }

    @Test func onePixelThatIsNotOpaqueIsSeenWhereverItIs() {
        for count in [0, 1, 2, 15, 16, 17, 1_023, 1_024, 1_025, 2_050] {
            var pixels = noise(count * 4, seed: 9)
            for pixel in 0..<count { pixels[pixel * 4 + 3] = 255 }
            #expect(kernels_is_opaque(pixels, count))
            for pixel in Set([0, 1, count / 2, count - 2, count - 1]) where (0..<count).contains(pixel) {
                pixels[pixel * 4 + 3] = 254
                #expect(!kernels_is_opaque(pixels, count))
                pixels[pixel * 4 + 3] = 255
            }
        }
    }

    /// The definition of OVER, a component at a time and rounded once, and not a byte outside the box. Masks are empty
    /// and full in runs, as glyphs are, with what lies between.
    @Test(arguments: [255, 254, 128, 1, 0] as [UInt8]) func aColourIsBlendedThroughAMask(alpha: UInt8) {
        let straight = Color(red: 255, green: 130, blue: 3, alpha: alpha)
        let color = Premultiplication.premultiplied(straight)
        let components = [color.red, color.green, color.blue, color.alpha]
        for width in Array(0...20) + [33, 64, 65] {
            let (height, rowLength, maskRowLength) = (5, (width + 3) * 4, width + 2)
            var pixels = noise(rowLength * height, seed: 11)
            kernels_premultiply(&pixels, pixels.count / 4)
            var mask = noise(maskRowLength * height, seed: 12)
            for index in mask.indices where index / 5 % 3 != 0 { mask[index] = index / 5 % 3 == 1 ? 0 : 255 }
            var expected = pixels
            for row in 0..<height {
                for x in 0..<width {
                    let coverage = mask[row * maskRowLength + x]
                    let rest = 255 - Premultiplication.multiply(color.alpha, coverage)
                    for component in 0..<4 {
                        let index = row * rowLength + x * 4 + component
                        let sum = Int(components[component]) * Int(coverage) + Int(pixels[index]) * Int(rest)
                        expected[index] = UInt8((Double(sum) / 255).rounded())
                    }
                }
            }
            kernels_blend_mask(&pixels, rowLength, mask, maskRowLength, width, height, components)
            #expect(pixels == expected)
        }
    }

    @Test func everyWordHasItsNearestByte() {
        let words = (0...65_535).map { UInt16($0) }
        var bytes = [UInt8](repeating: 9, count: words.count)
        words.withUnsafeBytes { kernels_bytes_of_words($0.baseAddress, words.count, &bytes) }
        #expect(bytes == words.map { UInt8((Double($0) / 257).rounded()) })
    }

    @Test func peaksAreTheSamplesFarthestFromZero() {
        for (count, group) in [(0, 12), (1, 1), (3, 2), (40, 12)] {
            var bytes = noise(count * group * 2, seed: 21)
            if bytes.count > 3 { bytes.replaceSubrange(0..<4, with: [0x00, 0x80, 0xFF, 0x7F]) }
            var peaks = [Int16](repeating: 5, count: count + 1)
            kernels_peaks(bytes, count, group, &peaks)
            let samples = (0..<(count * group)).map { index in
                Int16(bitPattern: UInt16(bytes[index * 2]) | UInt16(bytes[index * 2 + 1]) << 8)
            }
            let expected = (0..<count).map { samples[($0 * group)..<(($0 + 1) * group)].reduce(0, SoundLevels.louder) }
            #expect(peaks == expected + [5])
        }
    }

    @Test func samplesAreWeighedAsDefined() {
        for count in [0, 1, 2, 3, 5, 16, 33] {
            for taps in [1, 2, 3, 4, 7] {
                var generator = SeededGenerator(seed: UInt64(count * 10 + taps))
                let row = noise((count + taps) * 4, seed: 4)
                let firsts = (0..<count).map { Int32($0) }
                let weights = (0..<(count * taps)).map { _ in Int16.random(in: -2_000...9_000, using: &generator) }
                var target = [Int16](repeating: 5, count: count * 4 + 1)
                kernels_resample_across(row, firsts, weights, count, taps, 8, &target)
                let expected = (0..<(count * 4)).map { index in
                    let sum = (0..<taps).reduce(128) { sum, tap in
                        sum + Int(weights[index / 4 * taps + tap]) * Int(row[(index / 4 + tap) * 4 + index % 4])
                    }
                    return Int16(truncatingIfNeeded: sum >> 8)
                }
                #expect(target == expected + [5])
            }
        }
    }

    @Test func sumsAreHeldToWhatAPixelCanBe() {
        for count in stride(from: 0, through: 132, by: 4) {
            var generator = SeededGenerator(seed: UInt64(count))
            let row = (0..<count).map { _ in Int16.random(in: .min ... .max, using: &generator) }
            var sums = (0..<count).map { _ in Int32.random(in: -90_000_000...300_000_000, using: &generator) }
            let before = sums
            kernels_resample_add(row, -1_234, count, &sums)
            #expect(sums == zip(before, row).map { $0 - 1_234 * Int32($1) })
            var pixels = [UInt8](repeating: 9, count: count + 1)
            kernels_resample_store(sums, count, 20, &pixels)
            let expected = (0..<count).map { index in
                let alpha = min(max(sums[index | 3] >> 20, 0), 255)
                return UInt8(index & 3 == 3 ? alpha : min(max(sums[index] >> 20, 0), alpha))
            }
            #expect(pixels == expected + [9])
        }
    }

    @Test func theDistanceOfPixelsIsThatOfTheirMostDistantComponent() {
        for count in Self.lengths {
            let expected = noise(count * 4, seed: 5)
            // Every third pixel is equal.
            let other = noise(count * 4, seed: 6)
            let actual = expected.indices.map { $0 / 4 % 3 == 0 ? expected[$0] : other[$0] }
            var deltas = [UInt8](repeating: 77, count: count + 1)
            let differs = kernels_compare(expected, actual, count, &deltas)
            let distances = (0..<count).map { pixel in
                (pixel * 4..<pixel * 4 + 4).map { UInt8(abs(Int(expected[$0]) - Int(actual[$0]))) }.max() ?? 0
            }
            #expect(deltas == distances + [77])
            #expect(differs == (expected != actual))
            #expect(!kernels_compare(expected, expected, count, &deltas))
            #expect(deltas == [UInt8](repeating: 0, count: count) + [77])
        }
    }

    /// One changed bit anywhere is seen, also in the last pixel of every length.
    @Test func oneBitIsADifference() {
        for count in Self.lengths.prefix(72) where count > 0 {
            let expected = noise(count * 4, seed: 7)
            for byte in expected.indices {
                var actual = expected
                actual[byte] ^= UInt8(1 << (byte % 8))
                var deltas = [UInt8](repeating: 0, count: count)
                #expect(kernels_compare(expected, actual, count, &deltas))
                #expect(deltas.indices.filter { deltas[$0] != 0 } == [byte / 4])
            }
        }
    }

    @Test func aRunEndsAtTheFirstOtherPixel() {
        for count in 0...70 {
            let run = [UInt8](repeating: 9, count: count * 4)
            #expect(kernels_run_length(run, count) == count)
            for other in 0..<count {
                for component in 0..<4 {
                    var pixels = run
                    pixels[other * 4 + component] = 10
                    let expected = other > 0 ? other : count > 1 ? 1 : count
                    #expect(kernels_run_length(pixels, count) == expected)
                }
            }
        }
    }

    /// SHA-256 of "abc" and of no bytes (FIPS 180-4's examples), and blocks at once as one after the other.
    @Test func blocksAreHashedAsTheStandardSays() {
        let initial: [UInt32] = [
            0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
        ]
        var abc = initial
        kernels_sha256(&abc, [0x61, 0x62, 0x63, 0x80] + [UInt8](repeating: 0, count: 59) + [24], 1)
        #expect(
            abc == [
                0xba78_16bf, 0x8f01_cfea, 0x4141_40de, 0x5dae_2223, 0xb003_61a3, 0x9617_7a9c, 0xb410_ff61, 0xf200_15ad,
            ])
        for count in 0...9 {
            let blocks = noise(count * 64, seed: 8)
            var together = initial
            kernels_sha256(&together, blocks, count)
            var apart = initial
            for block in 0..<count { kernels_sha256(&apart, Array(blocks[block * 64..<block * 64 + 64]), 1) }
            #expect(together == apart)
        }
    }
}
