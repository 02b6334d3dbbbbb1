import Foundation
import UIKitAPI
import ViewLayout

/// Views that scroll: the first screen of them. SwiftUI's type of this name.
public nonisolated struct ScrollView<Content: View>: PrimitiveView {
    let axes: Axis.Set
    let content: Content
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        (self.axes, self.content) = (axes, content())
    }
    func items(in scope: ViewScope) -> [ViewItem] {
        let views = scope.items(of: content).elements
        var inner: any Element = ViewLayout.VStack(views, spacing: DefaultSpacing.length)
        if axes == .horizontal { inner = ViewLayout.HStack(views, spacing: DefaultSpacing.length) }
        if views.count == 1 { inner = views[0] }
        let scrolled = Offered.scrolling(inner, horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical))
        return [
            ViewItem(Changed(scrolled) { node, bounds, _ in PlacedNode(kind: .scroll, frame: bounds, clip: .rectangle(bounds), children: [node]) })
        ]
    }
}

public nonisolated struct Section<Parent: View, Content: View, Footer: View>: PrimitiveView {
    let header: Parent
    let content: Content
    let footer: Footer
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer) {
        (self.content, self.header, self.footer) = (content(), header(), footer())
    }
    func items(in scope: ViewScope) -> [ViewItem] {
        scope.part(0).items(of: header) + scope.part(1).items(of: content) + scope.part(2).items(of: footer)
    }
}
nonisolated extension Section where Parent == EmptyView, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content) { self.init(content: content, header: { EmptyView() }, footer: { EmptyView() }) }
}
nonisolated extension Section where Parent == EmptyView {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(content: content, header: { EmptyView() }, footer: footer)
    }
}
nonisolated extension Section where Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(content: content, header: header, footer: { EmptyView() })
    }
}
nonisolated extension Section where Parent == Text, Footer == EmptyView {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { Text(titleKey) }, footer: { EmptyView() })
    }
    /// Makes a section that can be closed, which is drawn open.
    public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(titleKey, content: content)
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
    }
}

public nonisolated struct GroupBox<Label: View, Content: View>: PrimitiveView {
    let label: Label
    let content: Content
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { (self.label, self.content) = (label(), content()) }
    func items(in scope: ViewScope) -> [ViewItem] {
        scope.styled { GroupBoxStyleConfiguration(label: $0.slot(label), content: $0.slot(content)) } ?? [ViewItem(Undrawn(name: "GroupBox"))]
    }
}
nonisolated extension GroupBox where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(content: content) { Text(titleKey) } }
}
nonisolated extension GroupBox where Label == EmptyView {
    public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}

/// A view at one instant: that of the host's clock. SwiftUI's type of this name.
public nonisolated struct TimelineView<Schedule: TimelineSchedule, Content: View>: PrimitiveView {
    public typealias Context = TimelineViewDefaultContext
    let schedule: Schedule
    let content: (Context) -> Content
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) { (self.schedule, self.content) = (schedule, content) }
    func items(in scope: ViewScope) -> [ViewItem] {
        let now = scope.environment.now
        let date = schedule.entries(from: now, mode: .normal).first { _ in true } ?? now
        return scope.items(of: content(Context(date: date, cadence: .live)))
    }
}

public struct TimelineViewDefaultContext: Sendable {
    public enum Cadence: Comparable, Sendable { case live, seconds, minutes }
    public let date: Date
    public let cadence: Cadence
}

public protocol TimelineSchedule {
    associatedtype Entries: Sequence where Entries.Element == Date
    typealias Mode = TimelineScheduleMode
    func entries(from startDate: Date, mode: Mode) -> Entries
}
public enum TimelineScheduleMode: Sendable { case normal, lowFrequency }
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    let startDate: Date
    let interval: TimeInterval
    public init(from startDate: Date, by interval: TimeInterval) { (self.startDate, self.interval) = (startDate, interval) }
    public func entries(from date: Date, mode: TimelineScheduleMode) -> [Date] {
        guard interval > 0 else { return [date] }
        let count = (date.timeIntervalSince(startDate) / interval).rounded(.down)
        return [startDate.addingTimeInterval(count * interval)]
    }
}
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    public init() {}
    public func entries(from date: Date, mode: TimelineScheduleMode) -> [Date] {
        [Date(timeIntervalSince1970: (date.timeIntervalSince1970 / 60).rounded(.down) * 60)]
    }
}
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    let dates: Entries
    public init(_ dates: Entries) { self.dates = dates }
    public func entries(from date: Date, mode: TimelineScheduleMode) -> [Date] {
        let all = Array(dates)
        return [all.last { $0 <= date } ?? all.first ?? date]
    }
}
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    public init(minimumInterval: Double? = nil, paused: Bool = false) {}
    public func entries(from date: Date, mode: TimelineScheduleMode) -> [Date] { [date] }
}
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule { .init(from: startDate, by: interval) }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    public static var everyMinute: EveryMinuteTimelineSchedule { .init() }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
    public static var animation: AnimationTimelineSchedule { .init() }
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule { .init() }
}
extension TimelineSchedule {
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S> where Self == ExplicitTimelineSchedule<S> { .init(dates) }
}
