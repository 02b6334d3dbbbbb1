import Foundation
import TestSupport
import Testing

/// The tutorial of Documentation/FirstGolden.md, run as it stands in an empty folder. `make readme` writes what the
/// commands print.
struct FirstGoldenPageTests {
    private static let path = Readme.root.appendingPathComponent("Documentation/FirstGolden.md")

    @Test func theTutorialRunsAsItStands() throws {
        let page = Readme(text: try String(contentsOf: Self.path, encoding: .utf8))
        let scratch = try ReadmeScratch(copying: [])
        defer { scratch.remove() }
        let consoles = try page.consolesReplayed(in: scratch)
        if Rewriting.readme.isAsked {
            try Data(page.replacingConsoles(with: consoles).utf8).write(to: Self.path, options: .atomic)
        } else {
            #expect(consoles == page.consoles, "run make readme and read the difference")
        }

        let outputs = Dictionary(grouping: consoles.joined(), by: \.line).mapValues { $0.map(\.output) }
        let verified = try #require(outputs["balloon verify dinner.yaml"])
        #expect(verified.first == ["2 goldens: 2 equal"] && outputs["echo $?"] == [["0"]])
        #expect(
            verified[1].first?.hasPrefix("cause 1 of 1: ") == true
                && verified[1].first?.hasSuffix("  (2 cells)") == true)
        #expect(verified[1].last == "2 goldens: 2 different")
        #expect(verified.last?.last?.hasSuffix("2 equal") == true || verified.last?.last?.contains("cached") == true)
        let files = try FileManager.default.contentsOfDirectory(
            atPath: scratch.folder.appendingPathComponent("Goldens").path)
        #expect(files.count == 4)
    }
}
