// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
import BalloonTesting
import Balloons
import Lint
import Sweeps
import Testing

extension Given {
    func example_MessagesWindow_1() async throws {
        for style in [MSMessagesAppPresentationStyle.compact, .expanded] {
            print(style, host.window.area(for: style).frame.height)
        }
    }

    func example_MessagesWindow_PresentationArea_1() async throws {
        let area = host.window.area(for: .expanded)
        let uncovered = area.frame.inset(by: area.safeAreaInsets)
        _ = area
        _ = uncovered
    }

    func example_MessagesWindow_LinkedSystem_1() async throws {
        let old = host.window.area(for: .compact, linkedSystem: .beforeiOS11)
        let new = host.window.area(for: .compact, linkedSystem: .iOS11OrLater)
        print("the strip of apps covers \(new.frame.height - old.frame.height) points")
        _ = old
        _ = new
    }
}
