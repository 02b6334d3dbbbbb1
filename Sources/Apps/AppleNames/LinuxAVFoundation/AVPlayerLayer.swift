import Foundation
import UIKitAPI

/// A layer that shows a film. AVFoundation's class of this name; it has its place and its background, and no film.
///
/// ```swift
/// let layer = AVPlayerLayer(player: AVPlayer())
/// layer.frame = CGRect(x: 0, y: 0, width: 280, height: 158)
/// layer.videoGravity = .resizeAspect
/// ```
open class AVPlayerLayer: CALayer {
    /// What it shows.
    open var player: AVPlayer? { didSet { undrawnContent = player == nil ? nil : "film" } }
    /// How a film fills it.
    open var videoGravity = AVLayerVideoGravity.resizeAspect

    /// Makes a layer of nothing.
    public override init() { super.init() }
    /// Makes a layer of a player.
    public init(player: AVPlayer?) {
        super.init()
        setPlayer(player)
    }
    /// Makes a layer, as a view does of its class.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Sets the player. In an initializer, property observers would not be called.
    private func setPlayer(_ player: AVPlayer?) { self.player = player }

    /// Whether a picture is there; never on Linux.
    open var isReadyForDisplay: Bool { false }
}

/// How a film fills a layer. AVFoundation's structure of this name.
///
/// ```swift
/// let gravity = AVLayerVideoGravity.resizeAspectFill
/// ```
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    /// AVFoundation's raw value.
    public let rawValue: String
    /// Makes a gravity of AVFoundation's raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As large as fits.
    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    /// As small as fills.
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
    /// Stretched.
    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

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
