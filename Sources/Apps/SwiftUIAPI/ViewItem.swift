import Foundation
import ViewLayout

typealias ViewItem = _ViewItem
typealias ViewScope = _ViewScope

/// An element of a view with what a container around it asks for. It is used on the main thread.
public struct _ViewItem: @unchecked Sendable {
    var element: any Element
    /// What is said to the container; nil for nothing, as of most views.
    private var held: Shared<Requests>?

    init(_ element: any Element) { self.element = element }

    /// What is said to the container.
    var requests: Requests {
        get { held?.wrappedValue ?? Requests() }
        set { held = Shared(wrappedValue: newValue) }
    }
    /// The space that the item asks for; nil for the standard space.
    var spacing: CGFloat? { held?.wrappedValue.spacing }
    /// Whether places are set for a stack.
    var hasGuides: Bool { held?.wrappedValue.guides.isEmpty == false }

    func with(_ element: any Element) -> ViewItem {
        var item = self
        item.element = element
        return item
    }
}

extension [ViewItem] {
    /// The elements, each copied once: `map` hands them to a function, which puts them into boxes of its own.
    var elements: [any ViewLayout.Element] {
        .init(unsafeUninitializedCapacity: count) { places, count in
            for item in self {
                (places.baseAddress! + count).initialize(to: item.element)
                count += 1
            }
        }
    }
}

/// What a view says to the container around it.
struct Requests {
    /// The layers in a ZStack: larger ones are in front.
    var zIndex = 0.0
    /// The space that the item asks for; nil for the standard space.
    var spacing: CGFloat?
    /// The value of a picker's row.
    var tag: AnyHashable?
    /// The cells, for a row of a grid.
    var cells: [ViewItem]?
    /// The places that are set for a stack, by their alignments.
    var guides: [AnyHashable: (ViewDimensions) -> CGFloat] = [:]
    /// What a custom layout reads.
    var layoutValues: [ObjectIdentifier: Any] = [:]
}

/// Where a view is: its environment, and what identifies its state.
public struct _ViewScope: Sendable {
    @Shared var environment: EnvironmentValues
    /// What keeps the state of views.
    let graph: ViewGraph
    /// What views say to those around them.
    var preferences = Preferences()
    /// The identity of the view, by the way from the root.
    private(set) var identity: Int

    init(environment: EnvironmentValues, graph: ViewGraph, identity: Int = 0) {
        (self.environment, self.graph, self.identity) = (environment, graph, identity)
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

    var traits: TraitCollection { environment.traits }
}

/// A value that all copies of what holds it have in common until one of them is changed: a copy of the value would count
/// a reference to each of its parts.
@propertyWrapper struct Shared<Value>: @unchecked Sendable {
    private var box: Box

    init(wrappedValue: Value) { box = Box(wrappedValue) }

    var wrappedValue: Value {
        _read { yield box.value }
        _modify {
            if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
            yield &box.value
        }
    }

    private final class Box {
        @exclusivity(unchecked) var value: Value
        init(_ value: Value) { self.value = value }
    }
}

/// Something that can be tapped.
final class TapTarget: @unchecked Sendable {
    /// What a tap does, which has a point from the corner of the frame.
    private let action: (CGPoint) -> Void
    let isEnabled: Bool
    /// The place in the balloon; nil before the view is placed.
    var frame: CGRect?
    /// What is read of it: its label, else its first text.
    var label: String?

    init(isEnabled: Bool, action: @escaping (CGPoint) -> Void) { (self.isEnabled, self.action) = (isEnabled, action) }
    convenience init(isEnabled: Bool, action: @escaping () -> Void) { self.init(isEnabled: isEnabled) { _ in action() } }

    /// Taps a point of the balloon, else the middle.
    func tap(at point: CGPoint? = nil) {
        let frame = frame ?? .zero
        let point = point ?? CGPoint(x: frame.midX, y: frame.midY)
        action(CGPoint(x: point.x - frame.minX, y: point.y - frame.minY))
    }
}
