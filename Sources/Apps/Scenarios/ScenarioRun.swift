import Scenes
import MessagesHost
import Typesetting

/// The result of playing a scenario.
@MainActor package struct ScenarioRun {
    /// The host of the viewer's device, and that of the other one in mirrored conversations, with their logs and
    /// conversations after the last step that was played.
    package let hosts: [TranscriptHost]
    /// The events, step by step; for each step first those of its device.
    package let events: [ScenarioEvent]
    /// Why the scenario ended early: ``SceneError`` for a step that cannot be done, `TypesettingError` for fonts that
    /// cannot be used; nil when all steps are done.
    package let failure: (any Error)?

    /// The host of the viewer's device.
    package var host: TranscriptHost { hosts[0] }
}

/// An event in a scenario.
package struct ScenarioEvent: Hashable, Sendable {
    /// The participant who holds the device of the event; nil if there is only one device.
    package let device: String?
    /// What happened.
    package let event: HostEvent
}

extension HostScenario {
    /// Plays the scenario to its end, or to the first step that cannot be done.
    @MainActor package func play(fonts: FontCascade) -> ScenarioRun {
        ScenarioPlayer(self, fonts: fonts).play()
    }
}
