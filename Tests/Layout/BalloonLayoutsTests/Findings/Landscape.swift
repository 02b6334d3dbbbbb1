import Drawing
import Foundation

/// A picture of 840 by 600 pixels that looks like a place out of doors, the same for each seed.
struct Landscape {
    enum Kind: Sendable { case conifers, reeds, town, village, pebbles, ripples, stripes, ridges }

    private static let (width, height) = (840, 600)
    private var greys = [Double](repeating: 0, count: width * height)
    private var state: UInt64

    init(_ kind: Kind, seed: UInt64) {
        state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
        let shore = Int(random(420...560))
        paint { _, y in 150 + Double(y) / 10 }
        switch kind {
        case .conifers:
            water(below: shore, contrast: 30)
            conifers(above: shore)
        case .reeds:
            if seed % 2 == 0 { water(below: shore - 200, contrast: 40) }
            reeds(to: shore + 30)
        case .town:
            houses(above: shore, from: 0, to: Self.width)
            water(below: shore, contrast: 40)
        case .village:
            houses(above: shore, from: Int(random(0...200)), to: Int(random(450...700)))
            water(below: shore, contrast: 40)
        case .pebbles: pebbles(below: shore - 60)
        case .ripples: water(below: shore - 150, contrast: 160)
        case .stripes:
            for y in stride(from: 0, to: Self.height, by: Int(random(8...40))) {
                let grey = random(20...240)
                fill(0..<Self.width, y..<y + 40) { _ in grey }
            }
        case .ridges:
            for level in 0..<4 {
                let top = outline(around: Double(250 + level * 90), by: 60)
                paint { [greys] x, y in
                    Double(y) > top[x] ? Double(180 - level * 40) : greys[y * Self.width + x]
                }
            }
        }
    }

    var picture: Picture {
        let pixels = greys.flatMap { grey -> [UInt8] in
            let value = UInt8(min(max(grey, 0), 255))
            return [value, value, value, 255]
        }
        return Picture(bitmap: Bitmap(width: Self.width, height: Self.height, pixels: pixels), scale: 3)
    }

    private mutating func random(_ range: ClosedRange<Double>) -> Double {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return range.lowerBound + Double(state >> 11) / Double(1 << 53) * (range.upperBound - range.lowerBound)
    }

    private mutating func paint(_ grey: (_ x: Int, _ y: Int) -> Double) {
        for y in 0..<Self.height { for x in 0..<Self.width { greys[y * Self.width + x] = grey(x, y) } }
    }

    private mutating func fill(_ columns: Range<Int>, _ rows: Range<Int>, _ grey: (Int) -> Double) {
        for y in rows.clamped(to: 0..<Self.height) {
            for x in columns.clamped(to: 0..<Self.width) { greys[y * Self.width + x] = grey(y) }
        }
    }

    /// A ragged line from left to right, of waves that get shorter and lower.
    private mutating func outline(around middle: Double, by height: Double) -> [Double] {
        var line = [Double](repeating: middle, count: Self.width)
        for octave in 0..<6 {
            let (length, phase) = (300 / pow(2, Double(octave)), random(0...6))
            for x in line.indices {
                line[x] += height / pow(2, Double(octave)) * sin(Double(x) / length * 6.28 + phase)
            }
        }
        return line
    }

    /// Streaks of light that lie flat.
    private mutating func water(below shore: Int, contrast: Double) {
        fill(0..<Self.width, shore..<Self.height) { _ in 120 }
        for _ in 0..<1500 {
            let (x, y) = (Int(random(0...840)), Int(random(Double(shore)...600)))
            let grey = 120 + random(-contrast...contrast)
            fill(x..<x + Int(random(15...90)), y..<y + Int(random(1...4))) { _ in grey }
        }
    }

    private mutating func conifers(above shore: Int) {
        let height = random(30...100)
        for _ in 0..<Int(random(50...140)) {
            let (middle, tall) = (random(0...840), height * random(0.4...1.2))
            let (wide, grey) = (tall * random(0.18...0.35), random(20...60))
            for y in Int(Double(shore) - tall)..<shore {
                // Branches stand out on both sides.
                let half = wide * (1 - (Double(shore - y) / tall)) * random(0.6...1.1)
                fill(Int(middle - half)..<Int(middle + half) + 1, y..<y + 1) { _ in grey }
            }
        }
    }

    private mutating func reeds(to bottom: Int) {
        for _ in 0..<Int(random(60...200)) {
            let (start, tall, lean) = (random(0...840), random(30...150), random(-0.3...0.3))
            let (wide, grey) = (Int(random(2...6)), random(0...80))
            for y in max(0, bottom - Int(tall))..<min(bottom, Self.height) {
                let x = Int(start + lean * Double(bottom - y))
                fill(x..<x + wide, y..<y + 1) { _ in grey }
            }
        }
    }

    private mutating func houses(above shore: Int, from left: Int, to right: Int) {
        var x = left
        while x < right {
            let (wide, tall, wall) = (Int(random(20...80)), Int(random(25...75)), random(140...240))
            fill(x..<x + wide, shore - tall..<shore) { _ in wall }
            let (window, gap, rise) = (Int(random(4...10)), Int(random(5...14)), Int(random(8...14)))
            for top in stride(from: shore - tall + 6, to: shore - rise, by: rise * 2) {
                for start in stride(from: x + 4, to: x + wide - window, by: window + gap) {
                    fill(start..<start + window, top..<top + rise) { _ in wall - 110 }
                }
            }
            x += wide + Int(random(0...25))
        }
    }

    private mutating func pebbles(below top: Int) {
        fill(0..<Self.width, top..<Self.height) { _ in 70 }
        let size = random(5...14)
        for _ in 0..<2000 {
            let (x, y, radius, grey) = (
                random(0...840), random(Double(top)...600), size * random(0.4...0.9), random(60...220)
            )
            for row in Int(y - radius)..<Int(y + radius) where row >= top {
                let half = 1.5 * (max(0, radius * radius - (Double(row) - y) * (Double(row) - y))).squareRoot()
                fill(Int(x - half)..<Int(x + half) + 1, row..<row + 1) { _ in grey - (Double(row) - y) * 4 }
            }
        }
    }
}
