import ArgumentParser
import Goldens
import Support
import Sweeps

struct PruneCommand: ParsableCommand, PrintsJSON {
    static let configuration = CommandConfiguration(
        commandName: "prune",
        abstract: "Removes goldens that no scene declares; use it after a scene or an axis is gone.",
        discussion: """
            With a folder of scenes, every golden that no scene of the project declares; with files, only goldens of these \
            scenes. What scenes elsewhere declare, below the working directory or beside the folder of goldens, stays. Nothing is drawn. Goldens of tests are kept in folders of their own, which this never looks into.
            """)

    @Argument(help: "Scene files, or folders of them.", completion: .scenes)
    var scenes: [String]

    @OptionGroup var goldens: GoldenOptions

    @Flag(name: .customLong("dry-run"), help: "Names the files and removes none.")
    var isDryRun = false

    @Flag(help: "Removes under continuous integration too, where nobody reviews it.")
    var force = false

    @Flag(help: "Prints JSON.")
    var json = false

    var printsJSON: Bool { json }

    func run() throws {
        if !isDryRun { try GoldenChangeGuard.require(unless: force) }
        let scenes = try SceneFiles.scenes(self.scenes)
        // With an empty folder of scenes, each golden would be stale.
        guard !scenes.isEmpty else { throw CommandError.noScenes }
        let plan = try GoldenPlan(try scenes.flatMap { try $0.declaredGoldens() }.map(\.cell))
        let place = GoldenPlace(options: goldens)
        let names = Set(scenes.map(\.name))
        let scope = try place.scope(of: self.scenes, scenes: names)
        let stale = try goldens.store.staleFiles(plan: plan, scope: scope)
        if !isDryRun {
            for file in stale { try AtomicFile.remove(goldens.store.path(of: file)) }
            AtomicFile.removeAbandoned(in: goldens.folder)
        }
        if let hint = place.hint(scenes: names), !json { StandardError.write("note: " + hint) }
        if json {
            return try JSONOutput.write(Answer(files: stale, isDryRun: isDryRun), as: .pruned)
        }
        for file in stale { try StandardOutput.write(line: "\(goldens.folder)/\(file)") }
        let files = Counted.text(stale.count, "stale file")
        try StandardOutput.write(line: isDryRun ? "\(files) would be removed" : "\(files) removed")
        if case .besides(let others) = scope, !others.isEmpty {
            let elsewhere = place.files(ofScenes: Set(others.keys)).values.flatMap { $0 }.sorted()
            try StandardOutput.write(
                line: "goldens of \(elsewhere.count == 1 ? "a scene" : "\(elsewhere.count) scenes") elsewhere stay: "
                    + elsewhere.prefix(Self.namedFiles).joined(separator: ", ")
                    + (elsewhere.count > Self.namedFiles ? " and others" : ""))
        }
    }

    private static let namedFiles = 6

    private struct Answer: Encodable {
        let files: [String]
        let isDryRun: Bool
    }
}
