import ViewLayout

extension UserInterfaceIdiom {
    /// Whether iMessage apps run on the kind of device: not on the Mac and the watch, which show templates only ("Apple
    /// HIG, iMessage apps and stickers").
    package var runsApps: Bool {
        switch self {
        case .phone, .pad: true
        case .mac, .watch: false
        }
    }
}
