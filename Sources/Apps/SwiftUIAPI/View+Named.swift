import Foundation
import UIKitAPI

// The view as it is: modifiers of keyboards, bars, sheets, lists, scrolling and movement, of which a picture of the first
// screen shows nothing. What is said once here needs no comment at each name.
nonisolated extension View {
    public func navigationTitle(_ title: Binding<String>) -> some View { self }
    public func geometryGroup() -> some View { self }
    public func navigationSubtitle(_ titleKey: LocalizedStringKey) -> some View { self }
    public func scrollTransition(_ configuration: _Choice = .automatic, axis: Axis? = nil) -> some View { self }
    public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
    public func animation(_ animation: Animation?) -> some View { self }
    public func transition(_ t: AnyTransition) -> some View { self }
    public func transition(_ transition: some Transition) -> some View { self }
    public func contentTransition(_ transition: ContentTransition) -> some View { self }
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
    public func focused(_ condition: Binding<Bool>) -> some View { self }
    public func allowsHitTesting(_ enabled: Bool) -> some View { self }
    public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]) -> some View { self }
    public func navigationBarTitleDisplayMode(_ mode: _Choice) -> some View { self }
    public func presentationDetents(_ detents: Set<_Choice>) -> some View { self }
    public func presentationDetents(_ detents: Set<_Choice>, selection: Binding<_Choice>) -> some View { self }
    public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
    public func presentationCornerRadius(_ radius: CGFloat?) -> some View { self }
    public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }
    public func presentationContentInteraction(_ behavior: _Choice) -> some View { self }
    public func presentationBackgroundInteraction(_ interaction: _Choice) -> some View { self }
    public func presentationCompactAdaptation(_ adaptation: _Choice) -> some View { self }
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
    public func textInputAutocapitalization(_ autocapitalization: _Choice?) -> some View { self }
    public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
    public func disableAutocorrection(_ disable: Bool?) -> some View { self }
    public func textContentType(_ type: UITextContentType?) -> some View { self }
    public func submitLabel(_ label: _Choice) -> some View { self }
    public func onSubmit(of triggers: _Choice = .text, _ action: @escaping () -> Void) -> some View { self }
    public func keyboardShortcut(_ shortcut: _Choice) -> some View { self }
    public func keyboardShortcut(_ key: _Choice, modifiers: _Choice) -> some View { self }
    public func focused<V: Hashable>(_ binding: Binding<V>, equals value: V) -> some View { self }
    public func onKeyPress(_ key: _Choice, action: @escaping () -> KeyPress.Result) -> some View { self }
    public func dropDestination<T>(
        for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool, isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View { self }
    public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View { self }
    public func textSelection(_ selectability: _Choice) -> some View { self }
    public func textEditorStyle(_ style: _Choice) -> some View { self }
    public func searchable(text: Binding<String>, placement: _Choice = .automatic, prompt: LocalizedStringKey? = nil) -> some View { self }
    public func listStyle(_ style: _Choice) -> some View { self }
    public func listRowBackground<V: View>(_ view: V?) -> some View { self }
    public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
    public func listRowSeparator(_ visibility: Visibility, edges: Edge.Set = .all) -> some View { self }
    public func listRowSeparatorTint(_ color: Color?, edges: Edge.Set = .all) -> some View { self }
    public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }
    public func listSectionSeparator(_ visibility: Visibility, edges: Edge.Set = .all) -> some View { self }
    public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }
    public func headerProminence(_ prominence: _Choice) -> some View { self }
    public func swipeActions<V: View>(edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> V) -> some View {
        self
    }
    public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }
    public func deleteDisabled(_ isDisabled: Bool) -> some View { self }
    public func moveDisabled(_ isDisabled: Bool) -> some View { self }
    public func badge(_ count: Int) -> some View { self }
    public func badge(_ key: LocalizedStringKey?) -> some View { self }
    public func formStyle(_ style: _Choice) -> some View { self }
    public func tabViewStyle(_ style: _Choice) -> some View { self }
    public func indexViewStyle(_ style: _Choice) -> some View { self }
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { self }
    public func navigationViewStyle(_ style: _Choice) -> some View { self }
    public func datePickerStyle(_ style: _Choice) -> some View { self }
    public func menuStyle(_ style: _Choice) -> some View { self }
    public func menuIndicator(_ visibility: Visibility) -> some View { self }
    public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View { self }
    public func navigationBarHidden(_ hidden: Bool) -> some View { self }
    public func navigationBarTitle(_ titleKey: LocalizedStringKey, displayMode: _Choice = .automatic) -> some View { self }
    public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View { self }
    public func navigationBarItems<T: View>(trailing: T) -> some View { self }
    public func navigationTitle(_ title: Text) -> some View { self }
    public func navigationTransition(_ style: _Choice) -> some View { self }
    public func toolbar(_ visibility: Visibility, for bars: _Choice...) -> some View { self }
    public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: _Choice...) -> some View { self }
    public func toolbarBackground(_ visibility: Visibility, for bars: _Choice...) -> some View { self }
    public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: _Choice...) -> some View { self }
    public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: _Choice...) -> some View { self }
    public func toolbarTitleDisplayMode(_ mode: _Choice) -> some View { self }
    public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
    public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
    public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
    public func scrollDisabled(_ disabled: Bool) -> some View { self }
    public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
    public func scrollDismissesKeyboard(_ mode: _Choice) -> some View { self }
    public func scrollBounceBehavior(_ behavior: _Choice, axes: Axis.Set = [.vertical]) -> some View { self }
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
    public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }
    public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View { self }
    public func scrollEdgeEffectStyle(_ style: _Choice?, for edges: Edge.Set) -> some View { self }
    public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
    /// The view from its top; another place where scrolling begins is found as not drawn.
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        undrawnEffect("view that is scrolled", unless: anchor == nil || anchor == .top || anchor == .topLeading)
    }
    /// The view as it is; margins inside of what scrolls, in points, are found as not drawn.
    public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?, for placement: _Choice = .automatic) -> some View {
        undrawnEffect("view with margins of its content", unless: length == nil || length == 0)
    }
    public func containerBackground<S: ShapeStyle>(_ style: S, for container: _Choice) -> some View { self }
    public func containerShape<T: Shape>(_ shape: T) -> some View { self }
    public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: _Choice = .frame, anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View { self }
    public func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
    public func glassEffectID<ID: Hashable>(_ id: ID?, in namespace: Namespace.ID) -> some View { self }
    public func glassEffectTransition(_ transition: _Choice) -> some View { self }
    public func symbolEffect(_ effect: _Choice, options: _Choice = .automatic, isActive: Bool = true) -> some View { self }
    public func symbolEffect<U: Equatable>(_ effect: _Choice, options: _Choice = .automatic, value: U) -> some View { self }
    public func sensoryFeedback<T: Equatable>(_ feedback: _Choice, trigger: T) -> some View { self }
    public func buttonSizing(_ sizing: _Choice) -> some View { self }
    public func buttonRepeatBehavior(_ behavior: _Choice) -> some View { self }
    public func help(_ textKey: LocalizedStringKey) -> some View { self }
    public func help(_ text: some StringProtocol) -> some View { self }
    public func hoverEffect(_ effect: _Choice = .automatic) -> some View { self }
    public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
    public func focusable(_ isFocusable: Bool = true) -> some View { self }
    public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
    public func allowsTightening(_ flag: Bool) -> some View { self }
    public func coordinateSpace(_ name: CoordinateSpace) -> some View { self }
    public func contentShape<S: Shape>(_ kind: _Choice, _ shape: S, eoFill: Bool = false) -> some View { self }
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
    public func accessibilityInputLabels(_ inputLabels: [LocalizedStringKey]) -> some View { self }
    public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View { self }
    public func accessibilityShowsLargeContentViewer() -> some View { self }
    public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
    /// The view as it is; texts that are moved from their baselines, in points, are found as not drawn.
    public func baselineOffset(_ baselineOffset: CGFloat) -> some View { undrawnEffect("text off its baseline", unless: baselineOffset == 0) }
    public func onGeometryChange<T: Equatable>(for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T) -> Void)
        -> some View
    { postponing("onGeometryChange") }
    /// The view in the first of its phases; nothing moves.
    public func phaseAnimator<Phase: Equatable, V: View>(
        _ phases: some Sequence<Phase>, @ViewBuilder content: (_Slot<Self>, Phase) -> V, animation: (Phase) -> Animation? = { _ in nil }
    ) -> some View { phases.first { _ in true }.map { content(_Slot(self), $0) } }
    public func phaseAnimator<Phase: Equatable, V: View, T: Equatable>(
        _ phases: some Sequence<Phase>, trigger: T, @ViewBuilder content: (_Slot<Self>, Phase) -> V, animation: (Phase) -> Animation? = { _ in nil }
    ) -> some View { phaseAnimator(phases, content: content) }
}
