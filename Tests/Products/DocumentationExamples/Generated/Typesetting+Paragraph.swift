// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
import BalloonTesting
import Balloons
import Lint
import Sweeps
import Testing

extension Given {
    func example_Paragraph_1() async throws {
        let paragraph = try Paragraph(
            "Dinner at seven? Bring a friend.", style: TextStyle(pointSize: 17), language: "en", fonts: .bundled())
        for line in paragraph.lines(width: 140, limit: 2).lines { print(line.range, line.width) }
        let large = try paragraph.withPointSize(23).size(width: 140)
        _ = paragraph
        _ = large
    }

    func example_TextLayout_1() async throws {
        let layout = paragraph.lines(width: 200, limit: 3)
        print(layout.width, layout.height, layout.isTruncated)
        _ = layout
    }

    func example_TextLayout_TextLine_1() async throws {
        for line in layout.lines where line.elidedRange != nil { print("truncated at", line.top) }
    }
}
