import BalloonFixtures
import BalloonLayouts
import Foundation
import TestSupport
import Testing

@testable import Scenes

/// What the entries of a conversation may have, and what they are without it.
struct SceneParserTranscriptTests {
    private static let clear = StickerFiles.clearPNG(width: 300, height: 300)
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(Self.clear, to: "wave.png")
        try folder.write("message: {layout: {template: {caption: a}}}\nparticipants: {eve: Eve}", to: "part.yaml")
    }

    private func transcript(_ transcript: String, _ more: String = "") throws -> SceneTranscript {
        let text = "viewer: ben\nparticipants: {ada: Ada, ben: Ben}\n\(more)\ntranscript: {\(transcript)}"
        guard case .transcript(let read) = try BalloonScene(text: text, file: folder.file("a.yaml")).subject else {
            throw SceneError(file: "a.yaml", place: nil, message: "no conversation")
        }
        return read
    }

    private func kinds(_ transcript: String, _ more: String = "") -> [String] {
        do {
            _ = try self.transcript(transcript, more)
            return []
        } catch { return ((error as? SceneError)?.all ?? []).map(\.kind.rawValue) }
    }

    private static let sticker = "image: wave.png, description: a"
    private static let message = "message: {layout: {template: {caption: a}}}"

    /// Who sent it is said of what somebody sends; sessions and missing apps are those of messages.
    @Test(arguments: [
        ("{from: ada, text: a}", []), ("{from: ada, sticker: {\(sticker)}}", []), ("{from: ada, \(message)}", []),
        ("{from: ada, scene: part.yaml}", []), ("{date: a}", []), ("{receipt: a}", []), ("{text: a}", ["missingKey"]),
        ("{sticker: {\(sticker)}}", ["missingKey"]), ("{\(message)}", ["missingKey"]),
        ("{scene: part.yaml}", ["missingKey"]), ("{from: ada, date: a}", ["misplacedKey"]),
        ("{from: ada, receipt: a}", ["misplacedKey"]), ("{from: ada, \(message), session: s}", []),
        ("{from: ada, scene: part.yaml, session: s}", []), ("{from: ada, text: a, session: s}", ["misplacedKey"]),
        ("{from: ada, sticker: {\(sticker)}, session: s}", ["misplacedKey"]),
        ("{date: a, session: s}", ["misplacedKey"]),
        ("{from: ada, text: a, isAppMissing: true}", ["misplacedKey"]), ("{from: eve, text: a}", ["unknownName"]),
        ("{from: ada, text: a, date: b}", ["conflict"]), ("{from: ada, scene: part.yaml, \(message)}", ["conflict"]),
        ("{from: ada}", ["missingKey"]), ("a", ["wrongType"]), ("{}", ["missingKey"]),
    ]) func anEntryIsOfOneKind(_ entry: String, _ expected: [String]) {
        #expect(kinds("entries: [\(entry)]") == expected)
    }

    /// A message that the viewer has no app for says the app's name.
    @Test(arguments: [
        ("{from: ada, \(message), isAppMissing: true}", "", ["missingKey"]),
        ("{from: ada, \(message), isAppMissing: true}", "app: {name: A}", []),
        ("{from: ada, \(message), isAppMissing: true, app: {name: A}}", "", []),
        ("{from: ada, \(message), isAppMissing: false}", "", []),
        ("{from: ada, scene: part.yaml, isAppMissing: true}", "app: {name: A}", ["missingKey"]),
    ]) func aMissingAppHasAName(_ entry: String, _ more: String, _ expected: [String]) {
        #expect(kinds("entries: [\(entry)]", more) == expected)
    }

    /// A sticker is dropped on the middle in its usual size, and at most half a balloon beside it.
    @Test(arguments: [
        ("", [0.5, 0.5, 1]), (", x: -0.5", [-0.5, 0.5, 1]), (", x: 1.5", [1.5, 0.5, 1]), (", y: 0", [0.5, 0, 1]),
        (", y: -0.5, scale: 0.1", [0.5, -0.5, 0.1]), (", y: 1.5, scale: 3", [0.5, 1.5, 3]), (", x: -0.51", []),
        (", x: 1.51", []), (", y: -0.51", []), (", y: 1.51", []), (", scale: 0.09", []), (", scale: 3.1", []),
    ]) func aStickerIsDroppedOnABalloon(_ place: String, _ numbers: [Double]) throws {
        let entries = "entries: [{from: ada, text: a, droppedStickers: [{\(Self.sticker)\(place)}]}]"
        let dropped = (try? transcript(entries))?.entries.first?.droppedStickers.first
        let found = dropped.map { [Double($0.position.x), Double($0.position.y), Double($0.scale)] }
        #expect(found ?? [] == numbers && (numbers.isEmpty ? kinds(entries) == ["badValue"] : true))
    }

    /// Words are a draft of their own, and a comment below what an app stages; empty ones are none.
    @Test(arguments: [
        ("{}", "none", false, false), ("{text: a}", "text", false, false), ("{text: \"\"}", "none", false, false),
        ("{placeholder: p}", "none", false, true), ("{\(message), text: a}", "message", true, false),
        ("{\(message), text: \"\", placeholder: p}", "message", false, true),
        ("{sticker: {\(sticker)}, text: a}", "sticker", true, false), ("{scene: part.yaml}", "message", false, false),
    ]) func wordsAreADraftOrAComment(
        _ field: String, _ draft: String, _ hasComment: Bool, _ hasPlaceholder: Bool
    ) throws {
        let input = try #require(try transcript("entries: [], inputField: \(field)").inputField)
        let kind =
            switch input.draft {
            case .text: "text"
            case .message: "message"
            case .sticker: "sticker"
            case .date: "date"
            case .receipt: "receipt"
            case nil: "none"
            }
        #expect(kind == draft && (input.comment != nil) == hasComment && (input.placeholder != nil) == hasPlaceholder)
    }

    /// What stands in a conversation has its names, and what is a scene of its own its own, under those.
    @Test func aMessageHasItsScene() throws {
        let read = try transcript(
            "entries: [{from: ada, \(Self.message), session: s, app: {name: B}}, {from: ben, scene: part.yaml}, {date: a}]",
            "app: {name: A}")
        let messages = read.placedMessages
        #expect(messages.map(\.path) == ["transcript.entries[0]", "transcript.entries[1]"])
        #expect(
            messages.map(\.message.session) == ["s", nil] && messages.map(\.message.isAppMissing) == [false, false])
        #expect(messages.map(\.message.scene.app.name) == ["B", nil])
        #expect(
            messages.map { $0.message.scene.participants.names.keys.sorted() } == [
                ["ada", "ben"], ["ada", "ben", "eve"],
            ])
        #expect(read.entries.map(\.sender) == ["ada", "ben", nil] && read.inputField == nil && read.appStrip == nil)
    }

    @Test(arguments: [
        ("appStrip: {}", [], 0, 0), ("appStrip: {favorites: [{name: A}]}", [], 1, 0),
        ("appStrip: {favorites: [], recents: [{name: A}, {name: B}]}", [], 0, 2),
        ("appStrip: {recents: [{icon: wave.png}]}", ["missingKey"], 0, 0),
        ("appStrip: {recents: A}", ["wrongType"], 0, 0),
        ("appStrip: {others: []}", ["unknownKey"], 0, 0),
    ]) func theStripHasApps(_ strip: String, _ expected: [String], _ favorites: Int, _ recents: Int) {
        #expect(kinds("entries: [], \(strip)") == expected)
        let row = (try? transcript("entries: [], \(strip)"))?.appStrip
        #expect(row?.favorites.count ?? 0 == favorites && row?.recents.count ?? 0 == recents)
    }
}
