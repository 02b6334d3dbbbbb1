import BalloonFixtures
import Foundation
import Testing
import ViewLayout

@testable import BalloonLayouts

/// Where people meet a summary text first: the row of the conversation list (facts 10.6.11) and a notification.
@Suite struct MessageSummaryTests {
    private static let long = """
        We meet at the ferry building on Friday at seven, and whoever is late finds us at the long table upstairs next to \
        the window, or in the garden behind the house if the weather is as good as they say it will be all week long.
        """

    private func place(
        _ text: String, on surface: MessageSurface, _ traits: TraitCollection = TraitCollection(receiver: .ios27),
        metrics: SummaryMetrics = SummaryMetrics()
    ) throws -> PlacedBalloon {
        var summary = MessageSummary(title: "Ada Lovelace", text: text)
        summary.metrics = metrics
        return try summary.placed(on: surface, in: context(traits))
    }

    private func node(_ id: String, in balloon: PlacedBalloon) throws -> PlacedNode {
        func nodes(_ root: PlacedNode) -> [PlacedNode] { [root] + root.children.flatMap(nodes) }
        return try #require(nodes(balloon.balloon).first { $0.id == id })
    }

    @Test("10.6.11: the places of a row on a screen of 402 points")
    func row() throws {
        let row = try place(Self.long, on: .conversationList)
        #expect(abs(row.size.height - 86.7) < 0.34 && row.size.width == 402)
        let picture = try node("avatar", in: row).frame
        #expect(picture.minX == 26 && picture.width == 45 && abs(picture.midY - row.size.height / 2) < 0.01)
        let title = try node("title", in: row).frame
        #expect(title.minX == 83 && title.minY == 12)
        #expect(abs(try node("date", in: row).frame.maxX - 365.7) < 0.01)
        let separator = try node("separator", in: row).frame
        #expect(separator.minX == 83 && separator.maxX == 386)
        let preview = try node("summaryText", in: row)
        #expect(preview.frame.minX == 83 && preview.frame.width == 303)
        guard case .text(let text) = preview.content else { throw CocoaError(.featureUnsupported) }
        let baselines = text.layout.lines.map(\.baseline)
        #expect(baselines.count == 2 && abs(baselines[1] - baselines[0] - 18) < 0.01)
    }

    @Test("From right to left the row is mirrored")
    func mirrored() throws {
        let row = try place("مرحبا", on: .conversationList, TraitCollection(locale: "ar", receiver: .ios27))
        #expect(try node("avatar", in: row).frame.maxX == 402 - 26)
        #expect(try node("title", in: row).frame.maxX == 402 - 83)
        // Arabic letters are taller than the distance of the two texts.
        let arabic = MessageSummary(title: "عايدة لوفليس", text: "العشاء يوم الجمعة في السابعة")
        let tall = try arabic.placed(
            on: .conversationList, in: context(TraitCollection(locale: "ar", receiver: .ios27)))
        #expect(try node("summaryText", in: tall).frame.minY >= node("title", in: tall).frame.maxY)
        #expect(tall.findings.isEmpty)
    }

    @Test("A summary is cut after two lines of the list and after four of a notification, and says so")
    func truncation() throws {
        for (surface, lines) in [(MessageSurface.conversationList, 2), (.notification, 4)] {
            let placed = try place(Self.long, on: surface)
            #expect(placed.findings.map(\.kind) == [.summaryTruncated])
            guard case .text(let text) = try node("summaryText", in: placed).content else { continue }
            #expect(text.layout.lines.count == lines)
            #expect(try place("Dinner on Friday", on: surface).findings.isEmpty)
        }
    }

    @Test("What somebody typed is cut without a finding, because no author can shorten it")
    func typed() throws {
        var summary = MessageSummary(title: "Ada Lovelace", text: Self.long)
        summary.isSummaryText = false
        #expect(try summary.placed(on: .conversationList, in: context(TraitCollection())).findings.isEmpty)
    }

    @Test("The widths between which it is not cut are known")
    func widths() throws {
        let text = "Dinner at the ferry building on Friday at seven"
        let wide = try place(text, on: .conversationList, TraitCollection(transcriptWidth: 402, receiver: .ios27))
        let widths = try #require(try wide.widths)
        #expect(widths.contains(402) && wide.findings.isEmpty)
        let narrow = TraitCollection(transcriptWidth: widths.lowerBound - 1, receiver: .ios27)
        let other = try place(text, on: .conversationList, narrow)
        func lines(_ balloon: PlacedBalloon) throws -> [Range<Int>] {
            guard case .text(let text) = try node("summaryText", in: balloon).content else { return [] }
            return text.layout.lines.map(\.range)
        }
        #expect(try lines(other) != lines(wide))
    }

    @Test("The lines of a notification are a metric, because they are not known")
    func metric() throws {
        var metrics = SummaryMetrics()
        metrics.notificationLines = 2
        let placed = try place(Self.long, on: .notification, metrics: metrics)
        #expect(try placed.size.height < place(Self.long, on: .notification).size.height)
    }

    @Test("Other screens than those of upright phones are not known")
    func unknown() {
        #expect(MessageSummary.isKnown(for: TraitCollection()))
        for traits in [
            TraitCollection(userInterfaceIdiom: .pad), TraitCollection(receiver: .macos),
            TraitCollection(receiver: .watchos), TraitCollection(receiver: .ios10),
            TraitCollection(transcriptWidth: 874, transcriptHeight: 402),
        ] { #expect(!MessageSummary.isKnown(for: traits)) }
    }

    @Test("A long title ends before the time, with a space between them")
    func longTitle() throws {
        let summary = MessageSummary(title: String(repeating: "Ada Lovelace and ", count: 6), text: "Hi")
        for locale in ["en", "ar"] {
            let row = try summary.placed(
                on: .conversationList, in: context(TraitCollection(locale: locale, receiver: .ios27)))
            let (title, date) = (try node("title", in: row).frame, try node("date", in: row).frame)
            let space = locale == "en" ? date.minX - title.maxX : title.minX - date.maxX
            #expect(space >= 8 - 0.01 && space < 30, "\(locale)")
        }
    }

    /// In an interface from the right, everything is at the mirrored place.
    @Test(arguments: [MessageSurface.conversationList, .notification]) func mirrored(_ surface: MessageSurface) throws {
        func frames(_ direction: LayoutDirection) throws -> [String: CGRect] {
            var traits = TraitCollection(receiver: .ios27)
            traits.explicitLayoutDirection = direction
            let nodes = try place("Dinner at the pier", on: surface, traits).record.nodes
            return Dictionary(nodes.map { ($0.id, $0.frame) }) { first, _ in first }
        }
        let (left, right) = (try frames(.leftToRight), try frames(.rightToLeft))
        #expect(left.count > 4 && Set(left.keys) == Set(right.keys))
        for (id, frame) in left {
            let other = try #require(right[id])
            #expect(abs(other.minX - (402 - frame.maxX)) < 0.34 && abs(other.minY - frame.minY) < 0.34, "\(id)")
        }
        #expect(try #require(left["title"]).minX < 201 && #require(right["title"]).maxX > 201)
    }

    /// A row of a list grows with its preview at large text sizes; the picture keeps its place in the middle.
    @Test(arguments: ContentSizeCategory.allCases) func aRowHoldsItsPreview(_ category: ContentSizeCategory) throws {
        var traits = TraitCollection(receiver: .ios27)
        traits.preferredContentSizeCategory = category
        let row = try place(Self.long, on: .conversationList, traits)
        for node in row.record.nodes where !node.lines.isEmpty {
            #expect(node.frame.maxY <= row.size.height + 0.34 && node.frame.minY >= 0, "\(node.id)")
        }
    }

    /// A plate is as tall as its picture or its texts, with the inset above and below.
    @Test(arguments: ["", "Hi", long]) func aPlateHoldsItsTexts(_ text: String) throws {
        let placed = try place(text, on: .notification)
        let metrics = SummaryMetrics()
        let (plate, picture) = (try node("plate", in: placed).frame, try node("avatar", in: placed).frame)
        let title = try node("title", in: placed).frame
        let body = text.isEmpty ? title : try node("summaryText", in: placed).frame
        #expect(
            plate.minX == metrics.notificationMargin && placed.size.width - plate.maxX == metrics.notificationMargin)
        #expect(picture.minX - plate.minX == metrics.notificationInset && abs(picture.midY - plate.midY) < 0.01)
        let free = [picture.minY - plate.minY, plate.maxY - picture.maxY, plate.maxY - body.maxY]
        #expect(free.allSatisfy { $0 > metrics.notificationInset - 0.34 })
        #expect(
            (free.min() ?? 0) < metrics.notificationInset + 2 && title.minY > plate.minY + metrics.notificationInset - 2
        )
        #expect(abs(placed.size.height - plate.height - 2 * metrics.notificationMargin) < 0.01)
    }

    /// A row without words is as tall as one with a line of them, and has all else at its place.
    @Test func aRowWithoutWords() throws {
        let (empty, short) = (try place("", on: .conversationList), try place("Hi", on: .conversationList))
        #expect(empty.size == short.size && empty.findings.isEmpty)
        let names = [empty, short].map { $0.record.nodes.map(\.id) }
        #expect(names[1].filter { $0 != "summaryText" } == names[0] && names[0] != names[1])
        for id in ["avatar", "title", "date", "separator"] {
            #expect(try node(id, in: empty).frame == node(id, in: short).frame)
        }
        // The chevron stands behind the date, in the middle of the title's line.
        let chevron = try #require(short.balloon.children.first { $0.kind == .symbol }).frame
        let (date, title) = (try node("date", in: short).frame, try node("title", in: short).frame)
        #expect(chevron.minX > date.maxX && abs(chevron.midY - title.midY) < 0.01 && abs(date.midY - title.midY) < 0.01)
    }

    /// A preview of tall letters makes its row taller, and has the space below that every preview has.
    @Test func aTallPreviewMakesATallRow() throws {
        let arabic = String(repeating: "العشاء يوم الجمعة في السابعة ", count: 6)
        let rows = try [Self.long, arabic].map { try place($0, on: .conversationList) }
        let below = try rows.map { try $0.size.height - node("summaryText", in: $0).frame.maxY }
        #expect(abs(below[0] - below[1]) < 0.34 && rows[1].size.height > rows[0].size.height + 1)
    }
}
