import Drawing
import Foundation
import ViewLayout

/// Finds pictures with transparent parts that do not stand out from the one colour under them: a black logo in the dark.
enum VanishingPicture {
    /// Whether a part of a picture is transparent, so that what is under it is seen beside it.
    static func isLogo(_ picture: Picture) -> Bool {
        guard !picture.isOpaque else { return false }
        let pixels = picture.bitmap.pixels
        return stride(from: 3, to: pixels.count, by: 4).contains { pixels[$0] == 0 }
    }

    /// A finding about a picture of which no pixel has a contrast of 3 to 1 with a colour ("WCAG 2.2, 1.4.11"); nil for
    /// any other one.
    /// - Complexity: O(pixels).
    static func finding(_ picture: Picture, named name: String, on background: Color) -> Finding? {
        guard isLogo(picture), vanishes(picture.bitmap, on: background) else { return nil }
        return Finding(
            .pictureVanishes, node: name,
            message:
                "no pixel of \(name) has a contrast of \(MetricValue.number(CGFloat(GraphicContrast.minimum))) with "
                + "\(background.hexadecimal) under it; give it a plate of its own colour, or another picture there")
    }

    private static func vanishes(_ bitmap: Bitmap, on background: Color) -> Bool {
        let under = TitleContrast.luminance(of: background)
        let pixels = bitmap.pixels
        var isSeen = false
        for place in stride(from: 0, to: pixels.count, by: 4) where pixels[place + 3] >= Bitmap.hidingAlpha {
            isSeen = true
            let color = Color(red: pixels[place], green: pixels[place + 1], blue: pixels[place + 2])
            if TitleContrast.ratio(TitleContrast.luminance(of: color), under) >= GraphicContrast.minimum {
                return false
            }
        }
        return isSeen
    }
}
