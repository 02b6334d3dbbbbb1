import Foundation
import Support

/// Observers whose method is called by its name, for objects that can do this; see ``MethodsByName``.
extension NotificationCenter {
    /// Calls a method of an object for notifications, as long as the object exists.
    public func addObserver(_ observer: Any, selector: Selector, name: Notification.Name?, object: Any?) {
        let listener = NotificationListener(observer as AnyObject, selector, name, object as AnyObject?, in: self)
        listener.tokens = [
            addObserver(forName: name, object: object, queue: nil) { note in
                let note = NotificationBox(note)
                guard note.notification.name != .listenersOfAnObjectLeave else { return }
                MainThread.run(waits: true) { listener.hear(note) }
            },
            addObserver(forName: .listenersOfAnObjectLeave, object: nil, queue: nil) { listener.leave(for: $0) },
        ]
    }

    /// Removes all observers of an object.
    public func removeObserver(_ observer: NSObject) {
        post(name: .listenersOfAnObjectLeave, object: observer)
    }

    /// Removes the observers of an object for notifications of a name from a sender; nil for any.
    public func removeObserver(_ observer: NSObject, name: Notification.Name?, object: Any?) {
        var leaving: [AnyHashable: Any] = [:]
        (leaving["name"], leaving["sender"]) = (name, object)
        post(name: .listenersOfAnObjectLeave, object: observer, userInfo: leaving)
    }
}

extension Notification.Name {
    /// A notification that removes the observers of its object. With it only the centre needs to know the observers.
    fileprivate static let listenersOfAnObjectLeave = Notification.Name("BalloonListenersOfAnObjectLeave")
}

/// Receives notifications for an object, to which it has a weak reference.
private final class NotificationListener: @unchecked Sendable {
    private weak var object: AnyObject?
    private let selector: Selector
    private let name: Notification.Name?
    /// Whose notifications it hears; nil for anyone's.
    private weak var sender: AnyObject?
    /// The centre has a strong reference to the listener.
    private weak var center: NotificationCenter?
    var tokens: [any NSObjectProtocol] = []

    init(
        _ object: AnyObject, _ selector: Selector, _ name: Notification.Name?, _ sender: AnyObject?,
        in center: NotificationCenter
    ) {
        (self.object, self.selector, self.name, self.sender, self.center) = (object, selector, name, sender, center)
    }

    @MainActor func hear(_ note: NotificationBox) {
        guard let object else { return leave() }
        selector.call(on: object, with: [note.notification])
    }

    func leave(for note: Notification) {
        guard let object else { return leave() }
        let name = note.userInfo?["name"] as? Notification.Name
        let sender = note.userInfo?["sender"].map { $0 as AnyObject }
        if note.object as AnyObject? === object, name == nil || name == self.name,
            sender == nil || sender === self.sender
        {
            leave()
        }
    }

    private func leave() {
        for token in tokens { center?.removeObserver(token) }
        tokens = []
    }
}

/// A notification that is used on the main thread while the thread that posted it waits.
private struct NotificationBox: @unchecked Sendable {
    let notification: Notification

    init(_ notification: Notification) { self.notification = notification }
}
