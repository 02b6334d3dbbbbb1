import Foundation
import ViewLayout

/// The values that each trait takes in a set of goldens or a sweep. An empty axis keeps the scene's own value.
public struct TraitAxes: Hashable, Sendable {
    /// Widths of the transcript in points.
    public var transcriptWidths: [CGFloat] = []
    /// Heights of the transcript in points.
    public var transcriptHeights: [CGFloat] = []
    /// BCP 47 tags.
    public var locales: [String] = []
    /// Text sizes.
    public var preferredContentSizeCategories: [ContentSizeCategory] = []
    /// Light and dark.
    public var userInterfaceStyles: [UserInterfaceStyle] = []
    /// Directions that override those of the locales.
    public var layoutDirections: [LayoutDirection] = []
    /// Bold Text.
    public var legibilityWeights: [LegibilityWeight] = []
    /// Increase Contrast.
    public var accessibilityContrasts: [AccessibilityContrast] = []
    /// Kinds of device.
    public var userInterfaceIdioms: [UserInterfaceIdiom] = []
    /// Pixels to a point.
    public var displayScales: [CGFloat] = []

    /// Axes that are all empty: one cell, the traits themselves.
    public init() {}

    /// How many cells the axes span.
    public var cellCount: Int {
        [
            transcriptWidths.count, transcriptHeights.count, locales.count, preferredContentSizeCategories.count,
            userInterfaceStyles.count, layoutDirections.count, legibilityWeights.count, accessibilityContrasts.count,
            userInterfaceIdioms.count,
            displayScales.count,
        ].reduce(1) { $0.multipliedReportingOverflow(by: max(1, $1)).partialValue }
    }

    /// Every combination, each trait without an axis taken from `base`, but for the size of a transcript on another
    /// kind of device, as in `TraitCollection.moved(to:keepsWidth:keepsHeight:)`. The last axis turns fastest.
    public func cells(over base: TraitCollection) -> [TraitCollection] {
        var cells = [base]
        Self.spread(&cells, over: transcriptWidths, \.transcriptWidth)
        Self.spread(&cells, over: transcriptHeights, \.transcriptHeight)
        Self.spread(&cells, over: locales, \.locale)
        Self.spread(&cells, over: preferredContentSizeCategories, \.preferredContentSizeCategory)
        Self.spread(&cells, over: userInterfaceStyles, \.userInterfaceStyle)
        Self.spread(&cells, over: layoutDirections, \.explicitLayoutDirection)
        Self.spread(&cells, over: legibilityWeights, \.legibilityWeight)
        Self.spread(&cells, over: accessibilityContrasts, \.accessibilityContrast)
        if !userInterfaceIdioms.isEmpty {
            cells = cells.flatMap { cell in
                userInterfaceIdioms.map {
                    cell.moved(
                        to: $0, keepsWidth: !transcriptWidths.isEmpty, keepsHeight: !transcriptHeights.isEmpty)
                }
            }
        }
        Self.spread(&cells, over: displayScales, \.displayScale)
        return cells
    }

    private static func spread<Value>(
        _ cells: inout [TraitCollection], over values: [Value], _ trait: WritableKeyPath<TraitCollection, Value>
    ) {
        guard !values.isEmpty else { return }
        cells = cells.flatMap { cell in
            values.map { value in
                var changed = cell
                changed[keyPath: trait] = value
                return changed
            }
        }
    }

    private static func spread<Value>(
        _ cells: inout [TraitCollection], over values: [Value], _ trait: WritableKeyPath<TraitCollection, Value?>
    ) {
        spread(&cells, over: values.map(Optional.some), trait)
    }
}
