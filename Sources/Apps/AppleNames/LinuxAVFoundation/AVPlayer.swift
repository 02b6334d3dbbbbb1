import Foundation

/// Plays a film. AVFoundation's class of this name; it keeps its settings but reads and shows nothing, so its
/// rate stays 0.
///
/// ```swift
/// let player = AVPlayer(url: URL(fileURLWithPath: "trailer.mp4"))
/// player.actionAtItemEnd = .pause
/// player.play()
/// ```
open class AVPlayer: NSObject {
    /// What it does at the end. AVFoundation's raw values.
    public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
    /// Whether it can play. AVFoundation's raw values.
    public enum Status: Int, Sendable { case unknown, readyToPlay, failed }

    /// What it plays.
    public private(set) var currentItem: AVPlayerItem?
    /// What it does at the end.
    open var actionAtItemEnd = ActionAtItemEnd.pause
    /// Whether it is silent.
    open var isMuted = false
    /// How loud it is, from 0 to 1.
    open var volume: Float = 1

    /// Makes a player of nothing.
    public override init() {}
    /// Makes a player of an address.
    public init(url: URL) { currentItem = AVPlayerItem(url: url) }
    /// Makes a player of an item.
    public init(playerItem item: AVPlayerItem?) { currentItem = item }

    /// How fast it plays: it does not.
    open var rate: Float {
        get { 0 }
        set {}
    }
    /// Whether it can play: unknown, nothing is read.
    open var status: Status { .unknown }
    /// Why it cannot.
    open var error: (any Error)? { nil }
    /// Does nothing: there is no player of films.
    open func play() {}
    /// Does nothing: it does not play.
    open func pause() {}
    /// Does nothing: it does not play.
    open func seek(to time: CMTime) {}
    /// Takes something else.
    open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
    /// Where it is: at the beginning.
    open func currentTime() -> CMTime { .zero }
}

/// A film as it is played. AVFoundation's class of this name; nothing is read of it.
///
/// ```swift
/// let item = AVPlayerItem(url: URL(fileURLWithPath: "trailer.mp4"))
/// let isReady = item.status == .readyToPlay
/// ```
open class AVPlayerItem: NSObject {
    /// Whether it can be played. AVFoundation's raw values.
    public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
    /// What is played.
    public let asset: AVAsset

    /// Makes an item of an address.
    public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }
    /// Makes an item.
    public init(asset: AVAsset) { self.asset = asset }

    /// Whether it can be played: unknown, nothing is read.
    open var status: Status { .unknown }
    /// Why it cannot.
    open var error: (any Error)? { nil }
    /// How long it is: unknown.
    open var duration: CMTime { .invalid }
    /// Where it is: at the beginning.
    open func currentTime() -> CMTime { .zero }
}

/// The name that Swift 3 had.
public typealias AVPlayerItemStatus = AVPlayerItem.Status

/// A film or a sound. AVFoundation's class of this name; nothing is read of it.
///
/// ```swift
/// let length = AVAsset(url: URL(fileURLWithPath: "trailer.mp4")).duration
/// ```
open class AVAsset: NSObject {
    /// The place of the file; nil for a composition.
    let place: URL?

    /// Makes one of an address.
    public init(url: URL) { place = url }
    /// How long it is: unknown.
    open var duration: CMTime { .invalid }
    /// Whether it can be played: nothing can.
    open var isPlayable: Bool { false }
}

/// A film or a sound at an address. AVFoundation's class of this name.
///
/// ```swift
/// let trailer = AVURLAsset(url: URL(fileURLWithPath: "trailer.mp4")).url
/// ```
open class AVURLAsset: AVAsset {
    /// The address.
    open var url: URL { place ?? URL(fileURLWithPath: "/") }
    /// Makes one of an address.
    public override init(url: URL) { super.init(url: url) }
    /// Makes one of an address; nothing depends on the options.
    public init(url: URL, options: [String: Any]?) { super.init(url: url) }
}

extension NSNotification.Name {
    /// An item was played to its end, which none is here.
    public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name("AVPlayerItemDidPlayToEndTimeNotification")
    /// An item could not be played to its end; nothing says so here.
    public static let AVPlayerItemFailedToPlayToEndTime = NSNotification.Name(
        "AVPlayerItemFailedToPlayToEndTimeNotification")
}

/// The key of why an item could not be played.
public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"
