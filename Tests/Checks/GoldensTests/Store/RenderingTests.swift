import TestSupport
import Testing

@testable import Goldens

/// What keeps a picture from being a golden.
struct RenderingTests {
    private static func flaw(_ rule: String) -> GoldenFlaw { GoldenFlaw(rule: rule, subject: "caption", message: rule) }

    private static func rendering(isBlank: Bool = false, caption: String = "Dinner at noon") -> Rendering {
        let sample = Rendering.sample(caption: caption)
        return Rendering(
            picture: isBlank ? PaintedBitmap(width: 8, height: 8).bitmap : sample.picture, layout: sample.layout,
            scale: 2, flaws: [flaw("a"), flaw("b")], assumed: [flaw("c")])
    }

    /// A picture that is blank on purpose has no flaws; one that is declared blank and shows something has.
    @Test(arguments: [true, false], [true, false])
    func onlyABlankPictureIsExcused(isBlank: Bool, isDeclared: Bool) throws {
        let folder = try TemporaryFolder()
        let store = GoldenStore(root: folder.path)
        let cell = try GoldenCell.sample(blankReason: isDeclared ? "It is a test" : nil)
        let rendering = Self.rendering(isBlank: isBlank)
        let isExcused = isBlank && isDeclared
        #expect(rendering.flaws(in: cell).isEmpty == isExcused && rendering.noticed(in: cell).isEmpty == isExcused)
        let outcome = try? store.record(rendering, for: cell, engine: .sample)
        #expect(outcome == (isExcused ? GoldenStore.RecordOutcome.written : nil))
        let expected: GoldenVerdict =
            isExcused ? .equal : isBlank ? .blank(.transparent) : .flawed(rendering.flaws, nil)
        #expect(try store.verify(rendering, for: cell) == expected)
    }

    /// What a gate lets through is named, before what is only assumed.
    @Test(
        arguments: [
            (.everything, ["a", "b"], ["c"]), (.nothing, [], ["a", "b", "c"]), (FlawGate(["b"]), ["b"], ["a", "c"]),
        ] as [(FlawGate, [String], [String])]) func aGateDividesTheFlaws(
            _ gate: FlawGate, _ flaws: [String], _ noticed: [String]
        )
    {
        var rendering = Self.rendering()
        rendering.pass(gate)
        #expect(rendering.flaws.map(\.rule) == flaws && rendering.noticed.map(\.rule) == noticed)
    }

    /// Flaws are told beside the difference, and not of a golden whose file must be mended first.
    @Test func flawsAreToldBesideTheDifference() throws {
        let folder = try TemporaryFolder()
        let store = GoldenStore(root: folder.path)
        let cell = try GoldenCell.sample()
        func verdict(_ caption: String) throws -> GoldenVerdict {
            try store.verify(Self.rendering(caption: caption), for: cell)
        }
        #expect(try verdict("Dinner at noon") == .flawed(Self.rendering().flaws, nil))
        try store.record(.sample(), for: cell, engine: .sample)
        #expect(try verdict("Dinner at noon") == .flawed(Self.rendering().flaws, nil))
        guard case .flawed(let flaws, let difference?) = try verdict("Dinner at moon") else {
            Issue.record("the difference is not told")
            return
        }
        #expect(flaws.count == 2 && !difference.layout.isEmpty && difference.pixels != nil)
        try folder.write([], to: "dinner.layout")
        #expect(try verdict("Dinner at moon").exitCode == .badInput)
    }
}
