import BalloonTesting
import Foundation
import SwiftUIAPI
import Testing
import UIKitAPI
import struct ViewLayout.LayoutRecord
import struct ViewLayout.TraitCollection

/// Fonts and colours by their names, and which of several counts.
@MainActor struct FontTests {
    private func size(_ view: some View) -> CGSize {
        UIHostingController(rootView: view).sizeThatFits(in: CGSize(width: 2000, height: 1000))
    }

    private func fact(_ name: String, of view: some View) throws -> String? {
        LayoutRecord(placed: try placedBalloon(showing: view).balloon).nodes.flatMap(\.attributes).first {
            $0.name == name
        }?.value
    }

    private func points(_ view: some View) throws -> Double {
        try #require(try fact("size", of: view).flatMap { Double($0) })
    }

    private let text = Text(verbatim: "Dinner at noon")

    /// The sizes of the text styles at the standard text size ("Human Interface Guidelines, Typography").
    @Test func stylesHaveTheirSizes() throws {
        let styles: [(Font, Double)] = [
            (.largeTitle, 34), (.title, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17), (.callout, 16),
            (.subheadline, 15), (.footnote, 13), (.caption, 12), (.caption2, 11), (.system(size: 21), 21),
            (.system(.title2), 22), (.custom("Own", fixedSize: 19), 19), (Font(UIFont.systemFont(ofSize: 23)), 23),
        ]
        for (font, expected) in styles { #expect(try points(text.font(font)) == expected) }
        #expect(size(text.font(.headline)).width > size(text.font(.body)).width)
        #expect(size(text.font(.headline)) == size(text.font(.body.weight(.semibold))))
    }

    /// A modifier of the text itself is nearer than one of a view around it, and of two the inner one is nearer.
    @Test func theNearestFontAndColourCount() throws {
        #expect(try points(text.font(.title).font(.caption)) == 28)
        #expect(try points(VStack { text.font(.title) }.font(.caption)) == 28)
        #expect(try points(VStack { VStack { text }.font(.title) }.font(.caption)) == 28)
        #expect(try points(VStack { text }.font(.caption)) == 12)
        let red = try fact("color", of: text.foregroundColor(.red))
        #expect(try fact("color", of: text.foregroundColor(.red).foregroundColor(.blue)) == red)
        #expect(try fact("color", of: VStack { text.foregroundColor(.red) }.foregroundColor(.blue)) == red)
        #expect(try fact("color", of: VStack { text }.foregroundColor(.blue)) != red)
        let bold = size(text.bold())
        #expect(
            size(text.fontWeight(.bold).fontWeight(.light)) == bold
                && size(VStack { text.bold() }.fontWeight(.light)) == bold)
        #expect(size(VStack { text }.bold()) == bold && size(text.font(.body.bold())) == bold)
    }

    /// Each weight is heavier than the one before it, and letters with spaces are wider.
    @Test func weightsAndSpaces() {
        let weights: [Font.Weight] = [.regular, .semibold, .bold]
        let widths = weights.map { size(text.fontWeight($0)).width }
        #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 })
        let plain = size(text).width
        #expect(abs(size(text.kerning(2)).width - plain - 28) < 3 && abs(size(text.tracking(2)).width - plain - 28) < 3)
        #expect(abs(size(VStack { text }.kerning(2)).width - plain - 28) < 3)
        #expect(
            size(Text(verbatim: "1111").font(.body.monospacedDigit())) == size(Text(verbatim: "0000").monospacedDigit())
        )
        #expect(
            size(VStack { Text(verbatim: "1111") }.monospacedDigit()) == size(Text(verbatim: "0000").monospacedDigit()))
    }

    /// The colours of the system are those of UIKit with the same name.
    @Test func coloursAreThoseOfUIKit() {
        let colors: [(Color, UIColor)] = [
            (.red, .systemRed), (.orange, .systemOrange), (.yellow, .systemYellow), (.green, .systemGreen),
            (.mint, .systemMint), (.teal, .systemTeal), (.cyan, .systemCyan), (.blue, .systemBlue),
            (.indigo, .systemIndigo), (.purple, .systemPurple), (.pink, .systemPink), (.brown, .systemBrown),
            (.gray, .systemGray), (.white, .white), (.black, .black), (.clear, .clear), (.primary, .label),
            (.secondary, .secondaryLabel),
        ]
        let dark = UITraitCollection(userInterfaceStyle: .dark), light = UITraitCollection(userInterfaceStyle: .light)
        for (color, expected) in colors {
            for traits in [dark, light] {
                #expect(UIColor(color).resolvedColor(with: traits) == expected.resolvedColor(with: traits))
            }
        }
        #expect(Set(colors.map(\.0)).count == colors.count)
    }

    private struct Scaled: View {
        @ScaledMetric private var plain: CGFloat = 10
        @ScaledMetric(relativeTo: .largeTitle) private var title: CGFloat = 10
        var body: some View { Color.red.frame(width: plain, height: title) }
    }

    /// "ScaledMetric": scales with its text style, as UIKit's metrics do.
    @Test(arguments: [UIContentSizeCategory.small, .large, .extraExtraExtraLarge, .accessibilityLarge])
    func lengthsFollowTheTextSize(_ category: UIContentSizeCategory) throws {
        let traits = TraitCollection(preferredContentSizeCategory: category)
        let record = LayoutRecord(placed: try placedBalloon(showing: Scaled(), traits: traits).balloon)
        let box = try #require(record.nodes.first { $0.kind == "fill" }).frame
        let viewer = UITraitCollection(preferredContentSizeCategory: category)
        for (length, style) in [(box.width, UIFont.TextStyle.body), (box.height, .largeTitle)] {
            let expected = UIFontMetrics(forTextStyle: style).scaledValue(for: 10, compatibleWith: viewer)
            #expect(abs(length - expected) < 0.01)
        }
    }
}
