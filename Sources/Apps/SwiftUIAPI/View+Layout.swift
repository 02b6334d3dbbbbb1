import Drawing
import Foundation
import ViewLayout

nonisolated extension View {
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        wrapped { element, _ in Frame(element, width: FrameLimits.fixed(width), height: FrameLimits.fixed(height), alignment: alignment.placed) }
    }

    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil,
        maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        wrapped { element, _ in
            let limits = (FrameLimits.fixed(minWidth), FrameLimits.fixed(minHeight))
            let frame = Frame(
                element, minWidth: limits.0, maxWidth: FrameLimits.maximum(maxWidth, atLeast: limits.0), minHeight: limits.1,
                maxHeight: FrameLimits.maximum(maxHeight, atLeast: limits.1), alignment: alignment.placed)
            guard idealWidth != nil || idealHeight != nil else { return frame }
            return Offered.idealSize(frame, width: idealWidth, height: idealHeight)
        }
    }

    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        padding(EdgeInsets(length ?? StandardPadding.length, at: edges))
    }
    public func padding(_ length: CGFloat) -> some View { padding(EdgeInsets(length, at: .all)) }
    public func padding(_ insets: EdgeInsets) -> some View {
        wrapped { element, _ in
            let isPositive = [insets.top, insets.leading, insets.bottom, insets.trailing].allSatisfy { $0 >= 0 }
            return isPositive ? Padding(element, insets: insets.engine) : Offered.padded(element, insets.engine)
        }
    }

    public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        wrapped { element, _ in Offered.fixedSize(element, horizontal: horizontal, vertical: vertical) }
    }

    public func layoutPriority(_ value: Double) -> some View { wrapped { element, _ in Changed(element, priority: value) } }

    public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        wrapped { element, _ in Offered.aspectRatio(element, aspectRatio, contentMode.engine) }
    }
    public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }
    public func scaledToFit() -> some View { aspectRatio(nil, contentMode: .fit) }
    public func scaledToFill() -> some View { aspectRatio(nil, contentMode: .fill) }

    /// The view moved, in points; its place stays.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        wrapped { element, _ in
            Changed(element, moved: { $0.offsetBy(dx: $1.layoutDirection == .rightToLeft ? -x : x, dy: y) })
        }
    }
    public func offset(_ offset: CGSize) -> some View { self.offset(x: offset.width, y: offset.height) }

    /// The view with its middle at a point, in points from the top and the leading edge.
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        wrapped { element, _ in
            Deferred(
                size: { proposal, context in
                    let own = try element.measure(proposal, in: context).size
                    return CGSize(width: proposal.width ?? own.width, height: proposal.height ?? own.height)
                },
                make: { place, _ in
                    Changed(
                        element,
                        moved: { own, context in
                            let middle = context.layoutDirection == .rightToLeft ? place.maxX - x : place.minX + x
                            return CGRect(
                                origin: CGPoint(x: middle - own.width / 2, y: place.minY + y - own.height / 2), size: own.size)
                        })
                })
        }
    }
    public func position(_ position: CGPoint) -> some View { self.position(x: position.x, y: position.y) }

    public func zIndex(_ value: Double) -> some View { told { $0.requests.zIndex = value } }

    /// The view; nothing covers the edges of a balloon.
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View { self }
    /// The view; its coordinates have no name here.
    public func coordinateSpace(name: some Hashable) -> some View { self }
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
    /// The columns that a cell of a grid spans, which is one here.
    public func gridCellColumns(_ count: Int) -> some View { self }
}

public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let container = SafeAreaRegions(rawValue: 1), keyboard = SafeAreaRegions(rawValue: 2), all = SafeAreaRegions(rawValue: 3)
}

/// The space around a view where none is set, in points (observed on iOS).
enum StandardPadding { static let length: CGFloat = 16 }

/// Limits of frames as the engine takes them: those that are no length count as none, as SwiftUI does with a warning.
enum FrameLimits {
    static func fixed(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0 >= 0 && $0 <= LayoutLimits.maximumLength ? $0 : nil } }
    static func maximum(_ length: CGFloat?, atLeast minimum: CGFloat?) -> CGFloat? {
        guard let length, length >= 0 else { return nil }
        return max(minimum ?? 0, length > LayoutLimits.maximumLength ? .infinity : length)
    }
}
