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
