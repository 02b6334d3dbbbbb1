import Foundation
import UIKitAPI
import ViewLayout

/// A title with an icon. SwiftUI's type of this name.
public nonisolated struct Label<Title: View, Icon: View>: PrimitiveView {
    let title: Title
    let icon: Icon
    /// Makes a label.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        (self.title, self.icon) = (title(), icon())
    }
    func items(in scope: ViewScope) -> [ViewItem] {
        let configuration = LabelStyleConfiguration(title: .init(title), icon: .init(icon))
        let style = scope.environment.controls.labelStyle ?? DefaultLabelStyle()
        return style.items(configuration, in: scope)
    }
}

nonisolated extension Label where Title == Text, Icon == Image {
    /// Makes a label with a picture of the app.
    public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(name) })
    }
    /// Makes a label with a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
    }
    /// Makes a label with a symbol.
    @_disfavoredOverload public init(_ title: LocalizedStringResource, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }
    /// Makes a label with a symbol.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }
    /// Makes a label with a picture of the app.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init(title: { Text(title) }, icon: { Image(name) })
    }
}

/// The parts of a label. SwiftUI's type of this name.
public struct LabelStyleConfiguration {
    /// A part. SwiftUI's type of this name.
    public typealias Title = _Slot<LabelStyleConfiguration>
    /// A part. SwiftUI's type of this name.
    public typealias Icon = Title
    /// The parts.
    public let title: Title, icon: Icon
}

/// How labels look. SwiftUI's protocol of this name.
public protocol LabelStyle: _Style where Parts == LabelStyleConfiguration {
    /// The parts.
    typealias Configuration = LabelStyleConfiguration
}

/// The icon before the title. SwiftUI's type of this name.
public struct DefaultLabelStyle: LabelStyle {
    /// Makes the style.
    public nonisolated init() {}
    /// A label.
    public func makeBody(configuration: Configuration) -> some View {
        HStack(alignment: .firstTextBaseline, spacing: DefaultSpacing.length) {
            configuration.icon
            configuration.title
        }
    }
}
/// The icon before the title. SwiftUI's type of this name.
public typealias TitleAndIconLabelStyle = DefaultLabelStyle
/// The icon alone. SwiftUI's type of this name.
public struct IconOnlyLabelStyle: LabelStyle {
    /// Makes the style.
    public nonisolated init() {}
    /// A label.
    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}
/// The title alone. SwiftUI's type of this name.
public struct TitleOnlyLabelStyle: LabelStyle {
    /// Makes the style.
    public nonisolated init() {}
    /// A label.
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

nonisolated extension LabelStyle where Self == DefaultLabelStyle {
    /// The icon before the title.
    public static var automatic: DefaultLabelStyle { .init() }
    /// The icon before the title.
    public static var titleAndIcon: DefaultLabelStyle { .init() }
}
nonisolated extension LabelStyle where Self == IconOnlyLabelStyle {
    /// The icon alone.
    public static var iconOnly: IconOnlyLabelStyle { .init() }
}
nonisolated extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// The title alone.
    public static var titleOnly: TitleOnlyLabelStyle { .init() }
}

nonisolated extension View {
    /// How labels in the view look.
    public func labelStyle<S: LabelStyle>(_ style: S) -> some View { inEnvironment { $0.controls.labelStyle = style } }
}
