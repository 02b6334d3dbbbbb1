extension Transcript {
    /// A message of an app in a conversation.
    package struct Message: Sendable {
        /// Its balloon. Side and tail are set by the conversation.
        package var balloon: BalloonLayout
        /// Tells sessions apart; nil for a message that stands alone.
        package var session: String?
        /// The line that is left of the message once a newer one of its session is there; nil leaves nothing.
        package var summaryText: String?

        /// Makes a message.
        package init(balloon: BalloonLayout, session: String? = nil, summaryText: String? = nil) {
            self.balloon = balloon
            self.session = session
            self.summaryText = summaryText
        }
    }
}
