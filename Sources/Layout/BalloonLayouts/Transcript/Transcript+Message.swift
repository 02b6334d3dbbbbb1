extension Transcript {
    /// A message of an app in a conversation.
    package struct Message: Sendable {
        /// Its balloon. Side and tail are set by the conversation.
        package var balloon: BalloonLayout
        /// Identifies the session; nil for a message without a session.
        package var session: String?
        /// The line that remains of the message when a newer one of its session replaces it; nil for nothing.
        package var summaryText: String?

        /// Makes a message.
        package init(balloon: BalloonLayout, session: String? = nil, summaryText: String? = nil) {
            self.balloon = balloon
            self.session = session
            self.summaryText = summaryText
        }
    }
}
