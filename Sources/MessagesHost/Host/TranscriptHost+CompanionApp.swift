import Foundation
import MessagesAPI

/// Messages that come from the app around the iMessage app. The iMessage app itself is not called: it need not run.
extension TranscriptHost {
    /// The user sends the companion app's sheet. Its delegate is told `sent`, or `failed` for a message that cannot be
    /// sent; the log then says why.
    /// - Parameter name: what the log calls the message; nil for `message 1` and so on.
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
