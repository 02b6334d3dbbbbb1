import Foundation
import Testing

@testable import ViewLayout

@Suite struct ButtonTests {
    /// Statements 17 to 19: Apple's sample is a map of 217 points and a button as tall as its font's line.
    @Test(arguments: ContentSizeCategory.allCases)
    func fact19_mapAndButtonFollowTheCategory(_ category: ContentSizeCategory) throws {
        let context = try makeContext { $0.preferredContentSizeCategory = category }
        let view = VStack([
            Frame(Fill(.semantic(.tint)), height: 217), Button("Accept", font: .textStyle(.subheadline)),
        ])
        let size = try view.measure(ProposedSize(width: 280, height: nil), in: context).size
        let line = Font.preferred(forTextStyle: .subheadline, compatibleWith: context.traits).lineHeight
        #expect(abs(size.height - (217 + line)) < 0.02)
        #expect(size.width == 280)
    }

    /// A button in a row stands on the baseline of its title.
    @Test func theBaselineIsThatOfTheTitle() throws {
        let context = try makeContext()
        let title = try #require(try Text("Accept").measure(.unspecified, in: context).firstBaseline)
        let button = Button("Accept", insets: EdgeInsets(top: 7, leading: 1, bottom: 30, trailing: 1))
        #expect(try button.measure(.unspecified, in: context).firstBaseline == title + 7)
    }

    @Test func insetsAndTint() throws {
        let context = try makeContext { $0.userInterfaceStyle = .dark }
        let bare = try Button("Accept").measure(.unspecified, in: context).size
        let inset = Button("Accept", insets: EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12), id: "accept")
        let size = try inset.measure(.unspecified, in: context).size
        #expect(size == CGSize(width: bare.width + 24, height: bare.height + 14))
        let placed = try inset.place(in: CGRect(origin: .zero, size: size), proposal: .unspecified, context: context)
        #expect(placed.id == "accept")
        #expect(placed.kind == .button)
        #expect(placed.attributes.contains(.init("minimumTouchLength", "44.000")))
        #expect(placed.children[0].attributes.contains(.init("color", "#0091ff")))
    }
}
