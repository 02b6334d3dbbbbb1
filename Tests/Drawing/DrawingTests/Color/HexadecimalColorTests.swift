import Testing

@testable import Drawing

/// Colours as web pages write them ("CSS Color 4, 5.2"): with three digits each digit counts twice.
@Suite struct HexadecimalColorTests {
    @Test(
        arguments: [
            ("#fff", [255, 255, 255, 255], "#ffffff"), ("#08c", [0, 136, 204, 255], "#0088cc"),
            ("#1F2", [17, 255, 34, 255], "#11ff22"), ("#0b5fa5", [11, 95, 165, 255], "#0b5fa5"),
            ("#FF3B30", [255, 59, 48, 255], "#ff3b30"), ("#0000005a", [0, 0, 0, 90], "#0000005a"),
            ("#9aAf4000", [154, 175, 64, 0], "#9aaf4000"), ("#010203ff", [1, 2, 3, 255], "#010203"),
        ] as [(String, [UInt8], String)])
    func colors(_ text: String, _ components: [UInt8], _ written: String) throws {
        let color = try #require(Color(hexadecimal: text))
        #expect([color.red, color.green, color.blue, color.alpha] == components)
        #expect(color.hexadecimal == written && Color(hexadecimal: written) == color)
    }

    @Test(arguments: [
        "", "#", "fff", "#ff", "#ffff", "#fffff", "#fffffff", "#fffffffff", "#ggg", "#12345 ", " #fff", "#ff,fff",
    ])
    func otherTextsAreNone(_ text: String) {
        #expect(Color(hexadecimal: text) == nil)
    }
}
