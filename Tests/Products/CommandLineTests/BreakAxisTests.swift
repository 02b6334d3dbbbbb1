import BuiltProgram
import Foundation
import Testing

/// `--widths breaks` of a sweep: each look of a scene once (row 39 of golden testing).
struct BreakAxisTests {
    @Test("The widths are those of the break table, and between two of them nothing changes")
    func widths() throws {
        let scratch = try Scratch()
        try scratch.copy("Examples")
        let scene = "Examples/group-food-order.yaml"
        let run = try scratch.balloon(
            "sweep", scene, "--widths", "breaks", "--categories", "AX1", "--locales", "en", "-o", "out")
        #expect(run.status == 0, "\(run.errors)")
        let table = try scratch.balloon("breaks", scene, "--categories", "AX1", "--locales", "en", "--json").rows()
        let intervals = (table[0]["viewers"] as? [[String: Any]] ?? []).flatMap {
            $0["intervals"] as? [[String: Any]] ?? []
        }
        let starts = intervals.compactMap { $0["from"] as? Double }
        let viewers = try Answer.rows(scratch.data("out/sweep.json")).flatMap {
            $0["viewers"] as? [[String: Any]] ?? []
        }
        let all = viewers.flatMap { $0["transcriptWidths"] as? [Double] ?? [] }
        // In light and dark.
        let widths = Set(all).sorted()
        #expect(starts.count > 2 && widths.count == starts.count, "\(widths) \(starts)")
        for (width, start) in zip(widths, starts) { #expect(width >= start && width < start + 0.001) }
    }

    @Test(
        "What cannot find them says so",
        arguments: [["lint", "a.yaml"], ["sweep", "--stdin", "-o", "-"], ["breaks", "a.yaml"]])
    func refused(_ arguments: [String]) throws {
        let scratch = try Scratch()
        try scratch.write(Scenes.captions(caption: "Hello"), to: "a.yaml")
        let run = try Balloon.run(
            arguments + ["--widths", "breaks"], in: scratch.folder, input: Data(#"{"id":1,"caption":"a"}"#.utf8))
        #expect((run.output + run.errors).contains("--widths breaks"), "\(run.output)\(run.errors)")
    }
}
