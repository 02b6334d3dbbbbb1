import CKernels

/// A colour in sRGB, not premultiplied.
package struct Color: Hashable, Sendable {
    /// The components, 0 to 255.
    package var red, green, blue, alpha: UInt8

    /// Makes a colour from components of 0 to 255; `alpha` 255 is opaque.
    package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Opaque black.
    package static let black = Color(red: 0, green: 0, blue: 0)
    /// Opaque white.
    package static let white = Color(red: 255, green: 255, blue: 255)
    /// Transparent.
    package static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
}

/// Colours to and from their products with alpha.
///
/// Both ways round to the nearest. A premultiplied component c of alpha a becomes round(255 c / a), which is off by at
/// most a half; multiplied back by a / 255 the error is below a half, so that premultiplied colours do not
/// change when they are stored in a PNG, which has straight colours.
enum Premultiplication {
    /// `component` times `alpha`, rounded to the nearest 255th. Exact for every pair of bytes.
    @inline(__always)
    static func multiply(_ component: UInt8, _ alpha: UInt8) -> UInt8 {
        let product = UInt32(component) &* UInt32(alpha) &+ 128
        return UInt8(truncatingIfNeeded: (product &+ (product &>> 8)) &>> 8)
    }

    /// `component` divided by `alpha`, rounded to the nearest 255th; 0 where there is no alpha, 255 at most.
    @inline(__always)
    static func divide(_ component: UInt8, _ alpha: UInt8) -> UInt8 {
        guard alpha != 0 else { return 0 }
        let quotient = (UInt32(component) &* 510 &+ UInt32(alpha)) / (2 &* UInt32(alpha))
        return UInt8(truncatingIfNeeded: min(quotient, 255))
    }

    static func premultiplied(_ color: Color) -> Color {
        Color(
            red: multiply(color.red, color.alpha), green: multiply(color.green, color.alpha),
            blue: multiply(color.blue, color.alpha), alpha: color.alpha)
    }

    /// Multiplies straight RGBA pixels in place.
    static func premultiply(_ pixels: UnsafeMutableBufferPointer<UInt8>) {
        kernels_premultiply(pixels.baseAddress, pixels.count / 4)
    }
}

extension Color {
    /// Reads `#rgb`, `#rrggbb` or `#rrggbbaa`, in either case; nil for anything else.
    package init?(hexadecimal text: String) {
        let bytes = Array(text.utf8)
        guard bytes.first == UInt8(ascii: "#") else { return nil }
        let digits = bytes.dropFirst().compactMap { Self.value(ofDigit: $0) }
        guard digits.count == bytes.count - 1 else { return nil }
        switch digits.count {
        case 3:
            self.init(red: digits[0] * 17, green: digits[1] * 17, blue: digits[2] * 17)
        case 6, 8:
            let pairs: [UInt8] = stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
            self.init(red: pairs[0], green: pairs[1], blue: pairs[2], alpha: pairs.count == 4 ? pairs[3] : 255)
        default:
            return nil
        }
    }

    /// `#rrggbb`, or `#rrggbbaa` when the colour is not opaque; in lower case.
    package var hexadecimal: String {
        // Records and findings name the colour of each node, so it is written byte by byte.
        String(unsafeUninitializedCapacity: 9) { bytes in
            bytes[0] = UInt8(ascii: "#")
            var count = 1
            func append(_ component: UInt8) {
                bytes[count] = Self.digit(component >> 4)
                bytes[count + 1] = Self.digit(component & 15)
                count += 2
            }
            append(red)
            append(green)
            append(blue)
            if alpha != 255 { append(alpha) }
            return count
        }
    }

    private static func digit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
    }

    private static func value(ofDigit byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
