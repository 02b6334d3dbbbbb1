import Foundation

/// Whether the app may record. AVFoundation's class of this name.
///
/// ```swift
/// let isDenied = AVAudioApplication.shared.recordPermission == .denied
/// ```
public final class AVAudioApplication: NSObject, Sendable {
    /// The app's.
    public static let shared = AVAudioApplication()
    /// No, there is no microphone.
    public var recordPermission: AVAudioSession.RecordPermission { .denied }
    /// False: there is no microphone.
    public static func requestRecordPermission() async -> Bool { false }
    /// Says no: there is no microphone.
    public static func requestRecordPermission(completionHandler response: @escaping (Bool) -> Void) { response(false) }
}
