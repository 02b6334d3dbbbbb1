import ViewLayout

/// Where a balloon's tail is, by the generation of Messages.
package enum BalloonTail: String, Hashable, Sendable, CaseIterable {
    /// Beside the body, within the balloon's width, as before iOS 26. The content keeps clear of it.
    case side
    /// Below the body, outside the balloon's size, as on iOS 26.
    case bottom
}

extension ReceiverSystem {
    /// Where balloons have their tail: below the body on iOS 26, beside it before (observed, facts 5.1). Nothing is
    /// known of the Mac and the watch, which have it as on iOS 26 (inferred).
    package var tail: BalloonTail {
        switch self {
        case .ios10, .ios9: .side
        case .ios26, .macos, .watchos: .bottom
        }
    }
}
