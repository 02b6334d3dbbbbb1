import ViewLayout

/// The direction that a view's content has. UIKit's raw values.
///
/// ```swift
/// let playback = UIView()
/// playback.semanticContentAttribute = .forceLeftToRight
/// ```
public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// Left to right or right to left. UIKit's raw values.
///
/// ```swift
/// let view = UIView()
/// let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
/// ```
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    case leftToRight, rightToLeft
}

extension UIView {
    /// The direction of what is directly in the view.
    var contentDirection: UIUserInterfaceLayoutDirection {
        let isRightToLeft = traitCollection.layoutDirection == .rightToLeft
        return Self.userInterfaceLayoutDirection(
            for: semanticContentAttribute, relativeTo: isRightToLeft ? .rightToLeft : .leftToRight)
    }

    /// The direction of content in the current viewer's interface.
    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(
            for: attribute,
            relativeTo: CurrentViewer.traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    /// The direction of content in an interface of a direction.
    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch attribute {
        case .unspecified: layoutDirection
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }

    /// Whether leading is right.
    package var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The traits of the controller that the view belongs to, in the appearance that the view asks for.
    var inheritedTraits: UITraitCollection {
        let traits = controller?.traitCollection ?? superview?.traitCollection ?? .current
        guard let style = overrideUserInterfaceStyle.value, style != traits.traits.userInterfaceStyle else {
            return traits
        }
        return UITraitCollection(traits.traits.with(\.userInterfaceStyle, style))
    }

    /// Reports a change of traits to the view and to its subviews without their own controllers.
    func tellTraitsChanged(from previous: UITraitCollection) {
        setNeedsLayout()
        traitCollectionDidChange(previous)
        for view in subviews where view.controller == nil { view.tellTraitsChanged(from: previous) }
    }
}
