import Foundation
import Support

/// Observers whose method is called by its name, for objects that can do this; see ``MethodsByName``.
extension NotificationCenter {
    /// Calls a method of an object for notifications, as long as the object exists.
    public func addObserver(_ observer: Any, selector: Selector, name: Notification.Name?, object: Any?) {
        let listener = NotificationListener(observer as AnyObject, selector, name, in: self)
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

    /// Removes the observers of an object for notifications of a name; nil for any name.
    public func removeObserver(_ observer: NSObject, name: Notification.Name?, object: Any?) {
        post(name: .listenersOfAnObjectLeave, object: observer, userInfo: name.map { ["name": $0] })
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
    /// The centre has a strong reference to the listener.
    private weak var center: NotificationCenter?
    var tokens: [any NSObjectProtocol] = []

    init(_ object: AnyObject, _ selector: Selector, _ name: Notification.Name?, in center: NotificationCenter) {
        (self.object, self.selector, self.name, self.center) = (object, selector, name, center)
    }

    @MainActor func hear(_ note: NotificationBox) {
        guard let object else { return leave() }
        selector.call(on: object, with: [note.notification])
    }

    func leave(for note: Notification) {
        guard let object else { return leave() }
        let leaving = note.userInfo?["name"] as? Notification.Name
        if note.object as AnyObject? === object, leaving == nil || leaving == name { leave() }
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
