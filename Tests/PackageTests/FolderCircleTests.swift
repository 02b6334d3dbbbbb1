import Foundation
import Testing

/// The folders of a target form no circle: whoever changes one knows which others can feel it.
struct FolderCircleTests {
    private static let targets = Set(((try? SourceTree.sources.get()) ?? []).map(\.target)).sorted()

    @Test(arguments: targets) func foldersOfATargetFormNoCircle(target: String) throws {
        let sources = try SourceTree.sources(of: target).map { FolderGraph.Source(folder: $0.folder, text: $0.text) }
        let circles = FolderGraph(sources).circles
        #expect(circles.isEmpty, "\(target)")
    }

    /// A circle of three folders is found, with the names that make it.
    @Test func aPlantedCircleIsFound() {
        let graph = FolderGraph([
            .init(folder: "Clay", text: "struct Brick { let wall: Wall }"),
            .init(folder: "Walls", text: "package final class Wall { var text: String { \"\\(House.self) { Roof\" } }"),
            .init(folder: "Houses", text: "#if os(Linux)\n    enum House { case of(Brick) }\n#endif"),
            .init(folder: "Roofs", text: "struct Roof { let house: House }"),
        ])
        #expect(graph.circles == [["Clay → Walls: Wall", "Houses → Clay: Brick", "Walls → Houses: House"]])
    }

    /// What stands in comments and strings, a member's name, and a name of the folder's own lead nowhere.
    @Test func whatIsNoUseOfATypeIsNoEdge() {
        let graph = FolderGraph([
            .init(
                folder: "Clay",
                text: ###"""
                    // Wall
                    /* Wall /* Wall */ Wall */
                    struct Brick { let text = "Wall \"Wall", raw = #"Wall \(Wall) "Wall"#, other = Other.Wall.self }
                    private struct Tile {}
                    let long = """
                        Wall "Wall" \#("Wall")
                        """
                    """###),
            .init(folder: "Walls", text: "struct Wall { let brick: Brick }\nprivate struct Tile {}"),
            .init(folder: "Roofs", text: "struct Tile {}\nstruct Roof { let tile: Tile, wall: Wall }"),
        ])
        #expect(graph.circles.isEmpty)
        #expect(
            SwiftWords.tokens(of: "a/*b*/ { .`c` }") == [
                .word("a", isMember: false), .open, .word("c", isMember: true), .close,
            ])
    }
}
