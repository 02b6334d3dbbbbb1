import ViewLayout

extension UITraitCollection {
    /// Compact on a phone, regular on larger devices ("Apple HIG, Layout": device size classes).
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        for case .horizontalSizeClass(let value) in given ?? [] { return value }
        guard given == nil else { return .unspecified }
        return traits.userInterfaceIdiom == .phone || traits.userInterfaceIdiom == .watch ? .compact : .regular
    }

    /// Compact on a phone in landscape, regular otherwise ("Apple HIG, Layout": device size classes).
    public var verticalSizeClass: UIUserInterfaceSizeClass {
        for case .verticalSizeClass(let value) in given ?? [] { return value }
        guard given == nil else { return .unspecified }
        let isTurned = traits.transcriptWidth > traits.transcriptHeight
        return traits.userInterfaceIdiom == .phone && isTurned ? .compact : .regular
    }
}

/// How much room an interface has along one axis.
///
/// ```swift
/// let isInLandscape = UITraitCollection.current.verticalSizeClass == .compact
/// let mapHeight: CGFloat = isInLandscape ? 120 : 217
/// ```
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// Not given; a small space; a large space.
    case unspecified, compact, regular
}
