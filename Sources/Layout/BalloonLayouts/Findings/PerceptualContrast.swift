import Drawing
import Foundation

/// Perceptual contrast of a text, in addition to the ratio of WCAG, which rates light text on dark too high and
/// dark text on mid greys too low ("APCA 0.1.9, W3 reference", the method that drafts of WCAG 3 try out).
enum PerceptualContrast {
    /// The lightness contrast Lc of a text, from 0 to about 108, whichever of both is lighter; components from 0 to 1.
    /// The minimum is 75 for columns of text, 60 for larger or bold text, 45 for headings.
    static func of(text: [Double], background: [Double]) -> Double {
        let (ink, paper) = (clamped(luminance(text)), clamped(luminance(background)))
        guard abs(paper - ink) >= minimumDifference else { return 0 }
        let contrast =
            paper > ink
            ? (pow(paper, 0.56) - pow(ink, 0.57)) * scale : (pow(ink, 0.62) - pow(paper, 0.65)) * scale
        return contrast < minimumContrast ? 0 : (contrast - offset) * 100
    }

    private static let minimumDifference = 0.0005
    private static let minimumContrast = 0.1
    private static let scale = 1.14
    private static let offset = 0.027

    private static func luminance(_ components: [Double]) -> Double {
        zip(components, [0.2126729, 0.7151522, 0.0721750]).reduce(0) { $0 + pow($1.0, 2.4) * $1.1 }
    }

    /// Screens show black as dark grey.
    private static func clamped(_ luminance: Double) -> Double {
        luminance < 0.022 ? luminance + pow(0.022 - luminance, 1.414) : luminance
    }
}
