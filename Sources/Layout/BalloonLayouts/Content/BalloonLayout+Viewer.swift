import ViewLayout

/// Chooses what a viewer sees of a message. Only this file decides it.
extension BalloonLayout {
    /// The balloon with the content that a viewer sees.
    ///
    /// A live layout is drawn where its app is installed on iOS 11 or later. Its alternate is drawn everywhere else, as
    /// if the message had that template. Systems before iOS 10 get a picture and a web address instead.
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

    /// The line with the app's name below the balloon, where apps run but this one is missing ("WWDC 2016, session
    /// 204"). Nil for other viewers, for a draft, and for an app without a name.
    func attribution(for traits: TraitCollection) -> String? {
        guard let appName, !appName.isEmpty, !isDraft, traits.receiver.runsApps, !viewer(traits).hasApp else {
            return nil
        }
        return appName
    }

    /// The viewer's traits for this message: a conversation can have the app of one message and lack that of another.
    private func viewer(_ traits: TraitCollection) -> TraitCollection {
        var traits = traits
        if isAppMissing { traits.hasApp = false }
        return traits
    }
}

/// What a balloon shows: a picture with captions, a view that the app lays out, or what an older system gets instead.
package enum BalloonContent: Sendable {
    /// A template layout, its texts resolved.
    case template(TemplateContent)
    /// A live layout.
    case live(LiveContent)
    /// A picture and a web address, in place of a balloon.
    case fallback(FallbackContent)
}
