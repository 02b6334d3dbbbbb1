import ArgumentParser

/// What is made of a finished sweep, in addition to its tables.
struct SweepResultOptions: ParsableArguments {
    @Option(help: "A .png or .svg file for the map of one scene: its worst findings over widths and text sizes.")
    var map: String?

    @Option(
        help: ArgumentHelp(
            "What changed since another revision: its scenes, or the folder or the sweep.json of its sweep.",
            valueName: "old"))
    var compare: String?

    @OptionGroup var gate: StrictOptions

    /// Whether neither a map nor a comparison is requested.
    var isPlain: Bool { map == nil && compare == nil }

    func validate() throws {
        if let map, ChartFile(map) == nil {
            throw ValidationError("--map \(map) ends neither in .png nor in .svg; give it one of these endings")
        }
    }

    /// Throws where a map of several scenes is requested.
    func refuseMap(ofSceneCount count: Int) throws {
        guard map == nil || count == 1 else { throw CommandError("--map draws one scene; name one") }
    }
}
