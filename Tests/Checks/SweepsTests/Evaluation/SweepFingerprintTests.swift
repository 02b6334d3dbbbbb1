import Scenes
import Sweeps
import TestSupport
import Testing
import Typesetting

/// Rows of a journal are continued only where nothing has changed that any of their viewers could see.
struct SweepFingerprintTests {
    private func fingerprint(_ text: String) throws -> String {
        try SweepFingerprint.text([SweepPlan(of: BalloonScene(text: text, file: "a.yaml"))], fonts: .bundled())
    }

    private static let long = String(repeating: "Dinner at the pier ", count: 20)

    @Test func theSameSceneHasTheSame() throws {
        let scene = "message: {layout: {template: {caption: \(Self.long)}}}\n"
        #expect(try fingerprint(scene) == fingerprint(scene))
    }

    /// Who has no app sees the alternate layout of a live one: a journal is not continued where that has changed.
    @Test func anAlternateLayoutCounts() throws {
        func scene(_ caption: String) -> String {
            """
            message:
              summaryText: Ferry
              layout:
                live: {view: {text: Ferry}, alternate: {caption: \(caption)}}
            sweep: {hasApp: [true, false]}

            """
        }
        #expect(try fingerprint(scene("Ferry")) == fingerprint(scene("Ferry")))
        #expect(try fingerprint(scene("Ferry")) != fingerprint(scene("Boat")))
    }

    /// A conversation names files of scenes, whose texts at other sizes nobody sees who looks at its own viewer alone.
    @Test func theFilesOfAConversationCount() throws {
        let folder = try TemporaryFolder()
        func fingerprint(ofInvitation text: String) throws -> String {
            try folder.write(Array(text.utf8), to: "invitation.yaml")
            let conversation = """
                transcript: {entries: [{from: ada, scene: invitation.yaml}]}
                participants: {ada: Ada, ben: Ben}
                viewer: ben

                """
            let path = try folder.write(Array(conversation.utf8), to: "conversation.yaml")
            return try SweepFingerprint.text([SweepPlan(of: BalloonScene(contentsOf: path))], fonts: .bundled())
        }
        let invitation = "message: {layout: {template: {caption: \(Self.long)end}}}\n"
        let first = try fingerprint(ofInvitation: invitation)
        #expect(try fingerprint(ofInvitation: invitation) == first)
        #expect(try fingerprint(ofInvitation: invitation.replacing("end", with: "END")) != first)
    }

    /// The scene's own viewer sees neither the end of a text that is truncated, nor what watches alone use.
    @Test func whatItsOwnViewerDoesNotSeeCounts() throws {
        let scene = "message: {layout: {template: {caption: \(Self.long)end}}}\n"
        let changed = try [
            scene, "message: {layout: {template: {caption: \(Self.long)END}}}\n",
            scene + "metrics: {photoMaximumHeight: 400}\n",
        ].map(fingerprint)
        #expect(Set(changed).count == 3)
    }
}
