import Drawing
import Foundation
import TestSupport
import Testing
import UIKitAPI

/// Pictures of an app: highlighted ones, stretched ones.
@MainActor struct UIImageTests {
    private func image(_ color: UIColor, _ size: CGSize = CGSize(width: 10, height: 10)) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            color.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
    }

    @Test func aHighlightedViewShowsItsOtherPicture() throws {
        let view = UIImageView(image: image(.red), highlightedImage: image(.blue))
        #expect(try DrawnView(view).pixel(5, 5) == [255, 0, 0, 255])
        view.isHighlighted = true
        #expect(try DrawnView(view).pixel(5, 5) == [0, 0, 255, 255])
        view.highlightedImage = nil
        #expect(try DrawnView(view).pixel(5, 5) == [255, 0, 0, 255])
    }

    /// The caps keep their size, and the middle reaches from one to the other, also where the two differ.
    @Test func theMiddleIsStretchedBetweenTheCaps() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let striped = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 10), format: format).image { context in
            for (color, y, height) in [(UIColor.red, 0.0, 6.0), (.green, 6, 2), (.blue, 8, 2)] {
                color.setFill()
                context.fill(CGRect(x: 0, y: y, width: 4, height: height))
            }
        }
        let view = UIImageView(
            image: striped.resizableImage(
                withCapInsets: UIEdgeInsets(top: 6, left: 0, bottom: 2, right: 0), resizingMode: .stretch))
        view.frame = CGRect(x: 0, y: 0, width: 4, height: 40)
        let drawn = try DrawnView(view)
        #expect(drawn.pixel(2, 5) == [255, 0, 0, 255] && drawn.pixel(2, 38) == [0, 0, 255, 255])
        #expect(drawn.pixel(2, 20) == [0, 255, 0, 255])
        // Nothing is free between them.
        for y in 0..<40 { #expect(drawn.pixel(2, y)[3] == 255, "\(y)") }
    }

    /// The hue of a colour between red and blue is near the end of the circle, never below its beginning.
    @Test(arguments: [(1.0, 0.0, 0.5, 330.0), (1, 0.5, 0, 30), (0, 1, 0, 120), (0, 0, 1, 240), (0.5, 0.5, 0.5, 0)])
    func hues(red: Double, green: Double, blue: Double, degrees: Double) {
        var hue: CGFloat = -1
        UIColor(red: red, green: green, blue: blue, alpha: 1).getHue(&hue, saturation: nil, brightness: nil, alpha: nil)
        #expect(abs(hue * 360 - degrees) < 0.5)
    }

    /// `%1$@` names an argument by its place, from 1, as translations do that need another order.
    @Test func argumentsByTheirPlace() {
        #expect(AppStrings.filled("%2$@ invites %1$@", with: ["Ada", "Ben"]) == "Ben invites Ada")
        #expect(AppStrings.filled("%@ and %lld, 5 %%", with: ["Ada", "3"]) == "Ada and 3, 5 %")
    }
}
