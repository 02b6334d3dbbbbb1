import Foundation
import Lint
import Support
import Sweeps
import Typesetting

extension EarlierSweep {
    /// The maximum size of a table: a million cells in many languages.
    private static let maximumTableSize = 2 << 30

    /// The sweep that a path names: the table of an earlier run, the folder that contains it, or the scenes of another
    /// revision, which are swept over the same axes.
    /// - Throws: errors of reading, and ``EarlierSweepError`` for a file that is not a table.
    init(at path: String, axes: AxisOptions, vary: VaryOptions, fonts: FontCascade, jobs: Int) throws {
        let inside = (path as NSString).appendingPathComponent("sweep.json")
        let table = FileManager.default.fileExists(atPath: inside) ? inside : path
        if (table as NSString).pathExtension == "json",
            let bytes = try AtomicFile.read(table, limit: Self.maximumTableSize),
            Self.isTable(bytes)
        {
            try self.init(json: bytes, file: table)
            return
        }
        let read = try SceneFiles.readable([path])
        guard read.unreadable.isEmpty else { throw read.errors }
        let scenes = try vary.applied(to: SceneNames.distinct(read.scenes))
        self.init(
            try scenes.map { scene in
                var planned = scene.sweep
                try planned.replace(
                    axes.texts, languages: scene.languages, idiom: scene.traits.userInterfaceIdiom)
                try planned.vary(scene)
                return try SceneSweep(of: scene, axes: planned, fonts: fonts, workerCount: jobs)
            }, of: scenes)
    }
}
