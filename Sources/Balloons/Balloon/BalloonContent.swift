/// What a balloon shows: a picture with captions, or a view that the app lays out.
public enum BalloonContent: Sendable {
    /// A template layout, its texts resolved.
    case template(TemplateContent)
    /// A live layout.
    case live(LiveContent)
}
