import Drawing
import Foundation
import ViewLayout

/// Values made of bytes, zeros when there are no more.
package struct ByteReader {
    private var rest: Slice<UnsafeBufferPointer<UInt8>>

    package init(bytes: UnsafeBufferPointer<UInt8>) { rest = bytes[...] }

    package mutating func next() -> UInt8 { rest.popFirst() ?? 0 }

    /// A number from zero up to a bound.
    package mutating func next(below bound: Int) -> Int { Int(next()) % bound }

    /// One of some values.
    package mutating func one<Values: RandomAccessCollection>(
        of values: Values
    ) -> Values.Element where Values.Index == Int {
        values[next(below: values.count)]
    }

    /// Up to 63 bytes as text; nil for none.
    package mutating func text() -> String? {
        let length = min(Int(next() & 63), rest.count)
        guard length > 0 else { return nil }
        defer { rest = rest.dropFirst(length) }
        return String(decoding: rest.prefix(length), as: UTF8.self)
    }

    /// A length in points, now and then one that is none.
    package mutating func length() -> CGFloat {
        let byte = next()
        let odd: [CGFloat] = [0, 0.1, 1 / 3, 10_000, -1, .infinity, .nan, .greatestFiniteMagnitude]
        return byte < 240 ? CGFloat(byte) * 1.5 : odd[Int(byte) % odd.count]
    }

    package mutating func traits() -> TraitCollection {
        var traits = TraitCollection()
        traits.transcriptWidth = CGFloat(100 + Int(next()) * 4)
        traits.preferredContentSizeCategory = one(of: ContentSizeCategory.allCases)
        let bits = next()
        traits.userInterfaceStyle = bits & 1 == 0 ? .light : .dark
        traits.explicitLayoutDirection = bits & 2 == 0 ? .leftToRight : .rightToLeft
        traits.accessibilityContrast = bits & 4 == 0 ? .normal : .high
        traits.legibilityWeight = bits & 8 == 0 ? .regular : .bold
        traits.displayScale = CGFloat(1 + Int(bits >> 4) % 3)
        let byte = next()
        traits.locale = ["en", "ar", "ja", "th", "km", "hi", "ko", "de"][Int(byte & 7)]
        if byte & 8 != 0 {
            let systems = ReceiverSystem.allCases
            traits = traits.moved(to: systems[Int(byte >> 4) % systems.count], keepsWidth: true)
            traits.hasApp = byte & 128 == 0
        }
        return traits
    }

    /// A picture of up to 128 pixels a side: opaque, or with every level of alpha.
    package mutating func picture() -> Picture {
        let width = 1 + next(below: 128), height = 1 + next(below: 128)
        let seed = [next(), next(), next(), next()]
        let isOpaque = seed[3] & 1 == 0
        var pixels = [UInt8](repeating: 255, count: width * height * 4)
        for row in 0..<height {
            for column in 0..<width {
                let offset = (row * width + column) * 4
                let alpha = isOpaque ? 255 : UInt8(truncatingIfNeeded: column + row) &* seed[3]
                let color = [seed[0] &+ UInt8(truncatingIfNeeded: column), seed[1], seed[2] &* UInt8(row & 255)]
                // Colours are premultiplied: none is above its alpha.
                for channel in 0..<3 { pixels[offset + channel] = min(color[channel], alpha) }
                pixels[offset + 3] = alpha
            }
        }
        var picture = Picture(
            bitmap: Bitmap(width: width, height: height, pixels: pixels), scale: Double(1 + seed[3] >> 1 % 3),
            frameCount: 1 + Int(seed[0] & 3))
        if seed[3] & 8 != 0 { picture.thumbnailSide = 1 + Int(seed[1]) }
        return picture
    }
}
