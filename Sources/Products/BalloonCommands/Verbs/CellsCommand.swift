import ArgumentParser
import Goldens
import Scenes
import Support
import Sweeps
import ViewLayout

struct CellsCommand: ParsableCommand, PrintsJSON {
    static let configuration = CommandConfiguration(
        commandName: "cells",
        abstract: "Lists the goldens that scenes declare and draws nothing; use it before you record many.",
        discussion: """
            With goldens: {cover: pairs} a scene has only as many cells as are needed for every two values of two axes to \
            meet.
            """)

    @Argument(help: "Scene files, or folders of them.", completion: .scenes)
    var scenes: [String]

    @Flag(help: "Prints JSON.")
    var json = false

    var printsJSON: Bool { json }

    func run() throws {
        let listed = try SceneFiles.scenes(scenes).map(DeclaredCells.init)
        guard !listed.isEmpty else { throw CommandError.noScenes }
        if json { return try JSONOutput.write(["scenes": listed], as: .cells) }
        for scene in listed {
            try StandardOutput.write(line: scene.summary)
            for cell in scene.cells { try StandardOutput.write(line: "  \(cell)") }
        }
    }
}

/// The goldens that a scene declares.
private struct DeclaredCells: Encodable {
    let scene, source: String
    let cells: [String]
    /// The number of cells that all combinations would have.
    let combinations: Int
    /// The number of pairs of values.
    let pairCount: Int

    /// The number of pairs of values that occur in a cell.
    private let coveredPairCount: Int

    private enum CodingKeys: String, CodingKey { case scene, source, cells, combinations, pairCount }

    init(_ scene: BalloonScene) throws {
        self.scene = scene.name
        source = scene.file
        let goldens = try scene.declaredGoldens()
        cells = goldens.map(\.cell.name)
        let counts = scene.goldens.traits.map { scene.goldens[$0].count }
        combinations = counts.reduce(1, *)
        pairCount = PairCover.pairs(of: counts).count
        coveredPairCount =
            Set(
                goldens.flatMap { golden in
                    let values = golden.cell.axes.map { "\($0.name)=\($0.value)" }
                    return values.indices.flatMap { first in
                        values.indices.dropFirst(first + 1).map { [values[first], values[$0]] }
                    }
                }
            ).count
    }

    var summary: String {
        let count = Counted.text(cells.count, "golden")
        let of = cells.count == combinations ? "" : " of \(combinations) combinations"
        return "\(scene): \(count)\(of)"
            + (pairCount > 0 ? ", with \(coveredPairCount) of \(pairCount) pairs of values" : "")
    }
}
