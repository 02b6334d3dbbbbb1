/// Colours as attributes of SVG.
enum SVGColor {
    /// A colour under a name, and its opacity under another where it is not opaque.
    static func attributes(of color: Color, _ name: String, opacity: String) -> String {
        func hexadecimal(_ value: UInt8) -> String {
            let digits = String(value, radix: 16)
            return digits.count == 1 ? "0" + digits : digits
        }
        let alpha = color.alpha == 255 ? "" : " \(opacity)=\"\(SVGNumber.text(Double(color.alpha) / 255))\""
        return "\(name)=\"#\(hexadecimal(color.red))\(hexadecimal(color.green))\(hexadecimal(color.blue))\"\(alpha)"
    }
}
