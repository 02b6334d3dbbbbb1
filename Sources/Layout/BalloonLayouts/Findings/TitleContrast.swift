import Drawing
import Foundation
import ViewLayout

/// How readable a white title is on its background.
enum TitleContrast {
    /// The minimum contrast of a title ("Apple HIG, Accessibility, Color and effects": 3 for bold text and from 18
    /// points, 4.5 for smaller text).
    static func minimum(pointSize: Double, weight: Double) -> Double {
        weight >= boldWeight || pointSize >= largeSize ? 3 : 4.5
    }

    /// A text with less cannot be read at all: as little as ``TrackContrast/minimum``, by which a bar is told from its track.
    static let unreadable = TrackContrast.minimum

    private static let boldWeight = 600.0
    private static let largeSize = 18.0

    /// The contrast of white with what is drawn below a title where it is worst to read, from 1 to 21 ("WCAG 2.2,
    /// contrast ratio"): with the mean luminance of the lightest stretch as long as the letters are high from ascent to
    /// descent. A letter or two that are lost are a word that is lost; what is brighter over less is a speck
    /// (inferred).
    /// - Parameter background: the pixels that are drawn where the title's line lies, opaque; it has their height.
    /// - Complexity: O(pixels).
    static func ofWhite(on background: Bitmap) -> (ratio: Double, background: String) {
        guard background.width > 0, background.height > 0 else { return (21, Color.black.hexadecimal) }
        let length = min(background.height, background.width)
        let columns = luminances(ofColumns: background)
        // Prefix sums of the columns.
        var sums = [0.0]
        for x in 0..<background.width {
            sums.append(sums[x] + columns[x])
        }
        let lightest = (length...background.width).map { sums[$0] - sums[$0 - length] }.max() ?? 0
        let mean = max(0, lightest) / Double(length * background.height)
        return (1.05 / (mean + 0.05), grey(component(ofLuminance: mean)))
    }

    /// The contrast of a text with its background, by two measures.
    struct Measured {
        /// From 1 to 21 ("WCAG 2.2, contrast ratio").
        let ratio: Double
        /// See ``PerceptualContrast``.
        let lightness: Double
        /// The colours that were compared, `#8e8e93 on #ffffff`; of a background of several colours it is the grey of their
        /// mean luminance.
        let colors: String
    }

    /// The contrast of a text's line with what is drawn under it where it is worst to read: with the mean luminance of
    /// the lightest or darkest stretch as long as the line is high. Nil where nothing is drawn: what the shape of the
    /// balloon takes shows no text either.
    /// - Parameter background: the pixels that are completely under the line, without the text, a pixel a point.
    /// - Complexity: O(pixels).
    static func of(_ color: Color, on background: Bitmap) -> Measured? {
        guard background.width > 0, background.height > 0 else { return nil }
        let length = min(background.height, background.width)
        // Prefix sums of the columns, and the number of pixels in each.
        var sums = [(luminance: 0.0, count: 0)]
        for x in 0..<background.width {
            var sum = sums.last ?? (0, 0)
            for y in 0..<background.height where background.pixels[(y * background.width + x) * 4 + 3] == 255 {
                sum.luminance += luminance(of: background, x, y)
                sum.count += 1
            }
            sums.append(sum)
        }
        let means = (length...background.width).compactMap { end -> Double? in
            let (last, first) = (sums[end], sums[end - length])
            // Where less than half is visible, a letter is hardly seen.
            guard 2 * (last.count - first.count) >= length * background.height else { return nil }
            return max(0, last.luminance - first.luminance) / Double(last.count - first.count)
        }
        return means.map { of(color, onLuminance: $0) }.min { $0.ratio < $1.ratio }
    }

    /// The contrast of a text with one opaque colour under it.
    static func of(_ color: Color, onPlain background: Color) -> Measured {
        of(
            color,
            onLuminance: luminance(of: background), named: background.hexadecimal)
    }

    /// The ratio of two luminances, from 1 to 21 ("WCAG 2.2, contrast ratio").
    static func ratio(_ first: Double, _ second: Double) -> Double {
        (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }

    /// "WCAG 2.2, relative luminance" of an opaque colour, 0 to 1.
    static func luminance(of color: Color) -> Double {
        0.2126 * linear[Int(color.red)] + 0.7152 * linear[Int(color.green)] + 0.0722 * linear[Int(color.blue)]
    }

    /// - Parameter name: that of the background; nil for the grey of its luminance.
    private static func of(_ color: Color, onLuminance mean: Double, named name: String? = nil) -> Measured {
        let alpha = Double(color.alpha) / 255
        // A translucent text is blended with its background in the components of sRGB, as it is drawn.
        let grey = component(ofLuminance: mean)
        let shown = [color.red, color.green, color.blue].map { alpha * Double($0) / 255 + (1 - alpha) * grey }
        let text = 0.2126 * linear(shown[0]) + 0.7152 * linear(shown[1]) + 0.0722 * linear(shown[2])
        return Measured(
            ratio: ratio(text, mean),
            lightness: PerceptualContrast.of(text: shown, background: [grey, grey, grey]),
            colors: "\(color.hexadecimal) on \(name ?? "about \(self.grey(grey))")")
    }

    /// The component of sRGB, 0 to 1, that a grey of a luminance has.
    private static func component(ofLuminance mean: Double) -> Double {
        mean <= 0.0031308 ? mean * 12.92 : 1.055 * pow(mean, 1 / 2.4) - 0.055
    }

    /// A component of sRGB, 0 to 1, as the name of a grey.
    private static func grey(_ component: Double) -> String {
        let byte = UInt8((min(max(component, 0), 1) * 255).rounded())
        return Color(red: byte, green: byte, blue: byte).hexadecimal
    }

    /// "WCAG 2.2, relative luminance", 0 to 1.
    private static func luminance(of bitmap: Bitmap, _ x: Int, _ y: Int) -> Double {
        let index = (y * bitmap.width + x) * 4
        let pixels = bitmap.pixels
        return 0.2126 * linear[Int(pixels[index])] + 0.7152 * linear[Int(pixels[index + 1])]
            + 0.0722 * linear[Int(pixels[index + 2])]
    }

    /// The sum of the luminances of each column, from top to bottom.
    private static func luminances(ofColumns bitmap: Bitmap) -> [Double] {
        var sums = [Double](repeating: 0, count: bitmap.width)
        let linear = linear
        linear.withUnsafeBufferPointer { linear in
            bitmap.pixels.withUnsafeBufferPointer { pixels in
                var index = 0
                for _ in 0..<bitmap.height {
                    for x in 0..<bitmap.width {
                        sums[x] +=
                            0.2126 * linear[Int(pixels[index])] + 0.7152 * linear[Int(pixels[index + 1])]
                            + 0.0722 * linear[Int(pixels[index + 2])]
                        index += 4
                    }
                }
            }
        }
        return sums
    }

    /// Components in linear light, 0 to 1.
    private static let linear = (0...255).map { linear(Double($0) / 255) }

    /// A component of sRGB, 0 to 255, in linear light, 0 to 1.
    static func linear(_ component: UInt8) -> Double { linear[Int(component)] }

    /// A component of sRGB, 0 to 1, in linear light.
    private static func linear(_ value: Double) -> Double {
        value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
}
