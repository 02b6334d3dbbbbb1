import Foundation
import MessagesAPI

/// Messages from the app that contains the iMessage app. The iMessage app itself is not called and need not run.
extension TranscriptHost {
    /// The user sends the companion app's sheet. Its delegate receives `sent`, or `failed` for a message that cannot be
    /// sent; the log then gives the reason.
    /// - Parameter name: the name of the message in the log; nil for `message 1` and so on.
    public func sendFromCompanionApp(_ composer: MFMessageComposeViewController, as name: String? = nil) {
        guard let message = composer.message else {
            if let text = composer.body, !text.isEmpty {
                let name = nextName("text")
                record(.sendsFromCompanionApp(name))
                sendText(text, named: name)
            }
            return finish(composer, .sent)
        }
        do {
            try MessageRules.validate(message)
        } catch let error as NSError {
            let code = MSMessageErrorCode(rawValue: error.code) ?? .unknown
            record(.refuses(.error(code, message: error.localizedDescription)))
            return finish(composer, .failed)
        }
        let kept = kept(message, sender: participants.local, name: name)
        let name = kept.logName ?? ""
        record(.sendsFromCompanionApp(name))
        record(.sends(name))
        report(kept, named: name)
        add(kept, named: name, sender: participants.local, side: .outgoing)
        didSend?(.message(kept), name)
        if let text = composer.body, !text.isEmpty { sendText(text) }
        finish(composer, .sent)
    }

    /// The user cancels the companion app's sheet.
    public func cancelCompanionApp(_ composer: MFMessageComposeViewController) {
        record(.cancelsCompanionApp)
        finish(composer, .cancelled)
    }

    private func finish(_ composer: MFMessageComposeViewController, _ result: MessageComposeResult) {
        run { composer.messageComposeDelegate?.messageComposeViewController(composer, didFinishWith: result) }
        doRequests()
    }
}
