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

    /// Writes the pages of a contact sheet for each scene.
    /// - Returns: a sentence for each scene of which not everything is shown.
    func writeSheets(_ sweeps: [SceneSweep], of plans: [SweepPlan], fonts: FontCascade) throws -> [String] {
        var leftOut: [String] = []
        for (sweep, plan) in zip(sweeps, plans) {
            var bar: ProgressBar?
            let sheet = try ContactSheet(sweep, of: plan.scene, fonts: fonts, workerCount: Cores.count) { done, total in
                if bar == nil { bar = ProgressBar(sweep.scene, total: total) }
                bar?.update(done)
            }
            bar?.finish()
            for (index, page) in sheet.pages.enumerated() {
                try AtomicFile.write(
                    PNGEncoder.encode(page), to: file(Self.nameOfPage(index, of: sweep.scene)))
            }
            if sheet.leftOutCount > 0 {
                leftOut.append(
                    "\(sweep.scene): the contact sheet shows the worst \(ContactSheet.maximumCellCount) of "
                        + "\(ContactSheet.maximumCellCount + sheet.leftOutCount) intervals of widths")
            }
        }
        return leftOut
    }

    private static func nameOfPage(_ index: Int, of scene: String) -> String {
        scene + (index == 0 ? "" : ".page-\(index + 1)") + ".png"
    }

    private func file(_ name: String) -> String { (path as NSString).appendingPathComponent(name) }
}
