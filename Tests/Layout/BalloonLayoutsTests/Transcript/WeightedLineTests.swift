import BalloonFixtures
import Foundation
import Testing
import ViewLayout

@testable import BalloonLayouts

/// The day and the service of a date, and the actor of a status line, are heavier than the rest (10.3.2, 10.3.3).
@Suite struct WeightedLineTests {
    /// The heavy parts in asterisks, spaces where they are.
    private func marked(_ line: WeightedLine) -> String {
        line.parts.reduce("") { $0 + ($1.hasSpace ? " " : "") + ($1.isHeavy ? "*\($1.text)*" : $1.text) }
    }

    /// Dates as Messages writes them in these languages (CLDR's short times).
    @Test(arguments: [
        ("Today 9:41", "*Today* 9:41"), ("Mon, Nov 23 at 9:41 PM", "*Mon, Nov 23 at* 9:41 PM"),
        ("Today 9:41\u{202F}PM", "*Today* 9:41\u{202F}PM"), ("Heute 09:41", "*Heute* 09:41"),
        ("I dag 09.41", "*I dag* 09.41"), ("今日 9:41", "*今日* 9:41"), ("今日9:41", "*今日*9:41"),
        ("اليوم ٥:١٢ م", "*اليوم* ٥:١٢ م"), ("오늘 오후 9:41", "*오늘 오후* 9:41"), ("9:41", "9:41"),
        ("Yesterday", "*Yesterday*"), ("23.11.2026", "*23.11.2026*"),
        ("12:30 ma éjszaka előtt", "12:30 *ma éjszaka előtt*"),
        ("", "**"), ("23.11 14:05", "*23.11* 14:05"), ("Mon 11.23 9:41", "*Mon 11.23* 9:41"),
        ("9.41 14:05 17", "*9.41* 14:05 *17*"), ("v1.25:3 9:41", "*v1.25:3* 9:41"),
    ])
    func datesWithTimes(_ line: String, _ parts: String) {
        #expect(marked(WeightedLine(date: line)) == parts)
    }

    @Test(arguments: [
        ("Ada proposed the pizzeria", "Ada", "*Ada* proposed the pizzeria"),
        ("The pizzeria, says Ada", "Ada", "The pizzeria, says *Ada*"), ("エイダが提案", "エイダ", "*エイダ*が提案"),
        ("It was Ada's idea", "Ada", "It was *Ada*'s idea"), ("Nobody is named", "Ada", "Nobody is named"),
        ("Ada", "Ada", "*Ada*"), ("A text", "", "A text"),
    ])
    func linesAboutSomebody(_ line: String, _ name: String, _ parts: String) {
        #expect(marked(WeightedLine(status: line, name: name)) == parts)
    }

    private func nodes(_ date: String, width: Double = 402) throws -> [LayoutRecord.Node] {
        try Transcript(entries: [.init(.date(date))]).place(in: context(TraitCollection(transcriptWidth: width)))
            .record.nodes.filter { !$0.lines.isEmpty }
    }

    @Test func theRowStandsInTheMiddleOnOneBaseline() throws {
        let row = try nodes("Today 9:41")
        #expect(row.map(\.id) == ["date", "time"] && row.map { $0.lines.map(\.text) } == [["Today"], ["9:41"]])
        let (day, time) = (row[0].frame, row[1].frame)
        #expect(abs(day.minX - (402 - time.maxX)) < 0.01)
        // A space of Inter at 11 points, tracked as San Francisco, is about three points.
        #expect((2...4).contains(time.minX - day.maxX))
        #expect(row[0].lines[0].baseline == row[1].lines[0].baseline)
        #expect(day.height == time.height && day.minY == time.minY)
    }

    @Test func fromTheRightTheDayIsAtTheRight() throws {
        let row = try nodes("اليوم ٥:١٢ م")
        #expect(row.count == 2 && row[0].id == "date" && row[0].frame.minX > row[1].frame.maxX)
    }

    @Test func partsThatDoNotFitAreOneTextThatIsTruncated() throws {
        let row = try nodes("A day with very many words in it at 9:41", width: 120)
        #expect(row.count == 1 && row[0].lines.count == 1 && row[0].lines[0].isTruncated)
    }

    /// A name in Latin letters at the end of a Hebrew line is a matter of the bidirectional algorithm.
    @Test func twoDirectionsAreOneText() throws {
        let ada = Transcript.Entry.Sender(identifier: "ada", name: "Ada")
        let placed = try Transcript(entries: [.init(.line("הצעה של Ada"), sender: ada)]).place(in: context())
        #expect(placed.record.nodes.filter { !$0.lines.isEmpty }.count == 1)
    }

    /// A line is about its sender, and without one about the viewer; a sender without a name is not the viewer.
    @Test(arguments: [(nil, ["Bo"]), ("Ada", ["Ada"]), ("", [])] as [(String?, [String])])
    func theActorOfALine(_ sender: String?, _ heavy: [String]) throws {
        let entry = Transcript.Entry(
            .line("Bo and Ada proposed it"),
            sender: sender.map { Transcript.Entry.Sender(identifier: "x", name: $0.isEmpty ? nil : $0) })
        var transcript = Transcript(entries: [entry])
        transcript.viewerName = "Bo"
        let nodes = try transcript.place(in: context()).record.nodes.filter { $0.id.hasPrefix("actor") }
        #expect(nodes.flatMap(\.lines).map(\.text) == heavy)
    }

    /// In Arabic the day is at the right of the time; the two stand beside each other in the middle, inside the row.
    @Test(arguments: [("en", "Today 9:41"), ("ar", "اليوم ٥:١٢ م")])
    func thePartsStandBesideEachOther(_ locale: String, _ date: String) throws {
        let row = LineRow(
            parts: WeightedLine(date: date).parts, font: .system(size: 11), pitch: 13, color: .semantic(.label),
            ids: (heavy: "day", light: "time"))
        let placed = try row.placed(width: 300, at: .zero, in: context(TraitCollection(locale: locale)))
        let day = try #require(placed.first { $0.name == "day" }).frame
        let time = try #require(placed.first { $0.name == "time" }).frame
        let (left, right) = locale == "ar" ? (time, day) : (day, time)
        #expect(left.maxX < right.minX && right.minX - left.maxX < 6)
        #expect(abs((left.minX + right.maxX) / 2 - 150) < 0.5)
    }
}
