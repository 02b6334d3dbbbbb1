/// A system on which a message is viewed, as a representative of those that treat messages alike.
///
/// ```swift
/// let mac = TraitCollection(receiver: .macos)
/// // On a Mac the alternate layout of a live layout is shown.
/// let balloon = try BalloonLayout(message: message).place(in: LayoutContext(traits: mac, fonts: fonts))
/// ```
public enum ReceiverSystem: String, Hashable, Sendable, CaseIterable {
    /// iOS 27: live layouts are drawn, and the transcript looks as one measurer saw it on a simulator.
    case ios27
    /// iOS 11 to 26: live layouts are drawn. The default, because its numbers have two sources.
    case ios26
    /// iOS 10: apps run, live layouts are not drawn.
    case ios10
    /// iOS 9 and earlier, OS X 10.11, watchOS 2: no balloon, but a picture and a web address.
    case ios9
    /// macOS 10.12 and later: templates, no apps.
    case macos
    /// watchOS 3 and later: templates, no apps.
    case watchos

    /// Whether iMessage apps run there: not on the Mac and the watch, which show templates only ("Apple HIG, iMessage
    /// apps and stickers").
    package var runsApps: Bool { isCurrentPhone || self == .ios10 }
    /// Whether live layouts are drawn where the app is installed.
    package var drawsLiveLayouts: Bool { isCurrentPhone }
    /// Whether it is iOS 26 or newer on a phone or a pad: with glass, one blue, a tail below the body.
    package var isCurrentPhone: Bool { self == .ios26 || self == .ios27 }
    /// Whether a message is drawn as a balloon of the app at all.
    package var drawsBalloons: Bool { self != .ios9 }

    /// Whether the system runs on a kind of device.
    package func runs(on idiom: UserInterfaceIdiom) -> Bool {
        idiom == usualIdiom || (idiom == .pad && usualIdiom == .phone)
    }

    /// The kind of device that the system runs on; a phone for iOS, which runs on pads, too.
    package var usualIdiom: UserInterfaceIdiom {
        switch self {
        case .ios27, .ios26, .ios10, .ios9: .phone
        case .macos: .mac
        case .watchos: .watch
        }
    }
}

extension UserInterfaceIdiom {
    /// The newest system of the kind of device whose numbers have two sources: iOS 27 has one so far (facts 10.6).
    package var system: ReceiverSystem {
        switch self {
        case .phone, .pad: .ios26
        case .mac: .macos
        case .watch: .watchos
        }
    }
}
