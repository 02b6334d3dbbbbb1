// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
#if canImport(LinuxAVKit)
import LinuxAVKit
import BalloonTesting
import Balloons
import Lint
import Sweeps
import Testing

extension Given {
    func example_VideoPlayer_1() async throws {
        let film = VideoPlayer(player: AVPlayer(url: URL(fileURLWithPath: "trailer.mp4")))
        _ = film
    }
}
#endif
