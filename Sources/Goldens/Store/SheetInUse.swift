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
    /// - Throws: when a file of the store cannot be read.
    package func sheetsInUse(plan: GoldenPlan) throws -> [SheetInUse] {
        let scenes = Dictionary(grouping: plan.cells.filter { !$0.isOnSheet }, by: \.scene)
        return try scenesWithSheet().compactMap { scene in
            // A sheet that cannot be read shows nothing.
            guard let cells = scenes[scene], let sheet = (try? sheet(ofScene: scene)) ?? nil else { return nil }
            let count = try cells.count { cell in
                try sheet.places[cell.name] != nil && files(of: cell).form == .hash
            }
            guard count > 0 else { return nil }
            return SheetInUse(file: GoldenSheet.file(ofScene: scene), source: cells[0].source, cellCount: count)
        }
    }
}
