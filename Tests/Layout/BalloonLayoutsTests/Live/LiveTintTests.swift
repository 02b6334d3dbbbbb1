import BalloonFixtures
import Drawing
import Testing
import ViewLayout

@testable import BalloonLayouts

/// The background that an app asks for (facts 10.8.1).
@Suite struct LiveTintTests {
    /// Where no live layout is drawn, the alternate has the grey of every balloon (10.2.1).
    @Test(arguments: [(ReceiverSystem.ios26, "#0b5fa5"), (.ios27, "#0b5fa5"), (.ios10, "#e9e9eb")])
    func theTintIsDrawnWhereTheViewIs(_ system: ReceiverSystem, _ background: String) throws {
        let tint = LiveTint(.literal(Color(red: 11, green: 95, blue: 165)))
        let content = LiveContent(view: nil, tint: tint, alternate: template(caption: "a"))
        let balloon = try BalloonLayout(content: .live(content)).place(in: context(viewer(system)))
        let attributes = try #require(balloon.record.nodes.first).attributes
        #expect(attributes.first { $0.name == "background" }?.value == background)
    }

    /// Messages takes plain red, green and blue (10.8.1): a colour that depends on the viewer is found, whoever makes it.
    @Test func aColorThatIsNotPlainIsFound() {
        let red = ColorReference.literal(Color(red: 255, green: 0, blue: 0))
        #expect(LiveTint(red).finding == nil)
        let found = [LiveTint(.semantic(.label)), LiveTint(red, problem: .wide), LiveTint(red, problem: .dynamic)]
        #expect(found.map { $0.finding?.kind } == [.tintNotPlain, .tintNotPlain, .tintNotPlain])
    }
}
