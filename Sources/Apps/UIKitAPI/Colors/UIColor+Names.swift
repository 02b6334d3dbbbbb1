import ViewLayout

/// The colours that follow the viewer's appearance.
extension UIColor {
    /// The colour of primary text.
    public class var label: UIColor { UIColor(.semantic(.label)) }
    /// The colour of secondary text.
    public class var secondaryLabel: UIColor { UIColor(.semantic(.secondaryLabel)) }
    /// The colour of separators.
    public class var separator: UIColor { UIColor(.semantic(.separator)) }
    /// The background of a view.
    public class var systemBackground: UIColor { UIColor(.semantic(.systemBackground)) }
    /// The system's blue, which is also the tint.
    public class var systemBlue: UIColor { UIColor(.semantic(.tint)) }
    /// The system's palette.
    public class var systemRed: UIColor { UIColor(.semantic(.systemRed)) }
    /// See ``systemRed``.
    public class var systemOrange: UIColor { UIColor(.semantic(.systemOrange)) }
    /// See ``systemRed``.
    public class var systemYellow: UIColor { UIColor(.semantic(.systemYellow)) }
    /// See ``systemRed``.
    public class var systemGreen: UIColor { UIColor(.semantic(.systemGreen)) }
    /// See ``systemRed``.
    public class var systemTeal: UIColor { UIColor(.semantic(.systemTeal)) }
    /// See ``systemRed``.
    public class var systemIndigo: UIColor { UIColor(.semantic(.systemIndigo)) }
    /// See ``systemRed``.
    public class var systemPurple: UIColor { UIColor(.semantic(.systemPurple)) }
    /// See ``systemRed``.
    public class var systemPink: UIColor { UIColor(.semantic(.systemPink)) }
    /// The system's greys.
    public class var systemGray: UIColor { UIColor(.semantic(.systemGray)) }
    /// See ``systemGray``.
    public class var systemGray2: UIColor { UIColor(.semantic(.systemGray2)) }
    /// See ``systemGray``.
    public class var systemGray3: UIColor { UIColor(.semantic(.systemGray3)) }
    /// See ``systemGray``.
    public class var systemGray4: UIColor { UIColor(.semantic(.systemGray4)) }
    /// See ``systemGray``.
    public class var systemGray5: UIColor { UIColor(.semantic(.systemGray5)) }
    /// See ``systemGray``.
    public class var systemGray6: UIColor { UIColor(.semantic(.systemGray6)) }
}

/// The colours that are the same for every viewer. Source: "Apple, UIColor, Standard colors".
extension UIColor {
    /// Opaque black.
    public class var black: UIColor { UIColor(white: 0, alpha: 1) }
    /// A third of white.
    public class var darkGray: UIColor { UIColor(white: 1 / 3, alpha: 1) }
    /// Half of white.
    public class var gray: UIColor { UIColor(white: 1 / 2, alpha: 1) }
    /// Two thirds of white.
    public class var lightGray: UIColor { UIColor(white: 2 / 3, alpha: 1) }
    /// Opaque white.
    public class var white: UIColor { UIColor(white: 1, alpha: 1) }
    /// The component values are 1, 0, 0.
    public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
    /// The component values are 0, 1, 0.
    public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
    /// The component values are 0, 0, 1.
    public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
    /// The component values are 0, 1, 1.
    public class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
    /// The component values are 1, 1, 0.
    public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
    /// The component values are 1, 0, 1.
    public class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
    /// The component values are 1, 0.5, 0.
    public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
    /// The component values are 0.5, 0, 0.5.
    public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
    /// The component values are 0.6, 0.4, 0.2.
    public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
    /// The transparent colour: black with an opacity of 0.
    public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
}
