import Drawing
import Foundation
import ViewLayout

/// How well a white title reads on what is below it.
enum TitleContrast {
    /// The least contrast of a title ("Apple HIG, Accessibility, Color and effects": 3 for bold text and from 18
    /// points, 4.5 for smaller text).
    static func least(pointSize: Double, weight: Double) -> Double {
        weight >= boldWeight || pointSize >= largeSize ? 3 : 4.5
    }

    private static let boldWeight = 600.0
    private static let largeSize = 18.0
    /// Samples across an em and down a line: enough for its mean.
    private static let samples = 8

    /// The contrast of white with a dimmed picture where the title is worst to read, from 1 to 21 ("WCAG 2.2, contrast
    /// ratio"): with the mean luminance of the lightest stretch, as long as the letters are high from ascent to
    /// descent. A letter or two that are lost are a word that is lost; what is brighter over less is a speck
    /// (inferred).
    /// - Parameters:
    ///   - region: the box of the title's line.
    ///   - dimming: the translucent colour that is drawn over the picture.
    static func ofWhite(on region: CGRect, of picture: PictureSampler, dimming: Color) -> Double {
        let step = region.height / CGFloat(samples)
        guard step > 0 else { return 21 }
        let columns = (0..<max(1, Int(region.width / step))).map { column in
            let x = region.minX + step * (CGFloat(column) + 0.5)
            let luminances = (0..<samples).map { row in
                picture.luminance(CGPoint(x: x, y: region.minY + step * (CGFloat(row) + 0.5)), under: dimming)
            }
            return luminances.reduce(0, +) / Double(samples)
        }
        let length = min(samples, columns.count)
        let lightest =
            (0...(columns.count - length)).map { start in
                columns[start..<(start + length)].reduce(0, +) / Double(length)
            }.max() ?? 0
        return 1.05 / (lightest + 0.05)
    }
}
