/// A sheet that its scene no longer requests, but that has the only pictures of some goldens.
package struct SheetInUse: Sendable, Encodable {
    /// The name of the sheet's file.
    package let file: String
    /// The file of the scene.
    package let source: String
    /// The number of goldens whose only pictures are on the sheet. Recording these goldens makes files of the pictures.
    package let cellCount: Int
}

extension GoldenStore {
    /// The sheets that no scene of a plan requests, but that must stay until their goldens are recorded.
    /// - Throws: when a file of the store cannot be read; ``GoldenError/unreadable(_:)`` for a file that may hide a
    ///   good sheet, such as one that Git LFS has not fetched.
    package func sheetsInUse(plan: GoldenPlan) throws -> [SheetInUse] {
        let scenes = Dictionary(grouping: plan.cells.filter { !$0.isOnSheet }, by: \.scene)
        return try scenesWithSheet().compactMap { scene in
            guard let cells = scenes[scene], let sheet = try sheetToReplace(ofScene: scene) else { return nil }
            let count = try cells.count { cell in
                try files(of: cell).keptHash.map { sheet.shows(cell.name, pixelHash: $0) } ?? false
            }
            guard count > 0 else { return nil }
            return SheetInUse(file: GoldenSheet.file(ofScene: scene), source: cells[0].source, cellCount: count)
        }
    }
}
