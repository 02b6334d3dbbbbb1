import Foundation
import Testing

@testable import ViewLayout

/// What the measurement of a view says about the texts in it.
@Suite struct LayoutMeasurementTests {
    private static let long = "Dinner at the Ferry Building on Thursday evening, will you come?"

    /// A text is cut by its limit of lines or by a height, wherever it stands.
    @Test(arguments: 0...2) func aCutTextIsNoticedAtEachPlace(_ place: Int) throws {
        let context = try makeContext()
        func losesText(_ text: Text, _ height: CGFloat? = nil) throws -> Bool {
            var children = Array(repeating: Fill(.semantic(.tint)) as any Element, count: 3)
            children[place] = Padding(text, insets: EdgeInsets(2))
            let offer = ProposedSize(width: 120, height: height)
            let losses = try [VStack(children) as any Element, ZStack(children), Grid(children, columns: 1)]
                .map { try $0.measure(offer, in: context).losesText }
            #expect(Set(losses).count == 1 || height != nil)
            return losses.contains(true)
        }
        #expect(try losesText(Text(Self.long, lineLimit: 1)))
        #expect(try !losesText(Text(Self.long)) && !losesText(Text("Dinner", lineLimit: 1)))
        #expect(try losesText(Text(Self.long), 60) && !losesText(Text("Dinner"), 90))
    }
}
