import Foundation
import ViewLayout

/// The space between views where none is set, in points ("Spacer, minLength": the system's default spacing; observed).
enum DefaultSpacing {
    static let length: CGFloat = 8

    /// The space after each item but the last.
    static func gaps(_ items: [ViewItem], spacing: CGFloat?) -> (uniform: CGFloat, gaps: [CGFloat]?) {
        if let spacing { return spacing < 0 ? (0, items.dropLast().map { _ in spacing }) : (spacing, nil) }
        let gaps = zip(items, items.dropFirst()).map { first, second in min(first.spacing ?? length, second.spacing ?? length) }
        return gaps.allSatisfy { $0 == length } ? (length, nil) : (length, gaps)
    }
}

extension ViewScope {
    func column(of items: [ViewItem], _ alignment: HorizontalAlignment, _ spacing: CGFloat?) -> any Element {
        let (uniform, gaps) = DefaultSpacing.gaps(items, spacing: spacing)
        return ViewLayout.VStack(items.elements, alignment: alignment.engine, spacing: uniform, gaps: gaps, guides: alignment.guides(of: items))
    }

    func row(of items: [ViewItem], _ alignment: VerticalAlignment, _ spacing: CGFloat?) -> any Element {
        let (uniform, gaps) = DefaultSpacing.gaps(items, spacing: spacing)
        return ViewLayout.HStack(items.elements, alignment: alignment.engine, spacing: uniform, gaps: gaps, guides: alignment.guides(of: items))
    }

    func pile(of items: [ViewItem], _ alignment: Alignment) -> any Element {
        let layers = items.enumerated().map { ($1.requests.zIndex, $0) }.sorted { $0 < $1 }
        return ViewLayout.ZStack(layers.map { items[$0.1].element }, alignment: alignment.placed)
    }
}

public nonisolated struct VStack<Content: View>: PrimitiveView {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let content: Content
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
    }
    func items(in scope: ViewScope) -> [ViewItem] { [ViewItem(scope.column(of: scope.items(of: content), alignment, spacing))] }
}

public nonisolated struct HStack<Content: View>: PrimitiveView {
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let content: Content
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
    }
    func items(in scope: ViewScope) -> [ViewItem] { [ViewItem(scope.row(of: scope.items(of: content), alignment, spacing))] }
}

public nonisolated struct ZStack<Content: View>: PrimitiveView {
    let alignment: Alignment
    let content: Content
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) { (self.alignment, self.content) = (alignment, content()) }
    func items(in scope: ViewScope) -> [ViewItem] { [ViewItem(scope.pile(of: scope.items(of: content), alignment))] }
}

public nonisolated struct LazyVStack<Content: View>: PrimitiveView {
    let stack: VStack<Content>
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) { stack = VStack(alignment: alignment, spacing: spacing, content: content) }
    func items(in scope: ViewScope) -> [ViewItem] {
        stack.items(in: scope).map {
            let alignment = Alignment(horizontal: stack.alignment, vertical: .center)
            return $0.with(Frame($0.element, maxWidth: .infinity, alignment: alignment.placed))
        }
    }
}

public nonisolated struct LazyHStack<Content: View>: PrimitiveView {
    let stack: HStack<Content>
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) { stack = HStack(alignment: alignment, spacing: spacing, content: content) }
    func items(in scope: ViewScope) -> [ViewItem] {
        stack.items(in: scope).map {
            let alignment = Alignment(horizontal: .center, vertical: stack.alignment)
            return $0.with(Frame($0.element, maxHeight: .infinity, alignment: alignment.placed))
        }
    }
}

/// What stays in sight. SwiftUI's type of this name; nothing scrolls.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1), sectionFooters = PinnedScrollableViews(rawValue: 2)
}

public nonisolated struct Spacer: PrimitiveView, Sendable {
    /// The smallest length, in points; nil for the standard space.
    public var minLength: CGFloat?
    public init(minLength: CGFloat? = nil) { self.minLength = minLength }
    func items(in scope: ViewScope) -> [ViewItem] {
        var item = ViewItem(ViewLayout.Spacer(minLength: minLength ?? DefaultSpacing.length))
        item.requests.spacing = 0
        return [item]
    }
}

public nonisolated struct Divider: PrimitiveView, Sendable {
    public init() {}
    func items(in scope: ViewScope) -> [ViewItem] { [ViewItem(ViewLayout.Divider())] }
}
