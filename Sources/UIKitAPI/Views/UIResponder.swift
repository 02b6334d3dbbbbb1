import Foundation

/// As much of UIKit's class as the keyboard rules of an iMessage app need.
///
/// ```swift
/// let field = UITextField()
/// if !field.becomeFirstResponder() { print("the compact style has no keyboard") }
/// field.resignFirstResponder()
/// ```
@MainActor open class UIResponder: NSObject {
    /// Whether the keyboard belongs to this object.
    public private(set) var isFirstResponder = false

    /// Whether the object takes text; false unless overridden, as on iOS.
    open var canBecomeFirstResponder: Bool { false }

    /// Who is asked next; nil at the end of the chain.
    open var next: UIResponder? { nil }

    /// Asks for the keyboard.
    ///
    /// In the compact style and in a balloon there is none: the host logs the error that iOS raises, with its fix.
    /// - Returns: whether the object has the keyboard now.
    @discardableResult open func becomeFirstResponder() -> Bool {
        guard canBecomeFirstResponder, !isFirstResponder else { return isFirstResponder }
        let owner = keyboardOwner
        guard owner?.allowsKeyboard() ?? true else { return false }
        owner?.firstResponder?.resignFirstResponder()
        owner?.firstResponder = self
        isFirstResponder = true
        return true
    }

    /// Gives the keyboard back.
    @discardableResult open func resignFirstResponder() -> Bool {
        isFirstResponder = false
        return true
    }

    /// Called when fingers come down; nobody touches a balloon on Linux.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Called when fingers move.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Called when fingers leave.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Called when touches no longer count.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    /// The controller of the iMessage app that the object is part of; nil outside of one.
    private var keyboardOwner: (any KeyboardOwner)? {
        var responder: UIResponder? = self
        while let current = responder {
            if let owner = current as? any KeyboardOwner { return owner }
            responder = current.next
        }
        return nil
    }
}
