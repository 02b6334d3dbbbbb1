import ViewLayout

/// The colours that follow the viewer's appearance.
extension ColorReference {
    /// Primary text.
    public static let label = UIColor.semantic(.label)
    /// Secondary text.
    public static let secondaryLabel = UIColor.semantic(.secondaryLabel)
    /// Thin lines.
    public static let separator = UIColor.semantic(.separator)
    /// The ground of a view.
    public static let systemBackground = UIColor.semantic(.systemBackground)
    /// The system's blue, which is also the tint.
    public static let systemBlue = UIColor.semantic(.tint)
    /// The system's palette.
    public static let systemRed = UIColor.semantic(.systemRed)
    /// See ``systemRed``.
    public static let systemOrange = UIColor.semantic(.systemOrange)
    /// See ``systemRed``.
    public static let systemYellow = UIColor.semantic(.systemYellow)
    /// See ``systemRed``.
    public static let systemGreen = UIColor.semantic(.systemGreen)
    /// See ``systemRed``.
    public static let systemTeal = UIColor.semantic(.systemTeal)
    /// See ``systemRed``.
    public static let systemIndigo = UIColor.semantic(.systemIndigo)
    /// See ``systemRed``.
    public static let systemPurple = UIColor.semantic(.systemPurple)
    /// See ``systemRed``.
    public static let systemPink = UIColor.semantic(.systemPink)
    /// The system's greys.
    public static let systemGray = UIColor.semantic(.systemGray)
    /// See ``systemGray``.
    public static let systemGray2 = UIColor.semantic(.systemGray2)
    /// See ``systemGray``.
    public static let systemGray3 = UIColor.semantic(.systemGray3)
    /// See ``systemGray``.
    public static let systemGray4 = UIColor.semantic(.systemGray4)
    /// See ``systemGray``.
    public static let systemGray5 = UIColor.semantic(.systemGray5)
    /// See ``systemGray``.
    public static let systemGray6 = UIColor.semantic(.systemGray6)
}

/// The colours that are the same for every viewer. Source: "Apple, UIColor, Standard colors".
extension ColorReference {
    /// Opaque black.
    public static let black = UIColor(white: 0, alpha: 1)
    /// A third of white.
    public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
    /// Half of white.
    public static let gray = UIColor(white: 1 / 2, alpha: 1)
    /// Two thirds of white.
    public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
    /// Opaque white.
    public static let white = UIColor(white: 1, alpha: 1)
    /// The component values are 1, 0, 0.
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    /// The component values are 0, 1, 0.
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    /// The component values are 0, 0, 1.
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    /// The component values are 0, 1, 1.
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    /// The component values are 1, 1, 0.
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    /// The component values are 1, 0, 1.
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    /// The component values are 1, 0.5, 0.
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    /// The component values are 0.5, 0, 0.5.
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    /// The component values are 0.6, 0.4, 0.2.
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    /// Nothing.
    public static let clear = UIColor(white: 0, alpha: 0)
}
