import BalloonFixtures
import Foundation
import Testing
import ViewLayout

@testable import BalloonLayouts

/// The name of a button is that of all texts in it ("WCAG 2.2, 4.1.2").
@Suite struct ButtonNamesTests {
    private static let box = CGRect(x: 0, y: 0, width: 200, height: 50)

    private func button(_ id: String, _ titles: [String]) throws -> PlacedNode {
        let symbol = PlacedNode(kind: .fill, frame: Self.box, content: .fill(.rectangle(Self.box), .black))
        let texts = try titles.map { try Text($0).place(in: Self.box, context: context()) }
        let stack = PlacedNode(kind: .hstack, frame: Self.box, children: [symbol] + texts)
        return PlacedNode(id: id, kind: .button, frame: Self.box, children: [stack])
    }

    @Test(
        arguments: [
            ([["Vote"], ["Skip"]], [], []), ([["Vote"], ["vote "]], [.buttonNameRepeated], ["b1"]),
            ([["Vote", "now"], ["Vote now"]], [.buttonNameRepeated], ["b1"]),
            ([["Vote", "now"], ["Vote", "later"]], [], []), ([["+", "Vote"], ["+", "Skip"]], [], []),
            ([[], ["+"]], [.buttonWithoutName, .buttonWithoutName], ["b0", "b1"]),
            ([["Vote"], ["Skip"], ["Vote"], ["VOTE"]], [.buttonNameRepeated, .buttonNameRepeated], ["b2", "b3"]),
        ] as [([[String]], [Finding.Kind], [String])])
    func names(_ titles: [[String]], _ kinds: [Finding.Kind], _ nodes: [String]) throws {
        let buttons = try titles.enumerated().map { try button("b\($0)", $1) }
        let root = PlacedNode(kind: .live, frame: Self.box, children: buttons)
        let found = ButtonNames.findings(in: root)
        #expect(found.map(\.kind) == kinds && found.map(\.node) == nodes)
    }
}
