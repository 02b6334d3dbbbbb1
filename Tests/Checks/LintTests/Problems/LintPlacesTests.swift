import Foundation
import Lint
import Testing
import ViewLayout

@testable import Lint
@testable import Sweeps

/// Places in words. The numbers are what is tested, and what is put together.
struct LintPlacesTests {
    private func place(
        _ locale: String, _ category: ContentSizeCategory, _ widths: [ClosedRange<CGFloat>],
        style: UserInterfaceStyle = .light, receiver: ReceiverSystem? = nil, checked: ClosedRange<CGFloat> = 320...440
    ) -> LintPlace {
        var traits = TraitCollection()
        if let receiver { traits = traits.moved(to: receiver) }
        (traits.locale, traits.preferredContentSizeCategory) = (locale, category)
        traits.userInterfaceStyle = style
        let every = Array(stride(from: checked.lowerBound, through: checked.upperBound, by: 1))
        return LintPlace(
            traits: traits, widths: widths, cellCount: every.count { width in widths.contains { $0.contains(width) } },
            checkedWidths: every)
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
        #expect(text.hasSuffix("; elsewhere from XS to M in en"))
        #expect(!LintPlaces(places).text(limit: 5).contains("elsewhere"))
    }

    @Test("Of places that are not named a watch is named as one")
    func unnamedViewers() {
        let usual = (0..<3).map { place("en", ContentSizeCategory.allCases[$0], [320...(330 + CGFloat($0))]) }
        let watch = place("en", .large, [205...205], receiver: .watchos, checked: 205...205)
        let text = LintPlaces(usual + [watch]).text(limit: 2)
        let parts = text.components(separatedBy: "elsewhere ")
        #expect(parts.count == 2 && parts[1].hasSuffix("at L in en (watch)"), "\(text)")
        // The text sizes of the usual viewers are not those of the watch.
        #expect(parts.last?.hasPrefix("at XS in en,") == true)
    }

    /// Findings about pixels are looked for at the widths of devices.
    @Test(
        "Of widths that leave others out each is named, or how many they are, and no range",
        arguments: [
            ([320], ["320"]), ([320, 375], ["320", "375"]), ([320, 390, 440], ["320", "390", "440"]),
            ([320, 375, 390, 402], ["4", "7", "320", "402"]),
            ([320, 375, 390, 402, 414, 430, 440], ["7", "320", "440"]),
        ] as [([CGFloat], [String])])
    func someWidths(seen: [CGFloat], numbers: [String]) {
        var traits = TraitCollection()
        traits.transcriptWidth = 320
        var gathered = LintProblems()
        let row = LintViewers.Row(traits: traits, widths: LintViewers.deviceWidths, checksPixels: true)
        gathered.add(
            rule: "titleContrastLow", severity: .warning, subject: "image", message: "", in: row,
            at: row.widths.indices.filter { seen.contains(row.widths[$0]) })
        let places = gathered.sorted.flatMap(\.places)
        let text = LintPlaces(places).text(limit: 1)
        #expect(text.split { !$0.isNumber }.map(String.init) == numbers, "\(text)")
        #expect(!text.contains("up to"))
        // What programs read claims no width between, either.
        #expect(places.flatMap(\.widths) == seen.map { $0...$0 })
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

    @Test("Each viewer has its own widths, and text sizes with others between them are no range")
    func nothingIsSaidOfOthers() {
        let dark = place("en", .large, [350...360], style: .dark)
        let apart = LintPlaces([place("en", .large, [320...355]), dark]).text(limit: 2)
        let parts = apart.split(separator: ";")
        #expect(parts.count == 2 && parts[0].contains("355") && !parts[0].contains("dark"), "\(apart)")
        #expect(parts.last?.contains("350 to 360") == true && parts.last?.contains("dark") == true)
        let sizes: [ContentSizeCategory] = [.extraSmall, .medium, .extraLarge]
        let gaps = LintPlaces(sizes.map { place("en", $0, [320...380]) }).text(limit: 1)
        #expect(gaps.contains("XS, M and XL") && !gaps.contains("from"), "\(gaps)")
    }

    @Test("A made-up language is named where the scene's own has no such problem")
    func madeUpLanguages() {
        let (own, long) = (place("en", .large, [320...380]), place("en-XA", .large, [320...380]))
        #expect(!LintPlaces([own, long]).text(limit: 2).contains("en-XA"))
        #expect(LintPlaces([own, place("en-XA", .large, [320...381])]).text(limit: 2).contains("en-XA"))
        #expect(LintPlaces([own, place("de", .large, [320...380])]).text(limit: 2).contains("de"))
    }

    @Test("A language is named once, however many of its viewers see the same")
    func namedOnce() {
        var bold = place("en", .large, [320...380])
        bold.said = []
        let text = LintPlaces([place("en", .large, [320...380]), bold, place("de", .large, [320...380])]).text(limit: 1)
        #expect(text.components(separatedBy: "en").count == 2, "\(text)")
    }

    /// What tells viewers of a problem apart is said, and what the scene's own viewer has is not.
    @Test(
        "Only what the scene's own viewer has not is unusual",
        arguments: [
            (UserInterfaceStyle.light, LegibilityWeight.regular, UserInterfaceStyle.dark, LegibilityWeight.regular, 1),
            (.dark, .regular, .dark, .regular, 0), (.dark, .regular, .light, .regular, 0),
            (.light, .regular, .light, .regular, 0), (.light, .regular, .light, .bold, 1),
            (.light, .bold, .light, .bold, 0),
            (.light, .regular, .dark, .bold, 2), (.dark, .bold, .dark, .bold, 0),
        ])
    func unusualWords(
        base: UserInterfaceStyle, baseWeight: LegibilityWeight, style: UserInterfaceStyle, weight: LegibilityWeight,
        count: Int
    ) {
        let own = TraitCollection(userInterfaceStyle: base, legibilityWeight: baseWeight)
        let words = LintPlaces.unusual(
            TraitCollection(userInterfaceStyle: style, legibilityWeight: weight), unlike: own
        ).split(separator: " ")
        #expect(words.count == count && words.contains("dark") == (style == .dark && base == .light))
    }

    @Test("A transcript that is wider than tall is in landscape")
    func landscape() {
        let base = TraitCollection()
        let turned = LintPlaces.unusual(TraitCollection(transcriptWidth: 874, transcriptHeight: 402), unlike: base)
        #expect(turned.hasPrefix("in landscape, 402"))
        let tall = LintPlaces.unusual(TraitCollection(transcriptWidth: 402, transcriptHeight: 600), unlike: base)
        #expect(!tall.isEmpty && !tall.contains("landscape"))
    }
}
