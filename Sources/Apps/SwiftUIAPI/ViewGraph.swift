import CombineAPI
import Foundation
import Synchronization
import UIKitAPI

/// What keeps the state of the views of one host between layouts. It is used on the main thread.
final class ViewGraph: @unchecked Sendable {
    /// The storage of `@State` and its like, by the identity of the view and the place in it.
    private var storage: [Int: AnyObject] = [:]
    /// What can be tapped, in the order of drawing.
    var targets: [TapTarget] = []
    /// What can be written in, with its keyboard.
    var fields: [(text: Binding<String>, keyboard: UIKeyboardType)] = []
    /// What acts later and does not act here, by name.
    private(set) var postponed: Set<String> = []
    /// The views that have appeared.
    private var appeared: Set<Int> = []
    /// What is to be called after the first layout of views.
    var appearing: [() -> Void] = []
    /// Called after the views were placed; each says whether it has told somebody a new value.
    var afterPlacing: [() -> Bool] = []
    /// Called after a change of state.
    var changed: () -> Void = {}
    /// Whether something was read that tells nobody of its changes, such as the clock, so that the views are made again for
    /// each layout.
    var isVolatile = false
    /// Whether the app's own code answers how large something is, which it may do otherwise each time.
    var asksCode = false
    /// The objects that the views show, and what tells of their changes.
    private var observed: [ObjectIdentifier: Observed] = [:]
    private var observedBefore: [ObjectIdentifier: Observed] = [:]
    private let changes = Atomic<Int>(0)

    /// The identities of what has had state since the last time that something was forgotten.
    private var present: Set<Int> = []
    /// Whether the views that were made last have been placed.
    private var isPlaced = false

    /// The storage at a place; `make` makes it at the first time, and again for a view that was away.
    func stored<Box: AnyObject>(at identity: Int, _ make: () -> Box) -> Box {
        present.insert(identity)
        if let known = storage[identity] as? Box { return known }
        let box = make()
        storage[identity] = box
        return box
    }

    /// Whether a view is there for the first time, or again after it was away.
    func appears(_ identity: Int) -> Bool {
        present.insert(identity)
        return appeared.insert(identity).inserted
    }

    /// How often something has changed that views show.
    var changeCount: Int { changes.load(ordering: .relaxed) }

    /// Notes that something has changed, or will have when somebody asks. Objects tell it from any thread.
    func noteChange() { changes.add(1, ordering: .relaxed) }

    /// Notes a change of state, and tells it.
    func change() {
        noteChange()
        changed()
    }

    /// Notes that all views were placed: also those whose places decide what they show were made.
    func notePlacement() { isPlaced = true }

    /// Begins to make the views: what they show is found again, and the state of those that have gone is forgotten, as on
    /// iOS. Only a placement tells which have gone.
    func beginMaking() {
        if isPlaced {
            storage = storage.filter { present.contains($0.key) }
            appeared.formIntersection(present)
            (present, isPlaced) = ([], false)
        }
        (isVolatile, asksCode, afterPlacing) = (false, false, [])
        (observedBefore, observed) = (observed, [:])
    }

    func endMaking() { observedBefore = [:] }

    /// Notes the changes of an object that a view shows.
    func observe<Object: ObservableObject>(_ object: Object) {
        let id = ObjectIdentifier(object)
        guard observed[id] == nil else { return }
        if let known = observedBefore[id] {
            observed[id] = known
            return
        }
        let publisher = object.objectWillChange
        // One that has a new publisher each time is heard by nobody.
        if let own = publisher as? ObservableObjectPublisher, own !== object.objectWillChange as? ObservableObjectPublisher {
            isVolatile = true
            return
        }
        observed[id] = Observed(object: object, hearing: publisher.sink { [weak self] _ in self?.noteChange() })
    }

    /// An object, which is kept so that no other one has its identity.
    private struct Observed {
        let object: AnyObject
        let hearing: AnyCancellable
    }

    func postpone(_ name: String) { postponed.insert(name) }
}
