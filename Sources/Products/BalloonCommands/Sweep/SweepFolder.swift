import Drawing
import Foundation
import Goldens
import Lint
import Scenes
import Support
import Sweeps
import Typesetting
import ViewLayout

/// The folder that a sweep writes to.
struct SweepFolder {
    let path: String
    /// How many threads draw contact sheets.
    var jobs = 1

    /// The path of the journal of a sweep, or of a part of it.
    func journal(of part: Shard?) -> String {
        file(part.map { "sweep-\($0.number)-of-\($0.count).jsonl" } ?? "sweep.jsonl")
    }

    /// Writes the tables.
    func write(_ table: SweepTable) throws {
        try AtomicFile.write(to: file(Self.csv)) { write in try table.writeCSV(write) }
        try AtomicFile.write(to: file(Self.json)) { write in try table.writeJSON(write) }
    }

    /// Writes the pages of a contact sheet for each scene, and the page that shows everything.
    /// - Parameters:
    ///   - scenes: each scene with its sweep, its problems, and the changes since an earlier sweep.
    ///   - earlier: the earlier sweep; nil for none.
    ///   - unreadable: the files that cannot be read.
    /// - Returns: a sentence for each scene that is not shown completely.
    func writePictures(
        _ scenes: [(scene: BalloonScene, sweep: SceneSweep, lint: SceneLint, changes: SweepChanges?)],
        since earlier: EarlierSweep?, unreadable: [(sweep: SceneSweep, lint: SceneLint)], fonts: FontCascade
    ) throws -> [String] {
        var leftOut: [String] = []
        var shown: [SweepPage.Scene] = []
        for (scene, sweep, lint, changes) in scenes {
            var pages: [SweepPage.Link] = []
            let rest = try ProgressLine.during(sweep.scene) { progress in
                try ContactSheet.draw(sweep, of: scene, fonts: fonts, workerCount: jobs, progress: progress) {
                    page in
                    let name = Self.nameOfPage(pages.count, of: sweep.scene)
                    pages.append(SweepPage.Link(name))
                    try AtomicFile.write(PNGEncoder.encode(page), to: file(name))
                }
            }
            try removePages(from: pages.count, of: sweep.scene)
            let before = earlier?.drawnScene(changes?.earlierScene ?? sweep.scene)
            let compared = try writeComparison(changes, from: before, to: scene, fonts: fonts)
            shown.append(
                SweepPage.Scene(sweep, lint, of: scene, changes: changes, links: (compared.map { [$0] } ?? []) + pages))
            if rest > 0 {
                leftOut.append(
                    "\(sweep.scene): the contact sheet shows the worst \(ContactSheet.maximumCellCount) of "
                        + "\(ContactSheet.maximumCellCount + rest) intervals of widths")
            }
        }
        shown += unreadable.map { SweepPage.Scene($0.sweep, $0.lint, of: nil) }
        let tables = [Self.csv, Self.json].map(SweepPage.Link.init)
        try SweepPage(of: "sweep", links: tables, fonts: fonts, workerCount: jobs).write(shown, to: file("sweep.html"))
        return leftOut
    }

    /// Writes a picture of the changes, before and after. Removes the picture of an earlier comparison where there are
    /// none.
    private func writeComparison(
        _ changes: SweepChanges?, from earlier: BalloonScene?, to scene: BalloonScene, fonts: FontCascade
    ) throws -> SweepPage.Link? {
        let name = scene.name + ".changes.png"
        guard let changes, let earlier,
            let picture = try ChangeSheet.draw(changes, from: earlier, to: scene, fonts: fonts)
        else {
            if FileManager.default.fileExists(atPath: file(name)) {
                try FileManager.default.removeItem(atPath: file(name))
            }
            return nil
        }
        try AtomicFile.write(PNGEncoder.encode(picture), to: file(name))
        return SweepPage.Link(name)
    }

    private static let csv = "sweep.csv"
    private static let json = "sweep.json"

    /// Removes pages of an earlier sweep that had more pages.
    private func removePages(from count: Int, of scene: String) throws {
        var index = max(count, 1)
        while FileManager.default.fileExists(atPath: file(Self.nameOfPage(index, of: scene))) {
            try FileManager.default.removeItem(atPath: file(Self.nameOfPage(index, of: scene)))
            index += 1
        }
    }

    /// - Throws: ``CommandError`` for a scene whose sheet would have the same name as a further page of another scene.
    static func refuseNamesOfPages(_ names: [String]) throws {
        for name in names {
            let parts = name.lowercased().components(separatedBy: ".page-")
            guard parts.count > 1, Int(parts[parts.count - 1]) != nil,
                names.contains(where: { $0.lowercased() == parts.dropLast().joined(separator: ".page-") })
            else { continue }
            throw CommandError("\(name).png would be a page of another scene's contact sheet; rename one of the scenes")
        }
        for name in names where names.contains(where: { $0.lowercased() + ".changes" == name.lowercased() }) {
            throw CommandError("\(name).png would be a picture of another scene's changes; rename one of the scenes")
        }
    }

    private static func nameOfPage(_ index: Int, of scene: String) -> String {
        scene + (index == 0 ? "" : ".page-\(index + 1)") + ".png"
    }

    private func file(_ name: String) -> String { (path as NSString).appendingPathComponent(name) }
}
