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
    /// - Parameters:
    ///   - columns: the sums of the luminances of the columns that are drawn where the title's line lies, opaque.
    ///   - height: the height of the line; all in pixels.
    /// - Complexity: O(columns).
    static func ofWhite(onColumns columns: ArraySlice<Double>, height: Int) -> (ratio: Double, background: String) {
        guard !columns.isEmpty, height > 0 else { return (21, Color.black.hexadecimal) }
        let length = min(height, columns.count)
        // Prefix sums of the columns.
        var sums = [0.0]
        sums.reserveCapacity(columns.count + 1)
        for column in columns { sums.append(sums[sums.count - 1] + column) }
        let lightest = (length...columns.count).map { sums[$0] - sums[$0 - length] }.max() ?? 0
        let mean = max(0, lightest) / Double(length * height)
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
        let sums = visibleSums(ofColumns: background)
        // The text's luminance depends on what is under it where it is translucent.
        let opaque = color.alpha == 255 ? shown(color, on: 0).luminance : nil
        var worst: (mean: Double, ratio: Double)?
        for end in length...background.width {
            let (last, first) = (sums[end], sums[end - length])
            // Where less than half is visible, a letter is hardly seen.
            guard 2 * (last.count - first.count) >= length * background.height else { continue }
            let mean = max(0, last.luminance - first.luminance) / Double(last.count - first.count)
            let text = opaque ?? shown(color, on: component(ofLuminance: mean)).luminance
            let ratio = ratio(text, mean)
            if worst.map({ ratio < $0.ratio }) ?? true { worst = (mean, ratio) }
        }
        return worst.map { of(color, onLuminance: $0.mean) }
    }

    /// For the columns before each, from top to bottom, the sum of the luminances of the opaque pixels, and their number.
    private static func visibleSums(ofColumns bitmap: Bitmap) -> [(luminance: Double, count: Int)] {
        var sums = [(luminance: 0.0, count: 0)]
        sums.reserveCapacity(bitmap.width + 1)
        shares.withUnsafeBufferPointer { shares in
            bitmap.pixels.withUnsafeBufferPointer { pixels in
                for x in 0..<bitmap.width {
                    var sum = sums[x]
                    for index in stride(from: x * 4, to: pixels.count, by: bitmap.width * 4)
                    where pixels[index + 3] == 255 {
                        sum.luminance +=
                            shares[Int(pixels[index])] + shares[256 + Int(pixels[index + 1])]
                            + shares[512 + Int(pixels[index + 2])]
                        sum.count += 1
                    }
                    sums.append(sum)
                }
            }
        }
        return sums
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
        let grey = component(ofLuminance: mean)
        let text = shown(color, on: grey)
        return Measured(
            ratio: ratio(text.luminance, mean),
            lightness: PerceptualContrast.of(text: text.components, background: [grey, grey, grey]),
            colors: "\(color.hexadecimal) on \(name ?? "colours as light as \(self.grey(grey))")")
    }

    /// The components of sRGB, 0 to 1, in which a colour is seen on a grey, and its luminance. A translucent text is blended
    /// with its background in the components of sRGB, as it is drawn.
    private static func shown(_ color: Color, on grey: Double) -> (components: [Double], luminance: Double) {
        let alpha = Double(color.alpha) / 255
        let shown = [color.red, color.green, color.blue].map { alpha * Double($0) / 255 + (1 - alpha) * grey }
        return (shown, 0.2126 * linear(shown[0]) + 0.7152 * linear(shown[1]) + 0.0722 * linear(shown[2]))
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

    /// The sum of the luminances of each column, from top to bottom.
    static func luminances(ofColumns bitmap: Bitmap) -> [Double] {
        var sums = [Double](repeating: 0, count: bitmap.width)
        shares.withUnsafeBufferPointer { shares in
            bitmap.pixels.withUnsafeBufferPointer { pixels in
                sums.withUnsafeMutableBufferPointer { sums in
                    var index = 0
                    for _ in 0..<bitmap.height {
                        for x in sums.indices {
                            sums[x] +=
                                shares[Int(pixels[index])] + shares[256 + Int(pixels[index + 1])]
                                + shares[512 + Int(pixels[index + 2])]
                            index += 4
                        }
                    }
                }
            }
        }
        return sums
    }

    /// What each value of red, of green and of blue adds to a luminance.
    private static let shares = [0.2126, 0.7152, 0.0722].flatMap { part in linear.map { part * $0 } }

    /// Components in linear light, 0 to 1.
    private static let linear = (0...255).map { linear(Double($0) / 255) }

    /// A component of sRGB, 0 to 255, in linear light, 0 to 1.
    static func linear(_ component: UInt8) -> Double { linear[Int(component)] }

    /// A component of sRGB, 0 to 1, in linear light.
    private static func linear(_ value: Double) -> Double {
        value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
}
