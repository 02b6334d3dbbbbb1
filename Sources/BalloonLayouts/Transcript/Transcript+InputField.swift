extension Transcript {
    /// The input field of a conversation.
    public struct InputField: Sendable {
        /// What is staged in it.
        public enum Draft: Sendable {
            /// Words.
            case text(String)
            /// A message that an app inserted.
            case message(Message)
            /// A sticker that an app inserted.
            case sticker(StickerBrowser.Cell)
        }

        /// What is staged; nil for an empty field.
        public var draft: Draft?
        /// The viewer's words below a staged message or sticker, sent with it; nil for none.
        public var comment: String?
        /// The grey words of a field without a text.
        public var placeholder: String

        /// Makes a field.
        public init(draft: Draft? = nil, comment: String? = nil, placeholder: String = "iMessage") {
            self.draft = draft
            self.comment = comment
            self.placeholder = placeholder
        }
    }
}
