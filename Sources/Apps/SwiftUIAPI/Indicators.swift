import Drawing
import Foundation
import UIKitAPI
import ViewLayout

public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: PrimitiveView {
    let fraction: Double?
    let label: Label?
    let valueLabel: CurrentValueLabel?

    func items(in scope: ViewScope) -> [ViewItem] {
        let made = scope.styled { outer in
            ProgressViewStyleConfiguration(
                fractionCompleted: fraction, label: label.map { outer.slot($0) }, currentValueLabel: valueLabel.map { outer.slot($0) })
        }
        if let made { return made }
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
    public init() { (fraction, label, valueLabel) = (nil, nil, nil) }
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) { (fraction, label, valueLabel) = (value.map { Double($0 / total) }, nil, nil) }
}
nonisolated extension ProgressView where CurrentValueLabel == EmptyView {
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        (fraction, self.label, valueLabel) = (value.map { Double($0 / total) }, label(), nil)
    }
    public init(@ViewBuilder label: () -> Label) { (fraction, self.label, valueLabel) = (nil, label(), nil) }
}
nonisolated extension ProgressView {
    public init(_ configuration: ProgressViewStyleConfiguration) where Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == Label {
        (fraction, label) = (configuration.fractionCompleted, configuration.label)
        valueLabel = configuration.currentValueLabel
    }
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) { (fraction, self.label, valueLabel) = (value.map { Double($0 / total) }, label(), currentValueLabel()) }
}
nonisolated extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
        self.init(value: value, total: total) { Text(titleKey) }
    }
    @_disfavoredOverload public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) {
        self.init(value: value, total: total) { Text(title) }
    }
    public init(_ titleKey: LocalizedStringKey) { self.init { Text(titleKey) } }
}

public nonisolated struct Gauge<Label: View, CurrentValueLabel: View, Bounds: View, Marks: View>: PrimitiveView {
    let fraction: Double
    let label: Label
    let valueLabel: CurrentValueLabel?
    let bounds: (Bounds, Bounds)?

    func items(in scope: ViewScope) -> [ViewItem] {
        let made = scope.styled { outer in
            GaugeStyleConfiguration(
                value: fraction, label: outer.slot(label), currentValueLabel: valueLabel.map { outer.slot($0) },
                minimumValueLabel: bounds.map { outer.slot($0.0) }, maximumValueLabel: bounds.map { outer.slot($0.1) })
        }
        if let made { return made }
        let tint = scope.environment.tintColor
        if scope.environment.controls.hasRingGauge {
            let ring = ViewLayout.Gauge(fraction, color: .literal(tint))
            var inner = scope.part("value")
            inner.environment.minimumScaleFactor = 0.5
            guard let valueLabel else { return [ViewItem(ring)] }
            return [ViewItem(ViewLayout.ZStack([ring] + inner.items(of: valueLabel).map { Padding($0.element, insets: .init(6)) }))]
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
    public init<V: BinaryFloatingPoint>(value: V, in range: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label) {
        (fraction, self.label, valueLabel, bounds) = (Self.fraction(value, range), label(), nil, nil)
    }
}
nonisolated extension Gauge where Bounds == EmptyView, Marks == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: V, in range: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) { (fraction, self.label, valueLabel, bounds) = (Self.fraction(value, range), label(), currentValueLabel(), nil) }
}
nonisolated extension Gauge where Marks == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: V, in range: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> Bounds, @ViewBuilder maximumValueLabel: () -> Bounds
    ) {
        (fraction, self.label, valueLabel) = (Self.fraction(value, range), label(), currentValueLabel())
        bounds = (minimumValueLabel(), maximumValueLabel())
    }
}
