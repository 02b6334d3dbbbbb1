// Axes of charts, and how charts look. Nothing of them is drawn: the chart is a grey box, so no name needs a comment of its own.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import SwiftUIAPI

public protocol AxisContent {}
public protocol AxisMark {}

@resultBuilder public struct AxisContentBuilder {
    public static func buildBlock(_ parts: any AxisContent...) -> _ChartPart { _ChartPart() }
    public static func buildOptional(_ part: _ChartPart?) -> _ChartPart { _ChartPart() }
    public static func buildEither(first: _ChartPart) -> _ChartPart { first }
    public static func buildEither(second: _ChartPart) -> _ChartPart { second }
}
@resultBuilder public struct AxisMarkBuilder {
    public static func buildBlock(_ parts: any AxisMark...) -> _ChartPart { _ChartPart() }
    public static func buildOptional(_ part: _ChartPart?) -> _ChartPart { _ChartPart() }
    public static func buildEither(first: _ChartPart) -> _ChartPart { first }
    public static func buildEither(second: _ChartPart) -> _ChartPart { second }
}

public struct AxisValue {
    public var index: Int { 0 }
    public var count: Int { 0 }
    public func `as`<Value>(_ type: Value.Type) -> Value? { nil }
}

public struct AxisMarks: AxisContent {
    public init(
        preset: _ChartChoice = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
        stroke: StrokeStyle? = nil
    ) {}
    public init(
        preset: _ChartChoice = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
        @AxisMarkBuilder content: @escaping (AxisValue) -> _ChartPart
    ) {}
    public init(
        preset: _ChartChoice = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
        @AxisMarkBuilder content: @escaping () -> _ChartPart
    ) {}
    public init<V>(preset: _ChartChoice = .automatic, position: AxisMarkPosition = .automatic, values: [V]) {}
    public init<V>(
        preset: _ChartChoice = .automatic, position: AxisMarkPosition = .automatic, values: [V],
        @AxisMarkBuilder content: @escaping (AxisValue) -> _ChartPart
    ) {}
}

public struct AxisGridLine: AxisMark {
    public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {}
}
public struct AxisTick: AxisMark {
    public init(centered: Bool? = nil, length: CGFloat = 0, stroke: StrokeStyle? = nil) {}
}
public struct AxisValueLabel: AxisMark {
    public init(centered: Bool? = nil, anchor: UnitPoint? = nil) {}
    public init<F: FormatStyle>(format: F, centered: Bool? = nil, anchor: UnitPoint? = nil) {}
    public init(_ text: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil) {}
    @_disfavoredOverload public init(_ text: some StringProtocol, centered: Bool? = nil, anchor: UnitPoint? = nil) {}
    public init<C: View>(centered: Bool? = nil, anchor: UnitPoint? = nil, @ViewBuilder content: () -> C) {}
}

extension AxisMark {
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Self { self }
    public func font(_ font: Font?) -> Self { self }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
}

public struct ChartProxy {
    public func value<V>(atX position: CGFloat, as type: V.Type = V.self) -> V? { nil }
    public func value<V>(atY position: CGFloat, as type: V.Type = V.self) -> V? { nil }
    public func position<V>(forX value: V) -> CGFloat? { nil }
    public func position<V>(forY value: V) -> CGFloat? { nil }
    public var plotSize: CGSize { .zero }
}

nonisolated extension View {
    public func chartXAxis(_ visibility: Visibility) -> some View { self }
    public func chartYAxis(_ visibility: Visibility) -> some View { self }
    public func chartXAxis(@AxisContentBuilder content: () -> _ChartPart) -> some View { self }
    public func chartYAxis(@AxisContentBuilder content: () -> _ChartPart) -> some View { self }
    public func chartXAxisLabel(_ label: LocalizedStringKey, position: AnnotationPosition = .automatic) -> some View {
        self
    }
    public func chartYAxisLabel(_ label: LocalizedStringKey, position: AnnotationPosition = .automatic) -> some View {
        self
    }
    public func chartXScale<D>(domain: D, range: _ChartChoice = .automatic, type: _ChartChoice? = nil) -> some View {
        self
    }
    public func chartYScale<D>(domain: D, range: _ChartChoice = .automatic, type: _ChartChoice? = nil) -> some View {
        self
    }
    public func chartXScale(range: _ChartChoice) -> some View { self }
    public func chartYScale(range: _ChartChoice) -> some View { self }
    public func chartLegend(_ visibility: Visibility) -> some View { self }
    public func chartLegend(position: AnnotationPosition, alignment: Alignment? = nil, spacing: CGFloat? = nil)
        -> some View
    {
        self
    }
    public func chartForegroundStyleScale<D, S: ShapeStyle>(_ mapping: KeyValuePairs<D, S>) -> some View { self }
    public func chartForegroundStyleScale<D, R>(domain: D, range: R) -> some View { self }
    public func chartForegroundStyleScale<R>(range: R) -> some View { self }
    public func chartPlotStyle<C: View>(@ViewBuilder content: (_NotDrawn) -> C) -> some View { self }
    public func chartOverlay<C: View>(alignment: Alignment = .center, @ViewBuilder content: (ChartProxy) -> C)
        -> some View
    {
        self
    }
    public func chartBackground<C: View>(alignment: Alignment = .center, @ViewBuilder content: (ChartProxy) -> C)
        -> some View
    {
        self
    }
    public func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }
    public func chartXVisibleDomain<V>(length: V) -> some View { self }
    public func chartXSelection<V>(value: Binding<V?>) -> some View { self }
    public func chartYSelection<V>(value: Binding<V?>) -> some View { self }
    public func chartAngleSelection<V>(value: Binding<V?>) -> some View { self }
}
