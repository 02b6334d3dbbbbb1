import BalloonFixtures
import Drawing
import Foundation
import MessagesAPI
import Scenarios
import Scenes
import TestSupport
import Testing

/// Scenarios send and receive everything that Messages carries, on one device or two.
@MainActor @Suite struct ScenarioDeliveryTests {
    private static let start = """
        participants: {ada: Ada, ben: Ben}
        viewer: ben
        messages:
          theirs: {sender: ada, session: s, message: {layout: {template: {caption: Hi}}}}
          mine: {session: s, message: {summaryText: "$ben to $ada", layout: {template: {caption: "$ada"}}}}
        stickers: {sun: {image: Examples/images/sticker-sun.png, description: A sun}}

        """

    private func run(_ text: String, start: String = Self.start) throws -> ScenarioRun {
        try HostScenario(text: start + text, file: packageFolder + "/play.yaml").play(fonts: fonts())
    }

    private func actions(_ run: ScenarioRun) -> [String] {
        run.events.map { ($0.device.map { "\($0) " } ?? "") + $0.event.description }
    }

    @Test("Stickers, texts and files leave the input field together, and arrive from others")
    func everything() throws {
        let run = try run(
            """
            steps:
              - openConversation
              - openApp
              - tapInApp:
                - {insertSticker: sun}
                - {insertAttachment: {file: Examples/images/event-map.png, name: way.png}}
                - {insertText: Hello}
              - sendDraft
              - receive: {sticker: sun, from: ada}
              - receive: {text: Yes, from: ada}
              - receive: {attachment: a.pdf, from: ada}
              - tapInApp: [{sendSticker: sun}]
              - tapInApp: [{sendAttachment: Examples/images/event-map.png}]
              - tapInApp: [{sendAttachment: {file: Examples/images/event-map.png, name: back.png}}]
            """)
        #expect(run.failure == nil)
        #expect(
            run.host.entries.map(\.appearance) == [
                .sticker("A sun"), .text("Hello"), .attachment("way.png"), .sticker("A sun"), .text("Yes"),
                .attachment("a.pdf"), .sticker("A sun"), .attachment("event-map.png"), .attachment("back.png"),
            ])
        #expect(
            run.host.entries.map(\.side) == [.outgoing, .outgoing, .outgoing, .incoming, .incoming, .incoming]
                + [.outgoing, .outgoing, .outgoing])
        #expect(actions(run).contains("messages: receives sticker 4 from Ada"))
    }

    @Test("The companion app's sheet is sent with a message, a text or both, and cancelled")
    func companionApp() throws {
        let run = try run(
            """
            steps:
              - sendFromCompanionApp: {message: mine, text: Look}
              - sendFromCompanionApp: {text: Bye}
              - cancelCompanionApp: {message: mine}
            """.replacingOccurrences(of: "{message: mine}", with: "mine"))
        // A message that is there already is refused, also in a sheet.
        #expect("\(try #require(run.failure))".contains("mine is already in the conversation"))
        #expect(
            actions(run) == [
                "user: sends mine from the companion app", "messages: sends mine", "messages: sends text 1",
                "user: sends text 2 from the companion app", "messages: sends text 2",
            ])
        let cancelled = try self.run("steps: [{cancelCompanionApp: mine}]")
        #expect(actions(cancelled) == ["user: cancels the sheet of the companion app"] && cancelled.failure == nil)
    }

    @Test("A scenario's metrics reach the offers of its host and its balloons")
    func metrics() throws {
        let live = "{layout: {live: {view: {fill: tint}, contentSize: {height: 100}, alternate: {caption: a}}}}"
        let messages = "messages: {a: {sender: ada, message: \(live)}}"
        let run = try run(
            "metrics: {maximumHeight: 300, sideBalloonInset: 10, gapInRun: 30}\n\(messages)\ntranscript: [a]\n"
                + "steps: [openConversation, {receive: {text: one, from: ada}}, {receive: {text: two, from: ada}}]",
            start: "participants: {ada: Ada, ben: Ben}\nviewer: ben\n")
        #expect(run.failure == nil)
        #expect(actions(run).contains("balloon a #1: contentSizeThatFits(260.67 × 300) → 260.67 × 100"))
        #expect(isClose(try run.host.balloon(of: "a").size.width, 280.667, within: 0.001))
    }

    @Test("Mirrored conversations carry everything, and each side has its own identifiers")
    func mirrored() throws {
        let run = try run(
            """
            mirrored: true
            steps:
              - openConversation
              - openApp
              - tapInApp: [{insert: mine}, {insertText: Hello}, {insertSticker: sun}]
              - sendDraft
              - onOtherDevice:
                - openConversation
                - openApp
                - tapInApp: [{send: theirs}]
                - traits: {transcriptWidth: 440}
                - onOtherDevice: [closeApp]
            """)
        #expect(run.failure == nil && run.hosts.count == 2)
        let (ben, ada) = (run.hosts[0], run.hosts[1])
        #expect(ben.entries.map(\.name) == ada.entries.map(\.name))
        #expect(ben.entries.map(\.appearance) == ada.entries.map(\.appearance))
        #expect(ben.entries.first?.appearance == .summary("Ben to Ada"))
        #expect(zip(ben.entries, ada.entries).allSatisfy { $0.side != $1.side })
        let identifiers = [ben, ada].flatMap { [$0.participants.local] + $0.participants.remote }
        #expect(Set(identifiers).count == 4)
        #expect(ben.message("mine")?.session == ada.message("theirs")?.session)
        #expect(ada.context.traits.transcriptWidth == 440 && ben.context.traits.transcriptWidth == 402)
        let log = actions(run)
        let sent = try #require(log.firstIndex(of: "ben messages: sends mine"))
        let arrived = try #require(log.firstIndex(of: "ada messages: receives mine from Ben"))
        #expect(sent < arrived && log.last == "ben app #1: didResignActive")
    }

    /// The events of a step are first those of its device, then those of the other.
    @Test("What one device does is in the log before what the other receives", arguments: [false, true])
    func orderOfDevices(isOther: Bool) throws {
        let (name, actor, receiver) = isOther ? ("theirs", "ada", "ben") : ("mine", "ben", "ada")
        let step = "openConversation, openApp, {tapInApp: [{send: \(name)}]}"
        let run = try run("mirrored: true\nsteps: [\(isOther ? "{onOtherDevice: [\(step)]}" : step)]")
        let log = actions(run)
        let devices = log.map { $0.prefix { $0 != " " } }
        #expect(run.failure == nil && log.last?.hasPrefix("\(receiver) messages: receives \(name)") == true)
        #expect(devices.first.map(String.init) == actor && devices.filter { $0 == receiver }.count == 1)
    }

    /// Facts 2.5: what a message itself can have wrong, as its app finds out, and as nobody can send it.
    @Test(
        "What Messages refuses of a message is refused in the log, and cannot arrive",
        arguments: [
            (
                "template: {mediaFileURL: no.png}", "", MSMessageErrorCode.fileNotFound,
                "write it before the message is made"
            ),
            ("template: {mediaFileURL: Examples/images}", "", .fileUnreadable, "is a folder; name a file in it"),
            ("template: {mediaFileURL: README.md}", "", .improperFileType, "of a picture, film or sound; give a PNG"),
            ("template: {mediaFileURL: Sources/clip.mp4}", "", .fileNotFound, "there is no file"),
            ("template: {mediaFileURL: https://example.com/a.png}", "", .improperFileURL, "download the file"),
            ("live: {view: {fill: tint}, alternate: {mediaFileURL: no.png}}", "", .fileNotFound, "write it before"),
            (
                "template: {caption: a}", ", url: \"https://example.com/?\(String(repeating: "a", count: 5_000))\"",
                .urlExceedsMaxSize, "put a token in the URL"
            ),
        ])
    func messageErrors(_ layout: String, _ url: String, _ code: MSMessageErrorCode, _ mend: String) throws {
        let start = """
            participants: {ada: Ada, ben: Ben}
            viewer: ben
            messages:
              mine: {message: {layout: {\(layout)}\(url)}}
              theirs: {sender: ada, message: {layout: {\(layout)}\(url)}}

            """
        let run = try run("steps: [openConversation, openApp, {tapInApp: [{insert: mine}]}]", start: start)
        #expect(run.failure == nil && run.host.draft.isEmpty)
        let last = try #require(actions(run).last)
        #expect(
            last.hasPrefix("messages: refuses: error \(code.rawValue) (\(code)): ") && last.contains(mend), "\(last)")
        let arrival = try self.run("steps: [{receive: theirs}]", start: start)
        #expect("\(try #require(arrival.failure))".contains(mend) && arrival.host.entries.isEmpty)
    }

    /// Facts 2.5: a URL that is no file URL is error 4, also in a mapping with a name.
    @Test(
        "A file on the web must be downloaded first",
        arguments: [
            "insertAttachment: https://x.org/a.pdf", "insertAttachment: {file: \"https://x.org/a.pdf\", name: a}",
        ])
    func attachmentOnTheWeb(_ action: String) throws {
        let run = try run("steps: [openConversation, openApp, {tapInApp: [{\(action)}]}]")
        let last = try #require(actions(run).last)
        #expect(last.hasPrefix("messages: refuses: error 4 (improperFileURL): "), "\(last)")
        #expect(last.contains("https://x.org/a.pdf; download the file") && run.host.draft.isEmpty, "\(last)")
    }

    @Test("So must the art of a sticker")
    func stickerOnTheWeb() throws {
        let scene = "stickers: {stickers: [{image: \"https://x.org/a.png\", description: A}]}"
        let browser = #expect(throws: SceneError.self) { try BalloonScene(text: scene, file: "folder/browser.yaml") }
        #expect(browser.map { "\($0)" }?.contains("https://x.org/a.png; download the file") == true)
    }

    /// Facts 2.5: 1 to 4 as for every file, 5 for attributes, 6 for size, 7 for format.
    @Test(
        "A sticker that is none is refused where the app makes it, with its code and the mend; the rest goes on",
        arguments: [
            ("missing.png", "A", "1 (fileNotFound)", "check the path"),
            (".", "A", "3 (improperFileType)", "name the picture"),
            ("https://x.org/a.png", "A", "4 (improperFileURL)", "https://x.org/a.png; download the file"),
            ("small.png", "A", "5 (stickerFileImproperFileAttributes)", "81 x 60 pixels"),
            ("good.png", String(repeating: "a", count: 151), "5 (stickerFileImproperFileAttributes)", "151 characters"),
            ("large.png", "A", "6 (stickerFileImproperFileSize)", "more than 500000 bytes"),
            ("words.png", "A", "7 (stickerFileImproperFileFormat)", "a sticker is PNG, APNG, GIF or JPEG"),
        ])
    func stickerRefusals(image: String, description: String, code: String, mend: String) throws {
        let folder = try TemporaryFolder()
        _ = try folder.write(StickerFiles.png(width: 81, height: 60), to: "small.png")
        _ = try folder.write(StickerFiles.png(width: 300, height: 300), to: "good.png")
        _ = try folder.write([UInt8](repeating: 0, count: 500_001), to: "large.png")
        _ = try folder.write("words", to: "words.png")
        let text = """
            participants: {ada: Ada, ben: Ben}
            viewer: ben
            stickers: {a: {image: "\(image)", description: "\(description)"}, good: {image: good.png, description: A}}
            steps:
              - openConversation
              - openApp
              - tapInApp: [{insertSticker: a}]
              - tapInApp: [{sendSticker: a}]
              - tapInApp: [{sendSticker: good}]
              - receive: {sticker: a, from: ada}
            """
        let run = try HostScenario(text: text, file: folder.path + "/play.yaml").play(fonts: fonts())
        let refusals = actions(run).filter { $0.contains("refuses") }
        #expect(refusals.count == 2)
        #expect(refusals.allSatisfy { $0.hasPrefix("messages: refuses: error \(code): ") && $0.contains(mend) })
        #expect(run.host.entries.map(\.appearance) == [.sticker("A")])
        // What cannot be a sticker cannot arrive either.
        let failure = "\(try #require(run.failure))"
        #expect(failure.contains("play.yaml:10:") && failure.contains("error \(code): "), "\(failure)")
    }

    @Test("A file that is not what its name says is refused, and a good one is drawn")
    func renamedMedia() throws {
        let folder = try TemporaryFolder()
        _ = try folder.write([0, 0, 0, 20] + Array("ftypisom".utf8), to: "film.png")
        _ = try folder.write(PNGEncoder.encode(picture().bitmap), to: "good.png")
        let text = """
            participants: {ada: Ada, ben: Ben}
            viewer: ben
            messages:
              bad: {message: {layout: {template: {mediaFileURL: film.png}}}}
              good: {message: {layout: {template: {mediaFileURL: good.png}}}}
            steps: [openConversation, openApp, {tapInApp: [{insert: bad}]}, {tapInApp: [{insert: good}]}, sendDraft]
            """
        let run = try HostScenario(text: text, file: folder.path + "/play.yaml").play(fonts: fonts())
        #expect(
            actions(run).contains { $0.contains("refuses: error 3 (improperFileType)") && $0.contains("a film by its") }
        )
        #expect(try run.host.balloon(of: "good").recorded("image")?.frame.height == 280)
    }

    @Test(
        "What cannot be is refused with the mend",
        arguments: [
            ("steps: [{receive: {text: Hi, from: ben}}]", "ben, who holds the device"),
            ("steps: [{receive: {text: Hi}}]", "needs from"),
            ("steps: [{receive: {text: Hi, sticker: sun, from: ada}}]", "one of text, sticker and attachment"),
            ("steps: [{receive: {sticker: sum, from: ada}}]", "did you mean \"sun\"?"),
            ("steps: [{receive: theirs}, {receive: theirs}]", "theirs is already in the conversation"),
            ("transcript: [theirs]\nsteps: [{receive: theirs}]", "theirs is already in the conversation"),
            ("transcript: [theirs, theirs]\nsteps: [openApp]", "theirs is already in the conversation"),
            (
                "steps: [openConversation, openApp, {tapInApp: [{send: mine}]}, {tapInApp: [{insert: mine}]}]",
                "mine is already in the conversation"
            ),
            ("steps: [{onOtherDevice: [openApp]}]", "there is no other device; add mirrored: true"),
            ("mirrored: true\nsteps: [{receive: theirs}]", "use onOtherDevice"),
            ("mirrored: true\nsteps: [{onOtherDevice: [{tapInApp: [{send: mine}]}]}]", "mine is not sent by ada"),
            ("steps: [{sendFromCompanionApp: {}}]", "needs a message, a text or both"),
            ("steps: [{sendFromCompanionApp: theirs}]", "theirs is not sent by ben"),
            ("steps: [{tapInApp: [{insertAttachment: {name: a}}]}]", "needs a file"),
            ("steps: [openConversation, openConversation]", "the conversation is already open"),
            ("steps: [leaveConversation]", "the conversation is not open"),
            (
                "steps: [openConversation, {insert: mine}]",
                "steps[1]: insert is a call of the app, not a step; put it under"
            ),
            ("steps: [requestExpanded]", "requestExpanded is a call of the app, not a step; put it under tapInApp"),
            ("steps: [openConversation, toggleStyle]", "tap the balloon of a template, or have a live balloon request"),
            ("traits: {userInterfaceIdiom: mac}\nsteps: [openConversation, openApp]", "do not run on a mac"),
        ])
    func refusals(_ text: String, _ message: String) throws {
        do {
            let failure = try run(text).failure
            #expect("\(try #require(failure))".contains(message), "\(String(describing: failure))")
        } catch let error as SceneError {
            #expect("\(error)".contains(message), "\(error)")
        }
    }

    @Test("Mirrored conversations have two participants")
    func reading() throws {
        let three = "participants: {ada: Ada, ben: Ben, chi: Chi}\nviewer: ben\n"
        let crowd = #expect(throws: SceneError.self) { try run("mirrored: true\nsteps: [openApp]", start: three) }
        #expect(crowd.map { "\($0)" }?.contains("have two participants, this one has 3") == true)
    }
}
