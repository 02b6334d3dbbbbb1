import Foundation
import Testing

@testable import BalloonTesting

/// A game as many are: its state is JSON in the URL, with an identifier, a date and the player.
private final class GameController: MSMessagesAppViewController {
    private struct Move: Encodable {
        var id = UUID()
        var player: UUID
        var date = Date()
        var word = "tea"
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 44))
        let share = UIButton(type: .system)
        share.frame = CGRect(x: 20, y: 0, width: 200, height: 44)
        share.setTitle("Share", for: .normal)
        share.isEnabled = false
        share.addAction(UIAction { [weak self] _ in self?.share() }, for: .touchUpInside)
        field.addAction(UIAction { _ in share.isEnabled = true }, for: .editingChanged)
        let cancel = UIButton(type: .system)
        cancel.frame = CGRect(x: 20, y: 50, width: 200, height: 44)
        cancel.setTitle("Cancel", for: .normal)
        cancel.addAction(UIAction { _ in }, for: .touchUpInside)
        for part in [share, cancel, field] { view.addSubview(part) }
    }

    private func share() {
        guard let conversation = activeConversation,
            let json = try? JSONEncoder().encode(Move(player: conversation.localParticipantIdentifier))
        else { return }
        let message = MSMessage()
        let layout = MSMessageTemplateLayout()
        layout.caption = "Move of \(conversation.localParticipantIdentifier.uuidString.prefix(6))"
        message.layout = layout
        message.url = URL(string: "?sent=\(Date().timeIntervalSince1970)&d=\(json.base64EncodedString())")
        conversation.insert(message, completionHandler: nil)
    }
}

/// The goldens of touches hold in each process.
@MainActor struct LastingURLTests {
    @Test func whatEachRunMakesAnewIsNotInTheRecord() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("lasting-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let settings = GoldenSettings(folder: folder.path, record: .missing, artefacts: nil, pending: nil)
        var made: [String] = []
        await withKnownIssue { made = try await touchAll(settings: settings) { GameController() } }
        // A written word enables a button in front of the one that could be touched before.
        #expect(made == ["compact-write-then-share", "expanded-write-then-share"])
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
            $0.hasSuffix("-L.layout")
        }
        let record = try String(contentsOf: folder.appendingPathComponent(#require(names.first)), encoding: .utf8)
        let player = HostParticipants().local.uuidString
        #expect(record.contains("<time>") && record.contains("<uuid>") && record.contains(player))
        #expect(record.contains("Move of \(player.prefix(6))"))
    }

    @Test(arguments: [
        ("?at=2026-11-29%2014:14:34%20+0000", "?at=<time>"), ("?t=1795961404.68", "?t=<time>"),
        ("?t=4&n=62", "?n=62&t=4"), ("?phone=2125550100&seed=3141592653", "?phone=2125550100&seed=3141592653"),
        ("?2CB6B975-D6C6-4DDF-B017-F606DA9B206E=yes", "?<uuid>=yes"),
        ("?d={%22votes%22:{%222CB6B975-D6C6-4DDF-B017-F606DA9B206E%22:1}}", "?d={\"votes\":{\"<uuid>\":1}}"),
        ("?id=2cb6b975-d6c6-4ddf-b017-f606da9b206e&n=1", "?id=<uuid>&n=1"),
        ("?id=2CB6B975-D6C6-4DDF-B017-F606DA9B206", "?id=2CB6B975-D6C6-4DDF-B017-F606DA9B206"),
        ("?id=2CB6B975-D6C6-4DDF-B017-F606DA9B206G", "?id=2CB6B975-D6C6-4DDF-B017-F606DA9B206G"),
        ("?at=2026-11-29T14:10:41Z", "?at=<time>"), ("?id=2CB6B975-D6C6-4DDF-B017-F606DA9B206E", "?id=<uuid>"),
    ]) func whatAnAppMakesAnew(_ url: String, _ lasting: String) {
        #expect(LastingURL(known: []).text(of: url) == lasting)
    }

    @Test(arguments: [
        ("?d=xyz==&n=1", "?d=abc==&n=1", "?d=<data>&n=1"),
        ("https://a.b/xyz/1", "https://a.b/abc/1", "https://a.b/<data>/1"),
        ("data:,xyz", "data:,abc", "<data>"), ("a/b?d=x/y/z&n=1", "a/b?d=xyz&n=1", "a/b?d=<data>&n=1"),
        ("?n=1", "?n=1&d=2", "?<data>"), ("?n=1", "?n=1&o=2", "?n=1<data>"),
        ("https://a.b/c/d", "https://a.b/e", "https://a.b/<data>"), ("?n=1", "?n=1", "?n=1"),
    ]) func whatDiffersWhenTheAppIsOpenedAgain(_ url: String, _ again: String, _ lasting: String) {
        #expect(LastingURL(known: [], again: again).text(of: url) == lasting)
    }

    /// Participants stay, in whatever letters their UUID is written.
    @Test(arguments: ["2CB6B975-D6C6-4DDF-B017-F606DA9B206E", "2cb6b975-d6c6-4ddf-b017-f606da9b206e"])
    func participantsStay(_ text: String) throws {
        let known = try #require(UUID(uuidString: text))
        #expect(LastingURL(known: [known]).text(of: "?to=\(text)") == "?to=\(text)")
        #expect(LastingURL(known: [UUID()]).text(of: "?to=\(text)") == "?to=<uuid>")
    }
}
