import BalloonFixtures
import BalloonLayouts
import Foundation
import Scenarios
import Scenes
import Testing
import ViewLayout

/// Scenario files are read, or refused at their place.
@MainActor @Suite struct ScenarioReadingTests {
    private static let start = """
        participants: {ada: Ada, ben: Ben}
        viewer: ben
        messages:
          theirs: {sender: ada, session: s, message: {layout: {template: {caption: Hi}}}}
          mine: {session: s, message: {summaryText: "$ben", layout: {template: {caption: "$ada"}}}}

        """

    private func scenario(_ steps: String) throws -> HostScenario {
        try HostScenario(text: Self.start + steps, file: "play.yaml")
    }

    @Test("Everything a scenario can say is read")
    func everything() throws {
        let scenario = try HostScenario(
            text: """
                app: {presentationContext: media, linkedSystem: beforeiOS11}
                metrics: {maximumLiveControllers: 3}
                participants: {ada: Ada, ben: Ben}
                viewer: ben
                strings: {en: {hi: Hello $ada}}
                traits: {transcriptWidth: 440}
                messages:
                  theirs: {sender: ada, session: s, message: {layout: {template: {caption: {key: hi}}}}}
                  mine: {message: {layout: {template: {caption: Hi}}}}
                transcript: [theirs]
                steps:
                  - openConversation
                  - openApp
                  - toggleStyle
                  - tapBalloon: theirs
                  - tapInBalloon: {message: theirs, does: [requestExpanded, dismiss]}
                  - tapInApp: [{insert: mine}, {send: mine}, {insertText: Hi}, {sendText: Hi}, askForKeyboard]
                  - inApp: [requestCompact, requestTranscript]
                  - receive: theirs
                  - traits: {locale: ar}
                  - traits: {userInterfaceStyle: dark}
                  - sendDraft
                  - cancelDraft
                  - closeApp
                  - endProcess
                  - leaveConversation
                """, file: "folder/play.yaml")
        #expect(scenario.name == "play" && scenario.steps.count == 15 && scenario.transcript.map(\.name) == ["theirs"])
        #expect(scenario.app.presentationContext == .media && scenario.app.linkedSystem == .beforeiOS11)
        #expect(scenario.metrics.applied(to: MessagesMetrics()).window.maximumLiveControllers == 3)
        #expect(scenario.messages["theirs"]?.sender == "ada" && scenario.messages["mine"]?.sender == "ben")
        // Each change of traits is on top of those before.
        let traits = scenario.steps.compactMap { if case .traits(let traits) = $0.action { traits } else { nil } }
        #expect(traits.map(\.transcriptWidth) == [440, 440] && traits.map(\.locale) == ["ar", "ar"])
        #expect(traits.map(\.userInterfaceStyle) == [.light, .dark])
        #expect(scenario.steps[0].place == ScenePlace(line: 12, column: 5))
    }

    @Test(
        "What does not fit is refused at its place, with what would",
        arguments: [
            ("", "play.yaml:1:1", "steps is missing"),
            ("stpes: []", "play.yaml:6:1", "did you mean \"steps\"?"),
            ("steps: []", "play.yaml:6:8", "say what happens"),
            ("steps: [openApp, opnApp]", "play.yaml:6:18", "did you mean \"openApp\"?"),
            ("steps: [{tapBaloon: theirs}]", "play.yaml:6:10", "did you mean \"tapBalloon\"?"),
            ("steps: [{tapBalloon: their}]", "play.yaml:6:22", "did you mean \"theirs\"?"),
            ("steps: [{receive: mine}]", "play.yaml:6:19", "what arrives has another sender"),
            ("steps: [{tapInApp: [{send: theirs}]}]", "play.yaml:6:28", "the app inserts messages of its viewer"),
            ("steps: [{tapInApp: [requestExpandd]}]", "play.yaml:6:21", "did you mean \"requestExpanded\"?"),
            ("steps: [{tapInApp: [{snd: mine}]}]", "play.yaml:6:22", "did you mean \"send\"?"),
            ("steps: [{tapInBalloon: {does: []}}]", "play.yaml:6:24", "needs the message"),
            ("steps: [{tapBalloon: theirs, receive: theirs}]", "play.yaml:6:9", "has one of the keys"),
            ("steps: [{traits: {transcriptWidth: -1}}]", "play.yaml:6:36", "positive"),
            ("steps: [openApp]\ntranscript: [nobody]", "play.yaml:7:14", "nobody"),
            ("steps: [openApp]\napp: {presentationContext: tv}", "play.yaml:7:28", "media"),
            ("steps: [openApp]\nmetrics: {maximumLiveControllers: 0}", "play.yaml:7:35", "from 1 to 100"),
        ])
    func refusals(steps: String, place: String, hint: String) throws {
        let error = try #require(throws: SceneError.self) { try scenario(steps) }
        #expect(error.description.hasPrefix(place), "\(error)")
        #expect(error.description.contains(hint), "\(error)")
    }

    @Test("Where nothing is declared, the mend is to declare it")
    func nothingDeclared() throws {
        let noMessages = try #require(throws: SceneError.self) {
            try HostScenario(
                text: "participants: {a: A}\nviewer: a\nsteps: [{tapBalloon: nope}]", file: "play.yaml")
        }
        #expect(
            noMessages.description.hasPrefix("play.yaml:3:22") && noMessages.description.contains("declare messages"))
        let noParticipants = try #require(throws: SceneError.self) {
            try HostScenario(text: "viewer: ada\nsteps: [openApp]", file: "play.yaml")
        }
        #expect(noParticipants.description.contains("declare participants"), "\(noParticipants)")
        for error in [noMessages, noParticipants] { #expect(!error.description.contains("allowed"), "\(error)") }
    }

    @Test("A scenario needs its viewer, and a message its layout")
    func missing() throws {
        let viewer = try #require(throws: SceneError.self) {
            try HostScenario(text: "participants: {a: A}\nsteps: [openApp]", file: "play.yaml")
        }
        #expect(viewer.description.contains("viewer is missing"))
        let message = try #require(throws: SceneError.self) {
            try HostScenario(
                text: "participants: {a: A}\nviewer: a\nmessages: {m: {sender: a}}\nsteps: [openApp]", file: "play.yaml"
            )
        }
        #expect(message.description.hasPrefix("play.yaml:3:15") && message.description.contains("messages.m.message"))
    }

    @Test(
        "A step that cannot be done is refused at its place",
        arguments: [
            ("steps: [openApp]", "play.yaml:6:9", "open it first"),
            ("steps: [openConversation, sendDraft]", "play.yaml:6:27", "insert one first"),
            ("steps: [openConversation, {tapBalloon: theirs}]", "play.yaml:6:27", "no balloon \"theirs\""),
            ("steps: [openConversation, {receive: theirs}, {receive: theirs}]", "play.yaml:6:56", "already"),
        ])
    func impossible(steps: String, place: String, hint: String) throws {
        let scenario = try scenario(steps)
        let error = try #require(try scenario.play(fonts: fonts()).failure as? SceneError)
        #expect(error.description.hasPrefix(place) && error.description.contains(hint), "\(error)")
    }

    @Test("A step that cannot be done leaves the log of those before it, and ends the scenario")
    func logBeforeFailure() throws {
        let steps = "steps: [openConversation, openApp, sendDraft, closeApp]"
        let run = try scenario(steps).play(fonts: fonts())
        let before = try scenario("steps: [openConversation, openApp]").play(fonts: fonts())
        #expect(run.failure != nil && before.failure == nil)
        #expect(run.host.log == before.host.log && !run.host.log.isEmpty)
    }

    @Test("Names are put in when a message is played")
    func names() throws {
        let host = try scenario(
            "steps: [openConversation, openApp, {tapInApp: [{send: mine}]}, {receive: theirs}]"
        ).play(fonts: fonts()).host
        #expect(host.entries.map(\.appearance) == [.summary("Ben"), .balloon])
        #expect(host.entries.map(\.side) == [.outgoing, .incoming])
        #expect(host.message("mine")?.session == host.message("theirs")?.session)
    }

    @Test("A scenario plays the same each time")
    func deterministic() throws {
        let path = packageFolder + "/Examples/Scenarios/live-message-appears.yaml"
        let scenario = try HostScenario(contentsOf: path)
        #expect(try scenario.play(fonts: fonts()).host.log == scenario.play(fonts: fonts()).host.log)
    }

    @Test("JSON is read as YAML is")
    func json() throws {
        let scenario = try HostScenario(
            text: #"{"participants": {"a": "A"}, "viewer": "a", "steps": ["openConversation", "openApp"]}"#,
            file: "play.json")
        #expect(try scenario.play(fonts: fonts()).host.appController != nil)
    }

    @Test("Every word of the grammar is read by some step")
    func grammar() throws {
        for word in ScenarioGrammar.plainSteps { _ = try scenario("steps: [\(word)]") }
        for word in ScenarioGrammar.plainAppActions { _ = try scenario("steps: [{inApp: [\(word)]}]") }
        let stickers = "stickers: {mine: {image: Examples/images/sticker-sun.png, description: A sun}}\n"
        func read(_ text: String) throws {
            _ = try HostScenario(text: Self.start + stickers + text, file: packageFolder + "/play.yaml")
        }
        for key in ScenarioGrammar.appActions { try read("steps: [{inApp: [{\(key): mine}]}]") }
        let values = [
            "tapBalloon": "theirs", "tapInBalloon": "{message: theirs}", "tapInApp": "[]", "inApp": "[]",
            "receive": "theirs", "traits": "{}", "sendFromCompanionApp": "mine", "cancelCompanionApp": "mine",
            "onOtherDevice": "[openApp]",
        ]
        #expect(values.keys.sorted() == ScenarioGrammar.steps.sorted())
        for (key, value) in values {
            // With another device nothing arrives but what it sends.
            try read((key == "receive" ? "" : "mirrored: true\n") + "steps: [{\(key): \(value)}]")
        }
    }
}
