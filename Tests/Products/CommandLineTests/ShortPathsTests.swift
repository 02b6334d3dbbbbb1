import BuiltProgram
import Foundation
import Testing

/// Paths of one letter, which Foundation's function for the parent of a path stops at, in each place that takes a path.
struct ShortPathsTests {
    private static let commands: [(words: String, status: Int32)] = [
        ("measure a", 2), ("measure d", 0), ("measure s.yaml --fonts f", 2),
        ("render s.yaml -o r", 0), ("render d -o d", 0),
        ("lint a", 2), ("lint s.yaml --widths 320 -o l", 0),
        ("breaks s.yaml --widths 320,321 -o b", 0),
        ("sweep d --widths 320 -o w", 0), ("sweep s.yaml --widths 320 -o w --compare c", 2),
        ("sweep s.yaml --widths 320,402 -o w --shard 1/2", 0), ("merge m", 2), ("merge m -o w", 2),
        ("record d --goldens g", 0), ("record a --goldens g", 2), ("verify none --goldens g", 2),
        ("verify d --goldens .", 3), ("verify d --goldens g --output o --pending p", 3),
        ("cells d", 0), ("cells c", 2), ("prune d --goldens g", 0), ("prune d --goldens . --dry-run", 0),
        ("list --goldens g", 0), ("list --goldens .", 0), ("list --failing --pending p", 0),
        ("inspect a --goldens g --pending p", 3), ("accept a --pending p", 6), ("reject a --pending p", 6),
        ("review --pending p", 0), ("report --pending p", 0), ("report -o h", 2), ("doctor --goldens g", 0),
        ("new n", 0), ("typeset --fonts f", 2),
    ]

    @Test("Each place that takes a path takes one of one letter", arguments: commands)
    func oneLetter(_ words: String, _ status: Int32) throws {
        let scratch = try Scratch()
        let scene = Scenes.captions(caption: "Hello")
        try scratch.write(scene, to: "s.yaml")
        try scratch.write(scene, to: "d/s.yaml")
        // A run that a signal ends fails in `Balloon.run`.
        let run = try Balloon.run(words.split(separator: " ").map(String.init), in: scratch.folder)
        #expect(run.status == status, "\(words): \(run.errors)")
    }
}
