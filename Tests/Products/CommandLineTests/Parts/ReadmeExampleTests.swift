import Balloons
import Testing

@Test func dinnerInvitationStaysShort() throws {
    let scene = try BalloonScene(contentsOf: "Examples/dinner-invitation.yaml")
    var traits = scene.traits
    traits.locale = "ar"
    traits.transcriptWidth = 320
    let balloon = try scene.layout(traits: traits, fonts: .bundled())
    #expect(balloon.size.height < 300)
}
