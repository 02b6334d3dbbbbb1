// Styles of apps' own for gauges, groups, labelled values and menus: what they are given, and the names that set them.

import Foundation

public struct GaugeStyleConfiguration {
    public typealias Label = _Slot<GaugeStyleConfiguration>
    /// How much there is, from 0 to 1.
    public let value: Double
    public let label: Label
    public let currentValueLabel, minimumValueLabel, maximumValueLabel: Label?
}
public protocol GaugeStyle: _Style where Parts == GaugeStyleConfiguration { typealias Configuration = GaugeStyleConfiguration }

public struct LabeledContentStyleConfiguration {
    public typealias Label = _Slot<LabeledContentStyleConfiguration>
    public let label, content: Label
}
public protocol LabeledContentStyle: _Style where Parts == LabeledContentStyleConfiguration {
    typealias Configuration = LabeledContentStyleConfiguration
}
nonisolated extension LabeledContent where Label == LabeledContentStyleConfiguration.Label, Content == Label {
    public init(_ configuration: LabeledContentStyleConfiguration) { (label, content) = (configuration.label, configuration.content) }
}

public struct GroupBoxStyleConfiguration {
    public typealias Label = _Slot<GroupBoxStyleConfiguration>
    public let label, content: Label
}
public protocol GroupBoxStyle: _Style where Parts == GroupBoxStyleConfiguration { typealias Configuration = GroupBoxStyleConfiguration }
nonisolated extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == Label {
    public init(_ configuration: GroupBoxStyleConfiguration) { (label, content) = (configuration.label, configuration.content) }
}

public struct DisclosureGroupStyleConfiguration {
    public typealias Label = _Slot<DisclosureGroupStyleConfiguration>
    public let label, content: Label
    @Binding public var isExpanded: Bool
    init(label: Label, content: Label, isExpanded: Binding<Bool>) { (self.label, self.content, _isExpanded) = (label, content, isExpanded) }
}
public protocol DisclosureGroupStyle: _Style where Parts == DisclosureGroupStyleConfiguration {
    typealias Configuration = DisclosureGroupStyleConfiguration
}

public struct MenuStyleConfiguration { let inside: AnyView? }
public protocol MenuStyle: _Style where Parts == MenuStyleConfiguration { typealias Configuration = MenuStyleConfiguration }
nonisolated extension Menu where Content == AnyView {
    public init(_ configuration: MenuStyleConfiguration) { inside = configuration.inside }
}

nonisolated extension View {
    /// How gauges in the view look: a bar, or a ring, which is always closed.
    public func gaugeStyle(_ style: _Choice) -> some View {
        inEnvironment {
            $0.controls.hasRingGauge = style == .accessoryCircular
            $0.controls.styles[ObjectIdentifier(GaugeStyleConfiguration.self)] = nil
        }
    }
    public func gaugeStyle(_ style: some GaugeStyle) -> some View { inEnvironment { $0.controls.set(style) } }
    public func labeledContentStyle(_ style: some LabeledContentStyle) -> some View { inEnvironment { $0.controls.set(style) } }
    public func groupBoxStyle(_ style: some GroupBoxStyle) -> some View { inEnvironment { $0.controls.set(style) } }
    public func disclosureGroupStyle(_ style: some DisclosureGroupStyle) -> some View { inEnvironment { $0.controls.set(style) } }
    public func menuStyle(_ style: some MenuStyle) -> some View { inEnvironment { $0.controls.set(style) } }
}
