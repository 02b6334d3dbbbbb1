import Scenes
import Sweeps
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
