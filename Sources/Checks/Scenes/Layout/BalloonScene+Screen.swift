import BalloonLayouts
import Foundation
import ViewLayout

/// A scene or a viewer that has no picture of a whole screen.
package struct NoScreenError: Error, Equatable, CustomStringConvertible {
    package let description: String
}

extension BalloonScene {
    /// The scene's conversation with the screen of an upright phone around it: status bar, header and input field. The
    /// header names the others, in the order in which they send something.
    /// - Throws: ``NoScreenError`` for a scene without a conversation and for a viewer without such a screen.
    package func onScreen(for traits: TraitCollection) throws -> BalloonScene {
        guard Transcript.hasScreen(for: traits) else {
            throw NoScreenError(
                description: "only an upright phone with iOS 26 or 27 has a picture of its screen; choose such a "
                    + "device, or leave out --screen")
        }
        var scene = inTranscript
        guard case .transcript(var transcript) = scene.subject else {
            throw NoScreenError(
                description: "\(name) has no conversation, so no screen is around it; leave out --screen")
        }
        transcript.isOnScreen = true
        scene.subject = .transcript(transcript)
        return scene
    }

    /// What the header of a conversation says; nil for a conversation without one.
    func screen(of transcript: SceneTranscript) -> Transcript.Screen? {
        transcript.isOnScreen ? Transcript.Screen(title: title(of: transcript)) : nil
    }

    /// The names of the others, in the order in which they send something.
    func title(of transcript: SceneTranscript) -> String {
        var senders: [String] = []
        for sender in transcript.entries.compactMap(\.sender) where sender != viewer && !senders.contains(sender) {
            senders.append(sender)
        }
        // Nobody else may have sent anything yet.
        if senders.isEmpty { senders = participants.names.keys.filter { $0 != viewer }.sorted() }
        return senders.compactMap { participants.names[$0] }.joined(separator: ", ")
    }
}
