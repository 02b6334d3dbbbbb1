import Foundation

/// What Messages asks of a controller that draws a balloon in the transcript.
///
/// Source: Messages framework, `MSMessagesAppTranscriptPresentation` (iOS 11).
@MainActor public protocol MSMessagesAppTranscriptPresentation {
    /// The size that suits the content best.
    /// - Parameter size: the largest size on offer, in points; the answer must not exceed it.
    func contentSizeThatFits(_ size: CGSize) -> CGSize
}
