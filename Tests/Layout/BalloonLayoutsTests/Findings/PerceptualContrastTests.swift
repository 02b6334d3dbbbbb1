import Testing

@testable import BalloonLayouts

/// The pairs of colours that the reference of APCA 0.1.9 lists.
@Suite struct PerceptualContrastTests {
    private static let pairs: [(Int, Int, Double)] = [
        (0x88, 0xFF, 63.056), (0xFF, 0x88, 68.541), (0x00, 0xAA, 58.146), (0xAA, 0x00, 56.241), (0x00, 0xFF, 106.04),
        (0xFF, 0x00, 107.88), (0x77, 0x77, 0),
    ]

    @Test(arguments: pairs)
    func listed(_ text: Int, _ background: Int, _ lightness: Double) {
        func grey(_ value: Int) -> [Double] { [Double](repeating: Double(value) / 255, count: 3) }
        let found = PerceptualContrast.of(text: grey(text), background: grey(background))
        #expect(abs(found - lightness) < 0.01)
    }
}
