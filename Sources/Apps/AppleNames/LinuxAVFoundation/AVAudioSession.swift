import Foundation

/// The audio session of an app. AVFoundation's class of this name; it keeps the app's settings and never permits a
/// microphone.
///
/// ```swift
/// try AVAudioSession.sharedInstance().setCategory(.ambient, mode: .default, options: [.mixWithOthers])
/// try AVAudioSession.sharedInstance().setActive(true)
/// ```
open class AVAudioSession: NSObject, @unchecked Sendable {
    private static let shared = AVAudioSession()
    private let lock = NSLock()
    private var now: (category: Category, mode: Mode, options: CategoryOptions) = (.soloAmbient, .default, [])

    /// The session of the app.
    open class func sharedInstance() -> AVAudioSession { shared }

    /// What the app does with sound.
    open var category: Category { lock.withLock { now.category } }
    /// How it does so.
    open var mode: Mode { lock.withLock { now.mode } }
    /// What else is heard.
    open var categoryOptions: CategoryOptions { lock.withLock { now.options } }
    /// Whether the user allows recording: no, there is no microphone.
    open var recordPermission: RecordPermission { .denied }
    /// Whether something else is heard; never on Linux.
    open var isOtherAudioPlaying: Bool { false }
    /// How loud it is: silent.
    open var outputVolume: Float { 0 }

    /// Takes a category.
    open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
        lock.withLock { (now.category, now.options) = (category, options) }
    }
    /// Takes a category, under the name that Swift 4 had.
    open func setCategory(_ category: Category, with options: CategoryOptions) throws {
        try setCategory(category, options: options)
    }
    /// Takes a category and a mode.
    open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
        lock.withLock { now = (category, mode, options) }
    }
    /// Takes a mode.
    open func setMode(_ mode: Mode) throws { lock.withLock { now.mode = mode } }
    /// Does nothing: there is no sound to begin or to end.
    open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
    /// The same, under the name that Swift 4 had.
    open func setActive(_ active: Bool, with options: SetActiveOptions) throws {}
    /// Does nothing: there is no loudspeaker.
    open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
    /// Says no: there is no microphone.
    open func requestRecordPermission(_ response: @escaping (Bool) -> Void) { response(false) }

    /// A loudspeaker. AVFoundation's raw values.
    public enum PortOverride: UInt, Sendable { case none = 0, speaker = 0x7370_6B72 }
    /// Whether the user allows recording. AVFoundation's raw values.
    public enum RecordPermission: UInt, Sendable {
        case undetermined = 0x756E_6474, denied = 0x6465_6E79, granted = 0x6772_6E74
    }
}
