import BalloonTesting
import Testing

@Suite(.goldens(in: goldens), .enabled(if: isAsked, "asked for by GoldenSuitesTests")) struct LiveViews {
    final class Controller: MSMessagesAppViewController {
        override func contentSizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 120) }
    }

    /// A live message whose view is the app's own.
    static func live() -> MSMessage {
        let message = message()
        message.layout = MSMessageLiveLayout(alternateLayout: message.layout as! MSMessageTemplateLayout)
        return message
    }

    @MainActor @Test func golden() throws {
        let balloon = try placedBalloon(of: Self.live()) { Controller() }
        assertGolden(of: balloon)
    }

    @MainActor @Test func size() throws {
        #expect(try balloonSize(of: Self.live()) { Controller() }.height == 120)
    }

    @Test func blank() { assertGolden(of: message(" ")) }

    @Test func declaredBlank() { assertGolden(of: message(" "), blank: "The app fills in the caption later") }
}
