import Drawing

extension SemanticColor {
    /// A colour in the four appearances.
    struct Values {
        let light, dark, lightHighContrast, darkHighContrast: Color

        /// The colours each as 0xrrggbb, opaque unless their alphas are given.
        fileprivate init(
            _ light: UInt32, _ dark: UInt32, _ lightHighContrast: UInt32, _ darkHighContrast: UInt32,
            alphas: [UInt8] = [255, 255, 255, 255]
        ) {
            let colors = zip([light, dark, lightHighContrast, darkHighContrast], alphas).map { value, alpha in
                Color(
                    red: UInt8(value >> 16), green: UInt8(truncatingIfNeeded: value >> 8),
                    blue: UInt8(truncatingIfNeeded: value), alpha: alpha)
            }
            (self.light, self.dark) = (colors[0], colors[1])
            (self.lightHighContrast, self.darkHighContrast) = (colors[2], colors[3])
        }
    }

    /// The values on a system.
    func values(on system: ReceiverSystem) -> Values {
        guard self == .tint, system.isCurrentPhone else { return values }
        return Values(0x0088ff, 0x0091ff, 0x1e6ef4, 0x5cb8ff)
    }

    /// The table. ``SemanticColor`` names its source.
    private var values: Values {
        switch self {
        case .label: Values(0x000000, 0xffffff, 0x000000, 0xffffff)
        case .secondaryLabel: Values(0x3c3c43, 0xebebf5, 0x3c3c43, 0xebebf5, alphas: [153, 153, 173, 173])
        case .separator: Values(0x3c3c43, 0x545458, 0x3c3c43, 0x545458, alphas: [73, 153, 94, 173])
        case .tint: Values(0x007aff, 0x0a84ff, 0x0040dd, 0x409cff)
        case .systemBackground: Values(0xffffff, 0x000000, 0xffffff, 0x000000)
        case .systemRed: Values(0xff3b30, 0xff453a, 0xd70015, 0xff6961)
        case .systemOrange: Values(0xff9500, 0xff9f0a, 0xc93400, 0xffb340)
        case .systemYellow: Values(0xffcc00, 0xffd60a, 0xa05a00, 0xffd426)
        case .systemGreen: Values(0x34c759, 0x30d158, 0x248a3d, 0x30db5b)
        case .systemTeal: Values(0x5ac8fa, 0x64d2ff, 0x0071a4, 0x70d7ff)
        case .systemIndigo: Values(0x5856d6, 0x5e5ce6, 0x3634a3, 0x7d7aff)
        case .systemPurple: Values(0xaf52de, 0xbf5af2, 0x8944ab, 0xda8fff)
        case .systemPink: Values(0xff2d55, 0xff375f, 0xd30f45, 0xff6482)
        case .systemGray: Values(0x8e8e93, 0x8e8e93, 0x6c6c70, 0xaeaeb2)
        case .systemGray2: Values(0xaeaeb2, 0x636366, 0x8e8e93, 0x7c7c80)
        case .systemGray3: Values(0xc7c7cc, 0x48484a, 0xaeaeb2, 0x545456)
        case .systemGray4: Values(0xd1d1d6, 0x3a3a3c, 0xbcbcc0, 0x444446)
        case .systemGray5: Values(0xe5e5ea, 0x2c2c2e, 0xd8d8dc, 0x363638)
        case .systemGray6: Values(0xf2f2f7, 0x1c1c1e, 0xebebf0, 0x242426)
        }
    }
}
