// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
import BalloonTesting
import Balloons
import Lint
import Sweeps
import Testing

extension Given {
    func example_BalloonLayout_1() async throws {
        let icon = UIImage(contentsOfFile: "Resources/icon.png")
        let received = try BalloonLayout(message: message, icon: icon, side: .incoming)
        let viewer = TraitCollection(transcriptWidth: 320, locale: "ar")
        let size = try received.place(in: LayoutContext(traits: viewer, fonts: .bundled())).size
        _ = icon
        _ = received
        _ = viewer
        _ = size
    }

    func example_ParticipantNames_1() async throws {
        let ada = conversation.localParticipantIdentifier.uuidString
        let names = ParticipantNames(names: [ada: "Ada"])
        print(names.replacingIdentifiers(in: "$\(ada) added a scoop"))  // Ada added a scoop
        let layout = try BalloonLayout(message: message, names: names)
        _ = ada
        _ = names
        _ = layout
    }
}
