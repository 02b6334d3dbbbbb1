import Foundation
import Testing
import ViewLayout

@testable import Sweeps

/// Places in words. The numbers are what is tested, and what is put together.
struct LintPlacesTests {
    private func place(
        _ locale: String, _ category: ContentSizeCategory, _ widths: [ClosedRange<CGFloat>],
        style: UserInterfaceStyle = .light, checked: ClosedRange<CGFloat> = 320...440
    ) -> LintPlace {
        var traits = TraitCollection()
        (traits.locale, traits.preferredContentSizeCategory) = (locale, category)
        traits.userInterfaceStyle = style
        return LintPlace(traits: traits, checked: checked, widths: widths, cellCount: widths.count)
    }

    @Test("Languages with the same widths stand together, then text sizes")
    func together() {
        let places = ["en", "de"].flatMap { locale in
            [ContentSizeCategory.extraLarge, .extraExtraLarge, .extraExtraExtraLarge].map {
                place(locale, $0, [320...380])
            }
        }
        let text = LintPlaces(places + [place("th", .large, [320...344])]).text(limit: 2)
        let parts = text.split(separator: ";")
        #expect(parts.count == 2 && parts[0].contains("380") && parts[0].contains("XL to XXXL"))
        #expect(parts[0].contains("en") && parts[0].contains("de") && !parts[0].contains("th"))
        #expect(parts[1].contains("344") && parts[1].contains("th"))
    }

    @Test(
        "The ends of the checked widths are no limits of a problem",
        arguments: [
            ([320.0...440.0], []), ([320...380], ["380"]), ([400...440], ["400"]), ([350...360], ["350", "360"]),
            ([350...350], ["350"]), ([320...330, 400...440], ["330", "400"]),
        ] as [([ClosedRange<CGFloat>], [String])])
    func ends(widths: [ClosedRange<CGFloat>], numbers: [String]) {
        let text = LintPlaces([place("en", .large, widths)]).text(limit: 1)
        #expect(text.split { !$0.isNumber }.map(String.init) == numbers)
    }

    @Test("A single width is not named, and what is unusual is")
    func unusual() {
        let text = LintPlaces([place("en", .large, [402...402], style: .dark, checked: 402...402)]).text(limit: 1)
        #expect(!text.contains("402") && text.contains("dark"))
    }

    @Test("Places that are not named are put together: their text sizes and languages")
    func limit() {
        let places = (0..<5).map { place("en", ContentSizeCategory.allCases[$0], [320...(330 + CGFloat($0))]) }
        let text = LintPlaces(places).text(limit: 2)
        #expect(text.hasSuffix("; elsewhere from M to XL in en"))
        #expect(!LintPlaces(places).text(limit: 5).contains("elsewhere"))
    }

    @Test("Many ranges of widths are told by how many widths they have, and from where to where")
    func manyRanges() {
        let widths = stride(from: CGFloat(322), through: 439, by: 3).map { width in width...width }
        let text = LintPlaces([place("en", .large, widths)]).text(limit: 1)
        #expect(text.hasPrefix("at 40 widths from 322 to 439 pt"))
    }

    @Test("What a usual viewer sees at as many widths is not said again of others, and what is new is")
    func others() {
        let usual = place("en", .large, [320...440])
        let dark = place("en", .large, [350...360], style: .dark)
        #expect(!LintPlaces([usual, dark]).text(limit: 2).contains("dark"))
        #expect(LintPlaces([place("en", .large, [320...355]), dark]).text(limit: 2).contains("dark"))
        #expect(LintPlaces([usual, place("en", .small, [350...360], style: .dark)]).text(limit: 2).contains("dark"))
    }

    @Test("A made-up language is named where the scene's own has no such problem")
    func madeUpLanguages() {
        let (own, long) = (place("en", .large, [320...380]), place("en-XA", .large, [320...380]))
        #expect(!LintPlaces([own, long]).text(limit: 2).contains("en-XA"))
        #expect(LintPlaces([own, place("en-XA", .large, [320...381])]).text(limit: 2).contains("en-XA"))
        #expect(LintPlaces([own, place("de", .large, [320...380])]).text(limit: 2).contains("de"))
    }
}
