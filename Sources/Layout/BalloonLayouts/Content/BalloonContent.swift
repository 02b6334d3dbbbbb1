/// What a balloon shows: a picture with captions, a view that the app lays out, or what an older system gets instead.
package enum BalloonContent: Sendable {
    /// A template layout, its texts resolved.
    case template(TemplateContent)
    /// A live layout.
    case live(LiveContent)
    /// A picture and a web address, in place of a balloon.
    case fallback(FallbackContent)
}
