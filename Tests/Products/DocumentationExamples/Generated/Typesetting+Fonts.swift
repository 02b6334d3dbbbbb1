// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
import BalloonTesting
import Balloons
import Lint
import Sweeps
import Testing

extension Given {
    func example_FontCascade_1() async throws {
        let fonts = try FontCascade.bundled()
        let brand = try FontCascade(directory: "Resources/Fonts", missingGlyphs: .error)
        print(brand.familyNames)
        _ = fonts
        _ = brand
    }

    func example_FontWeight_1() async throws {
        let style = TextStyle(pointSize: 15, weight: .semibold)
        let light = FontWeight(rawValue: 350)
        _ = style
        _ = light
    }

    func example_LineHeightPolicy_1() async throws {
        let style = TextStyle(pointSize: 17, lineHeightPolicy: .halfLeading(lineHeight: 1.5))
        _ = style
    }

    func example_TextStyle_1() async throws {
        var style = TextStyle(pointSize: 15, weight: .semibold)
        style.textWrap = .balanced
        _ = style
    }

    func example_TextStyle_Tracking_1() async throws {
        let style = TextStyle(pointSize: 17, tracking: .none)
        _ = style
    }
}
