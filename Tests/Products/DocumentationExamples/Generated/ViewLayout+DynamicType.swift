// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
import BalloonTesting
import Balloons
import Lint
import Sweeps
import Testing

extension Given {
    func example_FontTextStyle_1() async throws {
        for style in FontTextStyle.allCases {
            print(style, UIFont.preferredFont(forTextStyle: style).pointSize)
        }
    }
}
