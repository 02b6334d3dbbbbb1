/// The responder that decides for those below it who has the keyboard: the controller of an iMessage app.
@MainActor package protocol KeyboardOwner: UIResponder {
    /// Who has the keyboard.
    var firstResponder: UIResponder? { get set }

    /// Whether a field may take the keyboard.
    func allowsKeyboard() -> Bool
}
