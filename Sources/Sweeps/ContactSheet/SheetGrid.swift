import Foundation
import ViewLayout

/// Where the cells of a sweep stand on a contact sheet: width and appearance side by side, and with them, in a sheet of
/// few widths, the text size or the locale; everything else below each other.
struct SheetGrid {
    /// The words over the columns and beside the rows.
    let columnLabels, rowLabels: [String]
    /// The index of the cell in each row and column; nil where a sweep has none.
    let cells: [[Int?]]

    /// What stands side by side, besides width and appearance.
    enum Columns: CaseIterable { case none, category, locale }

    init(_ viewers: [TraitCollection], columns: Columns) {
        var columnLabels = Labels()
        var rowLabels = Labels()
        let places = viewers.map { viewer in
            var column = [TraitText.width(viewer), viewer.userInterfaceStyle.rawValue]
            var row = TraitText.unusual(viewer)
            let category = viewer.preferredContentSizeCategory.shortName
            if columns == .category { column.insert(category, at: 0) } else { row.insert(category, at: 0) }
            if columns == .locale { column.insert(viewer.locale, at: 0) } else { row.insert(viewer.locale, at: 0) }
            return (
                row: rowLabels.index(of: row.joined(separator: " ")),
                column: columnLabels.index(of: column.joined(separator: " "))
            )
        }
        var cells = [[Int?]](
            repeating: [Int?](repeating: nil, count: columnLabels.labels.count), count: rowLabels.labels.count)
        for (index, place) in places.enumerated() { cells[place.row][place.column] = index }
        self.cells = cells
        self.columnLabels = columnLabels.labels
        self.rowLabels = rowLabels.labels
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
