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
}
