import Foundation
import ViewLayout

/// Where the cells of a sweep stand on a contact sheet: width and appearance side by side, everything else below each
/// other.
struct SheetGrid {
    /// The words over the columns and beside the rows.
    let columnLabels, rowLabels: [String]
    /// The index of the cell in each row and column; nil where a sweep has none.
    let cells: [[Int?]]

    init(_ viewers: [TraitCollection]) {
        var columns = Labels()
        var rows = Labels()
        let places = viewers.map { viewer in
            (row: rows.index(of: Self.rowLabel(viewer)), column: columns.index(of: Self.columnLabel(viewer)))
        }
        var cells = [[Int?]](
            repeating: [Int?](repeating: nil, count: columns.labels.count), count: rows.labels.count)
        for (index, place) in places.enumerated() { cells[place.row][place.column] = index }
        self.cells = cells
        columnLabels = columns.labels
        rowLabels = rows.labels
    }

    private static func columnLabel(_ traits: TraitCollection) -> String {
        "\(ShortDecimal.text(Double(traits.transcriptWidth))) \(traits.userInterfaceStyle.rawValue)"
    }

    /// Locale and text size always; what is unusual besides.
    private static func rowLabel(_ traits: TraitCollection) -> String {
        var words = [traits.locale, traits.preferredContentSizeCategory.shortName]
        if let direction = traits.explicitLayoutDirection { words.append(direction == .rightToLeft ? "rtl" : "ltr") }
        if traits.legibilityWeight == .bold { words.append("bold") }
        if traits.accessibilityContrast == .high { words.append("contrast") }
        if traits.userInterfaceIdiom != .phone { words.append(traits.userInterfaceIdiom.rawValue) }
        return words.joined(separator: " ") + " \(traits.displayScale)x"
    }

    /// Labels in the order in which they first come.
    private struct Labels {
        private(set) var labels: [String] = []
        private var indices: [String: Int] = [:]

        mutating func index(of label: String) -> Int {
            if let index = indices[label] { return index }
            indices[label] = labels.count
            labels.append(label)
            return labels.count - 1
        }
    }
}
