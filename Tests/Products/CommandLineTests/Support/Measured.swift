import BuiltProgram
import Foundation
import Testing

/// The output of `measure --json`, decoded with the keys that the contract promises.
struct Measured: Decodable {
    let scene: String
    let cells: [Cell]

    struct Cell: Decodable {
        let traits: Traits
        let size: Size
        let nodes: [Node]

        func node(_ id: String) throws -> Node { try #require(nodes.first { $0.id == id }, "no node \(id)") }
    }

    struct Traits: Decodable {
        let transcriptWidth: Double
        let preferredContentSizeCategory, locale, layoutDirection, userInterfaceStyle: String
        let displayScale: Int
    }

    struct Size: Decodable {
        let width, height: Double
    }

    struct Frame: Decodable {
        let x, y, width, height: Double
    }

    struct Line: Decodable {
        let start, end: Int
        let width, baseline: Double
        let text: String
    }

    struct Node: Decodable {
        let id: String
        let frame: Frame
        let lines: [Line]
        let truncated: Bool
        let contrast: Contrast?
    }

    struct Contrast: Decodable {
        let ratio, lightness: Double
    }

    static func reading(_ run: Balloon.Run) throws -> [Measured] {
        struct Scenes: Decodable { let scenes: [Measured] }
        _ = try run.answer()
        return try JSONDecoder().decode(Scenes.self, from: Data(run.output.utf8)).scenes
    }
}

extension Scratch {
    /// Measures one scene with further arguments, and returns its only cell.
    func measure(_ scene: String, _ arguments: String...) throws -> Measured.Cell {
        let run = try Balloon.run(["measure", scene, "--json"] + arguments, in: folder)
        try #require(run.status == 0, "\(run.errors)")
        let cells = try Measured.reading(run).flatMap(\.cells)
        return try #require(cells.count == 1 ? cells.first : nil)
    }
}
