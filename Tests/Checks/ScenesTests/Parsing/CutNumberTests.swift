import Testing

@testable import Scenes

/// A number that a comma in braces cuts in two.
struct CutNumberTests {
    private func cut(_ text: String) throws -> CutNumber? {
        guard case .mapping(let entries) = try SceneFile.tree(of: text, file: "a.yaml").root.value, entries.count == 2
        else {
            Issue.record("not two entries")
            return nil
        }
        return CutNumber(entries[0], entries[1])
    }

    @Test(arguments: [
        ("{price: ¥19,240}", "price: \"¥19,240\""), ("{price: 19,240}", "price: \"19,240\""),
        ("{a: about 1,000 km}", "a: \"about 1,000 km\""), ("{a: 1.5,2}", "a: \"1.5,2\""),
        ("{a: x1,2y}", "a: \"x1,2y\""),
    ]) func aNumberIsCut(_ text: String, _ mended: String) throws {
        #expect(try cut(text)?.fix.contains(mended) == true)
    }

    /// A word behind the comma, one before it, a value, and a key in a line of its own.
    @Test(arguments: [
        "{price: ¥19, yen}", "{price: yen,240}", "{price: ¥19,240: a}", "price: ¥19\n240:\n", "{price: ¥19,\n 240}",
        "{price: [19],240}", "{price: true,240}", "price: \"¥19\"\n240: # a remark\n",
    ]) func otherKeysAreNone(_ text: String) throws { #expect(try cut(text) == nil) }

    /// Sixty bytes are repeated in advice, and no more.
    @Test(arguments: [(60, true), (61, false)]) func longTextsAreNotRepeated(_ count: Int, _ isCut: Bool) throws {
        let digits = String(repeating: "1", count: count)
        #expect(try (cut("{a: x\(digits.dropLast()),2}") != nil) == isCut)
        #expect(try (cut("{a: 1,\(digits)}") != nil) == isCut)
    }
}
