/// Where a balloon's tail is, by the generation of Messages.
public enum BalloonTail: String, Hashable, Sendable, CaseIterable {
    /// Beside the body, within the balloon's width, as before iOS 26. The content keeps clear of it.
    case side
    /// Below the body, outside the balloon's size, as on iOS 26.
    case bottom
}
