import Drawing
import ViewLayout

/// The position of a balloon's tail, which depends on the version of Messages.
package enum BalloonTail: String, Hashable, Sendable, CaseIterable {
    /// Beside the body, within the balloon's width, as before iOS 26. The content leaves room for it.
    case side
    /// Below the body, outside the balloon's size, as on iOS 26.
    case bottom
    /// Below the body and a little longer, as on iOS 27.
    case long
    /// Below the body, in the size of macOS 26.
    case mac

    /// The shape of the tail.
    var style: BalloonShape.TailStyle {
        switch self {
        case .side: .side
        case .bottom: .bottom
        case .long: .long
        case .mac: .mac
        }
    }
}

extension ReceiverSystem {
    /// Balloons have their tail below the body on iOS 26 and 27 and macOS 26 (facts 10.1.4, 10.1.5, 10.6.4), beside it before
    /// (observed, facts 5.1). The watch is not known; it is assumed to be as iOS 26 (inferred).
    package var tail: BalloonTail {
        switch self {
        case .ios10, .ios9: .side
        case .ios27: .long
        case .ios26, .watchos: .bottom
        case .macos: .mac
        }
    }
}
