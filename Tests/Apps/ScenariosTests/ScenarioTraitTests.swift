import BalloonFixtures
import Foundation
import MessagesHost
import Scenarios
import Scenes
import Testing
import ViewLayout

/// Traits that change while a scenario is played.
@MainActor @Suite struct ScenarioTraitTests {
    /// A live message whose size function answers what its text needs, and a step that changes the traits.
    private func events(_ traits: String, then step: String) throws -> [HostEvent] {
        let run = try run(traits, steps: "openConversation, {traits: \(step)}, {tapBalloon: countdown}")
        #expect(run.failure == nil)
        return run.events.map(\.event)
    }

    private func run(_ traits: String, steps: String) throws -> ScenarioRun {
        let scenario = try HostScenario(
            text: """
                participants: {ada: Ada, ben: Ben}
                viewer: ben
                traits: \(traits)
                messages:
                  countdown:
                    sender: ada
                    message:
                      summaryText: a
                      layout:
                        live: {view: {text: Dinner}, contentSize: {height: fit}, alternate: {caption: Dinner}}
                transcript: [countdown]
                steps: [\(steps)]
                """, file: "traits.yaml")
        return scenario.play(fonts: try fonts())
    }

    @Test("A step that changes the language for typesetting is in the log, and asks for the size again")
    func typesettingLanguage() throws {
        let events = try events("{locale: en, typesettingLanguage: th}", then: "{typesettingLanguage: en}")
        let changes = events.compactMap { event -> [String]? in
            guard case .user(let action) = event, case .changesTraits(let changes) = action.kind else { return nil }
            return changes
        }
        #expect(changes.count == 1)
        let heights = events.compactMap { event -> CGFloat? in
            guard case .callback(.contentSizeThatFits(_, let answer), _) = event else { return nil }
            return answer.height
        }
        try #require(heights.count == 2)
        // Lines that have room for Thai letters are taller.
        #expect(heights[0] > heights[1])
    }

    @Test("Where the app is missing or no app runs, it cannot be opened, and a touch on a balloon opens nothing")
    func withoutApp() throws {
        for (traits, expected) in [
            ("{hasApp: false}", HostError.appNotInstalled), ("{receiver: ios9}", .appsDoNotRun(.ios9)),
            ("{receiver: macos}", .appsDoNotRun(.macos)),
        ] {
            let events = try events(traits, then: "{locale: ar}")
            #expect(!events.contains { if case .callback = $0 { true } else { false } })
            let failure = try run(traits, steps: "openConversation, openApp").failure
            #expect(failure.map { "\($0)" }?.hasSuffix("\(expected)") == true)
        }
    }
}
