import ViewLayout

/// Where a message is looked at: on which system, and with the app that made it or without.
public struct Receiver: Hashable, Sendable {
    /// The system.
    public var system: ReceiverSystem
    /// Whether the app is installed.
    public var hasApp: Bool

    /// Makes a receiver.
    public init(_ system: ReceiverSystem, hasApp: Bool = true) {
        self.system = system
        self.hasApp = hasApp
    }
}

/// A system on which a message is looked at, as a representative of those that treat messages alike.
public enum ReceiverSystem: String, Hashable, Sendable, CaseIterable {
    /// iOS 11 to 26: live layouts are drawn.
    case ios26
    /// iOS 10: apps run, live layouts are not drawn.
    case ios10
    /// iOS 9 and earlier, OS X 10.11, watchOS 2: no balloon, but a picture and a web address.
    case ios9
    /// macOS 10.12 and later: templates, no apps.
    case macos
    /// watchOS 3 and later: templates, no apps.
    case watchos

    /// Whether iMessage apps run there.
    public var runsApps: Bool { self == .ios26 || self == .ios10 }
    /// Whether live layouts are drawn where the app is installed.
    public var drawsLiveLayouts: Bool { self == .ios26 }
    /// Whether a message is drawn as a balloon of the app at all.
    public var drawsBalloons: Bool { self != .ios9 }
    /// Where balloons have their tail: below the body on iOS 26, beside it before (observed, facts 5.1). Nothing is known
    /// of the Mac and the watch, which have it as on iOS 26 (inferred).
    public var tail: BalloonTail {
        switch self {
        case .ios10, .ios9: .side
        case .ios26, .macos, .watchos: .bottom
        }
    }

    /// A viewer's traits on this system: its kind of device, and on the watch the size of its screen.
    /// - Parameters:
    ///   - keepsWidth: whether the width stays as it is; else a watch has 198 points (45 mm: 396 × 484 pixels at 2x,
    ///     "Apple HIG, Layout, watchOS").
    ///   - keepsHeight: whether the height stays as it is; else a watch has 242 points.
    public func traits(
        _ traits: TraitCollection, keepsWidth: Bool = false, keepsHeight: Bool = false
    ) -> TraitCollection {
        var traits = traits
        switch self {
        case .ios26, .ios10, .ios9:
            if traits.userInterfaceIdiom == .mac || traits.userInterfaceIdiom == .watch {
                traits.userInterfaceIdiom = .phone
            }
        case .macos: traits.userInterfaceIdiom = .mac
        case .watchos:
            traits.userInterfaceIdiom = .watch
            if !keepsWidth { traits.transcriptWidth = 198 }
            if !keepsHeight { traits.transcriptHeight = 242 }
        }
        return traits
    }
}
