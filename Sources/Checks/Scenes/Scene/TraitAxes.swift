import Foundation
import ViewLayout

/// The values that each trait takes in a set of goldens or a sweep. A trait without values keeps the scene's own.
///
/// ```swift
/// var axes = TraitAxes()
/// axes[\.locale] = ["en", "ar", "th"]
/// axes[\.preferredContentSizeCategory] = [.large, .accessibilityLarge]
/// for traits in axes.cells(over: scene.traits) { print(try scene.layout(traits: traits, fonts: fonts).size) }
/// ```
public struct TraitAxes: Hashable, Sendable {
    /// The values by the names of their traits; no list is empty.
    private var values: [String: [TraitValue]] = [:]
    /// Whether the cells are only as many as are necessary for each pair of values of two axes to occur, instead of all
    /// combinations.
    public var coversPairs = false

    /// Axes that are all empty: one cell, the traits themselves.
    public init() {}

    /// The values of a trait: `axes[\.locale] = ["en", "ar"]`.
    /// - Precondition: the key path is that of a trait, such as `\.locale`, rather than that of a part of one.
    public subscript<Value>(_ keyPath: WritableKeyPath<TraitCollection, Value>) -> [Value] {
        get {
            let trait = ViewerTrait.at(keyPath)
            return self[trait].map { value in
                var traits = TraitCollection()
                trait.set(value, in: &traits)
                return traits[keyPath: keyPath]
            }
        }
        set {
            let trait = ViewerTrait.at(keyPath)
            self[trait] = newValue.compactMap { value in
                var traits = TraitCollection()
                traits[keyPath: keyPath] = value
                return trait.value(of: traits)
            }
        }
    }

    /// The values of a trait.
    package subscript(trait: ViewerTrait) -> [TraitValue] {
        get { values[trait.name] ?? [] }
        set { values[trait.name] = newValue.isEmpty ? nil : newValue }
    }

    /// The traits that have values, in the order of the table, then what the scene varies.
    package var traits: [ViewerTrait] {
        ViewerTrait.all.filter { values[$0.name] != nil }
            + values.keys.sorted().compactMap(ViewerTrait.named).filter { $0.variable != nil }
    }

    /// The number of cells of the axes.
    public var cellCount: Int {
        guard !coversPairs else { return pairCount <= SceneLimits.maximumPairCount ? cover.cells.count : pairCount }
        let others = values.filter { !Self.deviceTraits.contains($0.key) }
        return others.values.map(\.count).reduce(max(1, deviceCount)) {
            $0.multipliedReportingOverflow(by: $1).partialValue
        }
    }

    /// The traits of which some values do not go together.
    private static let deviceTraits: Set = [ViewerTrait.idiom.name, ViewerTrait.receiver.name]

    /// How many combinations of a kind of device and a system there are; where only one of the two has values, how many.
    private var deviceCount: Int {
        let (idioms, receivers) = (self[\.userInterfaceIdiom], self[\.receiver])
        guard !idioms.isEmpty, !receivers.isEmpty else { return idioms.count + receivers.count }
        return idioms.reduce(0) { count, idiom in count + receivers.count { $0.runs(on: idiom) } }
    }

    /// All combinations, or the cells with all pairs of values. A system is left out where it does not run on the kind of
    /// device. Traits without an axis come from `base`, except for the
    /// size of a transcript on another
    /// kind of device, as in `TraitCollection.moved(to:keepsWidth:keepsHeight:)`. The last axis varies fastest.
    public func cells(over base: TraitCollection) -> [TraitCollection] {
        let axes = traits
        let names = axes.map(\.name)
        let devices = axes.indices.filter { Self.deviceTraits.contains(axes[$0].name) }
        return choices.compactMap { choice in
            var cell = base
            for (trait, index) in zip(axes, choice) { trait.set(self[trait][index], in: &cell) }
            // A system brings its kind of device where it does not run on the one that is asked.
            if devices.contains(where: { axes[$0].value(of: cell) != self[axes[$0]][choice[$0]] }) { return nil }
            return cell.fitted(toDeviceAfter: base, choosing: names)
        }
    }

    /// For each cell, the index of its value on each axis.
    private var choices: [[Int]] {
        guard !coversPairs else { return cover.cells }
        return traits.reduce([[]]) { cells, trait in
            cells.flatMap { cell in self[trait].indices.map { cell + [$0] } }
        }
    }

    /// The cells in which each pair of values of two axes occurs, and the number of values of each axis.
    package var cover: PairCover { PairCover(counts: traits.map { self[$0].count }) }

    /// The number of pairs of values of two axes.
    private var pairCount: Int {
        let counts = values.values.map(\.count)
        return counts.indices.reduce(0) { sum, first in
            counts.dropFirst(first + 1).reduce(sum) { sum, count in
                sum.addingReportingOverflow(counts[first].multipliedReportingOverflow(by: count).partialValue)
                    .partialValue
            }
        }
    }

    /// What is wrong with the axes as a whole, as the end of a sentence about them; nil when nothing is.
    /// - Parameter maximumCellCount: the maximum number of cells.
    package func problem(maximumCellCount: Int) -> String? {
        guard !coversPairs || pairCount <= SceneLimits.maximumPairCount else {
            return
                "has \(pairCount) pairs of values, at most \(SceneLimits.maximumPairCount) are covered; shorten an axis"
        }
        guard cellCount <= maximumCellCount else {
            return "spans \(cellCount) cells, at most \(maximumCellCount) are allowed; shorten an axis"
        }
        // A cell that is left out of a cover would take pairs of other traits with it.
        guard coversPairs || deviceCount == 0 else { return nil }
        for idiom in self[\.userInterfaceIdiom] {
            for receiver in self[\.receiver] where !receiver.runs(on: idiom) {
                return "has the receiver \(receiver.rawValue), which does not run on the idiom \(idiom.rawValue); "
                    + "name the receivers only, each brings its kind of device"
            }
        }
        return nil
    }
}
