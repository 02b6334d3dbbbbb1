import BalloonFixtures
import Foundation
import Testing
import ViewLayout

@testable import BalloonLayouts

/// What an entry of a conversation is among the others.
@Suite struct TranscriptEntryTests {
    private typealias Entry = Transcript.Entry

    private static func fallback(picture hasPicture: Bool, url: String?) -> Entry {
        let content = FallbackContent(
            template: template(image: hasPicture ? picture(width: 20, height: 20) : nil),
            url: url.flatMap { URL(string: $0) })
        return Entry(.message(Transcript.Message(balloon: BalloonLayout(content: .fallback(content)))))
    }

    /// A balloon and an address have a tail at the end of a run, a photo has none, and nothing else has one (facts 1.8.4).
    @Test func onlyBubblesHaveTails() {
        let web = "https://example.com/7"
        let entries: [(Entry, Bool?, Bool?)] = [
            (Entry(.text("a")), true, false), (TranscriptTests.message("a"), true, false),
            (Self.fallback(picture: true, url: web), true, false),
            (Self.fallback(picture: false, url: web), true, false),
            (Self.fallback(picture: true, url: nil), false, false),
            (Self.fallback(picture: true, url: "a://b"), false, false),
            (Entry(.sticker(TranscriptTests.sticker())), nil, nil), (Entry(.date("Today")), nil, nil),
            (Entry(.line("a")), nil, nil), (Entry(.receipt("Read")), nil, nil),
        ]
        for (entry, last, earlier) in entries {
            #expect(entry.isBubble(withTail: true) == last && entry.isBubble(withTail: false) == earlier)
        }
    }

    /// Of a message without a picture and without a web address nothing is received.
    @Test func aMessageWithoutPartsIsNothing() {
        #expect(
            Self.fallback(picture: false, url: nil).isNothing && Self.fallback(picture: false, url: "a://b").isNothing)
        #expect(!Self.fallback(picture: false, url: nil).findingsOfNothing.isEmpty)
        for entry in [Self.fallback(picture: true, url: nil), TranscriptTests.message("a"), TranscriptTests.text("a")] {
            #expect(!entry.isNothing && entry.findingsOfNothing.isEmpty)
        }
    }

    /// Texts, messages and stickers of one sender are a run; a line, a date and a receipt end it.
    @Test func runs() {
        let ada = TranscriptTests.ada
        let own = [TranscriptTests.text("a"), TranscriptTests.message("a"), Entry(.sticker(TranscriptTests.sticker()))]
        let hers = [TranscriptTests.text("a", ada), TranscriptTests.message("a", ada)]
        for entry in own {
            #expect(own.allSatisfy { entry.continuesRun(of: $0) })
            #expect(!hers.contains { entry.continuesRun(of: $0) } && !hers.contains { $0.continuesRun(of: entry) })
            for other in [Entry(.line("a")), Entry(.date("Today")), Entry(.receipt("Read"))] {
                #expect(
                    !entry.continuesRun(of: other) && !other.continuesRun(of: entry) && !other.continuesRun(of: other))
            }
        }
        #expect(hers[0].continuesRun(of: hers[1]))
        #expect(!hers[0].continuesRun(of: TranscriptTests.text("a", TranscriptTests.ben)))
    }

    /// Entries are named by their index, where they have no name of their own and where they are named at all.
    @Test func paths() {
        var entries = [TranscriptTests.text("a"), TranscriptTests.text("b")]
        entries[1].path = "script[7]"
        var transcript = Transcript(entries: entries)
        #expect(transcript.entries(shownTo: TraitCollection()).map(\.path) == ["entries[0]", "script[7]"])
        transcript.namesEntries = false
        #expect(transcript.entries(shownTo: TraitCollection()).map(\.path) == [nil, nil])
    }
}
