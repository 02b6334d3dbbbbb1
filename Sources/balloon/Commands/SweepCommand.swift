import ArgumentParser
import Balloons
import Drawing
import Foundation
import Goldens
import Support
import Sweeps
import ViewLayout

struct SweepCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sweep",
        abstract: "Measures scenes over widths, locales, text sizes and appearances, and finds what breaks.",
        discussion: """
            Writes sweep.csv and sweep.json for all scenes, and SCENE.png, a contact sheet, for each. An axis that is \
            not given is the scene's own.
            """)

    @Argument(help: "Scene files, or folders of them.")
    var scenes: [String]

    @OptionGroup var axes: AxisOptions
    @OptionGroup var fonts: FontOptions

    @Option(name: .shortAndLong, help: "The folder to write to.")
    var output: String

    func run() throws {
        let scenes = try SceneFiles.distinctScenes(scenes)
        guard !scenes.isEmpty else { throw NoScenesError() }
        let cascade = try fonts.cascade()
        let planned = try scenes.map { scene in
            var planned = scene.sweep
            try planned.replace(axes.texts)
            return (scene, planned)
        }
        // Every scene is measured and drawn before the first file is written.
        var sweeps: [SceneSweep] = []
        var sheets: [(name: String, png: [UInt8])] = []
        for (scene, axes) in planned {
            var bar = ProgressBar(scene.name, total: axes.cellCount * 2)
            let sweep = try SceneSweep(
                of: scene, axes: axes, fonts: cascade, workerCount: Cores.count, progress: { bar.update($0) })
            let sheet = try ContactSheet.draw(
                sweep, of: scene, fonts: cascade, workerCount: Cores.count,
                progress: { bar.update(axes.cellCount + $0) })
            bar.finish()
            sweeps.append(sweep)
            sheets.append((scene.name, PNGEncoder.encode(sheet)))
        }
        try write(SweepTable(sweeps), sheets)
        try StandardOutput.write(line: Self.summary(sweeps))
        try StandardOutput.write(line: "\nTables and contact sheets: \(output)")
    }

    private func write(_ table: SweepTable, _ sheets: [(name: String, png: [UInt8])]) throws {
        try AtomicFile.write(Array(table.csv().utf8), to: path("sweep.csv"))
        try AtomicFile.write(Array(table.json().utf8), to: path("sweep.json"))
        for sheet in sheets { try AtomicFile.write(sheet.png, to: path(sheet.name + ".png")) }
    }

    private func path(_ name: String) -> String { (output as NSString).appendingPathComponent(name) }

    /// One line per scene, and one line for each kind of finding.
    private static func summary(_ sweeps: [SceneSweep]) -> String {
        var table = TextTable([
            .init("scene"), .init("cells", .trailing), .init("found in", .trailing), .init("what"), .init("first at"),
        ])
        for sweep in sweeps {
            let findings = sweep.findingSummaries
            table.append([sweep.scene, "\(sweep.cells.count)", "", findings.isEmpty ? "nothing found" : "", ""])
            for summary in findings {
                let subject = summary.finding.subject
                let what = (subject.isEmpty ? "" : "\(subject): ") + summary.finding.kind.rawValue
                table.append(["", "", "\(summary.cellCount)", what, TraitText.summary(summary.first)])
            }
            for (violation, count) in firstViolations(of: sweep) {
                let what = "\(violation.invariant.rawValue): \(violation.node ?? "balloon") \(violation.problem)"
                table.append(["", "", "\(count)", what, TraitText.summary(violation.second)])
            }
        }
        return table.text
    }

    /// The first violation of every invariant at every node, with how many there are; all of them are in the tables.
    private static func firstViolations(of sweep: SceneSweep) -> [(violation: SweepViolation, count: Int)] {
        var firsts: [(violation: SweepViolation, count: Int)] = []
        for violation in sweep.violations {
            let known = firsts.firstIndex {
                $0.violation.invariant == violation.invariant && $0.violation.node == violation.node
            }
            if let known { firsts[known].count += 1 } else { firsts.append((violation, 1)) }
        }
        return firsts
    }
}
