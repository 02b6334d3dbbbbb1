/// An error of usage or input, in one line.
package struct CommandError: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }
}

/// A golden, a candidate or a commit that does not exist, in one line.
struct NotThereError: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }
}

/// Something that the machine lacks, in one line.
struct EnvironmentError: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }
}

/// The arguments contain no scene or scenario, as an empty folder does.
package struct NoScenesError: Error, CustomStringConvertible {
    /// What was searched.
    let content: SceneFiles.Content

    package init(content: SceneFiles.Content = .scene) { self.content = content }

    package var description: String {
        switch content {
        case .scene:
            "nothing to do: the folder holds no scene (.yaml, .yml or .json); a file with steps is a scenario, for balloon host"
        case .scenario:
            "nothing to do: the folder holds no scenario, which is a .yaml, .yml or .json file with steps"
        }
    }
}
