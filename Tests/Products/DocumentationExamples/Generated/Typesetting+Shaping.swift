// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
import BalloonTesting
import Balloons
import Lint
import Sweeps
import Testing

extension Given {
    func example_InkBounds_1() async throws {
        let line = paragraph.lines(width: 200).lines[0]
        if let ink = paragraph.inkBounds(of: line), ink.top < -line.ascent { print("ink above the line") }
        _ = line
    }
}
