import BalloonLayouts
import Foundation
import MessagesAPI
import UIKitAPI
import ViewLayout

/// The two conversations of Messages in the simulator: what one side sends the other receives, and nothing leaves.
///
/// Each side is a device of its own: participants have other identifiers there, and `$` with an identifier in a text
/// names the same person on both.
///
/// ```swift
/// let sides = MirroredConversations(names: ("Ada", "Ben"), context: context) { MSMessagesAppViewController() }
/// try sides.first.openConversation()
/// try sides.first.openApp()
/// try sides.first.tapInApp { $0.activeConversation?.insertText("Dinner?") }
/// try sides.first.sendDraft()
/// print(sides.second.entries.map(\.appearance))
/// ```
@MainActor public final class MirroredConversations {
    /// The two sides.
    public let first, second: TranscriptHost

    /// Makes two conversations with one app.
    /// - Parameters:
    ///   - names: the names that the sides have for each other, first that of the first side's user.
    ///   - context: the viewer's traits and the fonts, for both.
    public init(
        app: HostedApp = HostedApp(), names: (first: String, second: String), context: LayoutContext,
        makeController: @escaping @MainActor () -> MSMessagesAppViewController
    ) {
        func side(_ number: UInt32, local: String, remote: String) -> TranscriptHost {
            let identifiers = (
                local: UUID.ofHost(2 * number), remote: UUID.ofHost(2 * number + 1)
            )
            return TranscriptHost(
                app: app,
                participants: HostParticipants(
                    local: identifiers.local, remote: [identifiers.remote],
                    names: [identifiers.local: local, identifiers.remote: remote]),
                context: context, makeController: makeController)
        }
        first = side(0, local: names.first, remote: names.second)
        second = side(1, local: names.second, remote: names.first)
        Self.connect(first, second)
    }

    /// Connects two hosts, so that each receives what the other sends. Each has one remote participant, who is the
    /// other's user.
    package static func connect(_ first: TranscriptHost, _ second: TranscriptHost) {
        mirror(first, to: second)
        mirror(second, to: first)
    }

    private static func mirror(_ sender: TranscriptHost, to receiver: TranscriptHost) {
        sender.didSend = { [weak sender, weak receiver] content, name in
            guard let sender, let receiver, let from = receiver.participants.remote.first,
                let other = sender.participants.remote.first
            else { return }
            let identifiers = ParticipantNames(names: [
                sender.participants.local.uuidString: "$" + from.uuidString,
                other.uuidString: "$" + receiver.participants.local.uuidString,
            ])
            // Sent content was valid, and its sender is a remote participant of the other side.
            switch content {
            case .message(let message):
                try? receiver.receive(message.mappingTexts(identifiers.replacingIdentifiers(in:)), from: from, as: name)
            case .sticker(let sticker): try? receiver.receive(sticker, from: from, as: name)
            case .text(let text): try? receiver.receiveText(text, from: from, as: name)
            case .attachment(let file): try? receiver.receiveAttachment(file, from: from, as: name)
            }
        }
    }
}

extension MSMessage {
    /// A copy with its six texts and the summary changed by a function.
    fileprivate func mappingTexts(_ transform: (String) -> String) -> MSMessage {
        let copy = copied()
        copy.summaryText = copy.summaryText.map(transform)
        let template = (copy.layout as? MSMessageLiveLayout)?.alternateLayout ?? copy.layout as? MSMessageTemplateLayout
        if let template { template.takeTexts(of: template, transform) }
        return copy
    }
}
