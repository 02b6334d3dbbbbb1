/// The responder that decides which responder below it has the keyboard: the controller of an iMessage app.
@MainActor package protocol KeyboardOwner: UIResponder {
    /// The responder that has the keyboard.
    var firstResponder: UIResponder? { get set }

    /// Whether a field may take the keyboard.
    func allowsKeyboard() -> Bool
}
