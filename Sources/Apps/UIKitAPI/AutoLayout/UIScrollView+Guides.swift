import Foundation

/// The guides of a scroll view that constraints can refer to. Each is created on first use.
extension UIScrollView {
    /// The rectangle of the view.
    public var frameLayoutGuide: UILayoutGuide {
        if let guide: UILayoutGuide = kept(#function) { return guide }
        let guide = guideAtCorner(keptAs: #function)
        NSLayoutConstraint.activate([
            guide.bottomAnchor.constraint(equalTo: bottomAnchor), guide.rightAnchor.constraint(equalTo: rightAnchor),
        ])
        return guide
    }

    /// The rectangle of the content. Its size by constraints is the ``contentSize``.
    public var contentLayoutGuide: UILayoutGuide {
        kept(Self.contentGuideName) ?? guideAtCorner(keptAs: Self.contentGuideName)
    }

    /// The size that constraints give to the content; nil where no constraint uses its guide.
    var contentSizeByConstraints: CGSize? {
        let guide: UILayoutGuide? = kept(Self.contentGuideName)
        return guide?.layoutFrame.size
    }

    private static var contentGuideName: String { "contentLayoutGuide" }

    /// A guide that begins at the top left of the view.
    private func guideAtCorner(keptAs name: String) -> UILayoutGuide {
        let guide = UILayoutGuide()
        keep(guide, as: name)
        addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.topAnchor.constraint(equalTo: topAnchor), guide.leftAnchor.constraint(equalTo: leftAnchor),
        ])
        return guide
    }
}
