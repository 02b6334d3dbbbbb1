import Foundation
import UIKitAPI
import ViewLayout

public nonisolated struct Label<Title: View, Icon: View>: PrimitiveView {
    let title: Title
    let icon: Icon
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) { (self.title, self.icon) = (title(), icon()) }
    func items(in scope: ViewScope) -> [ViewItem] {
        let configuration = LabelStyleConfiguration(title: .init(title), icon: .init(icon))
        let style = scope.environment.controls.labelStyle ?? DefaultLabelStyle()
        return style.items(configuration, in: scope)
    }
}

nonisolated extension Label where Title == Text, Icon == Image {
    public init(_ titleKey: LocalizedStringKey, image name: String) { self.init(title: { Text(titleKey) }, icon: { Image(name) }) }
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) { self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) }) }
    @_disfavoredOverload public init(_ title: LocalizedStringResource, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image name: String) { self.init(title: { Text(title) }, icon: { Image(name) }) }
}

public struct LabelStyleConfiguration {
    public typealias Title = _Slot<LabelStyleConfiguration>
    public typealias Icon = Title
    public let title: Title, icon: Icon
}

public protocol LabelStyle: _Style where Parts == LabelStyleConfiguration { typealias Configuration = LabelStyleConfiguration }

public struct DefaultLabelStyle: LabelStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        HStack(alignment: .firstTextBaseline, spacing: DefaultSpacing.length) {
            configuration.icon
            configuration.title
        }
    }
}
public typealias TitleAndIconLabelStyle = DefaultLabelStyle
public struct IconOnlyLabelStyle: LabelStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}
public struct TitleOnlyLabelStyle: LabelStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

nonisolated extension LabelStyle where Self == DefaultLabelStyle {
    public static var automatic: DefaultLabelStyle { .init() }
    public static var titleAndIcon: DefaultLabelStyle { .init() }
}
nonisolated extension LabelStyle where Self == IconOnlyLabelStyle {
    public static var iconOnly: IconOnlyLabelStyle { .init() }
}
nonisolated extension LabelStyle where Self == TitleOnlyLabelStyle {
    public static var titleOnly: TitleOnlyLabelStyle { .init() }
}

nonisolated extension View {
    public func labelStyle<S: LabelStyle>(_ style: S) -> some View { inEnvironment { $0.controls.labelStyle = style } }
}
