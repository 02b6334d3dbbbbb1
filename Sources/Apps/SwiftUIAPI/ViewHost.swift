import Foundation
import Observation
import UIKitAPI
import ViewLayout

/// Lays out a view of SwiftUI, and keeps its state.
@MainActor package final class ViewHost: HostedContent {
    var content: AnyView { didSet { graph.noteChange() } }
    /// The state of its views.
    let graph = ViewGraph()
    /// The app's texts, where nobody else has them.
    private let strings = AppStrings()
    /// What the view is made of, as long as nothing that it shows changes.
    private var made: MadeView?
    private var madeCount = 0
    /// The instant of the picture; nil for that of the app.
    package var now: Date?

    init(content: AnyView) { self.content = content }

    /// What a size offers: lengths that no screen has are infinite, and lengths below zero are zero.
    nonisolated static func proposal(_ size: CGSize) -> ProposedSize {
        func length(_ length: CGFloat) -> CGFloat { length > LayoutLimits.maximumLength ? .infinity : max(0, length) }
        return ProposedSize(width: length(size.width), height: length(size.height))
    }

    /// The element of the view for a viewer. What appears for the first time is told, and the view is made again.
    package func element(for traits: TraitCollection) -> any Element {
        let strings = AppStrings.ofCallback ?? strings
        if let made, graph.appearing.isEmpty, made.isStill(for: traits, now, strings, graph) {
            graph.afterPlacing = []
            return made.element
        }
        let isTracked = !graph.isVolatile
        var (changes, element) = (graph.changeCount, makeElement(for: traits, strings, isTracked: isTracked))
        var rounds = 0
        while !graph.appearing.isEmpty, rounds < Self.maximumRounds {
            let actions = graph.appearing
            graph.appearing = []
            for action in actions { action() }
            (changes, element) = (graph.changeCount, makeElement(for: traits, strings, isTracked: isTracked))
            rounds += 1
        }
        // Who waits for the places of views is told at each layout.
        let isKept = isTracked && !graph.isVolatile && graph.afterPlacing.isEmpty && graph.appearing.isEmpty
        madeCount += 1
        made = isKept ? MadeView(element, madeCount, for: traits, now, strings, changes) : nil
        return element
    }

    /// A layout pass over the view: the last one where the view is still the same.
    private func subview(in context: LayoutContext) -> EngineSubview {
        let element = element(for: context.traits)
        if !graph.asksCode, let pass = made?.takePass(in: context) { return pass }
        return EngineSubview(element, in: context)
    }

    /// The view for a viewer. What its views say of their places has reached those who ask for it.
    /// - Parameter size: the size in which the view is placed.
    private func settled(in context: LayoutContext, _ size: (EngineSubview) throws -> CGSize) rethrows -> EngineSubview {
        var subview = subview(in: context)
        for _ in 0..<Self.maximumRounds {
            guard !graph.afterPlacing.isEmpty else { break }
            let place = CGRect(origin: .zero, size: try size(subview))
            if let measured = try? subview.measure(toFill: place.size) { _ = subview.place(measured, in: place) }
            let actions = graph.afterPlacing
            guard actions.map({ $0() }).contains(true) else { break }
            subview = self.subview(in: context)
        }
        return subview
    }

    /// A view that appears because of another one that appeared, and so on, is told so at most this often.
    private static let maximumRounds = 8

    /// - Parameter isTracked: whether changes of observable objects are noted.
    private func makeElement(for traits: TraitCollection, _ strings: AppStrings, isTracked: Bool) -> any Element {
        var environment = EnvironmentValues(traits: traits, strings: strings)
        let clock = Clock(now)
        environment[NowKey.self] = clock
        graph.beginMaking()
        defer { graph.endMaking() }
        let scope = ViewScope(environment: environment, graph: graph)
        let content = content
        let items =
            isTracked
            ? withObservationTracking {
                scope.items(of: content)
            } onChange: { [weak graph] in
                graph?.noteChange()
            } : scope.items(of: content)
        if now == nil, clock.isRead { graph.isVolatile = true }
        return items.count == 1 ? items[0].element : scope.column(of: items, .center, nil)
    }

    /// The size of the view for an offer, rounded up to pixels. An infinite length is the largest number, as on iOS.
    func size(for proposal: ProposedSize, traits: TraitCollection) -> CGSize {
        guard var context = try? CurrentViewer.context() else { return .zero }
        context.traits = traits
        func ownSize(_ subview: EngineSubview) throws -> CGSize {
            let size = try PixelGrid(traits).roundedOutward(subview.size(for: proposal))
            func length(_ length: CGFloat) -> CGFloat { length.isFinite ? length : .greatestFiniteMagnitude }
            return CGSize(width: length(size.width), height: length(size.height))
        }
        guard let subview = try? settled(in: context, ownSize) else { return .zero }
        let number = madeCount
        guard let size = try? ownSize(subview) else { return .zero }
        made?.keep(subview, of: number, in: context)
        return size
    }

    package func size(at width: CGFloat) -> CGSize? { size(for: ProposedSize(width: width, height: nil), traits: CurrentViewer.traits) }

    package func placed(in rect: CGRect, context: LayoutContext) throws -> PlacedNode? {
        let subview = settled(in: context) { _ in rect.size }
        (graph.targets, graph.fields) = ([], [])
        let number = madeCount
        let inner = try subview.measure(toFill: rect.size)
        var frame = ViewLayout.Alignment.center.place(inner.size, in: rect, direction: context.layoutDirection)
        // What the size was rounded up by is at the bottom and the trailing side, not around the view.
        let pixel = PixelGrid(context.traits).pixel
        if abs(rect.height - inner.size.height) < pixel { frame.origin.y = rect.minY }
        if abs(rect.width - inner.size.width) < pixel, context.layoutDirection == .leftToRight { frame.origin.x = rect.minX }
        let node = subview.place(inner, in: frame)
        graph.notePlacement()
        made?.keep(subview, of: number, in: context)
        return node
    }

    /// What can be tapped in a place of a size, from back to front.
    private func targets(in size: CGSize) -> [TapTarget] {
        guard let context = try? CurrentViewer.context() else { return [] }
        _ = try? placed(in: CGRect(origin: .zero, size: size), context: context)
        return graph.targets.filter(\.isEnabled)
    }

    package func touches(in size: CGSize) -> [HostedTouch] {
        targets(in: size).map { target in HostedTouch(label: target.label ?? "") { target.tap() } }
    }

    package func write(_ text: (_ hasOnlyDigits: Bool) -> String, in size: CGSize) -> Bool {
        _ = targets(in: size)
        let fields = graph.fields
        for (field, keyboard) in fields { field.wrappedValue = text(keyboard.hasOnlyDigits) }
        return !fields.isEmpty
    }

    func tap(at point: CGPoint, in size: CGSize) { targets(in: size).last { $0.frame?.contains(point) ?? false }?.tap(at: point) }
}
