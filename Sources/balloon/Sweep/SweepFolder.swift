import Balloons
import Drawing
import Foundation
import Goldens
import Support
import Sweeps

/// The folder that a sweep writes to.
struct SweepFolder {
    let path: String

    /// The journal of a sweep, or of a part of it.
    func journal(of part: Shard?) -> String {
        file(part.map { "sweep-\($0.number)-of-\($0.count).jsonl" } ?? "sweep.jsonl")
    }

    /// Writes the tables.
    func write(_ table: SweepTable) throws {
        try AtomicFile.write(to: file("sweep.csv")) { write in try table.writeCSV(write) }
        try AtomicFile.write(to: file("sweep.json")) { write in try table.writeJSON(write) }
    }

    /// Writes a contact sheet for each scene.
    /// - Returns: a sentence for each scene that has too many cells for one.
    func writeSheets(_ sweeps: [SceneSweep], of plans: [SweepPlan], fonts: FontCascade) throws -> [String] {
        var leftOut: [String] = []
        for (sweep, plan) in zip(sweeps, plans) {
            do {
                let bar = ProgressBar(sweep.scene, total: sweep.cells.count)
                let sheet = try ContactSheet.draw(
                    sweep, of: plan.scene, fonts: fonts, workerCount: Cores.count, progress: { bar.update($0) })
                bar.finish()
                try AtomicFile.write(PNGEncoder.encode(sheet), to: file(sweep.scene + ".png"))
            } catch let error as SweepAxisError {
                leftOut.append("\(sweep.scene) has no contact sheet: \(error.reason)")
            }
        }
        return leftOut
    }

    private func file(_ name: String) -> String { (path as NSString).appendingPathComponent(name) }
}
