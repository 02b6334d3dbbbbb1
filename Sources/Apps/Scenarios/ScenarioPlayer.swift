import Foundation
import MessagesAPI
import MessagesHost
import Scenes
import Typesetting
import ViewLayout

/// Plays a scenario on one device, or on both of mirrored conversations.
@MainActor final class ScenarioPlayer {
    private let scenario: HostScenario
    /// The viewer's device, then the other one of mirrored conversations.
    private let devices: [ScenarioDevice]
    private var events: [ScenarioEvent] = []

    init(_ scenario: HostScenario, fonts: FontCascade) {
        self.scenario = scenario
        let sessions = ScenarioMessages.sessions(of: scenario)
        let others = scenario.isMirrored ? scenario.participants.names.keys.filter { $0 != scenario.viewer } : []
        devices = ([scenario.viewer] + others).map {
            ScenarioDevice(scenario, viewer: $0, sessions: sessions, fonts: fonts)
        }
        if devices.count == 2 { MirroredConversations.connect(devices[0].host, devices[1].host) }
    }

    /// Plays the steps, and returns the hosts after the last step or the first that fails.
    func play() -> ScenarioRun {
        var failure: (any Error)?
        do {
            try performAll()
        } catch {
            failure = error
        }
        return ScenarioRun(hosts: devices.map(\.host), events: events, failure: failure)
    }

    private func performAll() throws {
        for reference in scenario.transcript {
            for device in devices { try at(reference.place, on: device) { try device.restore(reference) } }
        }
        try perform(scenario.steps, on: 0)
    }

    private func perform(_ steps: [ScenarioStep], on index: Int) throws {
        for step in steps {
            if case .onOtherDevice(let steps) = step.action {
                // The parser allows it only where there is another device.
                try perform(steps, on: 1 - index)
            } else {
                defer { takeEvents(startingWith: index) }
                try at(step.place, on: devices[index]) { try devices[index].perform(step.action) }
            }
        }
    }

    /// Collects the events of a step: first those of its device, then those of the other.
    private func takeEvents(startingWith index: Int) {
        for device in [devices[index]] + devices.indices.filter({ $0 != index }).map({ devices[$0] }) {
            let name = devices.count == 2 ? device.viewer : nil
            events += device.newEvents().map { ScenarioEvent(device: name, event: $0) }
        }
    }

    /// Adds the place of a step to an error.
    private func at(_ place: ScenePlace, on device: ScenarioDevice, _ body: () throws -> Void) throws {
        do {
            try body()
            if let failure = device.failure { throw failure }
        } catch let error as SceneError {
            throw error
        } catch let error as NSError where [MSMessagesErrorDomain, MSStickersErrorDomain].contains(error.domain) {
            let code = MSMessageErrorCode(rawValue: error.code) ?? .unknown
            throw SceneError(
                file: scenario.file, place: place,
                message: "\(HostRefusal.error(code, message: error.localizedDescription))")
        } catch let error as TypesettingError {
            throw error
        } catch {
            throw SceneError(file: scenario.file, place: place, message: "\(error)")
        }
    }
}

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
