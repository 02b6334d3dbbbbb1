import Foundation
import Scenes
import Support
import ViewLayout

extension TraitAxes {
    /// Replaces axes by what a command line gives; an axis that is nil is left as it is.
    /// - Parameters:
    ///   - widths: points, as a list `320,375,402` or a range `300:440:20` (first, last at most, step; step 1 when
    ///     left out).
    ///   - heights: the same.
    ///   - locales: BCP 47 tags, `en,ar,zh-Hant`.
    ///   - categories: `all`, or names as `ContentSizeCategory(name:)` takes them, `L,AX3`.
    ///   - appearances: `light,dark`.
    /// - Throws: ``SweepAxisError`` that names the option and the mend.
    public mutating func replace(
        widths: String? = nil, heights: String? = nil, locales: String? = nil, categories: String? = nil,
        appearances: String? = nil
    ) throws {
        if let widths { transcriptWidths = try Self.lengths(widths, option: "--widths", name: "width") }
        if let heights { transcriptHeights = try Self.lengths(heights, option: "--heights", name: "height") }
        if let locales { self.locales = try Self.list(locales, option: "--locales", Self.locale) }
        if let categories { preferredContentSizeCategories = try Self.categories(categories) }
        if let appearances {
            userInterfaceStyles = try Self.list(appearances, option: "--appearances") { text in
                guard let style = UserInterfaceStyle(rawValue: text) else {
                    throw SweepAxisError(option: "--appearances", text: text, reason: "an appearance is light or dark")
                }
                return style
            }
        }
        guard cellCount <= SceneLimits.maximumCellCount else {
            throw SweepAxisError(
                option: "the sweep", text: "of \(cellCount) cells",
                reason: "at most \(SceneLimits.maximumCellCount) cells for each scene; shorten an axis")
        }
    }

    private static func lengths(_ text: String, option: String, name: String) throws -> [CGFloat] {
        func length(_ part: some StringProtocol) throws -> CGFloat {
            guard let value = Double(part), value > 0, value <= SceneLimits.maximumLength else {
                throw SweepAxisError(
                    option: option, text: text,
                    reason: "\"\(part)\" is not a \(name); a \(name) is a positive number of at most 10000 points")
            }
            return CGFloat(value)
        }
        guard text.contains(":") else { return try list(text, option: option) { try length($0) } }
        let parts = try text.split(separator: ":", omittingEmptySubsequences: false).map { try length($0) }
        guard (2...3).contains(parts.count), parts[0] <= parts[1] else {
            throw SweepAxisError(
                option: option, text: text, reason: "a range is FIRST:LAST:STEP with FIRST not above LAST")
        }
        let step = parts.count == 3 ? parts[2] : 1
        let count = ((parts[1] - parts[0]) / step).rounded(.down)
        guard count < CGFloat(SceneLimits.maximumCellCount) else {
            throw SweepAxisError(
                option: option, text: text,
                reason: "more than \(SceneLimits.maximumCellCount) \(name)s; take a larger step")
        }
        // Each from its index, so that no error adds up; to a thousandth, as records have it.
        return (0...Int(count)).map { index in
            CGFloat(FixedDecimal.rounded(Double(parts[0] + CGFloat(index) * step)))
        }
    }

    private static func locale(_ tag: String) throws -> String {
        if let problem = LocaleTag.problem(tag) {
            throw SweepAxisError(option: "--locales", text: tag, reason: problem)
        }
        return tag
    }

    private static func categories(_ text: String) throws -> [ContentSizeCategory] {
        if text == "all" { return ContentSizeCategory.allCases }
        return try list(text, option: "--categories") { name in
            guard let category = ContentSizeCategory(name: name) else {
                let names = ContentSizeCategory.allCases.map(\.shortName).joined(separator: " ")
                throw SweepAxisError(
                    option: "--categories", text: name, reason: "no such text size; use all, or of \(names)")
            }
            return category
        }
    }

    /// The values of a list with commas, none of them twice.
    private static func list<Value: Hashable>(
        _ text: String, option: String, _ read: (String) throws -> Value
    ) throws -> [Value] {
        var values: [Value] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let value = try read(String(part))
            guard !values.contains(value) else {
                throw SweepAxisError(option: option, text: text, reason: "\(part) is listed twice; remove one")
            }
            values.append(value)
        }
        return values
    }
}
