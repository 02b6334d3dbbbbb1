// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
import BalloonTesting
import Balloons
import Lint
import Sweeps
import Testing

extension Given {
    func example_TextSize_1() async throws {
        let size = paragraph.size(width: 200, limit: 2)
        if size.isTruncated { print("does not fit two lines of 200 points") }
        // Every width in `size.validWidths` gives the same size.
        _ = size
    }

    func example_TextWrap_1() async throws {
        let style = TextStyle(pointSize: 17, textWrap: .balanced)
        _ = style
    }

    func example_TruncationMode_1() async throws {
        let layout = paragraph.lines(width: 120, limit: 1, truncation: .middle)
        _ = layout
    }
}
