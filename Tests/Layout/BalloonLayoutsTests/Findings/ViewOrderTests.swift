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
}
