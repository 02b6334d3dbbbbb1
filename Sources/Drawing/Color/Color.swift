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
