import Foundation
import MessagesAPI
import UIKitAPI
import ViewLayout

/// The controller of a scenario's app: a live balloon answers what its message declares, and the app does what a step
/// says.
@MainActor final class ScriptedController: MSMessagesAppViewController {
    /// The conversation of the last activation. An app that keeps it can call it from the background.
    private(set) var conversation: MSConversation?
    /// Answers for the message that the controller draws.
    private let contentSize: (String, CGSize, TraitCollection) -> CGSize
    private let field = UITextField()

    init(contentSize: @escaping (String, CGSize, TraitCollection) -> CGSize) {
        self.contentSize = contentSize
        super.init(nibName: nil, bundle: nil)
    }

    /// There is no storyboard with a scripted controller.
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() { view.addSubview(field) }

    override func willBecomeActive(with conversation: MSConversation) { self.conversation = conversation }

    override func contentSizeThatFits(_ size: CGSize) -> CGSize {
        guard let name = activeConversation?.selectedMessage?.logName else { return size }
        return contentSize(name, size, traits)
    }

    /// Has a text field ask for the keyboard.
    func askForKeyboard() { field.becomeFirstResponder() }
}
