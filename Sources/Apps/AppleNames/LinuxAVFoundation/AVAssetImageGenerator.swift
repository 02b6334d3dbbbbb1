import Foundation
import UIKitAPI

/// Takes pictures out of a film. AVFoundation's class of this name: no film is read, so each fails.
///
/// ```swift
/// let generator = AVAssetImageGenerator(asset: AVURLAsset(url: URL(fileURLWithPath: "trailer.mp4")))
/// let picture = try? generator.copyCGImage(at: .zero, actualTime: nil)
/// ```
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
    /// The film.
    public let asset: AVAsset
    /// Whether pictures are rotated as the camera was.
    open var appliesPreferredTrackTransform = false
    /// The largest size of a picture, in pixels.
    open var maximumSize = CGSize.zero
    /// How much earlier a picture may be.
    open var requestedTimeToleranceBefore = CMTime.invalid
    /// How much later a picture may be.
    open var requestedTimeToleranceAfter = CMTime.invalid
    /// Makes one.
    public init(asset: AVAsset) { self.asset = asset }
    /// Fails: no film is read.
    open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
        throw AVError(.decodeFailed)
    }
    /// Fails: no film is read.
    open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
        throw AVError(.decodeFailed)
    }
    /// Fails in a later turn.
    open func generateCGImageAsynchronously(
        for requestedTime: CMTime,
        completionHandler handler: @escaping @Sendable (CGImage?, CMTime, (any Error)?) -> Void
    ) { DispatchQueue.main.async { handler(nil, .invalid, AVError(.decodeFailed)) } }
}
