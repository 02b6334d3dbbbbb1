import Foundation

extension BalloonLayout {
    /// The balloon as a receiver sees it.
    ///
    /// A live layout is drawn where its app is installed on iOS 11 or later, and its alternate everywhere else, exactly
    /// as if the message had that template. Systems before iOS 10 get a picture and a web address instead. Where apps
    /// run and this one is missing, its name stands below the balloon ("WWDC 2016, session 204"). The tail is where the
    /// system has it, unless ``metrics`` are given.
    /// - Parameters:
    ///   - url: the message's URL.
    ///   - appName: the name of the app; nil for none.
    public func presented(to receiver: Receiver, url: URL?, appName: String?) -> BalloonLayout {
        var layout = self
        layout.system = receiver.system
        switch content {
        case .live(let live) where !(receiver.system.drawsLiveLayouts && receiver.hasApp):
            layout.content = .template(live.alternate)
        case .live, .template, .fallback:
            break
        }
        if case .template(let template) = layout.content, !receiver.system.drawsBalloons {
            layout.content = .fallback(FallbackContent(template: template, url: url))
            layout.icon = nil
        }
        layout.attribution = receiver.system.runsApps && !receiver.hasApp ? appName : nil
        return layout
    }
}
