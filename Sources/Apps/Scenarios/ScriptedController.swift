import Foundation
import MessagesAPI
import Scenes
import UIKitAPI
import ViewLayout

/// The controller of a scenario's app. In a live balloon it returns the size that its message declares. The app does
/// what a step says.
@MainActor final class ScriptedController: MSMessagesAppViewController {
    /// The conversation of the last activation. An app that keeps it can call it from the background.
    private(set) var conversation: MSConversation?
    /// Returns the size for the message that the controller draws.
    private let contentSize: (String, CGSize, TraitCollection) -> CGSize
    private let field = UITextField()

    init(contentSize: @escaping (String, CGSize, TraitCollection) -> CGSize) {
        self.contentSize = contentSize
        super.init(nibName: nil, bundle: nil)
    }

    /// A scripted controller is never in a storyboard.
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() { view.addSubview(field) }

    override func willBecomeActive(with conversation: MSConversation) { self.conversation = conversation }

    override func contentSizeThatFits(_ size: CGSize) -> CGSize {
        guard let name = activeConversation?.selectedMessage?.logName else { return size }
        return contentSize(name, size, traits)
    }

    /// Makes a text field request the keyboard.
    func askForKeyboard() { field.becomeFirstResponder() }
}
