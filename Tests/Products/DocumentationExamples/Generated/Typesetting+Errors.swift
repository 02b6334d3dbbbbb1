// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
import BalloonTesting
import Balloons
import Lint
import Sweeps
import Testing

extension Given {
    func example_TypesettingError_1() async throws {
        do {
            let paragraph = try Paragraph(
                "Dinner?", style: TextStyle(pointSize: 17), language: "en", fonts: .bundled(missingGlyphs: .error))
            print(paragraph.size(width: 200).height)
        } catch TypesettingError.missingGlyph(let scalar, _) {
            print("no font has U+\(String(scalar, radix: 16))")
        }
    }
}
