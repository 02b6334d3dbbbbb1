import Foundation
import ViewLayout

/// How well a white title reads on what is below it.
enum TitleContrast {
    /// The least contrast of a title ("Apple HIG, Accessibility, Color and effects": 3 for bold text and from 18 points,
    /// 4.5 for smaller text).
    static func least(pointSize: Double, weight: Double) -> Double {
        weight >= boldWeight || pointSize >= largeSize ? 3 : 4.5
    }

    private static let boldWeight = 600.0
    private static let largeSize = 18.0
    /// Samples across and down a line: enough for its mean.
    private static let columns = 32
    private static let rows = 8

    /// The contrast of white with the mean of a dimmed picture in a region, from 1 to 21 ("WCAG 2.2, contrast ratio").
    static func ofWhite(on region: CGRect, of picture: PictureSampler, dimming: Double, dimsToWhite: Bool) -> Double {
        var sum = 0.0
        for row in 0..<rows {
            for column in 0..<columns {
                sum += picture.luminance(
                    CGPoint(
                        x: region.minX + region.width * (CGFloat(column) + 0.5) / CGFloat(columns),
                        y: region.minY + region.height * (CGFloat(row) + 0.5) / CGFloat(rows)))
            }
        }
        let mean = sum / Double(rows * columns)
        let dimmed = mean * (1 - dimming) + (dimsToWhite ? dimming : 0)
        return 1.05 / (dimmed + 0.05)
    }
}
