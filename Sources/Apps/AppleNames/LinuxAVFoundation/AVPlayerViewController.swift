import Foundation
import UIKitAPI

/// Shows a film with buttons. AVKit's class of this name; its view has no film.
///
/// ```swift
/// let trailer = AVPlayerViewController()
/// trailer.player = AVPlayer(url: URL(fileURLWithPath: "trailer.mp4"))
/// ```
@preconcurrency @MainActor open class AVPlayerViewController: UIViewController {
    /// What it shows.
    open var player: AVPlayer? {
        didSet { viewIfLoaded?.layer.undrawnContent = player == nil ? nil : "film" }
    }
    /// How a film fills it.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// Whether buttons are shown.
    open var showsPlaybackControls = true

    /// Says that the film is not drawn.
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.layer.undrawnContent = player == nil ? nil : "film"
    }
}
