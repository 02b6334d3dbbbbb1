import Drawing
import Foundation
import UIKitAPI
import ViewLayout

/// How far something is. SwiftUI's type of this name.
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: PrimitiveView {
    let fraction: Double?
    let label: Label?
    let valueLabel: CurrentValueLabel?

    func items(in scope: ViewScope) -> [ViewItem] {
        if let style = scope.environment.controls.progressStyle {
            var inner = scope.part("progress")
            inner.environment.controls.progressStyle = nil
            let labels = (
                label.map { ProgressViewStyleConfiguration.Label($0) },
                valueLabel.map { ProgressViewStyleConfiguration.Label($0) }
            )
            return style.items(
                .init(fractionCompleted: fraction, label: labels.0, currentValueLabel: labels.1), in: inner)
        }
        let tint = scope.environment.tintColor
        guard let fraction else {
            let wheel = scope.control { UIActivityIndicatorView(style: .medium) }
            let title = label.map { scope.part("label").element(of: $0) }
            return [ViewItem(title.map { ViewLayout.VStack([wheel, $0], spacing: DefaultSpacing.length) } ?? wheel)]
        }
        if scope.environment.controls.hasRing { return [ViewItem(ViewLayout.Gauge(fraction, color: .literal(tint)))] }
        var parts: [any Element] = []
        if let label { parts += scope.part("label").items(of: label).elements }
        parts.append(ProgressBar(fraction, color: .literal(tint)))
        var faint = scope.part("value")
        faint.environment.font = .caption
        faint.environment.text.style = AnyShapeStyle(.secondary)
        if let valueLabel { parts += faint.items(of: valueLabel).elements }
        guard parts.count > 1 else { return [ViewItem(parts[0])] }
        return [ViewItem(ViewLayout.VStack(parts, alignment: .leading, spacing: DefaultSpacing.length))]
    }
}

nonisolated extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// Progress of unknown length.
    public init() { (fraction, label, valueLabel) = (nil, nil, nil) }
    /// Progress.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
        (fraction, label, valueLabel) = (value.map { Double($0 / total) }, nil, nil)
    }
}
nonisolated extension ProgressView where CurrentValueLabel == EmptyView {
    /// Progress with a label.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        (fraction, self.label, valueLabel) = (value.map { Double($0 / total) }, label(), nil)
    }
    /// Progress of unknown length with a label.
    public init(@ViewBuilder label: () -> Label) { (fraction, self.label, valueLabel) = (nil, label(), nil) }
}
nonisolated extension ProgressView {
    /// Progress of the parts that a style is given.
    public init(_ configuration: ProgressViewStyleConfiguration)
    where Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == Label {
        (fraction, label) = (configuration.fractionCompleted, configuration.label)
        valueLabel = configuration.currentValueLabel
    }
    /// Progress with labels.
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) { (fraction, self.label, valueLabel) = (value.map { Double($0 / total) }, label(), currentValueLabel()) }
}
nonisolated extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    /// Progress with a title.
    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
        self.init(value: value, total: total) { Text(titleKey) }
    }
    /// Progress with a title.
    @_disfavoredOverload public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) {
        self.init(value: value, total: total) { Text(title) }
    }
    /// Progress of unknown length with a title.
    public init(_ titleKey: LocalizedStringKey) { self.init { Text(titleKey) } }
}

/// A value in a range. SwiftUI's type of this name.
public nonisolated struct Gauge<Label: View, CurrentValueLabel: View, Bounds: View, Marks: View>: PrimitiveView {
    let fraction: Double
    let label: Label
    let valueLabel: CurrentValueLabel?
    let bounds: (Bounds, Bounds)?

    func items(in scope: ViewScope) -> [ViewItem] {
        let tint = scope.environment.tintColor
        if scope.environment.controls.hasRingGauge {
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
        if let bounds { row += scope.part("from").items(of: bounds.0).elements }
        row.append(ProgressBar(fraction, color: .literal(tint)))
        if let bounds { row += scope.part("to").items(of: bounds.1).elements }
        var parts = scope.part("label").items(of: label).elements
        parts.append(row.count == 1 ? row[0] : ViewLayout.HStack(row, spacing: DefaultSpacing.length))
        if let valueLabel { parts += scope.part("value").items(of: valueLabel).elements }
        return [ViewItem(ViewLayout.VStack(parts, spacing: DefaultSpacing.length))]
    }

    static func fraction<V: BinaryFloatingPoint>(_ value: V, _ range: ClosedRange<V>) -> Double {
        Double((value - range.lowerBound) / (range.upperBound - range.lowerBound))
    }
}

nonisolated extension Gauge where CurrentValueLabel == EmptyView, Bounds == EmptyView, Marks == EmptyView {
    /// A gauge.
    public init<V: BinaryFloatingPoint>(value: V, in range: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label) {
        (fraction, self.label, valueLabel, bounds) = (Self.fraction(value, range), label(), nil, nil)
    }
}
nonisolated extension Gauge where Bounds == EmptyView, Marks == EmptyView {
    /// A gauge with a label of its value.
    public init<V: BinaryFloatingPoint>(
        value: V, in range: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) { (fraction, self.label, valueLabel, bounds) = (Self.fraction(value, range), label(), currentValueLabel(), nil) }
}
nonisolated extension Gauge where Marks == EmptyView {
    /// A gauge with labels of its value and its ends.
    public init<V: BinaryFloatingPoint>(
        value: V, in range: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> Bounds,
        @ViewBuilder maximumValueLabel: () -> Bounds
    ) {
        (fraction, self.label, valueLabel) = (Self.fraction(value, range), label(), currentValueLabel())
        bounds = (minimumValueLabel(), maximumValueLabel())
    }
}
