import BalloonLayouts
import Drawing
import Foundation
import Scenes
import Sweeps
import Testing
import Typesetting
import ViewLayout

/// The colours of a template balloon's pixels for every appearance and contrast: its grey (observed on iOS 26, on
/// either side), the label colour of the top row and the secondary label colour of the bottom row over it (teardown).
struct AppearanceTests {
    private static func scene(isFromMe: Bool) throws -> BalloonScene {
        try BalloonScene(
            text: """
                message:
                  layout: {template: {caption: MMMMM, subcaption: MMMMM}}
                participants: {ada: Ada, dee: Dee}
                sender: ada
                viewer: \(isFromMe ? "ada" : "dee")
                traits: {preferredContentSizeCategory: extraExtraExtraLarge, displayScale: 3}
                """, file: "appearance.yaml")
    }

    /// A colour over an opaque background, each component from 0 to 255.
    private static func blend(_ color: Color, over background: Color) -> [Int] {
        zip([color.red, color.green, color.blue], [background.red, background.green, background.blue]).map {
            component, below in
            let alpha = Double(color.alpha) / 255
            return Int((Double(component) * alpha + Double(below) * (1 - alpha)).rounded())
        }
    }

    @Test(arguments: UserInterfaceStyle.allCases, AccessibilityContrast.allCases)
    func pixelsHaveTheColoursOfTheAppearance(style: UserInterfaceStyle, contrast: AccessibilityContrast) throws {
        let grey = style == .light ? Color(red: 233, green: 233, blue: 235) : Color(red: 38, green: 38, blue: 41)
        let label: Color = style == .light ? .black : .white
        // UIKit's secondary label: 60 % of a blueish grey, 68 % with increased contrast.
        let strength: UInt8 = contrast == .normal ? 153 : 173
        let secondary =
            style == .light
            ? Color(red: 60, green: 60, blue: 67, alpha: strength)
            : Color(red: 235, green: 235, blue: 245, alpha: strength)
        let renderer = try BalloonRenderer()
        for isFromMe in [true, false] {
            let scene = try Self.scene(isFromMe: isFromMe)
            var traits = scene.traits
            traits.userInterfaceStyle = style
            traits.accessibilityContrast = contrast
            let rendering = try renderer.rendering(of: scene.layout(traits: traits, fonts: .bundled()))
            let picture = rendering.picture
            let texts = rendering.layout.nodes.filter { $0.kind == "text" }
            try #require(texts.count == 2)
            for (text, color) in zip(texts, [label, secondary]) {
                let expected = Self.blend(color, over: grey)
                let background = Self.blend(grey, over: grey)
                // Stems of an M cover whole pixels; between letters nothing is covered.
                #expect(Self.has(expected, in: text.frame, of: picture), "\(text.frame) \(expected)")
                #expect(Self.has(background, in: text.frame, of: picture))
                let strongest = Self.extreme(in: text.frame, of: picture, isDark: style == .light)
                #expect(abs(strongest - expected[0]) <= 2)
            }
        }
    }

    private static func pixels(in frame: CGRect, of picture: Bitmap) -> [[Int]] {
        let columns = Int(frame.minX * 3)..<min(picture.width, Int(frame.maxX * 3))
        return (Int(frame.minY * 3)..<min(picture.height, Int(frame.maxY * 3))).flatMap { y in
            columns.map { x in
                let start = (y * picture.width + x) * 4
                return picture.pixels[start..<start + 3].map(Int.init)
            }
        }
    }

    /// Whether a colour is there, to the rounding of a blend.
    private static func has(_ color: [Int], in frame: CGRect, of picture: Bitmap) -> Bool {
        pixels(in: frame, of: picture).contains { zip($0, color).allSatisfy { abs($0 - $1) <= 2 } }
    }

    /// The least or greatest red.
    private static func extreme(in frame: CGRect, of picture: Bitmap, isDark: Bool) -> Int {
        let reds = pixels(in: frame, of: picture).map { $0[0] }
        return (isDark ? reds.min() : reds.max()) ?? -1
    }
}
