import Foundation
import ViewLayout

public struct UnitPoint: Hashable, Sendable {
    public var x, y: CGFloat
    public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
    public init() { self.init(x: 0, y: 0) }
    public static let zero = UnitPoint(x: 0, y: 0), center = UnitPoint(x: 0.5, y: 0.5), leading = UnitPoint(x: 0, y: 0.5),
        trailing = UnitPoint(x: 1, y: 0.5), top = UnitPoint(x: 0.5, y: 0), bottom = UnitPoint(x: 0.5, y: 1), topLeading = UnitPoint(x: 0, y: 0),
        topTrailing = UnitPoint(x: 1, y: 0), bottomLeading = UnitPoint(x: 0, y: 1), bottomTrailing = UnitPoint(x: 1, y: 1)

    var point: CGPoint { CGPoint(x: x, y: y) }
    func point(in rect: CGRect) -> CGPoint { CGPoint(x: rect.minX + rect.width * x, y: rect.minY + rect.height * y) }
}

public struct Angle: Hashable, Comparable, Sendable {
    public var radians: Double
    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }
    public init() { radians = 0 }
    public init(radians: Double) { self.radians = radians }
    public init(degrees: Double) { radians = degrees * .pi / 180 }
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
    public static let zero = Angle()
    public static func < (first: Angle, second: Angle) -> Bool { first.radians < second.radians }
    public static func + (first: Angle, second: Angle) -> Angle { Angle(radians: first.radians + second.radians) }
    public static func - (first: Angle, second: Angle) -> Angle { Angle(radians: first.radians - second.radians) }
    public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
    public static func * (angle: Angle, factor: Double) -> Angle { Angle(radians: angle.radians * factor) }
    public static func / (angle: Angle, divisor: Double) -> Angle { Angle(radians: angle.radians / divisor) }
}

public enum Axis: Int8, CaseIterable, Sendable {
    case horizontal, vertical
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let horizontal = Set(rawValue: 1), vertical = Set(rawValue: 2)

        var engine: Swift.Set<ViewLayout.Axis> { (contains(.horizontal) ? [.horizontal] : Swift.Set()).union(contains(.vertical) ? [.vertical] : []) }
    }
}

public enum VerticalEdge: CaseIterable, Sendable { case top, bottom }
public enum HorizontalEdge: CaseIterable, Sendable { case leading, trailing }
public enum Edge: Int8, CaseIterable, Sendable {
    case top, leading, bottom, trailing
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }
        public static let top = Set(rawValue: 1), leading = Set(rawValue: 2), bottom = Set(rawValue: 4), trailing = Set(rawValue: 8)
        public static let all: Set = [.top, .leading, .bottom, .trailing], horizontal: Set = [.leading, .trailing], vertical: Set = [.top, .bottom]
    }
}

public struct EdgeInsets: Hashable, Sendable {
    public var top, leading, bottom, trailing: CGFloat
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }

    init(_ length: CGFloat, at edges: Edge.Set) {
        func part(_ edge: Edge.Set) -> CGFloat { edges.contains(edge) ? length : 0 }
        self.init(top: part(.top), leading: part(.leading), bottom: part(.bottom), trailing: part(.trailing))
    }

    var engine: ViewLayout.EdgeInsets { ViewLayout.EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing) }
}

public struct HorizontalAlignment: Hashable, Sendable, GuidedAlignment {
    let engine: ViewLayout.HorizontalAlignment
    var id: AlignmentName?
    public static let leading = HorizontalAlignment(engine: .leading), center = HorizontalAlignment(engine: .center),
        trailing = HorizontalAlignment(engine: .trailing)
    /// The ends of the line between rows of a list. SwiftUI's names; here they are the ends of the row.
    public static let listRowSeparatorLeading = leading, listRowSeparatorTrailing = trailing
    public init(_ id: any AlignmentID.Type) { (engine, self.id) = (.center, AlignmentName(id)) }
    init(engine: ViewLayout.HorizontalAlignment) { self.engine = engine }

    func place(in dimensions: ViewDimensions) -> CGFloat { dimensions.width * engine.fraction }
}

public struct VerticalAlignment: Hashable, Sendable, GuidedAlignment {
    let engine: ViewLayout.VerticalAlignment
    var id: AlignmentName?
    public static let top = VerticalAlignment(engine: .top), center = VerticalAlignment(engine: .center), bottom = VerticalAlignment(engine: .bottom)
    /// By baselines; the last one counts as the first.
    public static let firstTextBaseline = VerticalAlignment(engine: .firstTextBaseline),
        lastTextBaseline = VerticalAlignment(engine: .firstTextBaseline)
    public init(_ id: any AlignmentID.Type) { (engine, self.id) = (.center, AlignmentName(id)) }
    init(engine: ViewLayout.VerticalAlignment) { self.engine = engine }

    func place(in dimensions: ViewDimensions) -> CGFloat {
        if engine == .firstTextBaseline { return dimensions.firstBaseline ?? dimensions.height }
        return dimensions.height * engine.fraction
    }
}

/// The name of a place of an app's own.
struct AlignmentName: Hashable, Sendable {
    /// Invariant: a type of a module, which never changes, and whose only function has no state.
    private nonisolated(unsafe) let type: any AlignmentID.Type
    init(_ type: any AlignmentID.Type) { self.type = type }
    func place(in dimensions: ViewDimensions) -> CGFloat { type.defaultValue(in: dimensions) }
    static func == (first: AlignmentName, second: AlignmentName) -> Bool { first.type == second.type }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
}

/// A place that views can set otherwise for the stack around them.
protocol GuidedAlignment: Hashable, Sendable {
    /// The name; nil for a place of the system's.
    var id: AlignmentName? { get }
    /// The place in a view where none is set, but for a place of the app's own.
    func place(in dimensions: ViewDimensions) -> CGFloat
}

extension GuidedAlignment {
    func value(in dimensions: ViewDimensions) -> CGFloat { id?.place(in: dimensions) ?? place(in: dimensions) }

    /// The guides of the views of a stack; nil where each is at its standard place, which the engine knows.
    func guides(of items: [ViewItem]) -> [AlignmentGuide]? {
        guard id != nil || items.contains(where: { $0.hasGuides && $0.requests.guides[AnyHashable(self)] != nil }) else { return nil }
        return items.map { item in
            nonisolated(unsafe) let own = item.requests.guides[AnyHashable(self)]
            return { size, baseline in
                let dimensions = ViewDimensions(width: size.width, height: size.height, firstBaseline: baseline)
                return own?(dimensions) ?? value(in: dimensions)
            }
        }
    }
}

nonisolated extension View {
    public func alignmentGuide(_ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View {
        told { $0.requests.guides[AnyHashable(g)] = computeValue }
    }
    public func alignmentGuide(_ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View {
        told { $0.requests.guides[AnyHashable(g)] = computeValue }
    }
}

public protocol AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat }

public struct ViewDimensions: Equatable, Sendable {
    public let width, height: CGFloat
    var firstBaseline: CGFloat?
    public subscript(guide: HorizontalAlignment) -> CGFloat { guide.value(in: self) }
    public subscript(guide: VerticalAlignment) -> CGFloat { guide.value(in: self) }
}

public struct Alignment: Hashable, Sendable {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) { (self.horizontal, self.vertical) = (horizontal, vertical) }
    private init(_ horizontal: HorizontalAlignment, _ vertical: VerticalAlignment) { self.init(horizontal: horizontal, vertical: vertical) }
    public static let center = Self(.center, .center), leading = Self(.leading, .center), trailing = Self(.trailing, .center),
        top = Self(.center, .top), bottom = Self(.center, .bottom), topLeading = Self(.leading, .top), topTrailing = Self(.trailing, .top),
        bottomLeading = Self(.leading, .bottom), bottomTrailing = Self(.trailing, .bottom),
        centerFirstTextBaseline = Self(.center, .firstTextBaseline), leadingFirstTextBaseline = Self(.leading, .firstTextBaseline)

    var placed: ViewLayout.Alignment { ViewLayout.Alignment(horizontal: horizontal.engine, vertical: vertical.engine) }
}

public enum TextAlignment: CaseIterable, Sendable {
    case leading, center, trailing
    var engine: ViewLayout.HorizontalAlignment { self == .leading ? .leading : self == .center ? .center : .trailing }
}

public enum ContentMode: CaseIterable, Sendable {
    case fit, fill
    var engine: ImageElement.ContentMode { self == .fit ? .fit : .fill }
}

/// What a layout offers a view, in points; nil for its ideal length. SwiftUI's type of this name.
public struct ProposedViewSize: Equatable, Sendable {
    public var width, height: CGFloat?
    public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
    public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
    public static let zero = ProposedViewSize(width: 0, height: 0), infinity = ProposedViewSize(width: .infinity, height: .infinity),
        unspecified = ProposedViewSize(width: nil, height: nil)
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
    init(_ proposal: ProposedSize) { self.init(width: proposal.width, height: proposal.height) }
    var engine: ProposedSize { ProposedSize(width: width, height: height) }
}
