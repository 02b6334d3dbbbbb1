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
