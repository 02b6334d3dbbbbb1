import Drawing
import Foundation
import UIKitAPI
import ViewLayout

/// The looks of progress.
enum ProgressLook { case automatic, linear, circular }
/// The looks of gauges.
enum GaugeLook { case automatic, linear, ring }

/// How far something is. SwiftUI's type of this name.
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: PrimitiveView {
    let fraction: Double?
    let label: Label?
    let valueLabel: CurrentValueLabel?

    func items(in scope: ViewScope) -> [ViewItem] {
        let look = scope.environment.controls.progressStyle
        let tint = scope.environment.tintColor
        guard let fraction else {
            let wheel = scope.control { UIActivityIndicatorView(style: .medium) }
            let title = label.map { scope.part("label").element(of: $0) }
            return [ViewItem(title.map { ViewLayout.VStack([wheel, $0], spacing: DefaultSpacing.length) } ?? wheel)]
        }
        if case .circular = look { return [ViewItem(ViewLayout.Gauge(fraction, color: .literal(tint)))] }
        var parts: [any Element] = []
        if let label { parts += scope.part("label").items(of: label).map(\.element) }
        parts.append(ProgressBar(fraction, color: .literal(tint)))
        var faint = scope.part("value")
        faint.environment.font = .caption
        faint.environment.text.style = AnyShapeStyle(.secondary)
        if let valueLabel { parts += faint.items(of: valueLabel).map(\.element) }
        guard parts.count > 1 else { return [ViewItem(parts[0])] }
        return [ViewItem(ViewLayout.VStack(parts, alignment: .leading, spacing: DefaultSpacing.length))]
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// Progress of unknown length.
    public nonisolated init() { (fraction, label, valueLabel) = (nil, nil, nil) }
    /// Progress.
    public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
        (fraction, label, valueLabel) = (value.map { Double($0 / total) }, nil, nil)
    }
}
extension ProgressView where CurrentValueLabel == EmptyView {
    /// Progress with a label.
    public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        (fraction, self.label, valueLabel) = (value.map { Double($0 / total) }, label(), nil)
    }
    /// Progress of unknown length with a label.
    public nonisolated init(@ViewBuilder label: () -> Label) {
        (fraction, self.label, valueLabel) = (nil, label(), nil)
    }
}
extension ProgressView {
    /// Progress with labels.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) { (fraction, self.label, valueLabel) = (value.map { Double($0 / total) }, label(), currentValueLabel()) }
}
extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    /// Progress with a title.
    public nonisolated init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
        self.init(value: value, total: total) { Text(titleKey) }
    }
    /// Progress with a title.
    @_disfavoredOverload public nonisolated init<S: StringProtocol, V: BinaryFloatingPoint>(
        _ title: S, value: V?, total: V = 1.0
    ) {
        self.init(value: value, total: total) { Text(title) }
    }
    /// Progress of unknown length with a title.
    public nonisolated init(_ titleKey: LocalizedStringKey) { self.init { Text(titleKey) } }
}

/// A value in a range. SwiftUI's type of this name.
public nonisolated struct Gauge<Label: View, CurrentValueLabel: View, Bounds: View, Marks: View>: PrimitiveView {
    let fraction: Double
    let label: Label
    let valueLabel: CurrentValueLabel?
    let bounds: (Bounds, Bounds)?

    func items(in scope: ViewScope) -> [ViewItem] {
        let tint = scope.environment.tintColor
        if case .ring = scope.environment.controls.gaugeStyle {
            let ring = ViewLayout.Gauge(fraction, color: .literal(tint))
            var inner = scope.part("value")
            inner.environment.minimumScaleFactor = 0.5
            guard let valueLabel else { return [ViewItem(ring)] }
            return [
                ViewItem(
                    ViewLayout.ZStack(
                        [ring] + inner.items(of: valueLabel).map { Padding($0.element, insets: .init(6)) }))
            ]
        }
        var row: [any Element] = []
        if let bounds { row += scope.part("from").items(of: bounds.0).map(\.element) }
        row.append(ProgressBar(fraction, color: .literal(tint)))
        if let bounds { row += scope.part("to").items(of: bounds.1).map(\.element) }
        var parts = scope.part("label").items(of: label).map(\.element)
        parts.append(row.count == 1 ? row[0] : ViewLayout.HStack(row, spacing: DefaultSpacing.length))
        if let valueLabel { parts += scope.part("value").items(of: valueLabel).map(\.element) }
        return [ViewItem(ViewLayout.VStack(parts, spacing: DefaultSpacing.length))]
    }

    static func fraction<V: BinaryFloatingPoint>(_ value: V, _ range: ClosedRange<V>) -> Double {
        Double((value - range.lowerBound) / (range.upperBound - range.lowerBound))
    }
}

extension Gauge where CurrentValueLabel == EmptyView, Bounds == EmptyView, Marks == EmptyView {
    /// A gauge.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: V, in range: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) {
        (fraction, self.label, valueLabel, bounds) = (Self.fraction(value, range), label(), nil, nil)
    }
}
extension Gauge where Bounds == EmptyView, Marks == EmptyView {
    /// A gauge with a label of its value.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: V, in range: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) { (fraction, self.label, valueLabel, bounds) = (Self.fraction(value, range), label(), currentValueLabel(), nil) }
}
extension Gauge where Marks == EmptyView {
    /// A gauge with labels of its value and its ends.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: V, in range: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> Bounds,
        @ViewBuilder maximumValueLabel: () -> Bounds
    ) {
        (fraction, self.label, valueLabel) = (Self.fraction(value, range), label(), currentValueLabel())
        bounds = (minimumValueLabel(), maximumValueLabel())
    }
}

/// How progress looks. SwiftUI's protocol of this name.
public protocol ProgressViewStyle {}
/// A bar. SwiftUI's type of this name.
public struct LinearProgressViewStyle: ProgressViewStyle {
    let tint: Color?
    /// Makes the style.
    public init() { tint = nil }
    /// Makes the style in a colour.
    public init(tint: Color) { self.tint = tint }
}
/// A ring. SwiftUI's type of this name.
public struct CircularProgressViewStyle: ProgressViewStyle {
    let tint: Color?
    /// Makes the style.
    public init() { tint = nil }
    /// Makes the style in a colour.
    public init(tint: Color) { self.tint = tint }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A bar.
    public static var linear: LinearProgressViewStyle { .init() }
    /// A bar.
    public static var automatic: LinearProgressViewStyle { .init() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A ring.
    public static var circular: CircularProgressViewStyle { .init() }
}
/// How gauges look. SwiftUI's protocol of this name.
public protocol GaugeStyle {}
/// A ring. SwiftUI's type of this name.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    /// Makes the style.
    public init() {}
}
/// A bar. SwiftUI's type of this name.
public struct LinearCapacityGaugeStyle: GaugeStyle {
    /// Makes the style.
    public init() {}
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    /// A ring.
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { .init() }
    /// A ring; an open one is drawn closed.
    public static var accessoryCircular: AccessoryCircularCapacityGaugeStyle { .init() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// A bar.
    public static var linearCapacity: LinearCapacityGaugeStyle { .init() }
    /// A bar.
    public static var accessoryLinearCapacity: LinearCapacityGaugeStyle { .init() }
    /// A bar.
    public static var accessoryLinear: LinearCapacityGaugeStyle { .init() }
    /// A bar.
    public static var automatic: LinearCapacityGaugeStyle { .init() }
}

extension View {
    /// How progress in the view looks.
    public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        let look: ProgressLook = style is CircularProgressViewStyle ? .circular : .linear
        let tint = (style as? CircularProgressViewStyle)?.tint ?? (style as? LinearProgressViewStyle)?.tint
        return inEnvironment { environment in
            environment.controls.progressStyle = look
            if let tint { environment.controls.tint = AnyShapeStyle(tint) }
        }
    }
    /// How gauges in the view look.
    public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        let look: GaugeLook = style is AccessoryCircularCapacityGaugeStyle ? .ring : .linear
        return inEnvironment { $0.controls.gaugeStyle = look }
    }
}
