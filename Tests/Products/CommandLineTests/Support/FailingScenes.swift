import BuiltProgram
import Foundation
import Testing

/// A folder of two scenes with recorded goldens, which can be made to fail.
enum FailingScenes {
    /// The scene `dinner` has four cells, and `hello` has one.
    static func recorded() throws -> Scratch {
        let scratch = try Scratch()
        try scratch.write(
            Scenes.captions(caption: "Dinner at seven?", subcaption: "Ferry Building")
                + "\ngoldens: {transcriptWidths: [320, 402], userInterfaceStyles: [light, dark]}\n",
            to: "scenes/dinner.yaml")
        try scratch.write(Scenes.captions(caption: "Hello"), to: "scenes/hello.yaml")
        let run = try scratch.balloon("record", "scenes")
        try #require(run.status == 0, "\(run.output)\(run.errors)")
        return scratch
    }

    /// The names of the cells.
    static let dinners = ["dinner@w320_dark", "dinner@w320_light", "dinner@w402_dark", "dinner@w402_light"]

    /// Every cell of both scenes fails. Each scene has a cause of its own.
    static func failing() throws -> Scratch {
        let scratch = try recorded()
        try scratch.replace("Ferry Building", by: "Pier 39", in: "scenes/dinner.yaml")
        try scratch.replace("Hello", by: "Goodbye", in: "scenes/hello.yaml")
        let run = try scratch.balloon("verify", "scenes")
        try #require(run.status == 1, "\(run.output)\(run.errors)")
        return scratch
    }
}

extension Scratch {
    /// Edits a text file.
    func replace(_ text: String, by other: String, in file: String) throws {
        let old = String(decoding: try data(file), as: UTF8.self)
        try #require(old.contains(text))
        try write(old.replacing(text, with: other), to: file)
    }

    /// The names of the cells that are pending.
    func pendingCells() throws -> [String] {
        let run = try balloon("list", "--failing", "--json")
        return try run.rows("cells").compactMap { $0["name"] as? String }
    }
}
