import Foundation

/// A camera or a microphone. AVFoundation's class of this name: there is none, and the user allows none.
///
/// ```swift
/// let isDenied = AVCaptureDevice.authorizationStatus(for: .video) == .denied
/// ```
open class AVCaptureDevice: NSObject, @unchecked Sendable {
    private override init() {}
    /// Denied: there is no user to ask.
    open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .denied }
    /// Says no in a later turn.
    open class func requestAccess(
        for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
    ) { DispatchQueue.main.async { handler(false) } }
    /// False: there is no user to ask.
    open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
    /// Nil: there is none.
    open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
    /// Nil: there is none.
    open class func `default`(
        _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
    ) -> AVCaptureDevice? { nil }
    /// Where it is.
    open var position: Position { .unspecified }
    /// Whether it has a light.
    open var hasTorch: Bool { false }
    /// Whether it has a flash.
    open var hasFlash: Bool { false }
    /// Whether its light is on.
    open var torchMode = TorchMode.off
    /// Fails: there is no device.
    open func lockForConfiguration() throws { throw AVError(.deviceNotConnected) }
    /// Does nothing: there is no device.
    open func unlockForConfiguration() {}
    /// How much it enlarges.
    open var videoZoomFactor: CGFloat = 1

    /// Whether a light is on. AVFoundation's raw values.
    public enum TorchMode: Int, Sendable { case off, on, auto }
    /// The side of the device. AVFoundation's raw values.
    public enum Position: Int, Sendable { case unspecified, back, front }
    /// The kind of a device. AVFoundation's structure of this name.
    public struct DeviceType: RawRepresentable, Hashable, Sendable {
        /// AVFoundation's raw value.
        public let rawValue: String
        /// Makes a kind of AVFoundation's raw value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A camera.
        public static let builtInWideAngleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    }
}

/// Whether an app may use a camera. AVFoundation's raw values.
///
/// ```swift
/// let isAsked = AVAuthorizationStatus.denied != .notDetermined
/// ```
public enum AVAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

/// What is seen or heard. AVFoundation's structure of this name.
///
/// ```swift
/// let kinds: [AVMediaType] = [.video, .audio]
/// ```
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    /// AVFoundation's raw value.
    public let rawValue: String
    /// Makes a kind of AVFoundation's raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Pictures.
    public static let video = AVMediaType(rawValue: "vide")
    /// Sound.
    public static let audio = AVMediaType(rawValue: "soun")
}

/// Why a device cannot be used, or a film not be read. AVFoundation's structure of this name.
///
/// ```swift
/// let isMissing = AVError(.deviceNotConnected).code == .deviceNotConnected
/// ```
public struct AVError: CustomNSError, Sendable {
    /// The reason.
    public let code: Code
    /// Makes an error.
    public init(_ code: Code) { self.code = code }
    /// The domain of its errors.
    public static let errorDomain = "AVFoundationErrorDomain"
    /// The reason's number.
    public var errorCode: Int { code.rawValue }
    /// The film is as long as it may be.
    public static let maximumDurationReached = Code.maximumDurationReached
    /// The reasons. AVFoundation's raw values.
    public enum Code: Int, Sendable {
        case maximumDurationReached = -11810
        case deviceNotConnected = -11814
        case decodeFailed = -11821
    }
}
