extension UIColor {
    /// What lies behind bars: nearly the background of a view (inferred).
    static var barGround: UIColor {
        UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 0.09 : 0.97, alpha: 1) }
    }
}
