import Foundation
import TestSupport
import Testing

/// The session of Documentation/Reviewing.md, run as it stands: 200 cells fail for two causes, one is accepted, one is
/// rejected, and the result is committed. `make readme` writes what the commands print.
struct ReviewingPageTests {
    private static let path = Readme.root.appendingPathComponent("Documentation/Reviewing.md")

    @Test func theSessionRunsAsItStands() throws {
        let page = Readme(text: try String(contentsOf: Self.path, encoding: .utf8))
        let scratch = try ReadmeScratch(copying: [])
        defer { scratch.remove() }
        let scenes = page.blocks(language: "yaml")
        try #require(scenes.count == 2)
        let folder = scratch.folder.appendingPathComponent("scenes")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, lines) in zip(["invitation", "order"], scenes) {
            try Data((lines.joined(separator: "\n") + "\n").utf8)
                .write(to: folder.appendingPathComponent("\(name).yaml"))
        }
        let start = [
            "git init --quiet", "git config user.name Reviewer", "git config user.email reviewer@example.com",
            "balloon record scenes", "git add scenes Goldens", "git commit --quiet --message Goldens",
            // What continuous integration asks first of a project such as this one.
            "balloon lint scenes --strict > lint.txt && rm lint.txt && echo clean",
        ].map { Readme.Command(line: $0, output: []) }
        let setup = try scratch.outputs(of: start)
        try #require(setup[3] == ["200 goldens: 200 recorded"] && setup[5].isEmpty && setup[6] == ["clean"], "\(setup)")

        try #require(page.consoles.count == 3 && page.consoles[1].count <= 6)
        let consoles = try page.consolesReplayed(in: scratch)
        if Rewriting.readme.isAsked {
            try Data(page.replacingConsoles(with: consoles).utf8).write(to: Self.path, options: .atomic)
        } else {
            #expect(
                consoles == page.consoles, "the session goes otherwise now; run make readme and read the difference")
        }

        let verify = try #require(consoles[1].first?.output)
        #expect(verify.last == "200 goldens: 200 different")
        #expect(verify.count { $0.hasPrefix("cause ") } == 2)
        let end = try scratch.outputs(
            of: [
                "git log --format=%s", "git show --name-only --format= HEAD | grep -c 'invitation@.*layout'",
                "git show --name-only --format= HEAD | grep -c order@", "git status --short",
            ].map { Readme.Command(line: $0, output: []) })
        #expect(end[0] == ["Dinner is at 8", "Goldens"])
        #expect(end[1] == ["100"] && end[2] == ["0"])
        // Candidates are never in the way of a commit, and the order is as it was.
        #expect(end[3].isEmpty, "\(end[3])")
        #expect(consoles[2].last?.output == ["200 goldens: 200 equal"])
    }
}
