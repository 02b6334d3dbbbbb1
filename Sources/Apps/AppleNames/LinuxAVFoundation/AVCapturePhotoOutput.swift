import Foundation

/// Takes photographs. AVFoundation's class of this name: there is no camera, so it says in a later turn that it failed.
///
/// ```swift
/// func shoot(_ output: AVCapturePhotoOutput, for album: AVCapturePhotoCaptureDelegate) {
///     output.capturePhoto(with: AVCapturePhotoSettings(), delegate: album)
/// }
/// ```
open class AVCapturePhotoOutput: AVCaptureOutput {
    /// Makes one.
    public override init() {}
    /// Fails in a later turn.
    open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {
        LaterCall {
            delegate.photoOutput(self, didFinishProcessingPhoto: AVCapturePhoto(), error: AVError(.deviceNotConnected))
        }.begin()
    }
}

/// How a photograph is taken. AVFoundation's class of this name.
///
/// ```swift
/// let settings = AVCapturePhotoSettings()
/// settings.flashMode = .off
/// ```
open class AVCapturePhotoSettings: NSObject {
    /// Whether there is a flash.
    open var flashMode = AVCaptureDevice.FlashMode.off
    /// Makes one.
    public override init() {}
}

extension AVCaptureDevice {
    /// Whether there is a flash. AVFoundation's raw values.
    public enum FlashMode: Int, Sendable { case off, on, auto }
}

/// A photograph. AVFoundation's class of this name; there is nothing on it.
///
/// ```swift
/// func bytes(of photo: AVCapturePhoto) -> Data? { photo.fileDataRepresentation() }
/// ```
open class AVCapturePhoto: NSObject {
    /// Nil: there is no picture.
    open func fileDataRepresentation() -> Data? { nil }
}

/// Learns what becomes of a photograph. AVFoundation's protocol of this name.
///
/// ```swift
/// final class Album: AVCapturePhotoCaptureDelegate {}
/// ```
public protocol AVCapturePhotoCaptureDelegate: AnyObject {
    /// It is there, or not.
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
    /// Does nothing.
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
    ) {}
}

/// Writes what a camera sees. AVFoundation's class of this name.
///
/// ```swift
/// func isOn(_ output: AVCaptureFileOutput) -> Bool { output.isRecording }
/// ```
open class AVCaptureFileOutput: AVCaptureOutput {
    /// Whether it writes: no.
    open var isRecording: Bool { false }
    /// The longest film.
    open var maxRecordedDuration = CMTime.invalid
    /// Fails in a later turn.
    open func startRecording(
        to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate
    ) {
        LaterCall {
            delegate.fileOutput(
                self, didFinishRecordingTo: outputFileURL, from: [], error: AVError(.deviceNotConnected))
        }.begin()
    }
    /// Does nothing: it does not write.
    open func stopRecording() {}
}

/// Writes films. AVFoundation's class of this name.
///
/// ```swift
/// let output = AVCaptureMovieFileOutput()
/// ```
open class AVCaptureMovieFileOutput: AVCaptureFileOutput {
    /// Makes one.
    public override init() {}
}

/// Learns what becomes of a film. AVFoundation's protocol of this name.
///
/// ```swift
/// func hears(_ listener: AVCaptureFileOutputRecordingDelegate) -> String { "\(listener)" }
/// ```
public protocol AVCaptureFileOutputRecordingDelegate: AnyObject {
    /// It begins.
    func fileOutput(
        _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection])
    /// It is there, or not.
    func fileOutput(
        _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL,
        from connections: [AVCaptureConnection], error: (any Error)?)
}

extension AVCaptureFileOutputRecordingDelegate {
    /// Does nothing.
    public func fileOutput(
        _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection]
    ) {}
}

/// A call of a delegate in a later turn. The main queue alone makes it, as on iOS, so that it may hold what is not `Sendable`.
private struct LaterCall: @unchecked Sendable {
    let call: () -> Void
    func begin() { DispatchQueue.main.async { call() } }
}
