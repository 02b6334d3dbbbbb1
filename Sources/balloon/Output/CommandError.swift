/// An error of usage or input, in one line.
struct CommandError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}

/// A golden, a candidate or a commit that does not exist, in one line.
struct NotThereError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}

/// Something that the machine lacks, in one line.
struct EnvironmentError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}

/// The arguments contain no scene or scenario, as an empty folder does.
struct NoScenesError: Error, CustomStringConvertible {
    /// What was searched.
    var content = SceneFiles.Content.scene

    var description: String {
        switch content {
        case .scene:
            "nothing to do: the folder holds no scene (.yaml, .yml or .json); a file with steps is a scenario, for balloon host"
        case .scenario:
            "nothing to do: the folder holds no scenario, which is a .yaml, .yml or .json file with steps"
        }
    }
}
