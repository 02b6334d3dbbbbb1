// Marks of charts. Nothing of them is drawn: the chart is a grey box, so no name needs a comment of its own.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import SwiftUIAPI

public struct _Mark<Kind>: ChartContent {
    public init<X, Y>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {}
    public init<X, Y>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {}
    public init<X, Y>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {}
    public init<X, Y>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {}
    public init<X, Y, S>(x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>) {}
    public init<X>(x: PlottableValue<X>) {}
    public init<Y>(y: PlottableValue<Y>) {}
    public init<A>(
        angle: PlottableValue<A>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
        angularInset: CGFloat? = nil
    ) {}
}
public enum _MarkKind {
    public enum Bar {}
    public enum Line {}
    public enum Area {}
    public enum Point {}
    public enum Rule {}
    public enum Rectangle {}
    public enum Sector {}
}
public typealias BarMark = _Mark<_MarkKind.Bar>
public typealias LineMark = _Mark<_MarkKind.Line>
public typealias AreaMark = _Mark<_MarkKind.Area>
public typealias PointMark = _Mark<_MarkKind.Point>
public typealias RuleMark = _Mark<_MarkKind.Rule>
public typealias RectangleMark = _Mark<_MarkKind.Rectangle>
public typealias SectorMark = _Mark<_MarkKind.Sector>

/// A choice of how a chart looks.
public struct _ChartChoice: Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    public init(integerLiteral value: Int) {}
    public init(floatLiteral value: Double) {}
    public static let automatic: Self = 0, standard: Self = 0, unstacked: Self = 0, normalized: Self = 0,
        center: Self = 0,
        linear: Self = 0, monotone: Self = 0, catmullRom: Self = 0, cardinal: Self = 0, stepStart: Self = 0,
        stepCenter: Self = 0, stepEnd: Self = 0, circle: Self = 0, square: Self = 0, triangle: Self = 0,
        diamond: Self = 0,
        cross: Self = 0, plus: Self = 0, asterisk: Self = 0, top: Self = 0, bottom: Self = 0, leading: Self = 0,
        trailing: Self = 0, overlay: Self = 0, hidden: Self = 0, visible: Self = 0, topLeading: Self = 0,
        topTrailing: Self = 0, bottomLeading: Self = 0, bottomTrailing: Self = 0, log: Self = 0, date: Self = 0,
        category: Self = 0, inset: Self = 0, plotDimension: Self = 0
    public static func fixed(_ length: CGFloat) -> Self { 0 }
    public static func ratio(_ part: CGFloat) -> Self { 0 }
    public static func inset(_ length: CGFloat) -> Self { 0 }
    public static func fit(to side: Self) -> Self { 0 }
    public static func stride(by count: Double) -> Self { 0 }
    public static func stride(by unit: Calendar.Component, count: Int = 1) -> Self { 0 }
    public static func automatic(desiredCount: Int? = nil, roundLowerBound: Bool? = nil) -> Self { 0 }
    public init(x: Self = 0, y: Self = 0) { self = 0 }
}
public typealias MarkDimension = _ChartChoice
public typealias MarkStackingMethod = _ChartChoice
public typealias InterpolationMethod = _ChartChoice
public typealias AnnotationPosition = _ChartChoice
public typealias AnnotationOverflowResolution = _ChartChoice
public typealias AxisMarkValues = _ChartChoice
public typealias AxisMarkPosition = _ChartChoice

extension ChartContent {
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Self { self }
    public func foregroundStyle<V>(by value: PlottableValue<V>) -> Self { self }
    public func symbol(_ symbol: _ChartChoice) -> Self { self }
    public func symbol<V>(by value: PlottableValue<V>) -> Self { self }
    public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> Self { self }
    public func symbolSize(_ area: CGFloat) -> Self { self }
    public func interpolationMethod(_ method: InterpolationMethod) -> Self { self }
    public func lineStyle(_ style: StrokeStyle) -> Self { self }
    public func cornerRadius(_ radius: CGFloat) -> Self { self }
    public func opacity(_ opacity: Double) -> Self { self }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
    public func zIndex(_ value: Double) -> Self { self }
    public func position<V>(by value: PlottableValue<V>) -> Self { self }
    public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> Self { self }
    public func accessibilityLabel(_ label: Text) -> Self { self }
    public func accessibilityLabel(_ label: String) -> Self { self }
    public func accessibilityValue(_ value: String) -> Self { self }
    public func accessibilityHidden(_ hidden: Bool) -> Self { self }
    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution = .automatic, @ViewBuilder content: () -> C
    ) -> Self { self }
}
