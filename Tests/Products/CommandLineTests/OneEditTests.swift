import BuiltProgram
import Foundation
import Testing

/// One edit of a scene is told as one cause.
@Suite struct OneEditTests {
    private static let scene = """
        message:
          summaryText: {key: summary}
          url: https://example.com/crates
          layout:
            live:
              contentSize: {height: fit}
              view:
                vstack:
                  - {text: {key: title}, id: title}
                  - {text: {key: place}}
                  - {fill: "#ff0000", frame: {height: 20}}
              alternate: {caption: {key: title}}
        strings:
          en:
            summary: A crate of oranges
            title: Oranges
            place: Valle Farm
          de:
            summary: Eine Kiste Orangen
            title: Orangen
            place: Hof Valle
        goldens: {locales: [en, de]}
        """

    private static let german = """
          de:
            summary: Eine Kiste Orangen
            title: Orangen
            place: Hof Valle
        """

    @Test(arguments: [
        ("    title: Oranges\n    place: Valle Farm", "    title: Valle Farm\n    place: Oranges"),
        (german, ""), ("id: title", "id: fruit"), (", id: title", ""), ("{key: title}, id: title", "Plums, id: title"),
    ])
    func isOneCause(_ old: String, _ new: String) throws {
        let scratch = try Scratch()
        try #require(Self.scene.contains(old))
        try scratch.write(Self.scene, to: "crates.yaml")
        try #require(try scratch.balloon("record", "crates.yaml").status == 0)
        let edited = Self.scene.replacingOccurrences(of: old, with: new)
        try scratch.write(edited, to: "crates.yaml")
        let verification = try scratch.balloon("verify", "crates.yaml")
        #expect(verification.status == 1)
        #expect(verification.output.contains("cause 1 of 1: "), "\(verification.output)")
    }
}
