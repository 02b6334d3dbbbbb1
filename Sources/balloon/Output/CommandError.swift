/// An error of usage or input, in one line.
struct CommandError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}

/// Something that the machine lacks, in one line.
struct EnvironmentError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}

/// The arguments name no scene: an empty folder.
struct NoScenesError: Error, CustomStringConvertible {
    var description: String {
        "nothing to do: the folder holds no scene (.yaml, .yml or .json); a file with steps is a scenario, for balloon host"
    }
}
