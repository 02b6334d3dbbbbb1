import BalloonFixtures
import BalloonLayouts
import Foundation
import Scenes
import TestSupport
import Testing
import ViewLayout

/// Conversations and sticker browsers as scenes.
@Suite struct SceneTranscriptTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        _ = try folder.write(StickerFiles.png(width: 300, height: 300), to: "wave.png")
        _ = try folder.write(StickerFiles.png(width: 200, height: 300), to: "small.png")
        _ = try folder.write(
            "message: {summaryText: \"$ada asks\", layout: {template: {caption: \"$ada and $eve\"}}}\n"
                + "participants: {ada: Ada of the other file, eve: Eve}", to: "part.yaml")
        _ = try folder.write("transcript: {entries: []}\nviewer: ben\nparticipants: {ben: Ben}", to: "whole.yaml")
        _ = try folder.write("stickers: {stickers: []}", to: "browser.yaml")
    }

    private static let people = "viewer: ben\nparticipants: {ada: Ada, ben: Ben}\n"

    private func scene(_ text: String) throws -> BalloonScene {
        try BalloonScene(text: text, file: folder.path + "/scene.yaml")
    }

    private func texts(_ scene: BalloonScene, locale: String = "en") throws -> [String] {
        try scene.layout(traits: TraitCollection(locale: locale), fonts: fonts()).record.nodes.flatMap(\.lines).map(
            \.text)
    }

    @Test("Messages are written in the conversation or named as scenes beside it")
    func messages() throws {
        let scene = try scene(
            Self.people + """
                transcript:
                  entries:
                    - {from: ada, text: "Hello $ben"}
                    - {from: ada, message: {layout: {template: {caption: "from $ada"}}}}
                    - {from: ben, scene: part.yaml}
                """)
        // The conversation's names win over those of the file.
        #expect(try texts(scene) == ["Hello Ben", "from Ada", "Ada and Eve"])
    }

    @Test("What is staged is told of only where it is shown")
    func missingDraft() throws {
        let scene = try scene(
            Self.people + """
                transcript:
                  entries: [{from: ada, text: Hello}]
                  inputField: {message: {layout: {template: {caption: Dinner}}}}
                """)
        func kinds(_ idiom: UserInterfaceIdiom) throws -> [Finding.Kind] {
            try scene.layout(traits: TraitCollection(userInterfaceIdiom: idiom), fonts: fonts()).findings.map(\.kind)
        }
        #expect(try kinds(.phone).contains(.summaryTextMissing))
        #expect(try kinds(.mac).isEmpty && kinds(.watch).isEmpty)
    }

    /// A group has names above what is received, whoever has written so far.
    @Test("A conversation is a group by who takes part", arguments: [false, true])
    func groupByParticipants(isGroup: Bool) throws {
        let people = "viewer: cy\nparticipants: {ann: Ann, \(isGroup ? "bo: Bo, " : "")cy: Cy}\n"
        let scene = try scene(people + "transcript: {entries: [{from: ann, text: Hi}]}")
        #expect(try texts(scene) == (isGroup ? ["Ann", "Hi", "A"] : ["Hi"]))
    }

    @Test("Sessions collapse by name, with the summary of the scene")
    func sessions() throws {
        let scene = try scene(
            Self.people + """
                transcript:
                  entries:
                    - {from: ada, session: s, scene: part.yaml}
                    - {from: ben, session: s, message: {summaryText: two, layout: {template: {caption: newer}}}}
                """)
        // The name has a weight of its own.
        #expect(try texts(scene) == ["Ada", "asks", "newer"])
    }

    @Test("Findings of every message are those of the conversation")
    func findings() throws {
        let scene = try scene(
            Self.people + """
                strings: {en: {hi: Hello}}
                transcript:
                  entries:
                    - {from: ada, text: {key: hi}}
                    - {from: ada, message: {url: "my://x", layout: {template: {caption: a}}}}
                """)
        let placed = try scene.layout(traits: TraitCollection(locale: "de"), fonts: fonts())
        #expect(placed.findingKinds == [.summaryTextMissing, .urlNotTransportable, .translationMissing])
    }

    @Test("What people type is no string of the app; what a sticker shows is")
    func typedTexts() throws {
        let scene = try scene(
            Self.people + """
                strings: {en: {hi: Hello}, de: {hi: Hallo}}
                transcript:
                  entries:
                    - {from: ada, text: Shall we meet on Sunday?}
                    - {date: Tuesday evening}
                    - {from: ada, sticker: {image: wave.png, description: A waving hand}}
                  inputField: {text: "Yes, gladly", placeholder: A friendly word}
                """)
        let found = try scene.layout(fonts: fonts()).findings.filter { $0.kind == .textNotInStrings }
        #expect(found.map(\.entry) == ["entries[2]"])
    }

    /// Facts 1.2: an inserted message lets the user add a comment.
    @Test("A staged message can have the viewer's words below it, which are sent with it")
    func comment() throws {
        func field(_ staged: String, _ traits: TraitCollection = TraitCollection()) throws -> (
            texts: [String], frames: [CGRect]
        ) {
            let scene = try scene(Self.people + "transcript: {entries: [], inputField: {\(staged)}}")
            let placed = try scene.layout(
                in: LayoutContext(traits: traits, fonts: fonts()))
            let nodes = placed.record.nodes.filter { !$0.lines.isEmpty }
            return (nodes.flatMap(\.lines).map(\.text), nodes.map(\.frame))
        }
        let message = "message: {summaryText: s, layout: {template: {caption: Dinner}}}"
        let both = try field("\(message), text: \"Look, $ada\"")
        #expect(both.texts == ["Dinner", "Look, Ada"])
        #expect(both.frames.count == 2 && both.frames[1].minY >= both.frames[0].maxY)
        // The message has the place it has without words, which take that of the grey ones.
        #expect(try field(message).texts == ["Dinner", "iMessage"])
        #expect(try field(message).frames[0] == both.frames[0])
        #expect(try field("sticker: {image: wave.png, description: a}, text: Hi").texts == ["Hi"])
        // Where no app runs nothing can be staged; the words can.
        #expect(try field("\(message), text: Hi", viewer(.macos)).texts == ["Hi"])
    }

    /// What is wrong with the third of four is of no use without the word which.
    @Test("Findings say which entry they are about: its place, or the input field")
    func entriesOfFindings() throws {
        let long = String(repeating: "a long caption that wraps ", count: 12)
        let scene = try scene(
            Self.people + """
                strings: {en: {hi: Hello, bye: Bye}}
                transcript:
                  entries:
                    - {from: ada, session: s, message: {summaryText: a, layout: {template: {caption: a}}}}
                    - {from: ada, session: s, message: {summaryText: a, layout: {template: {caption: a}}}}
                    - {from: ada, message: {layout: {template: {caption: "\(long)"}}}}
                    - {from: ben, text: {key: hi}}
                    - {from: ben, text: {key: hi}}
                    - {from: ada, message: {summaryText: a, url: "my://x", layout: {template: {caption: "$eve"}}}}
                  inputField: {message: {layout: {template: {caption: "\(long)"}}}}
                """)
        let found = try scene.layout(traits: TraitCollection(locale: "de"), fonts: fonts()).findings
        func entries(_ kind: Finding.Kind) -> [String?] { found.filter { $0.kind == kind }.map(\.entry) }
        #expect(entries(.textTruncated) == ["entries[2]", "inputField"])
        #expect(entries(.summaryTextMissing) == ["entries[2]", "inputField"])
        #expect(entries(.urlNotTransportable) == ["entries[5]"] && entries(.identifierUnknown) == ["entries[5]"])
        // A string that is missing is told of once, where it is first.
        #expect(entries(.translationMissing) == ["entries[3]"])
        // Placement: a text that is laid over its balloon's edge.
        let old = try scene.layout(
            in: LayoutContext(traits: viewer(.ios9), fonts: fonts())
        ).findings
        #expect(old.contains { $0.kind == .fallbackIncomplete && $0.entry == "entries[2]" })
        // A message of its own has no entries.
        let alone = try self.scene("message: {layout: {template: {caption: a}}}").inTranscript
        #expect(try alone.layout(fonts: fonts()).findings.map(\.entry) == [nil])
    }

    @Test("A message of its own is shown in a transcript at its side, in its own size")
    func inTranscript() throws {
        for (people, isOnRight) in [
            ("", true), (Self.people + "sender: ada\n", false), (Self.people + "sender: ben\n", true),
        ] {
            let scene = try scene(people + "message: {summaryText: s, layout: {template: {caption: Dinner at 7?}}}")
            let alone = try scene.layout(fonts: fonts())
            let shown = try scene.inTranscript.layout(fonts: fonts())
            let balloon = try #require(shown.record.nodes.first { $0.kind == "template" })
            #expect(shown.size.width == 402 && balloon.frame.size == alone.size)
            #expect(isOnRight ? balloon.frame.maxX == 386 : balloon.frame.minX == 16)
        }
        let browser = try BalloonScene(contentsOf: folder.path + "/browser.yaml")
        #expect(try browser.inTranscript.layout(fonts: fonts()).size == browser.layout(fonts: fonts()).size)
    }

    /// A name stands above what is received in a group, also where a scene of one message is shown in a conversation.
    @Test(arguments: [("sender: ada\n", ["Ada", "A"]), ("", []), ("sender: ben\n", [])])
    func theSenderOfAMessageInAGroup(_ sender: String, _ names: [String]) throws {
        let people = "viewer: ben\nparticipants: {ada: Ada, ben: Ben, cy: Cy}\n"
        let scene = try scene(people + sender + "message: {summaryText: s, layout: {template: {caption: Dinner}}}")
        #expect(try texts(scene.inTranscript).filter { $0 != "Dinner" } == names)
    }

    /// The place and the size of a dropped sticker that the scene does not say: the middle, as it is.
    @Test(arguments: ["x: 0.5", "y: 0.5", "scale: 1", "x: 0.5, y: 0.5, scale: 1"]) func droppedInTheMiddle(
        _ said: String
    ) throws {
        func record(_ more: String) throws -> LayoutRecord {
            try scene(
                Self.entry("{from: ada, text: Hi, droppedStickers: [{image: wave.png, description: a\(more)}]}")
            ).layout(fonts: fonts()).record
        }
        #expect(try record(", " + said) == record(""))
        #expect(
            try record(", scale: 2") != record("") && record(", x: 0.4") != record("")
                && record(", y: 0.4") != record(""))
    }

    @Test("A sticker's picture can be named by the address of its file")
    func addressOfAFile() throws {
        let address = URL(fileURLWithPath: folder.path + "/wave.png").absoluteString
        let named = try ["wave.png", address].map {
            try scene("stickers: {stickers: [{image: \"\($0)\", description: A wave}]}").layout(fonts: fonts()).record
        }
        #expect(named[0] == named[1])
        #expect(throws: SceneError.self) {
            try scene("stickers: {stickers: [{image: \"https://example.com/wave.png\", description: A wave}]}")
        }
    }

    /// Words of an app that are written out are told of where other languages have them, and where they are shown.
    @Test func stagedStickers() throws {
        func found(_ system: ReceiverSystem, languages: String = "{en: {hi: Hello}, de: {hi: Hallo}}") throws
            -> [String?]
        {
            let scene = try scene(
                Self.people + """
                    strings: \(languages)
                    transcript:
                      entries: [{from: ada, text: Hi}]
                      inputField: {sticker: {image: wave.png, description: A waving hand}}
                    """)
            return try scene.layout(traits: viewer(system), fonts: fonts()).findings
                .filter { $0.kind == .textNotInStrings }.map(\.entry)
        }
        #expect(try found(.ios27) == ["inputField"] && found(.macos).isEmpty)
        #expect(try found(.ios27, languages: "{en: {hi: Hello}}").isEmpty)
    }

    /// What is staged is translated where it is shown; where it is not, nobody reads it.
    @Test(arguments: ["{sticker: {image: wave.png, description: {key: hi}}}", "{text: {key: hi}}"])
    func stagedTexts(_ field: String) throws {
        let scene = try scene(
            Self.people + "strings: {en: {hi: Hello}, de: {}}\ntranscript: {entries: [], inputField: \(field)}")
        func found(_ system: ReceiverSystem) throws -> [String?] {
            var traits = viewer(system)
            traits.locale = "de"
            return try scene.layout(traits: traits, fonts: fonts()).findings.filter { $0.kind == .translationMissing }
                .map(\.entry)
        }
        #expect(try found(.ios27) == ["inputField"])
        #expect(try found(.macos).isEmpty == field.contains("sticker"))
    }

    /// A scene of its own in a conversation brings what its author allows, for its entry alone.
    @Test func allowancesOfEntries() throws {
        _ = try folder.write(
            "message: {layout: {template: {caption: a}}}\nlint: {allow: [{rule: summaryTextMissing, reason: it is meant}]}",
            to: "allowing.yaml")
        let scene = try scene(
            Self.people + """
                lint: {allow: [{rule: textTruncated, reason: it is meant}]}
                transcript:
                  entries:
                    - {from: ada, message: {layout: {template: {caption: a}}}}
                    - {from: ada, scene: allowing.yaml}
                """)
        #expect(scene.lintAllowances.map(\.rule) == ["textTruncated", "summaryTextMissing"])
        #expect(scene.lintAllowances.map(\.entry) == [nil, "entries[1]"])
    }

    @Test("A browser has the size, the stickers and the width of its scene")
    func browser() throws {
        let scene = try scene(
            "stickers: {size: small, stickers: [{image: wave.png, description: A wave}]}\ntraits: {transcriptWidth: 320}"
        )
        let placed = try scene.layout(fonts: fonts())
        #expect(placed.size == CGSize(width: 320, height: 100))
        #expect(placed.record.nodes.map(\.kind) == ["stickers", "image"])
    }

    private static func entry(_ entry: String) -> String { people + "transcript: {entries: [\(entry)]}" }

    private static let refused: [(String, Int, String)] = [
        ("transcript: {entries: []}", 1, "needs a viewer"),
        ("\(people)transcript: {}", 3, "entries is missing"),
        ("\(people)transcript: {entries: [], draft: {}}", 3, "unknown key \"draft\""),
        ("\(people)transcript: {entries: []}\nmessage: {layout: {template: {}}}", 3, "message and transcript"),
        (entry("{from: ada}"), 3, "needs a kind; write one of text, message"),
        (entry("{text: a}"), 3, "needs from"),
        (entry("{from: adda, text: a}"), 3, "did you mean \"ada\"?"),
        (entry("{from: ada, text: a, sticker: b}"), 3, "two kinds, text and sticker"),
        (entry("{from: ada, text: a, session: b}"), 3, "session does not apply to text"),
        (entry("{date: a, from: ada}"), 3, "from does not apply to date"),
        (entry("{from: ada, txt: a}"), 3, "did you mean \"text\"?"),
        (entry("{from: ada, scene: nowhere.yaml}"), 3, "no such file"),
        (entry("{from: ada, scene: browser.yaml}"), 0, "does not show a single message"),
        (entry("{from: ada, scene: whole.yaml}"), 1, "cannot hold another one"),
        (entry("{from: ada, scene: part.yaml, isAppMissing: true}"), 3, "the app's name"),
        (entry("{from: ada, sticker: {image: wave.png}}"), 3, "needs a description"),
        (entry("{from: ada, sticker: {image: small.png, description: a}}"), 3, "300 to 618"),
        (
            entry("{from: ada, text: a, droppedStickers: [{image: wave.png, description: a, x: 2}]}"), 3,
            "from -0.5 to 1.5"
        ),
        (
            "\(people)transcript: {entries: [], inputField: {sticker: a, scene: part.yaml}}", 3,
            "two kinds, sticker and scene"
        ),
        ("\(people)transcript: {entries: [], appStrip: {favorites: [{icon: wave.png}]}}", 3, "the app's name"),
        ("stickers: {}", 1, "stickers.stickers is missing"),
        ("stickers: {size: lagre, stickers: []}", 1, "did you mean \"large\"?"),
        ("stickers: {stickers: [{image: nowhere.png, description: a}]}", 1, "no such file"),
    ]

    @Test("What a conversation does not allow is refused at its place, with the mend", arguments: refused)
    func errors(text: String, line: Int, words: String) throws {
        let error = try #require(throws: SceneError.self) { try scene(text) }
        #expect((error.place?.line ?? 0) == line && error.description.contains(words), "\(error)")
    }
}
