import Support
import Testing

@Suite struct FixedDecimalTests {
    @Test(arguments: [
        (0, "0.000"), (-0.0, "0.000"), (-0.0004, "0.000"), (0.0005, "0.001"), (1, "1.000"), (-1.5, "-1.500"),
        (280.0 + 2.0 / 3, "280.667"), (17.900390625, "17.900"), (-0.001, "-0.001"), (123456.7891, "123456.789"),
        (.infinity, "inf"), (1e20, "1e+20"),
    ])
    func prints(_ value: Double, _ text: String) {
        #expect(FixedDecimal.text(value) == text)
    }

    @Test func roundedValuesReadBack() {
        for index in 0..<20_000 {
            let value = Double(index) * 0.0371 - 300
            #expect(FixedDecimal.value(of: Substring(FixedDecimal.text(value))) == FixedDecimal.rounded(value))
        }
        #expect(FixedDecimal.rounded(-0.0002).sign == .plus)
    }

    @Test(arguments: ["", "0x10", "1,5", "one", "1.0.0", " 1"])
    func otherTextIsNoNumber(_ text: String) {
        #expect(FixedDecimal.value(of: Substring(text)) == nil)
    }

    @Test(arguments: [(18.0, "+18"), (-17.9, "-17.9"), (0.0, "0"), (0.125, "+0.125"), (100.0, "+100")])
    func shortForm(_ value: Double, _ text: String) {
        #expect(ShortDecimal.signed(value) == text)
    }

    /// Records have thousandths: what moved with its parent moved by no more than a rounding of both.
    @Test(arguments: [
        (10.0, 10.0, 0.0), (10.001, 10.0, 0.0), (9.999, 10.0, 0.0), (10.002, 10.0, 0.002), (9.998, 10.0, -0.002),
        (0.001, 0.0, 0.001), (5.0, 0.0, 5.0), (0.0, 3.0, -3.0), (0.001, 0.0004, 0.001),
    ])
    func whatIsLeftOfAMovement(of movement: Double, carriedBy carrying: Double, _ rest: Double) {
        #expect(FixedDecimal.rest(of: movement, carriedBy: carrying) == rest)
    }

    @Test(arguments: [
        (0.0, "0"), (12.0, "12"), (12.5, "12.5"), (12.05, "12.05"), (12.004, "12"), (-0.25, "-0.25"), (-0.001, "0"),
        (99.996, "100"), (2.346, "2.35"), (.infinity, "inf"),
    ])
    func pointsHaveAtMostTwoDigits(_ value: Double, _ text: String) {
        #expect(ShortDecimal.points(value) == text)
    }

    @Test(arguments: [(44.0, "44"), (17.9004, "17.9"), (0.125, "0.125"), (-3.0, "-3"), (1e20, "1e+20"), (100.0, "100")])
    func textHasNoZerosAtItsEnd(_ value: Double, _ text: String) {
        #expect(ShortDecimal.text(value) == text)
    }

    @Test(arguments: [(1.0, "1"), (-0.5, "-0.5"), (0.1, "0.1"), (-1e14, "-100000000000000"), (123_456.0, "123456")])
    func exactNumbersAreWholeWithoutAPoint(_ value: Double, _ text: String) {
        #expect(ShortDecimal.exact(value) == text)
    }

    @Test func aTenThousandthHasNoSignAtZero() {
        #expect(FixedDecimal.roundedToTenThousandth(0.12344) == 0.1234)
        #expect(FixedDecimal.roundedToTenThousandth(-0.12346) == -0.1235)
        #expect(FixedDecimal.roundedToTenThousandth(-0.00001).sign == .plus)
    }
}
