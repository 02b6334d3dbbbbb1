import Scenes

extension HostScenario {
    /// Reads a scenario file: JSON when its name ends in `.json`, YAML otherwise.
    /// - Parameter path: the path of the file; pictures are found relative to its folder.
    /// - Throws: ``SceneError`` with file, line, column and the fix.
    package init(contentsOf path: String) throws {
        self = try HostScenario(text: SceneFile.text(at: path), file: path)
    }

    /// Reads a scenario from text.
    /// - Parameters:
    ///   - text: YAML, or JSON when the name of `file` ends in `.json`.
    ///   - file: a path; names the scenario and its errors. The file itself is not read.
    /// - Throws: ``SceneError`` with file, line, column and the fix.
    package init(text: String, file: String) throws {
        self = try SceneFile.read(text, file: file) { root in
            try ScenarioParser(scene: SceneParser(file: file, leavesRulesToMessages: true)).scenario(root)
        }
    }
}
