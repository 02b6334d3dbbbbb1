import MessagesHost
import Typesetting

/// What came of playing a scenario.
@MainActor package struct ScenarioRun {
    /// The host of the viewer's device, and that of the other one in mirrored conversations, with their logs and
    /// conversations: at the end, or where the failing step left them.
    package let hosts: [TranscriptHost]
    /// What happened, step by step; of one step first what happened on the device where it was done.
    package let events: [ScenarioEvent]
    /// Why the scenario ended early: ``SceneError`` for a step that cannot be done, `TypesettingError` for fonts that
    /// cannot be used; nil when every step is done.
    package let failure: (any Error)?

    /// The host of the viewer's device.
    package var host: TranscriptHost { hosts[0] }
}

/// Something that happened in a scenario.
package struct ScenarioEvent: Hashable, Sendable {
    /// Who holds the device on which it happened; nil where there is one device only.
    package let device: String?
    /// What happened.
    package let event: HostEvent
}

extension HostScenario {
    /// Plays the scenario, to its end or to the first step that cannot be done.
    @MainActor package func play(fonts: FontCascade) -> ScenarioRun {
        ScenarioPlayer(self, fonts: fonts).play()
    }
}
