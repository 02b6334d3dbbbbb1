import Foundation
import MessagesAPI

/// Receives content other than messages of the app. The app is not called.
extension TranscriptHost {
    /// Receives a sticker.
    /// - Parameters:
    ///   - sender: one of the remote participants.
    ///   - name: its name in the log; nil for `sticker 1` and so on.
    /// - Throws: an error when the sender is not a participant of the conversation.
    public func receive(_ sticker: MSSticker, from sender: UUID, as name: String? = nil) throws {
        let entry = try arrival(
            of: .sticker(sticker.localizedDescription), from: sender, as: name ?? nextName("sticker"))
        history.append(entry)
    }

    /// Receives a text.
    /// - Parameters: as of ``receive(_:from:as:)``; names are `text 1` and so on.
    /// - Throws: an error when the sender is not a participant of the conversation.
    public func receiveText(_ text: String, from sender: UUID, as name: String? = nil) throws {
        history.append(try arrival(of: .text(text), from: sender, as: name ?? nextName("text")))
    }

    /// Receives a file.
    /// - Parameters:
    ///   - file: the name under which it is sent.
    ///   - sender: one of the remote participants.
    ///   - name: its name in the log; nil for `file 1` and so on.
    /// - Throws: an error when the sender is not a participant of the conversation.
    public func receiveAttachment(_ file: String, from sender: UUID, as name: String? = nil) throws {
        history.append(try arrival(of: .attachment(file), from: sender, as: name ?? nextName("file")))
    }

    /// Logs received content, and makes its entry.
    private func arrival(
        of appearance: TranscriptEntry.Appearance, from sender: UUID, as name: String
    ) throws -> TranscriptEntry {
        guard participants.remote.contains(sender) else { throw HostError.notParticipant }
        let name = unique(name)
        record(.receives(name, from: participants.names[sender] ?? "someone"))
        return TranscriptEntry(name: name, sender: sender, side: .incoming, appearance: appearance)
    }
}
