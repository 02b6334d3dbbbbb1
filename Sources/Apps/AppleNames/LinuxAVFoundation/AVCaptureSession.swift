import Foundation
import UIKitAPI

/// Joins a camera with a film. AVFoundation's class of this name: it never runs.
///
/// ```swift
/// let session = AVCaptureSession()
/// session.sessionPreset = .photo
/// ```
open class AVCaptureSession: NSObject, @unchecked Sendable {
    /// How good the pictures are.
    open var sessionPreset = Preset.high
    /// The devices.
    open private(set) var inputs: [AVCaptureInput] = []
    /// The files.
    open private(set) var outputs: [AVCaptureOutput] = []
    /// Makes one.
    public override init() {}
    /// Whether it runs: no.
    open var isRunning: Bool { false }
    /// Does nothing: there is no camera.
    open func startRunning() {}
    /// Does nothing: it does not run.
    open func stopRunning() {}
    /// Does nothing.
    open func beginConfiguration() {}
    /// Does nothing.
    open func commitConfiguration() {}
    /// True: nothing is in the way.
    open func canAddInput(_ input: AVCaptureInput) -> Bool { true }
    /// Keeps a device.
    open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
    /// Takes a device away.
    open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
    /// True: nothing is in the way.
    open func canAddOutput(_ output: AVCaptureOutput) -> Bool { true }
    /// Keeps a file.
    open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
    /// Takes a file away.
    open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
    /// Whether pictures can be that good: they cannot.
    open func canSetSessionPreset(_ preset: Preset) -> Bool { false }

    /// How good pictures are. AVFoundation's structure of this name.
    public struct Preset: RawRepresentable, Hashable, Sendable {
        /// AVFoundation's raw value.
        public let rawValue: String
        /// Makes one of AVFoundation's raw value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// As good as photographs.
        public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
        /// Good.
        public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
        /// Fair.
        public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
        /// Small.
        public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
        /// 1920 × 1080 pixels.
        public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
        /// 1280 × 720 pixels.
        public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
    }
}

/// What a session reads. AVFoundation's class of this name.
///
/// ```swift
/// func count(of inputs: [AVCaptureInput]) -> Int { inputs.count }
/// ```
open class AVCaptureInput: NSObject {}

/// A device that a session reads. AVFoundation's class of this name.
///
/// ```swift
/// func input(of camera: AVCaptureDevice) -> AVCaptureDeviceInput? { try? AVCaptureDeviceInput(device: camera) }
/// ```
open class AVCaptureDeviceInput: AVCaptureInput {
    /// The device.
    public let device: AVCaptureDevice
    /// Makes one.
    public init(device: AVCaptureDevice) throws { self.device = device }
}

/// What a session writes. AVFoundation's class of this name.
///
/// ```swift
/// func isJoined(_ output: AVCaptureOutput) -> Bool { output.connection(with: .video) != nil }
/// ```
open class AVCaptureOutput: NSObject {
    /// Nil: it is joined to no device.
    open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

/// The way from a device to a file. AVFoundation's class of this name; there is none.
///
/// ```swift
/// func mirror(_ connection: AVCaptureConnection) { connection.isVideoMirrored = true }
/// ```
open class AVCaptureConnection: NSObject {
    private override init() {}
    /// Whether left is right.
    open var isVideoMirrored = false
    /// Whether it can be so.
    open var isVideoMirroringSupported: Bool { false }
    /// How far pictures are rotated, in degrees.
    open var videoRotationAngle: CGFloat = 0
}

/// A layer that shows what a camera sees. AVFoundation's class of this name; it has its place and its background, and no
/// picture.
///
/// ```swift
/// let layer = AVCaptureVideoPreviewLayer(session: AVCaptureSession())
/// layer.videoGravity = .resizeAspectFill
/// ```
open class AVCaptureVideoPreviewLayer: CALayer {
    /// What it shows.
    open var session: AVCaptureSession? { didSet { undrawnContent = session == nil ? nil : "camera" } }
    /// How a picture fills it.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// Nil: it is joined to no device.
    open var connection: AVCaptureConnection? { nil }

    /// Makes a layer of nothing.
    public override init() { super.init() }
    /// Makes a layer of a session.
    public init(session: AVCaptureSession) {
        super.init()
        setSession(session)
    }
    /// Makes a layer, as a view does of its class.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Sets the session. In an initializer, property observers would not be called.
    private func setSession(_ session: AVCaptureSession) { self.session = session }
}
