extension UIColor {
    /// The background of bars: nearly that of a view (inferred).
    static var barGround: UIColor {
        UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 0.09 : 0.97, alpha: 1) }
    }
}
