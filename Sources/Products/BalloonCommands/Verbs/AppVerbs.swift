import ArgumentParser

/// `balloon host`, which the second program runs.
struct HostVerb: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "host",
        abstract: "Plays scripted conversations; use it to see what Messages calls in an app, in which order.")

    @Argument(parsing: .captureForPassthrough, help: "What balloon host --help lists.")
    var arguments: [String] = []

    func run() throws { try AppProgram.run("host", arguments) }
}

/// `balloon import`, which the second program runs.
struct ImportVerb: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Makes a package for Linux of an app's Messages extension; use it to test the app's own code.")

    @Argument(parsing: .captureForPassthrough, help: "What balloon import --help lists.")
    var arguments: [String] = []

    func run() throws { try AppProgram.run("import", arguments) }
}

/// `balloon studio`, which the second program runs.
struct StudioVerb: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "studio",
        abstract: "Shows scenes in a browser while you edit them; use it to see where a balloon breaks as you drag.")

    @Argument(parsing: .captureForPassthrough, help: "What balloon studio --help lists.", completion: .scenes)
    var arguments: [String] = []

    func run() throws { try AppProgram.run("studio", arguments) }
}
