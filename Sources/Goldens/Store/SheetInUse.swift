/// A sheet that its scene no longer asks for, and that alone has the pictures of some goldens.
package struct SheetInUse: Sendable, Encodable {
    /// The name of the sheet's file.
    package let file: String
    /// The file of the scene.
    package let source: String
    /// How many goldens have their pictures on the sheet alone. Recording them makes their pictures files again.
    package let cellCount: Int
}

extension GoldenStore {
    /// The sheets that no scene of a plan asks for, and that must not go before their goldens are recorded.
    /// - Throws: when a file of the store cannot be read; ``GoldenError/unreadable(_:)`` for a sheet that may be a good one,
    ///   such as one that Git LFS has not fetched.
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
