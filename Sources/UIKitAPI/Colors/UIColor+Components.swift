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
    /// - Returns: false for a colour that is no grey; then nothing is written.
    @discardableResult public func getWhite(
        _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = resolved(with: CurrentViewer.traits)
        guard color.red == color.green, color.green == color.blue else { return false }
        white?.pointee = CGFloat(color.red) / 255
        alpha?.pointee = CGFloat(color.alpha) / 255
        return true
    }
}
