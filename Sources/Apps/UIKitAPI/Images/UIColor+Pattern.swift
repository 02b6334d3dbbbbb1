import Drawing
import Foundation

extension UIColor {
    /// Makes a colour from a picture, which iOS repeats. Here a fill has only one colour, the mean of the picture's
    /// pixels.
    public convenience init(patternImage image: UIImage) {
        let pixels = image.picture.bitmap.pixels
        var sums = [0, 0, 0, 0]
        for start in stride(from: 0, to: pixels.count - 3, by: 4) {
            for part in 0..<4 { sums[part] += Int(pixels[start + part]) }
        }
        // Pixels are premultiplied, so their sums are divided by the sum of the opacities.
        let opacity = CGFloat(max(sums[3], 1))
        self.init(
            red: CGFloat(sums[0]) / opacity, green: CGFloat(sums[1]) / opacity, blue: CGFloat(sums[2]) / opacity,
            alpha: opacity / 255 / CGFloat(max(pixels.count / 4, 1)))
    }
}
