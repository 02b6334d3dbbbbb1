import BuiltProgram
import Foundation
import Testing

/// Row 1 of golden testing, as the command line has it: `record` is the mode `all`, `verify` is `never`.
struct GoldenVerbStatesTests {
    enum State: String, CaseIterable { case absent, equal, different, corrupt, conflict }

    private static func scratch(_ state: State) throws -> Scratch {
        let scratch = try Scratch()
        try scratch.write(Scenes.captions(caption: state == .different ? "Lunch" : "Dinner"), to: "dinner.yaml")
        if state != .absent { try #require(try scratch.balloon("record", "dinner.yaml").status == 0) }
        if state == .corrupt { try scratch.write("Dinner\n", to: "Goldens/dinner.layout") }
        if state == .conflict { try scratch.write("<<<<<<< HEAD\n", to: "Goldens/dinner.layout") }
        try scratch.write(Scenes.captions(caption: "Dinner"), to: "dinner.yaml")
        return scratch
    }

    /// The exit code, and whether the goldens are others afterwards.
    private static let table: [State: (record: (Int32, Bool), verify: Int32)] = [
        .absent: ((0, true), 3), .equal: ((0, false), 0), .different: ((0, true), 1), .corrupt: ((0, true), 2),
        .conflict: ((2, false), 2),
    ]

    @Test(arguments: State.allCases, [true, false]) func row1(_ state: State, _ isAttended: Bool) throws {
        let expected = try #require(Self.table[state])
        let environment: [String: String?] = isAttended ? [:] : ["CI": "true"]
        func goldens(_ scratch: Scratch) throws -> [String: Data] {
            try scratch.contents().filter { $0.key.hasPrefix("Goldens/") }
        }
        let verified = try Self.scratch(state)
        let before = try goldens(verified)
        #expect(try verified.balloon("verify", "dinner.yaml", environment: environment).status == expected.verify)
        #expect(try goldens(verified) == before)

        let run = try verified.balloon("record", "dinner.yaml", environment: environment)
        #expect(run.status == (isAttended ? expected.record.0 : 2), "\(run.output)")
        #expect(try (goldens(verified) != before) == (isAttended && expected.record.1))
    }
}
