import BalloonTesting
import Balloons
import Sweeps

/// The values that an example of a documentation comment may name without making them.
///
/// The examples are compiled as its methods and are not run. A value that an example makes itself hides the one here.
@MainActor struct Given {
    let fonts: FontCascade
    let paragraph: Paragraph
    let layout: TextLayout
    let context: LayoutContext
    let scene: BalloonScene
    let balloon: PlacedBalloon
    let sweep: SceneSweep
    let message: MSMessage
    let sticker: MSSticker
    let conversation: MSConversation
    let host: TranscriptHost
}

/// The same for the pages, whose tests call `sweep`: a sweep is not given there.
@MainActor struct GivenToPages {
    let fonts: FontCascade
    let scene: BalloonScene
    let message: MSMessage
}

/// The controller of an app that the examples present.
final class MyMessagesViewController: MSMessagesAppViewController {}
