import Testing

@testable import Scenes

@Suite struct MisspelledRangeTests {
    /// The advice for a range has its smaller end first, by the numbers and not by their digits.
    @Test(arguments: ["320-1000", "1000-320", "320..1000", "1000 to 320", "320 – 1000"])
    func aRangeIsReadWithItsEndsInOrder(_ text: String) throws {
        let range = try #require(MisspelledRange(text))
        #expect(range.lower == "320" && range.upper == "1000")
    }
}
