import AppFixtures
import BalloonFixtures
import Balloons
import Foundation
import Testing
import ViewLayout

/// Statement 53 of the facts sheet, section 9: another column.
@MainActor @Suite struct RotationFactsTests {
    /// Widths of windows in Split View and Slide Over (facts 5.3).
    private static let splitViewWidths = [320.0, 375, 438, 504, 507, 551, 639, 678, 694]

    /// Facts 5.1 at Large, with margins of 16 points, from 414 points on of 20.
    private static func maximumWidth(_ transcript: Double) -> Double {
        let column = transcript - (transcript < 414 ? 32 : 40)
        return min(column - 268.0 / 3, 0.85 * column)
    }

    @Test("53. Rotating or resizing measures every balloon again with the new column")
    func everyWidth() throws {
        let host = try RecordingHost(traits: TraitCollection(userInterfaceIdiom: .pad))
        for name in ["one", "two"] { try host.host.receive(liveMessage(), from: host.ada, as: name) }
        let caption = "A caption that is long enough to be as wide as any balloon in any of these windows can ever be"
        try host.host.receive(templateMessage(caption), from: host.ada, as: "template")
        try host.host.openConversation()
        for width in Self.splitViewWidths {
            host.forget()
            host.host.change(TraitCollection(transcriptWidth: width, userInterfaceIdiom: .pad))
            #expect(host.callbacks == ["one: contentSizeThatFits", "two: contentSizeThatFits"])
            let maximum = Self.maximumWidth(width)
            for name in ["one", "two"] {
                #expect(isClose(try host.host.balloon(of: name).size.width, maximum, within: 0.001))
            }
            // A template is not wider than 350 points (facts 3.2).
            let template = try host.host.balloon(of: "template").size.width
            #expect(template <= maximum && template <= 350)
            let written = try BalloonLayout(message: templateMessage(caption), side: .incoming)
                .place(in: context(TraitCollection(transcriptWidth: width, userInterfaceIdiom: .pad)))
            #expect(template == written.size.width)
        }
    }
}
