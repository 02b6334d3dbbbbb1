import LinuxAVFoundation
import SwiftUIAPI

/// A film with buttons. AVKit's type of this name; it is a grey box.
///
/// ```swift
/// let film = VideoPlayer(player: AVPlayer(url: URL(fileURLWithPath: "trailer.mp4")))
/// ```
@preconcurrency @MainActor public struct VideoPlayer<VideoOverlay: View>: View {
    private let overlay: VideoOverlay
    /// Makes a film with views over it.
    public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) { overlay = videoOverlay() }
    /// The grey box, with what is over the film.
    public var body: some View { _NotDrawn("VideoPlayer").overlay { overlay } }
}

extension VideoPlayer where VideoOverlay == EmptyView {
    /// Makes a film.
    public init(player: AVPlayer?) { overlay = EmptyView() }
}
