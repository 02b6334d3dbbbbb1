import Support

extension ContentVariable {
    /// Reads what a command line varies: `name=Bo,Maximiliane`, `people={counts: all}`, or a name alone for the values that
    /// the scene lists. One of these alone can be given as cells name it, such as `name=longest 20`.
    /// - Parameter scenes: those that may list its values.
    /// - Throws: ``SceneError`` for what cannot be read.
    package init(option text: String, in scenes: [BalloonScene]) throws {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let name = String(parts[0].drop { $0 == "$" })
        guard parts.count == 2 else {
            guard let declared = scenes.lazy.flatMap(\.vary).first(where: { $0.name == name }) else {
                throw SceneError(
                    file: Self.option, place: nil, kind: .unknownName, message: "no scene varies \(name)",
                    fix: "write its values, as \(name)=Bo,Maximiliane")
            }
            self = declared
            return
        }
        let listed = scenes.lazy.flatMap(\.vary).filter { $0.name == name }.flatMap(\.declared)
        if let value = listed.first(where: { $0.label == parts[1] }), value != .counts {
            self.init(name: name, values: [value])
            return
        }
        // A list with commas, as other axes are given; anything else is written as in a scene.
        let isPlain = parts[1].first.map { !"[{\"'".contains($0) } ?? true
        let values = isPlain ? "[\(parts[1])]" : parts[1]
        let variable = try SceneFile.read("\(name): \(values)", file: Self.option) { root in
            let parser = SceneParser(file: Self.option)
            return try parser.errors.finish {
                try parser.vary(SceneValue(node: root, path: "vary", errors: parser.errors)).first
            }
        }
        self = variable ?? ContentVariable(name: name, values: [])
    }

    private static let option = "--vary"
}
