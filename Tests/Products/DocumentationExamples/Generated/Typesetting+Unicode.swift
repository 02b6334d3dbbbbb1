// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
import BalloonTesting
import Balloons
import Lint
import Sweeps
import Testing

extension Given {
    func example_BaseDirection_1() async throws {
        let paragraph = try Paragraph(
            "7:30", style: TextStyle(pointSize: 17), language: "ar", direction: .rightToLeft, fonts: .bundled())
        _ = paragraph
    }

    func example_WordBreak_1() async throws {
        let style = TextStyle(pointSize: 17, wordBreak: .keepAll)
        _ = style
    }
}
