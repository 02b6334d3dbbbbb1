import Foundation
import SwiftUIAPI

/// Data as bars, lines and areas. Charts' type of this name; it is a grey box with its name, because how Charts draws is not
/// published.
@preconcurrency @MainActor public struct Chart<Content>: View {
    /// Makes a chart.
    public nonisolated init(@ChartContentBuilder content: () -> Content) {}
    /// Makes a chart of elements.
    public nonisolated init<Data: RandomAccessCollection, C>(
        _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == [C], Data.Element: Identifiable {}
    /// Makes a chart of elements.
    public nonisolated init<Data: RandomAccessCollection, ID: Hashable, C>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == [C] {}
    /// The grey box.
    public var body: some View { _NotDrawn("Chart") }
}

/// What a chart shows. Charts' protocol of this name; nothing is drawn.
public protocol ChartContent {}

/// Makes one content of those of a closure. Charts' type of this name.
@resultBuilder public struct ChartContentBuilder {
    /// The contents, which are not drawn.
    public static func buildBlock(_ parts: Any...) -> some ChartContent { _ChartPart() }
    /// The content of a condition.
    public static func buildOptional(_ part: Any?) -> some ChartContent { _ChartPart() }
    /// The content of a condition.
    public static func buildEither(first: some ChartContent) -> some ChartContent { _ChartPart() }
    /// The content of a condition.
    public static func buildEither(second: some ChartContent) -> some ChartContent { _ChartPart() }
    /// The content of a loop.
    public static func buildArray(_ parts: [some ChartContent]) -> some ChartContent { _ChartPart() }
    /// The content of `if #available`.
    public static func buildLimitedAvailability(_ part: some ChartContent) -> some ChartContent { _ChartPart() }
}

/// A mark of a chart, an axis or a part of one: the names of many types of Charts stand for it. Nothing is drawn.
public struct _ChartPart: ChartContent, AxisContent, AxisMark {}

/// A value of a chart. Charts' type of this name.
public struct PlottableValue<Value> {
    /// A value with a label.
    public static func value(_ label: LocalizedStringKey, _ value: Value) -> Self { Self() }
    /// A value with a label.
    @_disfavoredOverload public static func value(_ label: some StringProtocol, _ value: Value) -> Self { Self() }
    /// A value with a label, of a part of a calendar.
    public static func value(_ label: LocalizedStringKey, _ value: Value, unit: Calendar.Component) -> Self { Self() }
}

extension ForEach: ChartContent where Content: ChartContent {
    /// Marks for the elements of a collection.
    public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID { self.init(_each: data, content: content) { $0.id } }
    /// Marks for the elements of a collection.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) { self.init(_each: data, content: content) { $0[keyPath: id] } }
}
