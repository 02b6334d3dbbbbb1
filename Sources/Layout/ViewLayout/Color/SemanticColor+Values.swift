import Drawing

extension SemanticColor {
    /// A colour in the four appearances.
    struct Values {
        let light, dark, lightHighContrast, darkHighContrast: Color
    }

    /// The values on a system.
    func values(on system: ReceiverSystem) -> Values {
        guard self == .tint, system.isCurrentPhone else { return values }
        return Self.opaque(0x0088ff, 0x0091ff, 0x1e6ef4, 0x5cb8ff)
    }

    /// The table. ``SemanticColor`` names its source.
    private var values: Values {
        switch self {
        case .label:
            Values(light: .black, dark: .white, lightHighContrast: .black, darkHighContrast: .white)
        case .secondaryLabel:
            Values(
                light: Color(red: 60, green: 60, blue: 67, alpha: 153),
                dark: Color(red: 235, green: 235, blue: 245, alpha: 153),
                lightHighContrast: Color(red: 60, green: 60, blue: 67, alpha: 173),
                darkHighContrast: Color(red: 235, green: 235, blue: 245, alpha: 173))
        case .separator:
            Values(
                light: Color(red: 60, green: 60, blue: 67, alpha: 73),
                dark: Color(red: 84, green: 84, blue: 88, alpha: 153),
                lightHighContrast: Color(red: 60, green: 60, blue: 67, alpha: 94),
                darkHighContrast: Color(red: 84, green: 84, blue: 88, alpha: 173))
        case .tint:
            Values(
                light: Color(red: 0, green: 122, blue: 255),
                dark: Color(red: 10, green: 132, blue: 255),
                lightHighContrast: Color(red: 0, green: 64, blue: 221),
                darkHighContrast: Color(red: 64, green: 156, blue: 255))
        case .systemBackground:
            Values(light: .white, dark: .black, lightHighContrast: .white, darkHighContrast: .black)
        case .systemRed: Self.opaque(0xff3b30, 0xff453a, 0xd70015, 0xff6961)
        case .systemOrange: Self.opaque(0xff9500, 0xff9f0a, 0xc93400, 0xffb340)
        case .systemYellow: Self.opaque(0xffcc00, 0xffd60a, 0xa05a00, 0xffd426)
        case .systemGreen: Self.opaque(0x34c759, 0x30d158, 0x248a3d, 0x30db5b)
        case .systemTeal: Self.opaque(0x5ac8fa, 0x64d2ff, 0x0071a4, 0x70d7ff)
        case .systemIndigo: Self.opaque(0x5856d6, 0x5e5ce6, 0x3634a3, 0x7d7aff)
        case .systemPurple: Self.opaque(0xaf52de, 0xbf5af2, 0x8944ab, 0xda8fff)
        case .systemPink: Self.opaque(0xff2d55, 0xff375f, 0xd30f45, 0xff6482)
        case .systemGray: Self.opaque(0x8e8e93, 0x8e8e93, 0x6c6c70, 0xaeaeb2)
        case .systemGray2: Self.opaque(0xaeaeb2, 0x636366, 0x8e8e93, 0x7c7c80)
        case .systemGray3: Self.opaque(0xc7c7cc, 0x48484a, 0xaeaeb2, 0x545456)
        case .systemGray4: Self.opaque(0xd1d1d6, 0x3a3a3c, 0xbcbcc0, 0x444446)
        case .systemGray5: Self.opaque(0xe5e5ea, 0x2c2c2e, 0xd8d8dc, 0x363638)
        case .systemGray6: Self.opaque(0xf2f2f7, 0x1c1c1e, 0xebebf0, 0x242426)
        }
    }

    /// An opaque colour in the four appearances, each as 0xrrggbb.
    private static func opaque(
        _ light: UInt32, _ dark: UInt32, _ lightHighContrast: UInt32, _ darkHighContrast: UInt32
    ) -> Values {
        func color(_ value: UInt32) -> Color {
            Color(
                red: UInt8(value >> 16), green: UInt8(truncatingIfNeeded: value >> 8),
                blue: UInt8(truncatingIfNeeded: value))
        }
        return Values(
            light: color(light), dark: color(dark), lightHighContrast: color(lightHighContrast),
            darkHighContrast: color(darkHighContrast))
    }
}
