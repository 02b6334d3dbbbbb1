import Foundation
import ViewLayout

/// An element of a view with what a container around it asks for.
struct ViewItem {
    /// The element.
    var element: any Element
    /// The layers in a ZStack: larger ones are in front.
    var zIndex = 0.0
    /// The space that the item asks for; nil for the standard space.
    var spacing: CGFloat?
    /// The value of a picker's row.
    var tag: AnyHashable?
    /// The cells, for a row of a grid.
    var cells: [ViewItem]?
    /// The columns that a cell of a grid spans.
    var columnSpan = 1
    /// The places that are set for a stack, by their alignments.
    var guides: [AnyHashable: (ViewDimensions) -> CGFloat] = [:]
    /// What a custom layout reads.
    var layoutValues: [ObjectIdentifier: Any] = [:]

    init(_ element: any Element) { self.element = element }

    /// The item around another element.
    func with(_ element: any Element) -> ViewItem {
        var item = self
        item.element = element
        return item
    }
}

/// Where a view is: its environment, and what identifies its state.
struct ViewScope {
    /// The values that views read.
    var environment: EnvironmentValues {
        _read { yield held.environment }
        set { held = HeldEnvironment(newValue) }
    }
    /// One object, since every view has a scope of its own and a copy of it counts a reference to each part.
    private var held: HeldEnvironment
    /// What keeps the state of views.
    let graph: ViewGraph
    /// What views say to those around them.
    var preferences = Preferences()
    /// The identity of the view, by the way from the root.
    private(set) var identity: Int

    init(environment: EnvironmentValues, graph: ViewGraph, identity: Int = 0) {
        (held, self.graph, self.identity) = (HeldEnvironment(environment), graph, identity)
    }

    /// The scope of a part of the view.
    func part(_ step: some Hashable) -> ViewScope {
        var hasher = Hasher()
        hasher.combine(identity)
        hasher.combine(step)
        var scope = self
        scope.identity = hasher.finalize()
        return scope
    }

    /// The scope of the body of a view.
    func entering(_ type: Any.Type) -> ViewScope { part(ObjectIdentifier(type)) }

    /// The traits of the environment.
    var traits: TraitCollection { environment.traits }

    private final class HeldEnvironment: Sendable {
        let environment: EnvironmentValues
        init(_ environment: EnvironmentValues) { self.environment = environment }
    }
}

/// What keeps the state of the views of one host between layouts. It is used on the main thread.
final class ViewGraph: @unchecked Sendable {
    /// The storage of `@State` and its like, by the identity of the view and the place in it.
    private var storage: [Int: AnyObject] = [:]
    /// What can be tapped, in the order of drawing.
    var targets: [TapTarget] = []
    /// What can be written in.
    var fields: [Binding<String>] = []
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

    /// The storage at a place; `make` makes it at the first time.
    func stored<Box: AnyObject>(at identity: Int, _ make: () -> Box) -> Box {
        if let known = storage[identity] as? Box { return known }
        let box = make()
        storage[identity] = box
        return box
    }

    /// Whether a view is there for the first time.
    func appears(_ identity: Int) -> Bool { appeared.insert(identity).inserted }

    func postpone(_ name: String) { postponed.insert(name) }
}

/// Something that can be tapped.
final class TapTarget: @unchecked Sendable {
    let action: () -> Void
    let isEnabled: Bool
    /// The place in the balloon; nil before the view is placed.
    var frame: CGRect?
    /// What is read of it: its label, else its first text.
    var label: String?

    init(isEnabled: Bool, action: @escaping () -> Void) { (self.isEnabled, self.action) = (isEnabled, action) }
}
