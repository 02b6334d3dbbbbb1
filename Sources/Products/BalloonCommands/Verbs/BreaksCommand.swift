import ArgumentParser
import Foundation
import Support
import Sweeps
import ViewLayout

struct BreaksCommand: ParsableCommand, PrintsJSON {
    static let configuration = CommandConfiguration(
        commandName: "breaks",
        abstract:
            "Finds the widths at which a line, an ellipsis or a finding changes; use it to see how far a layout holds.",
        discussion: """
            Prints one block per language and text size, and in it one line per interval of widths, to a 64th of a \
            point: where it begins, the height, how long the lines of each text are, and the findings. Without options \
            these are all languages of the scene, all text sizes and every width of its \
            kind of device.
            """)

    @Argument(help: "Scene files, or folders of them.", completion: .scenes)
    var scenes: [String]

    @OptionGroup var axes: AxisOptions
    @OptionGroup var vary: VaryOptions
    @OptionGroup var fonts: FontOptions
    @OptionGroup var jobs: JobOptions

    @Flag(help: "Prints JSON.")
    var json = false

    @Option(name: .shortAndLong, help: "A file to write the tables to; - or nothing for standard output.")
    var output: String?

    @Option(
        help: ArgumentHelp(
            "A .png or .svg file for the plot of one scene: the height against the width.", valueName: "file"))
    var plot: String?

    var printsJSON: Bool { json }

    func validate() throws {
        if let plot, ChartFile(plot) == nil {
            throw ValidationError("--plot \(plot) ends neither in .png nor in .svg; give it one of these endings")
        }
    }

    func run() throws {
        let read = try SceneFiles.readable(scenes)
        let scenes = try vary.applied(to: read.scenes)
        let names = try vary.names(in: scenes)
        guard !scenes.isEmpty else { throw read.errors }
        guard plot == nil || scenes.count == 1 else { throw CommandError("--plot draws one scene; name one") }
        let cascade = try fonts.cascade()
        let tables = try scenes.map { scene in
            var varied = BreakTable.axes(of: scene)
            try varied.replace(
                axes.texts, languages: scene.languages, idiom: scene.traits.userInterfaceIdiom)
            try varied.vary(scene, adding: names)
            return try ProgressLine.during(scene.name) { progress in
                try BreakTable(
                    of: scene, axes: varied, fonts: cascade, workerCount: jobs.count, progress: progress)
            }
        }
        let report = try json ? BreakTable.json(tables) : tables.map(\.text).joined(separator: "\n")
        if let output, output != "-" {
            try AtomicFile.write(Array(report.utf8), to: output)
        } else {
            try json ? StandardOutput.write(json: report) : StandardOutput.write(text: report)
        }
        if let plot = plot.flatMap(ChartFile.init) { try plot.write(BreakPlot(tables[0], fonts: cascade)) }
        read.reportErrors(unlessIn: false)
        if tables.contains(where: \.hasFailures) { throw ExitStatus.badInput }
        try read.refuseErrors()
    }
}
