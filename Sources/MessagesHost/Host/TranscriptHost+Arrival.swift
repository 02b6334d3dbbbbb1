import Foundation
import MessagesAPI

/// What arrives besides messages of the app: the app is not told of it.
extension TranscriptHost {
    /// A sticker arrives.
    /// - Parameters:
    ///   - sender: one of the remote participants.
    ///   - name: what the log calls it; nil for `sticker 1` and so on.
    /// - Throws: an error when the sender takes no part in the conversation.
    public func receive(_ sticker: MSSticker, from sender: UUID, as name: String? = nil) throws {
        let entry = try arrival(
            of: .sticker(sticker.localizedDescription), from: sender, as: name ?? nextName("sticker"))
        history.append(sticker, as: entry)
    }

    /// A text arrives.
    /// - Parameters: as of ``receive(_:from:as:)``; names are `text 1` and so on.
    /// - Throws: an error when the sender takes no part in the conversation.
    public func receiveText(_ text: String, from sender: UUID, as name: String? = nil) throws {
        history.append(try arrival(of: .text(text), from: sender, as: name ?? nextName("text")))
    }

    /// A file arrives.
    /// - Parameters:
    ///   - file: the name it travels under.
    ///   - sender: one of the remote participants.
    ///   - name: what the log calls it; nil for `file 1` and so on.
    /// - Throws: an error when the sender takes no part in the conversation.
    public func receiveAttachment(_ file: String, from sender: UUID, as name: String? = nil) throws {
        history.append(try arrival(of: .attachment(file), from: sender, as: name ?? nextName("file")))
    }

    /// Writes an arrival down, and makes its entry.
    private func arrival(
        of appearance: TranscriptEntry.Appearance, from sender: UUID, as name: String
    ) throws -> TranscriptEntry {
        guard participants.remote.contains(sender) else { throw HostError.notParticipant }
        let name = unique(name)
        record(.receives(name, from: participants.names[sender] ?? "someone"))
        return TranscriptEntry(name: name, sender: sender, side: .incoming, appearance: appearance)
    }
}
