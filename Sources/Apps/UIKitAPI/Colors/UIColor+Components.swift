import Foundation

extension UIColor {
    /// Writes the components, from 0 to 1, as the current viewer sees the colour.
    /// - Returns: true; every colour here has components in sRGB.
    @discardableResult public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = resolved(with: CurrentViewer.traits)
        red?.pointee = CGFloat(color.red) / 255
        green?.pointee = CGFloat(color.green) / 255
        blue?.pointee = CGFloat(color.blue) / 255
        alpha?.pointee = CGFloat(color.alpha) / 255
        return true
    }

    /// Writes the level of a grey and its opacity, from 0 to 1.
    /// - Returns: false for a colour that is not a grey; then nothing is written.
    @discardableResult public func getWhite(
        _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = resolved(with: CurrentViewer.traits)
        guard color.red == color.green, color.green == color.blue else { return false }
        white?.pointee = CGFloat(color.red) / 255
        alpha?.pointee = CGFloat(color.alpha) / 255
        return true
    }

    /// Writes hue, saturation, brightness and opacity, from 0 to 1. Source: Smith, "Color gamut transform pairs" (1978).
    /// - Returns: true; every colour here has components in sRGB.
    @discardableResult public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        getRed(&red, green: &green, blue: &blue, alpha: alpha)
        let (most, least) = (max(red, green, blue), min(red, green, blue))
        let range = most - least
        var sector: CGFloat = 0
        if range > 0 {
            if most == red {
                sector = (green - blue) / range
            } else if most == green {
                sector = 2 + (blue - red) / range
            } else {
                sector = 4 + (red - green) / range
            }
        }
        hue?.pointee = (sector < 0 ? sector + 6 : sector) / 6
        saturation?.pointee = most > 0 ? range / most : 0
        brightness?.pointee = most
        return true
    }

    /// Makes a colour with components from 0 to 1. It is clamped to sRGB, because colours outside it cannot be drawn.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha, isWide: true)
    }

    /// The grey behind groups of rows.
    public static var groupTableViewBackground: UIColor { .systemGroupedBackground }
}
