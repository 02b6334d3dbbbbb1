// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
import BalloonTesting
import Balloons
import Lint
import Sweeps
import Testing

extension Given {
    func example_HostParticipants_1() async throws {
        let ben = UUID()
        let participants = HostParticipants(remote: [ben], names: [ben: "Ben"])
        let host = TranscriptHost(participants: participants, context: context) { MSMessagesAppViewController() }
        try host.receive(message, from: ben)
        _ = ben
        _ = participants
        _ = host
    }
}
