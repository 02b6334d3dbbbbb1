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
        let components = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
        return "#"
            + components.map { component in
                let digits = String(component, radix: 16)
                return digits.count == 1 ? "0" + digits : digits
            }.joined()
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
