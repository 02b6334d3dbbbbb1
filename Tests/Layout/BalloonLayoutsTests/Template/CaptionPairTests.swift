import BalloonFixtures
import Foundation
import TestSupport
import Testing
import Typesetting
import ViewLayout

@testable import BalloonLayouts

/// Two captions in a row (facts 3.2.23 to 3.2.26).
@Suite struct CaptionPairTests {
    /// A pair with what the rule makes of it. The numbers were worked out outside of this code: each line was shaped by
    /// HarfBuzz's own Python module with Bubble Sans at weight 600, tracking added, lines filled word by word at the
    /// row's width, and the rule applied by hand.
    struct Pair: Sendable, CustomTestStringConvertible {
        let caption, trailing: String
        var category = ContentSizeCategory.large
        /// The width of the row: the balloon's less two margins of 16 points.
        var row: CGFloat = 248
        /// The rooms of the two texts, in points.
        let rooms: (leading: CGFloat, trailing: CGFloat)
        let lines: (leading: [String], trailing: [String])

        var testDescription: String { "\(caption) | \(trailing) at \(category)" }
    }

    static let pairs = [
        // 258.2 points unwrapped, but 210.2 in the row: 24.9 fit beside them.
        Pair(
            caption: "Dinner at the pier on Thursday, at seven?", trailing: "$24", rooms: (210.167, 35.833),
            lines: (["Dinner at the pier on Thursday, at", "seven?"], ["$24"])),
        // A long text on the right counts with its longest line, too: 207.4.
        Pair(
            caption: "Yes", trailing: "Which day suits everyone for the harbour trip?", rooms: (22.792, 223.208),
            lines: (["Yes"], ["Which day suits everyone for the", "harbour trip?"])),
        Pair(
            caption: "Table for four", trailing: "2 of 3 are in", rooms: (84.984, 161.016),
            lines: (["Table for four"], ["2 of 3 are in"])),
        // 227.6 and 213.1 do not fit: 248 × 227.6 / 440.6.
        Pair(
            caption: "Saturday at eight, gates open at half past six", trailing: "Ada, Ben, Chi and Dan are coming",
            rooms: (128.077, 117.923),
            lines: (["Saturday at eight,", "gates open at half", "past six"], ["Ada, Ben, Chi and", "Dan are coming"])),
        // 210.2 + 2 + 63.4 do not fit, and the number is wider than its share: the rule itself splits it.
        Pair(
            caption: "Dinner at the pier on Thursday, at seven?", trailing: "$1,250.00", rooms: (190.544, 55.456),
            lines: (["Dinner at the pier on", "Thursday, at seven?"], ["$1,250.0", "0"])),
        Pair(
            caption: "Möchtest du am Donnerstag zum Essen an den Hafen kommen?", trailing: "24,00 €",
            category: .extraExtraExtraLarge, rooms: (194.365, 51.635),
            lines: (["Möchtest du am", "Donnerstag zum", "Essen an den Hafen", "kommen?"], ["24,00", "€"])),
    ]

    @Test(arguments: pairs)
    func rowsAreSharedByTheLongestLines(_ pair: Pair) throws {
        let balloon = try placed(
            template(caption: pair.caption, trailingCaption: pair.trailing),
            traits: TraitCollection(preferredContentSizeCategory: pair.category))
        for (id, room, lines) in [
            ("caption", pair.rooms.leading, pair.lines.leading),
            ("trailingCaption", pair.rooms.trailing, pair.lines.trailing),
        ] {
            let node = try #require(balloon.node(id))
            #expect(isClose(node.frame.width, room, within: 0.01), "\(id): \(node.frame.width)")
            #expect(balloon.recorded(id)?.lines.map(\.text) == lines)
        }
        #expect(balloon.size.width - 32 == pair.row)
        #expect(balloon.node("trailingCaption")?.frame.maxX == balloon.size.width - 16)
    }

    private func shares(of row: CaptionRow, in width: CGFloat, limit: Int) -> CaptionRowWidths {
        CaptionRowWidths(
            of: row.pairWidths(in: width, limit: limit), in: width, metrics: TemplateMetrics(), isRightToLeft: false)
    }

    @Test("The price of the review keeps 24.9 points and stays whole")
    func thePriceStaysWhole() throws {
        let content = template(caption: "Dinner at the pier on Thursday, at seven?", trailingCaption: "$24")
        let price = try #require(try placed(content).recorded("trailingCaption")?.lines)
        #expect(price.count == 1 && isClose(price[0].width, 24.91, within: 0.01))
    }

    /// A row that has room for the longest lines of both texts changes no line: both have those of the whole row.
    @Test func textsThatFitHaveTheLinesOfTheWholeRow() throws {
        var random = SeededGenerator(seed: 7)
        let words = [
            "Dinner", "at", "the", "pier", "ที่ร้านอาหาร", "မြန်မာဘာသာစကား", "東京から", "مساء", "$24.50", "incomprehensible",
        ]
        let context = try context()
        var compared = 0
        for _ in 0..<2_000 {
            func text(_ id: String) -> Text {
                let count = Int.random(in: 1...8, using: &random)
                let string = (0..<count).compactMap { _ in words.randomElement(using: &random) }.joined(separator: " ")
                return Text(string, font: TemplateMetrics().topFont, id: id)
            }
            let row = try #require(try CaptionRow(leading: text("a"), trailing: text("b"), in: context))
            let width = CGFloat.random(in: 60...350, using: &random)
            let limit = Int.random(in: 1...4, using: &random)
            let shares = self.shares(of: row, in: width, limit: limit)
            guard shares.fits, let (leading, trailing) = row.leading.flatMap({ l in row.trailing.map { (l, $0) } })
            else { continue }
            compared += 1
            for (text, room) in [(leading, shares.leading), (trailing, shares.trailing)] {
                #expect(
                    text.lines(width: room, limit: limit).layout.lines
                        == text.lines(width: width, limit: limit).layout.lines)
            }
        }
        #expect(compared > 200)
    }

    /// Rows that must give up lines keep the shares that they had with all lines.
    @Test func givingUpLinesChangesNoShare() throws {
        let caption = "Would you like to come to the harbour dinner on Thursday evening?"
        let content = template(
            caption: caption, trailingCaption: "$24.00", subcaption: caption, trailingSubcaption: "$24.00")
        var traits = TraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        let free = try placed(template(caption: caption, trailingCaption: "$24.00"), traits: traits)
        traits.transcriptHeight = 210
        let cut = try placed(content, traits: traits)
        #expect(cut.node("caption")?.frame.width == free.node("caption")?.frame.width)
        #expect(cut.recorded("caption")?.lines.count == 1)
    }

    /// The rule itself is not monotone (facts 9.42). In a row of 150 points "at" stands on the second line, so the
    /// caption counts with 78.1 points and the other text gets 69.3, enough for "Ada and"; in a row of 152 "reservation
    /// at" is the longest line, and the other text gets 50.4.
    @Test func aWiderRowCanNeedALineMore() throws {
        let row = try #require(
            try CaptionRow(
                leading: Text("reservation at Thursday", font: TemplateMetrics().topFont),
                trailing: Text("Ada and Ben", font: TemplateMetrics().topFont), in: context()))
        func lines(_ width: CGFloat) throws -> (room: CGFloat, count: Int) {
            let shares = self.shares(of: row, in: width, limit: 3)
            let trailing = try #require(row.trailing)
            return (shares.trailing, trailing.lines(width: shares.trailing, limit: 3).layout.lines.count)
        }
        #expect(isClose(try lines(150).room, 69.289, within: 0.01))
        #expect(try lines(150).count == 2)
        #expect(isClose(try lines(152).room, 50.374, within: 0.01))
        #expect(try lines(152).count == 3)
    }
}
