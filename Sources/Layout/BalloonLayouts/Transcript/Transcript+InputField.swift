extension Transcript {
    /// The input field of a conversation.
    package struct InputField: Sendable {
        /// What is staged in it.
        package enum Draft: Sendable {
            /// Words.
            case text(String)
            /// A message that an app inserted.
            case message(Message)
            /// A sticker that an app inserted.
            case sticker(StickerBrowser.Cell)
        }

        /// What is staged; nil for an empty field.
        package var draft: Draft?
        /// The viewer's words below a staged message or sticker, sent with it; nil for none.
        package var comment: String?
        /// The grey words of a field without a text.
        package var placeholder: String

        /// Makes a field.
        package init(draft: Draft? = nil, comment: String? = nil, placeholder: String = "iMessage") {
            self.draft = draft
            self.comment = comment
            self.placeholder = placeholder
        }
    }
}
