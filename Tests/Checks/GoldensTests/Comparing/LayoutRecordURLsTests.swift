import Foundation
import TestSupport
import Testing
import ViewLayout

@testable import Goldens

/// Two processes write the data of messages in two orders: no comparison of goldens tells them apart.
struct LayoutRecordURLsTests {
    private static let orders = [#"{"by":"Ada","won":true}"#, #"{"won":true,"by":"Ada"}"#]

    private static func url(_ json: String) -> LayoutRecord.Attribute {
        .init("url", "?d=\(Data(json.utf8).base64EncodedString())")
    }

    /// A balloon with a URL, or a conversation in which each balloon says its own.
    private func drawn(_ json: [String], isConversation: Bool) -> Rendering {
        let sample = Rendering.sample()
        var record = sample.layout
        if isConversation {
            for (place, json) in json.enumerated() { record.nodes[place].attributes.append(Self.url(json)) }
        } else {
            record.inputs.append(Self.url(json[0]))
        }
        return Rendering(picture: sample.picture, layout: record, scale: 2)
    }

    @Test(arguments: [false, true]) func aGoldenHolds(isConversation: Bool) throws {
        let folder = try TemporaryFolder()
        let store = GoldenStore(root: folder.path)
        let (old, new) = (Self.orders, Array(Self.orders.reversed()))
        let golden = drawn(old, isConversation: isConversation)
        let same = drawn(new, isConversation: isConversation)
        let other = drawn(new.map { $0.replacing("Ada", with: "Ben") }, isConversation: isConversation)
        try store.record(golden, for: .sample(), engine: .sample)
        #expect(try store.verify(same, for: .sample()) == .equal)
        #expect(try store.verify(other, for: .sample()).difference?.layout.isEmpty == false)
        // Recording again writes nothing, since nothing has changed.
        #expect(try store.record(same, for: .sample(), engine: .sample) == .unchanged)
        #expect(try store.verify(golden, for: .sample()) == .equal)
        #expect(try store.record(other, for: .sample(), engine: .sample) == .replaced)
    }

    /// A letter with its accent apart is other data, in another order too, although Swift takes the two texts for one.
    @Test func dataInAnotherUnicodeFormIsOther() throws {
        let folder = try TemporaryFolder()
        let store = GoldenStore(root: folder.path)
        let (old, new) = (#"{"by":"Jos\#u{e9}","won":true}"#, #"{"won":true,"by":"Jose\#u{301}"}"#)
        func drawn(_ json: String) -> Rendering { self.drawn([json], isConversation: false) }
        try store.record(drawn(old), for: .sample(), engine: .sample)
        #expect(try store.verify(drawn(new), for: .sample()) != .equal)
    }

    /// As two branches have recorded it.
    @Test(arguments: [false, true]) func twoGoldensAreEqual(isConversation: Bool) throws {
        let (first, second) = (try TemporaryFolder(), try TemporaryFolder())
        let orders = [Self.orders, Self.orders.reversed()]
        for (folder, order) in zip([first, second], orders) {
            try GoldenStore(root: folder.path)
                .record(drawn(order, isConversation: isConversation), for: .sample(), engine: .sample)
        }
        let name = try GoldenCell.sample().name
        let goldens = try [first, second].map { try #require(try StoredGolden(name: name, in: $0.path)) }
        #expect(goldens[0].layoutHash != goldens[1].layoutHash)
        #expect(try goldens[0].difference(to: goldens[1]) == .equal)
    }

    /// A scene that was renamed in another process.
    @Test(arguments: [false, true]) func aRenameIsFound(isConversation: Bool) throws {
        let folder = try TemporaryFolder()
        let store = GoldenStore(root: folder.path)
        try store.record(drawn(Self.orders, isConversation: isConversation), for: .sample("dinner"), engine: .sample)
        let run = GoldenRun(store: store, mode: .never, engine: .sample, artefacts: nil)
        let cell = try GoldenCell.sample("supper")
        run.check(cell) { drawn(Self.orders.reversed(), isConversation: isConversation) }
        // The same test once more, which draws the same data.
        #expect(run.check(cell) { drawn(Self.orders, isConversation: isConversation) }.status == .missing)
        #expect(try run.report(plan: GoldenPlan([cell])).renames.map(\.old) == ["dinner"])
    }

    /// A URL is compared with its own, and not with another balloon's of the same data.
    @Test func eachBalloonHasItsOwn() {
        let (first, second) = (Self.orders[0], Self.orders[1])
        let record = drawn([first, first], isConversation: true).layout
        let old = drawn([second, first], isConversation: true).layout
        #expect(record.withURLs(as: old) == old)
        let longer = drawn([first, second, first], isConversation: true).layout
        let urls = longer.withURLs(as: old).nodes.flatMap(\.attributes).filter { $0.name == "url" }
        #expect(urls == [Self.url(second), Self.url(first), Self.url(first)])
    }
}
