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
    /// Where balloons have their tail: below the body on iOS 26, beside it before (observed, facts 5.1). Nothing is
    /// known of the Mac and the watch, which have it as on iOS 26 (inferred).
    public var tail: BalloonTail {
        switch self {
        case .ios10, .ios9: .side
        case .ios26, .macos, .watchos: .bottom
        }
    }

    /// A viewer's traits on this system: its kind of device, and where that is another one the size of its
    /// screen, as in `TraitCollection.moved(to:keepsWidth:keepsHeight:)`: a watch has 198 × 242 points.
    /// - Parameters:
    ///   - keepsWidth: whether the width stays as it is.
    ///   - keepsHeight: whether the height stays as it is.
    public func traits(
        _ traits: TraitCollection, keepsWidth: Bool = false, keepsHeight: Bool = false
    ) -> TraitCollection {
        let idiom: UserInterfaceIdiom =
            switch self {
            case .ios26, .ios10, .ios9: traits.userInterfaceIdiom.runsApps ? traits.userInterfaceIdiom : .phone
            case .macos: .mac
            case .watchos: .watch
            }
        return traits.moved(to: idiom, keepsWidth: keepsWidth, keepsHeight: keepsHeight)
    }
}
