import Foundation
import Testing

/// Row 1 of golden testing: what each mode does with a golden in each state, with and without continuous integration, in
/// Swift Testing and in XCTest. `GoldenVerbStatesTests` is the same for the command line.
@Suite(.enabled(if: AppTests.areOneProgram)) struct RecordModeTableTests {
    private static let states = ["absent", "equal", "different", "corrupt"]

    /// The names of the goldens' tests in both frameworks.
    private static let tests = [
        "RecordModes/golden": "RecordModes.golden", "XCTestModes/testGolden": "XCTestModes.testGolden",
    ]

    /// The states whose golden a run writes. Only what is equal passes, whatever the mode.
    private static func written(_ mode: String?, isAttended: Bool) -> [String] {
        switch mode ?? (isAttended ? "missing" : "never") {
        case "all", "failed": ["absent", "different", "corrupt"]
        case "missing": ["absent"]
        default: []
        }
    }

    /// A folder with the goldens of one test in each state.
    private static func folder(_ test: String, _ name: String) throws -> AppTests {
        let tests = try AppTests()
        let goldens = tests.goldens
        _ = try tests.test(test, caption: "Lunch", mode: "all")
        func file(_ state: String, _ kind: String) -> URL { goldens.appendingPathComponent("\(name).\(state).\(kind)") }
        let lunch = try ["png", "layout"].map { try Data(contentsOf: file("different", $0)) }
        _ = try tests.test(test, caption: "Dinner", mode: "all")
        for (kind, bytes) in zip(["png", "layout"], lunch) {
            try bytes.write(to: file("different", kind))
            try FileManager.default.removeItem(at: file("absent", kind))
        }
        try Data("Dinner\n".utf8).write(to: file("corrupt", "layout"))
        return tests
    }

    private static func contents(of tests: AppTests) throws -> [String: Data] {
        let names = try FileManager.default.contentsOfDirectory(atPath: tests.goldens.path)
        return try Dictionary(
            uniqueKeysWithValues: names.map { ($0, try Data(contentsOf: tests.goldens.appendingPathComponent($0))) })
    }

    @Test(arguments: ["RecordModes/golden", "XCTestModes/testGolden"])
    func everyModeInEveryState(_ test: String) throws {
        let name = try #require(Self.tests[test])
        let tests = try Self.folder(test, name)
        let before = try Self.contents(of: tests)
        #expect(before.count == 6)
        for (mode, isAttended) in [nil, "all", "failed", "missing", "never"].flatMap({ [($0, true), ($0, false)] }) {
            let run = try tests.test(test, mode: mode, isAttended: isAttended)
            let words = "\(mode ?? "no mode"), \(isAttended ? "attended" : "CI")"
            #expect(run.status != 0, "\(words)")
            #expect(!run.output.contains(": \(name).equal ("), "\(words): \(run.output)")
            for state in Self.states where state != "equal" {
                #expect(run.output.contains(": \(name).\(state) ("), "\(words): \(state)")
            }
            let after = try Self.contents(of: tests)
            let changed = Set(after.filter { before[$0.key] != $0.value }.keys.map { $0.split(separator: ".")[2] })
            #expect(changed == Set(Self.written(mode, isAttended: isAttended).map { Substring($0) }), "\(words)")
            try FileManager.default.removeItem(at: tests.goldens)
            try FileManager.default.createDirectory(at: tests.goldens, withIntermediateDirectories: true)
            for (file, bytes) in before { try bytes.write(to: tests.goldens.appendingPathComponent(file)) }
        }
    }
}
