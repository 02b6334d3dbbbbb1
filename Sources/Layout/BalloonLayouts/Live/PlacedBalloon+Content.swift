import ViewLayout

extension PlacedBalloon {
    /// The same balloon without content, except for the app's icon. Nil for what is not a balloon of an app, such as a
    /// conversation.
    package var withoutContent: PlacedBalloon? {
        guard case .balloon = balloon.clip else { return nil }
        var empty = balloon
        empty.children = balloon.children.filter(\.isIcon)
        var emptied = PlacedBalloon(size: size, balloon: empty, traits: traits, findings: [])
        emptied.attribution = attribution
        return emptied
    }

    /// Whether a live layout is shown without a visible view: no code ran, or its view is empty.
    package var hasUndrawnView: Bool { root.holdsUndrawnView }
}

extension PlacedNode {
    fileprivate var isIcon: Bool { id == BalloonFrame.iconName }

    fileprivate var holdsUndrawnView: Bool {
        if kind == BalloonFrame.liveKind, case .balloon = clip { return children.allSatisfy(\.isIcon) }
        return children.contains(where: \.holdsUndrawnView)
    }
}
