// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
import BalloonTesting
import Balloons
import Lint
import Sweeps
import Testing

extension Given {
    func example_StickerSize_1() async throws {
        let size = StickerSize.large
        let browser = MSStickerBrowserView(frame: CGRect(x: 0, y: 0, width: 402, height: 300), stickerSize: size)
        let columns = Int(browser.frame.width / size.sideLength)
        _ = size
        _ = browser
        _ = columns
    }
}
