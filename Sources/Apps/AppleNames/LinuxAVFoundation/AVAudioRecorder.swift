import Foundation

/// Records a sound. AVFoundation's class of this name: Linux has no microphone here, so that ``record()`` says
/// false and no file is written.
///
/// ```swift
/// let settings: [String: Any] = [AVSampleRateKey: 12000, AVNumberOfChannelsKey: 1]
/// let recorder = try AVAudioRecorder(url: URL(fileURLWithPath: "memo.m4a"), settings: settings)
/// let isRecording = recorder.record()
/// ```
open class AVAudioRecorder: NSObject {
    /// Where the sound would be written.
    public let url: URL
    /// How it would be written.
    public let settings: [String: Any]
    /// Learns that recording ended, which never begins here.
    open weak var delegate: (any AVAudioRecorderDelegate)?
    /// Whether levels are measured.
    open var isMeteringEnabled = false

    /// Makes a recorder.
    public init(url: URL, settings: [String: Any]) throws { (self.url, self.settings) = (url, settings) }

    /// Whether it records; never on Linux.
    open var isRecording: Bool { false }
    /// How long it recorded, in seconds.
    open var currentTime: TimeInterval { 0 }
    /// Returns false: there is no microphone.
    @discardableResult open func prepareToRecord() -> Bool { false }
    /// Returns false: there is no microphone.
    @discardableResult open func record() -> Bool { false }
    /// Returns false: there is no microphone.
    @discardableResult open func record(forDuration duration: TimeInterval) -> Bool { false }
    /// Does nothing: it does not record.
    open func pause() {}
    /// Does nothing: it does not record.
    open func stop() {}
    /// Returns false: there is no recording.
    @discardableResult open func deleteRecording() -> Bool { false }
    /// Does nothing: no level is measured.
    open func updateMeters() {}
    /// Silence, in decibels.
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    /// Silence, in decibels.
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// Learns what becomes of a recording. AVFoundation's protocol of this name; none of its methods is called here.
///
/// ```swift
/// final class Memo: AVAudioRecorderDelegate {
///     func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) { print(flag) }
/// }
/// ```
public protocol AVAudioRecorderDelegate: AnyObject {}

/// How good a recording is. AVFoundation's raw values.
///
/// ```swift
/// let settings = [AVEncoderAudioQualityKey: AVAudioQuality.high.rawValue]
/// ```
public enum AVAudioQuality: Int, Sendable {
    case min = 0, low = 32, medium = 64, high = 96, max = 127
}

/// The format of a recording.
public let AVFormatIDKey = "AVFormatIDKey"
/// How many samples a second has.
public let AVSampleRateKey = "AVSampleRateKey"
/// How many channels there are.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// How good it is.
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
/// How many bits a second has.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
/// How many bits a sample has.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
/// Whether the largest byte is first.
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
/// Whether samples are fractions.
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
/// AAC.
public let kAudioFormatMPEG4AAC: UInt32 = 0x6161_6320
/// Samples as they are.
public let kAudioFormatLinearPCM: UInt32 = 0x6C70_636D
/// Apple Lossless.
public let kAudioFormatAppleLossless: UInt32 = 0x616C_6163
