import Testing

@testable import Scenes

@Suite struct MisspelledRangeTests {
    /// The advice for a range has its smaller end first, by the numbers and not by their digits.
    @Test(arguments: ["320-1000", "1000-320", "320..1000", "1000 to 320", "320 – 1000"])
    func aRangeIsReadWithItsEndsInOrder(_ text: String) throws {
        let range = try #require(MisspelledRange(text))
        #expect(range.lower == "320" && range.upper == "1000")
    }

    /// Both numbers are there, with one of the signs of ranges between them and nothing around them.
    @Test(arguments: [
        ("1-2", true), ("1..<2", true), ("1...2", true), ("1…2", true), ("1:2", true), ("1 to 2", true), ("1", false),
        ("1-", false), ("-2", false), ("1 2", false), ("1--2", false), ("a-2", false), ("1-b", false),
        ("1-2 pt", false),
        ("x1-2", false), ("-", false), ("", false),
    ]) func aRangeHasTwoNumbers(_ text: String, _ isRange: Bool) { #expect((MisspelledRange(text) != nil) == isRange) }
}
