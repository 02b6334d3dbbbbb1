import Typesetting

/// What came of playing a scenario.
@MainActor public struct ScenarioRun {
    /// The host with its log and its conversation: at the end, or where the failing step left it.
    public let host: TranscriptHost
    /// Why the scenario ended early: ``SceneError`` for a step that cannot be done, `TypesettingError` for fonts that
    /// cannot be used; nil when every step is done.
    public let failure: (any Error)?
}

extension HostScenario {
    /// Plays the scenario, to its end or to the first step that cannot be done.
    @MainActor public func play(fonts: FontCascade) -> ScenarioRun {
        ScenarioPlayer(self, fonts: fonts).play()
    }
}
