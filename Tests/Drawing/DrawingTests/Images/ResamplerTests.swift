import Testing

@testable import Drawing

@Suite struct ResamplerTests {
    private func scaled(_ bitmap: Bitmap, to width: Int, _ height: Int, window: PixelRect? = nil) -> Bitmap {
        let window = window ?? PixelRect(left: 0, top: 0, right: width, bottom: height)
        let pixels = bitmap.pixels.withUnsafeBufferPointer { source in
            Resampler.resample(
                source, width: bitmap.width,
                across: axis(bitmap.width, Double(width), window.left..<window.right),
                down: axis(bitmap.height, Double(height), window.top..<window.bottom))
        }
        return Bitmap(width: window.width, height: window.height, pixels: pixels)
    }

    private func axis(
        _ source: Int, _ length: Double, _ window: Range<Int>, start: Double = 0,
        beyondEdge: ResamplingAxis.BeyondEdge = .unknown
    ) -> ResamplingAxis {
        ResamplingAxis(
            source: source, target: ScaledExtent(start: start, length: length), window: window, beyondEdge: beyondEdge)
    }

    @Test(arguments: [(10, 10), (10, 3), (3, 10), (136, 21), (136, 159), (1, 50), (50, 1), (1000, 333)])
    func weightsAddUpToOne(source: Int, target: Int) {
        let axis = axis(source, Double(target), 0..<target)
        for index in 0..<target {
            let weights = axis.weights[(index * axis.tapCount)..<((index + 1) * axis.tapCount)]
            #expect(weights.reduce(0) { $0 + Int($1) } == ResamplingAxis.one)
            #expect(axis.firsts[index] >= 0 && Int(axis.firsts[index]) + axis.tapCount <= source)
        }
    }

    @Test func aPictureOfItsOwnSizeStaysAsItIs() {
        let bitmap = Bitmap.noise(width: 19, height: 13, seed: 1, isOpaque: false)
        #expect(scaled(bitmap, to: 19, 13) == bitmap)
    }

    /// What is scaled in its height alone stays as sharp across, and the other way round.
    @Test(arguments: [5, 13, 30]) func theOtherAxisStaysAsItIs(length: Int) {
        let noise = Bitmap.noise(width: 19, height: 1, seed: 2, isOpaque: true)
        let columns = Bitmap(width: 19, height: 13, pixels: (0..<13).flatMap { _ in noise.pixels })
        #expect(scaled(columns, to: 19, length).pixels == (0..<length).flatMap { _ in noise.pixels })
        let rows = Bitmap(
            width: 13, height: 19, pixels: (0..<19).flatMap { y in (0..<13).flatMap { _ in noise[y, 0] } })
        let expected = (0..<19).flatMap { y in (0..<length).flatMap { _ in noise[y, 0] } }
        #expect(scaled(rows, to: length, 19).pixels == expected)
    }

    /// Two by two pixels become their mean, rounded to the nearest whole number.
    @Test(
        arguments: [
            ([10, 11, 11, 11], 11), ([10, 10, 10, 11], 10), ([0, 0, 1, 2], 1), ([255, 255, 255, 254], 255),
            ([0, 0, 0, 1], 0),
            ([200, 100, 50, 53], 101),
        ] as [([UInt8], UInt8)])
    func fourPixelsBecomeTheirMean(_ reds: [UInt8], _ mean: UInt8) {
        let bitmap = Bitmap(width: 2, height: 2) { x, y in Color(red: reds[y * 2 + x], green: 7, blue: 0) }
        #expect(scaled(bitmap, to: 1, 1).pixels == [mean, 7, 0, 255])
    }

    @Test func aFlatPictureStaysFlat() {
        let bitmap = Bitmap(width: 30, height: 30) { _, _ in Color(red: 200, green: 100, blue: 7, alpha: 180) }
        for (width, height) in [(10, 10), (7, 90), (91, 11)] {
            let result = scaled(bitmap, to: width, height)
            #expect(result.pixels == (0..<(width * height)).flatMap { _ in bitmap[0, 0] })
        }
    }

    /// Wherever the edge lies between pixels, at most a twenty-fifth of its height is added to either side of it
    /// (Mitchell and Netravali's kernel rings by 3.5 %), and it is no softer than one of a linear filter, which takes
    /// two pixels.
    @Test(arguments: [30, 63, 85]) func shrinkingAnEdgeAddsHardlyALighterOrDarkerFringe(width: Int) {
        for edge in 40..<50 {
            let bitmap = Bitmap(width: 90, height: 4) { x, _ in
                x < edge ? Color(red: 60, green: 60, blue: 60) : Color(red: 200, green: 200, blue: 200)
            }
            let row = (0..<width).map { Int(scaled(bitmap, to: width, 2)[$0, 0][0]) }
            #expect(row.allSatisfy { (54...206).contains($0) } && row.first == 60 && row.last == 200)
            #expect(row.count { (70..<190).contains($0) } <= 2)
        }
    }

    /// Lines of a pixel cannot be drawn with fewer pixels than they need; what comes out is moiré. A linear filter
    /// leaves a standard deviation of 20.6 (Pillow's `BILINEAR`), Hermite's cubic 36.
    @Test func linesTooFineToBeDrawnBecomeGrey() {
        let lines = Bitmap(width: 1_200, height: 2) { x, _ in x % 2 == 0 ? .black : .white }
        let row = (0..<840).map { Double(scaled(lines, to: 840, 1)[$0, 0][0]) }
        let mean = row.reduce(0, +) / 840
        #expect(abs(mean - 127.5) < 1)
        #expect((row.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / 840).squareRoot() < 13)
    }

    /// Along the edges, too: were the last pixel to go on beyond them, it would weigh as much as all others.
    @Test(arguments: [280, 560, 840]) func linesTooFineToBeDrawnAreGreyAtTheEdge(width: Int) {
        let lines = Bitmap(width: 2_520, height: 2) { x, _ in x % 2 == 0 ? .black : .white }
        let row = (0..<width).map { Int(scaled(lines, to: width, 1)[$0, 0][0]) }
        #expect(abs(row[0] - 127) <= 13 && abs(row[width - 1] - 127) <= 13, "\(row[0]) \(row[width - 1])")
    }

    @Test func aSlopeKeepsItsValues() {
        // A linear slope scaled by any factor is the same slope, away from the ends.
        let bitmap = Bitmap(width: 100, height: 2) { x, _ in Color(red: UInt8(2 * x), green: 0, blue: 0) }
        for width in [50, 37, 160, 250] {
            let result = scaled(bitmap, to: width, 2)
            for x in (width / 6)..<(width * 5 / 6) {
                let expected = 2 * ((Double(x) + 0.5) * 100 / Double(width) - 0.5)
                #expect(abs(Double(result[x, 0][0]) - expected) <= 1.3)
            }
        }
    }

    @Test func aWindowIsAPartOfTheWhole() {
        let bitmap = Bitmap.noise(width: 40, height: 31, seed: 8, isOpaque: false)
        for (width, height) in [(17, 12), (71, 93)] {
            let whole = scaled(bitmap, to: width, height)
            let window = PixelRect(left: 3, top: 5, right: 14, bottom: 11)
            let part = scaled(bitmap, to: width, height, window: window)
            for y in 0..<part.height {
                for x in 0..<part.width { #expect(part[x, y] == whole[x + 3, y + 5]) }
            }
        }
    }

    @Test func coloursStayWithinTheirAlpha() {
        let bitmap = Bitmap(width: 9, height: 9) { x, y in (x + y) % 2 == 0 ? .white : .clear }
        let result = scaled(bitmap, to: 40, 40)
        for index in stride(from: 0, to: result.pixels.count, by: 4) {
            #expect(result.pixels[index] <= result.pixels[index + 3])
        }
    }

    @Test func glyphsFadeOutBeyondTheirEdges() {
        let axis = axis(4, 2, -2..<5, start: 0.5, beyondEdge: .transparent)
        let sums = (0..<7).map { index in
            axis.weights[(index * axis.tapCount)..<((index + 1) * axis.tapCount)].reduce(0) { $0 + Int($1) }
        }
        // Two pixels of ink in all, half a pixel off the grid: half, one, half.
        #expect(abs(sums.reduce(0, +) - 2 * ResamplingAxis.one) <= 2)
        #expect(sums[2] > sums[3] / 3 && sums[1] < sums[2])
    }
}
