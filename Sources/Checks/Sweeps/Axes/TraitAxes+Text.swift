import Foundation
import Scenes
import Support
import ViewLayout

extension TraitAxes {
    /// Replaces axes by what a command line gives; a trait that is not given keeps its values.
    /// - Parameters:
    ///   - texts: for a trait, a list with commas. `320,375,402` or a range `300:440:20` (first, last at most, step; step
    ///     1 when left out) for lengths, names of devices among widths, or `every` whole point of phones; `all` or a
    ///     list for names and languages.
    ///   - languages: what `all` means for languages: those of the scene.
    ///   - idiom: the kind of device where the axes name none: that of the scene.
    ///   - breaks: what `breaks` means for widths: those at which something changes for a viewer of the other axes. Nil
    ///     where that is not known.
    /// - Throws: ``SweepAxisError`` that names the option and the fix.
    package mutating func replace(
        _ texts: [(trait: ViewerTrait, text: String)], languages: [String], idiom: UserInterfaceIdiom = .phone,
        breaks: ((TraitAxes) throws -> [CGFloat])? = nil
    ) throws {
        let isOfBreaks: ((trait: ViewerTrait, text: String)) -> Bool = {
            $0.trait.name == ViewerTrait.transcriptWidth.name && $0.text == AxisText.breaks
        }
        // The widths of devices are read when it is known for which kinds of devices.
        let isOfWidths: ((trait: ViewerTrait, text: String)) -> Bool = {
            $0.trait.name == ViewerTrait.transcriptWidth.name
        }
        for (trait, text) in texts.filter({ !isOfWidths($0) }) + texts.filter(isOfWidths)
        where !isOfBreaks((trait, text)) {
            self[trait] = try AxisText(trait: trait, text: text, languages: languages, idioms: idioms(or: idiom))
                .values()
        }
        if let (trait, text) = texts.first(where: isOfBreaks) {
            guard let breaks else {
                throw SweepAxisError(
                    option: trait.axisOption, text: text, reason: "only a sweep of scenes finds its widths by itself")
            }
            var others = self
            others[trait] = []
            self[trait] = try breaks(others).map(TraitValue.points)
        }
        if let problem = problem(maximumCellCount: SceneLimits.maximumSweepCellCount) {
            throw SweepAxisError(option: "the sweep", text: "of \(cellCount) cells", reason: problem)
        }
    }

    /// The kinds of devices of the axes, which systems name as well.
    /// - Parameter own: that of a viewer where the axes name none.
    private func idioms(or own: UserInterfaceIdiom) -> [UserInterfaceIdiom] {
        let (idioms, receivers) = (self[\.userInterfaceIdiom], self[\.receiver])
        if !idioms.isEmpty { return idioms }
        return receivers.isEmpty
            ? [own]
            : UserInterfaceIdiom.allCases.filter { idiom in
                receivers.contains { $0.runs(on: idiom) }
            }
    }
}

extension TraitAxes {
    /// Takes the values of what a scene varies, in the languages of these axes, whose plural forms are counted.
    /// - Parameter names: those that vary although the axes have no values of them yet.
    /// - Throws: ``SweepAxisError`` for too many cells.
    package mutating func vary(_ scene: BalloonScene, adding names: [String] = []) throws {
        let languages = self[\.locale].isEmpty ? scene.declaredLanguages : self[\.locale]
        for (trait, values) in scene.contentAxes(in: languages) {
            if !self[trait].isEmpty || names.contains(where: { $0 == trait.variable }) { self[trait] = values }
        }
        if let problem = problem(maximumCellCount: SceneLimits.maximumSweepCellCount) {
            throw SweepAxisError(option: "the sweep", text: "of \(cellCount) cells", reason: problem)
        }
    }
}

/// The values of an axis as a command line gives them.
private struct AxisText {
    let trait: ViewerTrait
    let text: String
    let languages: [String]
    /// The kinds of devices whose widths they can be.
    let idioms: [UserInterfaceIdiom]

    /// The word for the widths at which something changes.
    static let breaks = "breaks"

    func values() throws -> [TraitValue] {
        if text == "all", let values = trait.valuesOfAll { return values }
        if text == "every", trait.name == ViewerTrait.transcriptWidth.name {
            return SweepWidths.every.points.map(TraitValue.points)
        }
        if text == "all", trait.name == ViewerTrait.locale.name { return languages.map(TraitValue.text) }
        if trait.form == .length, text.contains(":") { return try range() }
        var values: [TraitValue] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let device = try device(named: part)
            let value = try device.map { .points($0.size.width) } ?? rounded(value(part), part)
            if values.contains(value) {
                // Two devices may have the same width.
                guard device != nil else { throw error("\(part) is listed twice; remove one") }
                continue
            }
            values.append(value)
        }
        return values
    }

    /// The device that a part of a list of widths names. Nil where the part is a width in points, or was probably meant
    /// to be one.
    private func device(named part: Substring) throws -> Device? {
        guard trait.name == ViewerTrait.transcriptWidth.name, part.first?.isLetter == true else { return nil }
        let name = String(part)
        let known = Device.all.flatMap(\.names) + ["every", Self.breaks]
        if let device = try? Device.named(name) {
            // A phone as narrow as a watch, or as wide as a Mac's window, is nothing that anybody has.
            guard ![.watch, .mac].contains(device.idiom) || idioms.contains(device.idiom) else {
                throw error(
                    "\(name) is a \(device.idiom.rawValue), and its width alone makes no \(device.idiom.rawValue) of a "
                        + "viewer; add --idioms \(device.idiom.rawValue), or measure and render it with --device \(name)"
                )
            }
            return device
        }
        let near = NearestKey.suggestion(for: name, among: known)
        guard !near.isEmpty else { return nil }
        throw error(
            "there is no device \(QuotedText.quoted(name))\(near) Points, and \"every\" or \"breaks\" alone, are widths, too"
        )
    }

    /// The lengths from the first to the last at most, a step apart.
    private func range() throws -> [TraitValue] {
        let parts = try text.split(separator: ":", omittingEmptySubsequences: false).map { part in
            guard case .points(let length) = try value(part) else { preconditionFailure("a length is in points") }
            return length
        }
        guard (2...3).contains(parts.count), parts[0] <= parts[1] else {
            throw error("a range is FIRST:LAST:STEP with FIRST not above LAST")
        }
        let step = parts.count == 3 ? parts[2] : 1
        let count = ((parts[1] - parts[0]) / step).rounded(.down)
        guard count < CGFloat(SceneLimits.maximumSweepCellCount) else {
            throw error("more than \(SceneLimits.maximumSweepCellCount) \(trait.axisWord); take a larger step")
        }
        // Each value is computed from its index, so that rounding errors do not add up. Values are rounded to a
        // thousandth, as records have them, and equal ones are kept once.
        var values: [TraitValue] = []
        for index in 0...Int(count) {
            let value = TraitValue.points(CGFloat(FixedDecimal.rounded(Double(parts[0] + CGFloat(index) * step))))
            if values.last != value { values.append(value) }
        }
        return values
    }

    /// A length to a thousandth, as records have it; any other value as it is.
    private func rounded(_ value: TraitValue, _ part: Substring) throws -> TraitValue {
        guard case .points(let length) = value else { return value }
        let rounded = FixedDecimal.rounded(Double(length))
        guard rounded > 0 else { throw error("\(part) is less than a thousandth of a point") }
        return .points(CGFloat(rounded))
    }

    private func value(_ part: Substring) throws -> TraitValue {
        do {
            return try trait.value(String(part))
        } catch {
            throw self.error("\"\(part)\" is not \(trait.noun); \(error)")
        }
    }

    private func error(_ reason: String) -> SweepAxisError {
        SweepAxisError(option: trait.axisOption, text: text, reason: reason)
    }
}

extension BalloonScene {
    /// The languages of the scene: its own first, then those of its strings or catalogue and of the scenes that it
    /// shows.
    package var languages: [String] {
        let others = Set(strings.tables.keys).union(scenesInside.flatMap(\.languages))
        return [traits.locale] + others.sorted().filter { $0 != traits.locale }
    }
}

extension ViewerTrait {
    /// The option that gives a list of values: `--widths`.
    package var axisOption: String { "--" + axisWord.replacing(" ", with: "-") }
}

/// An axis that cannot be swept: what was given, what is wrong with it, and what to give in its place.
package struct SweepAxisError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The option that was given, such as `--widths`.
    package let option: String
    /// What was given.
    package let text: String
    /// What is wrong, and what to give in its place.
    package let reason: String

    /// - Parameters:
    ///   - text: what was given, as it is.
    ///   - reason: may quote what was given; line ends and other control characters are escaped.
    package init(option: String, text: String, reason: String) {
        (self.option, self.text) = (option, text)
        self.reason = QuotedText.withoutInvisible(reason)
    }

    /// The option, its value and the fix, in one sentence.
    package var description: String { "\(option) \(QuotedText.withoutInvisible(text)): \(reason)" }
}
