import Foundation

/// The screen. UIKit's class of this name. It is that of the viewer whose balloon is laid out.
///
/// ```swift
/// let pixel = 1 / UIScreen.main.scale
/// let width = UIScreen.main.bounds.width
/// ```
open class UIScreen: NSObject, @unchecked Sendable {
    /// The viewer's screen.
    public static let main = UIScreen()

    /// The number of completions of animations that are running inside each other.
    @MainActor var nestedAnimations = 0

    /// The pixels per point.
    open var scale: CGFloat { CGFloat(CurrentViewer.traits.pixelsPerPoint) }
    /// The pixels per point.
    open var nativeScale: CGFloat { scale }
    /// The size in points: that of the transcript.
    open var bounds: CGRect {
        let traits = CurrentViewer.traits
        return CGRect(x: 0, y: 0, width: traits.transcriptWidth, height: traits.transcriptHeight)
    }
    /// The traits of the viewer.
    open var traitCollection: UITraitCollection { .current }
    /// All screens: one.
    public static var screens: [UIScreen] { [main] }
    /// The size in pixels.
    open var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * nativeScale, height: bounds.height * nativeScale)
    }
    /// The brightness.
    open var brightness: CGFloat { 0.5 }
    /// The number of frames per second.
    open var maximumFramesPerSecond: Int { 60 }
}
