import Drawing
import Testing

@testable import ViewLayout

@Suite struct ColorReferenceTests {
    @Test(arguments: [
        ("#8ecae6", Color(red: 0x8e, green: 0xca, blue: 0xe6)), ("#FFF", .white),
        ("#00000080", Color(red: 0, green: 0, blue: 0, alpha: 128)),
        ("#a1B2c3D4", Color(red: 0xa1, green: 0xb2, blue: 0xc3, alpha: 0xd4)),
    ])
    func literals(_ text: String, _ color: Color) throws {
        #expect(try ColorReference(text) == .literal(color))
    }

    @Test(arguments: ["", "#", "#12", "#1234", "#12345", "#gggggg", "8ecae6", "blue", "Label", "#12345é", "# 12345"])
    func otherTextIsAnErrorThatSaysTheMend(_ text: String) {
        let error = #expect(throws: ColorReferenceError.self) { try ColorReference(text) }
        #expect(error?.description.contains("#rrggbb") == true)
    }

    @Test func textRoundTrips() throws {
        for text in [
            "label", "secondaryLabel", "separator", "tint", "systemBackground", "#8ecae6", "#00000080", "#0a0b0c",
        ] {
            #expect(try ColorReference(text).description == text)
        }
    }

    /// What was probably meant is named first.
    @Test(
        arguments: [
            ("0xff0000", "#ff0000"), ("8ecae6", "#8ecae6"), ("0XFF0000", "#ff0000"), ("fff", "#fff"),
            ("8ecae680", "#8ecae680"), ("0x8ecae680", "#8ecae680"), ("8eca", nil), ("8ecae68", nil),
            ("8ecae6801", nil), ("8ecaex", nil), ("Label", "label"),
            ("blue", "systemBlue"), ("lable", "label"), ("#gggggg", nil), ("12345", nil), ("", nil),
        ] as [(String, String?)])
    func whatWasMeantIsNamed(_ text: String, _ meant: String?) {
        let error = #expect(throws: ColorReferenceError.self) { try ColorReference(text) }
        #expect(error?.description.contains("did you mean") == (meant != nil))
        if let meant { #expect(error?.description.contains("did you mean \"\(meant)\"") == true) }
    }
}
