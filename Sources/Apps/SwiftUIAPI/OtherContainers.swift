import Foundation
import UIKitAPI
import ViewLayout

/// Views that scroll: the first screen of them. SwiftUI's type of this name.
public nonisolated struct ScrollView<Content: View>: PrimitiveView {
    let axes: Axis.Set
    let content: Content
    /// Makes a view that scrolls.
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        (self.axes, self.content) = (axes, content())
    }
    func items(in scope: ViewScope) -> [ViewItem] {
        let views = scope.items(of: content).elements
        var inner: any Element = ViewLayout.VStack(views, spacing: DefaultSpacing.length)
        if axes == .horizontal { inner = ViewLayout.HStack(views, spacing: DefaultSpacing.length) }
        if views.count == 1 { inner = views[0] }
        let scrolled = Offered.scrolling(
            inner, horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical))
        return [
            ViewItem(
                Changed(scrolled) { node, bounds, _ in
                    PlacedNode(kind: .scroll, frame: bounds, clip: .rectangle(bounds), children: [node])
                })
        ]
    }
}

/// Views with a header and footer. SwiftUI's type of this name.
public nonisolated struct Section<Parent: View, Content: View, Footer: View>: PrimitiveView {
    let header: Parent
    let content: Content
    let footer: Footer
    /// Makes a section.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        (self.content, self.header, self.footer) = (content(), header(), footer())
    }
    func items(in scope: ViewScope) -> [ViewItem] {
        scope.part(0).items(of: header) + scope.part(1).items(of: content) + scope.part(2).items(of: footer)
    }
}
nonisolated extension Section where Parent == EmptyView, Footer == EmptyView {
    /// Makes a section.
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
    }
}
nonisolated extension Section where Parent == EmptyView {
    /// Makes a section with a footer.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(content: content, header: { EmptyView() }, footer: footer)
    }
}
nonisolated extension Section where Footer == EmptyView {
    /// Makes a section with a header.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(content: content, header: header, footer: { EmptyView() })
    }
}
nonisolated extension Section where Parent == Text, Footer == EmptyView {
    /// Makes a section with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { Text(titleKey) }, footer: { EmptyView() })
    }
    /// Makes a section with a title.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
    }
}

/// Views with a title, as a group. SwiftUI's type of this name.
public nonisolated struct GroupBox<Label: View, Content: View>: PrimitiveView {
    let label: Label
    let content: Content
    /// Makes a group.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (self.label, self.content) = (label(), content())
    }
    func items(in scope: ViewScope) -> [ViewItem] { [ViewItem(Undrawn(name: "GroupBox"))] }
}
nonisolated extension GroupBox where Label == Text {
    /// Makes a group with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }
}
nonisolated extension GroupBox where Label == EmptyView {
    /// Makes a group without a title.
    public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}

/// A view at one instant: that of the host's clock. SwiftUI's type of this name.
public nonisolated struct TimelineView<Schedule: TimelineSchedule, Content: View>: PrimitiveView {
    /// The instant.
    public typealias Context = TimelineViewDefaultContext
    let schedule: Schedule
    let content: (Context) -> Content
    /// Makes a view that changes with time.
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
        (self.schedule, self.content) = (schedule, content)
    }
    func items(in scope: ViewScope) -> [ViewItem] {
        let now = scope.environment.now
        let date = schedule.entries(from: now, mode: .normal).first { _ in true } ?? now
        return scope.items(of: content(Context(date: date, cadence: .live)))
    }
}

/// The instant of a view. SwiftUI's type of this name.
public struct TimelineViewDefaultContext: Sendable {
    /// How often the view changes. SwiftUI's type of this name.
    public enum Cadence: Comparable, Sendable { case live, seconds, minutes }
    /// The instant.
    public let date: Date
    /// How often the view changes.
    public let cadence: Cadence
}

/// When a view changes. SwiftUI's protocol of this name.
public protocol TimelineSchedule {
    /// The instants.
    associatedtype Entries: Sequence where Entries.Element == Date
    /// How often.
    typealias Mode = TimelineScheduleMode
    /// The instants.
    func entries(from startDate: Date, mode: Mode) -> Entries
}
/// How often a view changes. SwiftUI's type of this name.
public enum TimelineScheduleMode: Sendable { case normal, lowFrequency }
/// Instants at an equal distance. SwiftUI's type of this name.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    let startDate: Date
    let interval: TimeInterval
    /// Makes a schedule; the distance is in seconds.
    public init(from startDate: Date, by interval: TimeInterval) {
        (self.startDate, self.interval) = (startDate, interval)
    }
    /// The last instant before a date, as the view shows it.
    public func entries(from date: Date, mode: TimelineScheduleMode) -> [Date] {
        guard interval > 0 else { return [date] }
        let count = (date.timeIntervalSince(startDate) / interval).rounded(.down)
        return [startDate.addingTimeInterval(count * interval)]
    }
}
/// Each minute. SwiftUI's type of this name.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    /// Makes a schedule.
    public init() {}
    /// The beginning of the minute.
    public func entries(from date: Date, mode: TimelineScheduleMode) -> [Date] {
        [Date(timeIntervalSince1970: (date.timeIntervalSince1970 / 60).rounded(.down) * 60)]
    }
}
/// Instants of a list. SwiftUI's type of this name.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    let dates: Entries
    /// Makes a schedule.
    public init(_ dates: Entries) { self.dates = dates }
    /// The instants.
    public func entries(from date: Date, mode: TimelineScheduleMode) -> [Date] {
        let all = Array(dates)
        return [all.last { $0 <= date } ?? all.first ?? date]
    }
}
/// All the time. SwiftUI's type of this name.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    /// Makes a schedule.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {}
    /// The instant.
    public func entries(from date: Date, mode: TimelineScheduleMode) -> [Date] { [date] }
}
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Instants at an equal distance, in seconds.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        .init(from: startDate, by: interval)
    }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// Each minute.
    public static var everyMinute: EveryMinuteTimelineSchedule { .init() }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// All the time.
    public static var animation: AnimationTimelineSchedule { .init() }
    /// All the time.
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        .init()
    }
}
extension TimelineSchedule {
    /// Instants of a list.
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S> { .init(dates) }
}
