import BalloonFixtures
import Foundation
import Testing
import ViewLayout

@testable import BalloonLayouts

/// What is read aloud of a view: the names of its buttons, and the order of its texts.
@Suite struct ViewOrderTests {
    private func kinds(_ view: any Element) throws -> [Finding.Kind] {
        let content = LiveContent(view: view, alternate: template(caption: "a"))
        return try BalloonLayout(content: .live(content)).place(in: context()).findings.map(\.kind)
            .filter { [.buttonWithoutName, .buttonNameRepeated, .readingOrderDiffers].contains($0) }
    }

    @Test func namesOfButtons() throws {
        #expect(try kinds(VStack([Button("Vote"), Button("vote ")])) == [.buttonNameRepeated])
        #expect(try kinds(VStack([Button("Vote"), Button("Vote"), Button("Vote")])).count == 2)
        #expect(try kinds(VStack([Button("Vote for ramen"), Button("Vote for tacos")])).isEmpty)
        // The name of a text is not that of a button.
        #expect(try kinds(VStack([Text("Vote"), Button("Vote")])).isEmpty)
        for title in ["×", "♥", "…"] { #expect(try kinds(Button(title)) == [.buttonWithoutName]) }
        for title in ["7", "OK", "投票"] { #expect(try kinds(Button(title)).isEmpty) }
    }

    /// An app names a button that shows a picture or a sign by its accessibilityLabel, and that is what VoiceOver reads.
    @Test(
        arguments: [
            ("♥", "Like", []), ("Vote", "Vote for tacos", []), ("", "Like", []), ("♥", "", [.buttonWithoutName]),
            ("Vote for tacos", "Vote", [.buttonNameRepeated]), (" ", "", [.textWithoutWords, .buttonWithoutName]),
        ] as [(String, String, [Finding.Kind])])
    func aButtonHasTheNameThatItsAppGivesIt(title: String, label: String, kinds: [Finding.Kind]) throws {
        let context = try context()
        let vote = try Button("Vote").place(in: CGRect(x: 0, y: 0, width: 200, height: 44), context: context)
        var named = try Button(title).place(in: CGRect(x: 0, y: 60, width: 200, height: 44), context: context)
        named.attributes.append(.init("accessibilityLabel", label))
        let root = PlacedNode(
            kind: .live, frame: CGRect(x: 0, y: 0, width: 200, height: 120), children: [vote, named])
        #expect(ViewFindings.findings(in: root, for: context.traits).map(\.kind) == kinds)
    }

    /// The author has named the button, not its title.
    @Test func aTitleIsToldByTheNameOfItsButton() throws {
        let pale = try ColorReference("#e0e0e0")
        let view = VStack([Text("Dinner", color: pale, id: "words"), HStack([Button("Vote", color: pale, id: "vote")])])
        let content = LiveContent(view: view, alternate: template(caption: "a"))
        let found = try BalloonLayout(content: .live(content)).place(in: context()).findings
        #expect(found.filter { $0.kind == .textContrastLow }.map(\.node) == ["words", "vote"])
    }

    @Test func orderOfTexts() throws {
        let (title, place) = (Text("Dinner"), Text("At the ferry building"))
        let below = Padding(place, insets: EdgeInsets(top: 60))
        #expect(try kinds(ZStack([below, title], alignment: .topLeading)) == [.readingOrderDiffers])
        #expect(try kinds(ZStack([title, below], alignment: .topLeading)).isEmpty)
        #expect(try kinds(VStack([title, place])).isEmpty)
        // Columns are read one after the other.
        #expect(try kinds(HStack([VStack([title, place]), VStack([title, place])])).isEmpty)
        // What lies beside is in no order.
        #expect(try kinds(HStack([below, title], alignment: .top)).isEmpty)
    }

    /// Texts that share a point of their width stand beside each other; those that share more are a column.
    @Test(arguments: [(CGFloat(1), false), (1.01, true)])
    func aColumnIsMoreThanAPointWide(shared: CGFloat, isColumn: Bool) throws {
        let context = try context()
        func text(_ string: String, x: CGFloat, y: CGFloat) throws -> PlacedNode {
            try Text(string).place(in: CGRect(x: x, y: y, width: 100, height: 21), context: context)
        }
        let below = try text("Dinner", x: 0, y: 40)
        guard case .text(let words) = below.content else { throw CocoaError(.featureUnsupported) }
        let above = try text("at noon", x: CGFloat(words.layout.lines[0].width) - shared, y: 0)
        let root = PlacedNode(
            kind: .live, frame: CGRect(x: 0, y: 0, width: 200, height: 80), children: [below, above])
        #expect(ReadingOrder.findings(in: root).isEmpty != isColumn)
    }
}
