import Files
import Foundation

/// Plays a sound. AVFoundation's class of this name; it keeps the bytes without reading them and plays nothing, so
/// ``play()`` returns false.
///
/// ```swift
/// let click = try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "click.wav"))
/// click.numberOfLoops = 2
/// let isHeard = click.play()
/// ```
open class AVAudioPlayer: NSObject {
    /// The sound's bytes; nil for a player without a sound.
    public let data: Data?
    /// Where they were read; nil for bytes.
    public let url: URL?
    /// Learns that a sound ended, which none does here.
    open weak var delegate: (any AVAudioPlayerDelegate)?
    /// How loud it is, from 0 to 1.
    open var volume: Float = 1
    /// Where it stands between left and right.
    open var pan: Float = 0
    /// Whether ``rate`` counts.
    open var enableRate = false
    /// How fast it is.
    open var rate: Float = 1
    /// How often it is repeated.
    open var numberOfLoops = 0
    /// Where it is, in seconds.
    open var currentTime: TimeInterval = 0
    /// Whether levels are measured.
    open var isMeteringEnabled = false

    /// Makes a player without a sound.
    public override init() { (data, url) = (nil, nil) }
    /// Reads a file; one that is not there is an error, and one that is no sound is not.
    public init(contentsOf url: URL) throws { (data, self.url) = (try Self.read(url), url) }
    /// Reads a file of a kind.
    public init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
        (data, self.url) = (try Self.read(url), url)
    }
    /// Takes bytes.
    public init(data: Data) throws { (self.data, url) = (data, nil) }
    /// Takes bytes of a kind.
    public init(data: Data, fileTypeHint utiString: String?) throws { (self.data, url) = (data, nil) }

    /// The bytes of a sound, up to a hundred megabytes: far above any that an extension may carry.
    private static func read(_ url: URL) throws -> Data { Data(try LimitedFile.read(url.path, limit: 100 << 20)) }

    /// How long it is, in seconds; not read here, so nothing.
    open var duration: TimeInterval { 0 }
    /// How many channels it has; not read here, so none.
    open var numberOfChannels: Int { 0 }
    /// Whether it is heard; never on Linux.
    open var isPlaying: Bool { false }
    /// Returns false: nothing can be heard.
    @discardableResult open func prepareToPlay() -> Bool { false }
    /// Returns false: nothing can be heard.
    @discardableResult open func play() -> Bool { false }
    /// Returns false: nothing can be heard.
    @discardableResult open func play(atTime time: TimeInterval) -> Bool { false }
    /// Does nothing: it does not play.
    open func pause() {}
    /// Does nothing: it does not play.
    open func stop() {}
    /// Takes another volume.
    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
    /// Does nothing: no level is measured.
    open func updateMeters() {}
    /// Silence, in decibels.
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    /// Silence, in decibels.
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// Learns what becomes of a sound. AVFoundation's protocol of this name; none of its methods is called here.
///
/// ```swift
/// final class Bell: AVAudioPlayerDelegate {
///     func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) { print(flag) }
/// }
/// ```
public protocol AVAudioPlayerDelegate: AnyObject {}
