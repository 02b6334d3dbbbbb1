import BalloonFixtures
import Foundation
import Goldens
import Testing
import ViewLayout

@testable import Sweeps

/// Which fonts draw a record, so that a golden names them.
struct LayoutRecordFontsTests {
    /// The fonts of texts, each with some lines.
    private func fonts(_ texts: [[String]], _ attributes: [LayoutRecord.Attribute] = []) throws -> [String] {
        let nodes = texts.enumerated().map { index, lines in
            LayoutRecord.Node(
                depth: index == 0 ? 0 : 1, id: "text\(index)", kind: "text", frame: .zero, attributes: attributes,
                lines: lines.map { text in
                    .init(
                        range: 0..<text.utf16.count, x: 0, baseline: 0, width: 1, isTruncated: false, inkOverflow: 0,
                        text: text)
                })
        }
        return try LayoutRecord(nodes: nodes).fonts(from: BalloonFixtures.fonts()).map(\.name)
    }

    /// Of every line of every text, each font once.
    @Test(arguments: [
        [["Dinner", "อาหาร"]], [["Dinner"], ["อาหาร"]], [["อาหาร", "Dinner", "อาหาร"]], [["Dinner อาหาร"]],
        [[], ["Dinner"], ["Lunch", "Dinner", "อาหาร"]],
    ]) func everyLineHasItsFonts(_ texts: [[String]]) throws {
        let (latin, thai) = (try fonts([["Dinner"]]), try fonts([["อาหาร"]]))
        #expect(latin.count == 1 && thai.count == 1 && latin != thai)
        let found = try fonts(texts)
        #expect(found.count == 2 && Set(found) == Set(latin + thai))
    }

    @Test func whatHasNoTextHasNoFont() throws {
        #expect(try fonts([]).isEmpty && fonts([[]]).isEmpty)
    }
}
