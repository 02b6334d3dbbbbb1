import ViewLayout

/// What a viewer is shown of a message. No other file decides this.
extension BalloonLayout {
    /// The balloon with the content that a viewer is shown.
    ///
    /// A live layout is drawn where its app is installed on iOS 11 or later, and its alternate everywhere else, exactly
    /// as if the message had that template. Systems before iOS 10 get a picture and a web address instead.
    package func shown(to traits: TraitCollection) -> BalloonLayout {
        var layout = self
        if case .live(let live) = content, !viewer(traits).drawsLiveLayouts {
            layout.content = .template(live.alternate)
        }
        if case .template(let template) = layout.content, !traits.receiver.drawsBalloons {
            layout.content = .fallback(FallbackContent(template: template, url: url))
            layout.icon = nil
        }
        return layout
    }

    /// The line below the balloon where apps run and this one is missing: its name ("WWDC 2016, session 204"). Nil for
    /// other viewers, for a draft, and for an app without a name.
    func attribution(for traits: TraitCollection) -> String? {
        guard let appName, !appName.isEmpty, !isDraft, traits.receiver.runsApps, !viewer(traits).hasApp else {
            return nil
        }
        return appName
    }

    /// The viewer, as far as this message is concerned: the app of one message may be missing, and that of another not.
    private func viewer(_ traits: TraitCollection) -> TraitCollection {
        var traits = traits
        if isAppMissing { traits.hasApp = false }
        return traits
    }
}
