import Foundation
import UIKitAPI

// Modifiers of keyboards, bars, sheets, lists, scrolling and movement: a picture of the first screen shows nothing of them.
extension View {
    /// The view as it is.
    public nonisolated func navigationBarTitleDisplayMode(_ mode: _Choice) -> some View { self }
    /// The view as it is.
    public nonisolated func presentationDetents(_ detents: Set<_Choice>) -> some View { self }
    /// The view as it is.
    public nonisolated func presentationDetents(_ detents: Set<_Choice>, selection: Binding<_Choice>) -> some View {
        self
    }
    /// The view as it is.
    public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
    /// The view as it is.
    public nonisolated func presentationCornerRadius(_ radius: CGFloat?) -> some View { self }
    /// The view as it is.
    public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }
    /// The view as it is.
    public nonisolated func presentationContentInteraction(_ behavior: _Choice) -> some View { self }
    /// The view as it is.
    public nonisolated func presentationBackgroundInteraction(_ interaction: _Choice) -> some View { self }
    /// The view as it is.
    public nonisolated func presentationCompactAdaptation(_ adaptation: _Choice) -> some View { self }
    /// The view as it is.
    public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
    /// The view as it is.
    public nonisolated func textInputAutocapitalization(_ autocapitalization: _Choice?) -> some View { self }
    /// The view as it is.
    public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
    /// The view as it is.
    public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
    /// The view as it is.
    public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View { self }
    /// The view as it is.
    public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { self }
    /// The view as it is.
    public nonisolated func textContentType(_ type: UITextContentType?) -> some View { self }
    /// The view as it is.
    public nonisolated func submitLabel(_ label: _Choice) -> some View { self }
    /// The view as it is.
    public nonisolated func onSubmit(of triggers: _Choice = .text, _ action: @escaping () -> Void) -> some View { self }
    /// The view as it is.
    public nonisolated func keyboardShortcut(_ shortcut: _Choice) -> some View { self }
    /// The view as it is.
    public nonisolated func keyboardShortcut(_ key: _Choice, modifiers: _Choice) -> some View { self }
    /// The view as it is.
    public nonisolated func focused<V: Hashable>(_ binding: Binding<V>, equals value: V) -> some View { self }
    /// The view as it is.
    public nonisolated func textSelection(_ selectability: _Choice) -> some View { self }
    /// The view as it is.
    public nonisolated func textEditorStyle(_ style: _Choice) -> some View { self }
    /// The view as it is.
    public nonisolated func searchable(
        text: Binding<String>, placement: _Choice = .automatic, prompt: LocalizedStringKey? = nil
    ) -> some View { self }
    /// The view as it is.
    public nonisolated func listStyle(_ style: _Choice) -> some View { self }
    /// The view as it is.
    public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View { self }
    /// The view as it is.
    public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
    /// The view as it is.
    public nonisolated func listRowSeparator(_ visibility: Visibility, edges: Edge.Set = .all) -> some View { self }
    /// The view as it is.
    public nonisolated func listRowSeparatorTint(_ color: Color?, edges: Edge.Set = .all) -> some View { self }
    /// The view as it is.
    public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View { self }
    /// The view as it is.
    public nonisolated func listSectionSeparator(_ visibility: Visibility, edges: Edge.Set = .all) -> some View { self }
    /// The view as it is.
    public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View { self }
    /// The view as it is.
    public nonisolated func headerProminence(_ prominence: _Choice) -> some View { self }
    /// The view as it is.
    public nonisolated func swipeActions<V: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> V
    ) -> some View { self }
    /// The view as it is.
    public nonisolated func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }
    /// The view as it is.
    public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View { self }
    /// The view as it is.
    public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View { self }
    /// The view as it is.
    public nonisolated func badge(_ count: Int) -> some View { self }
    /// The view as it is.
    public nonisolated func badge(_ key: LocalizedStringKey?) -> some View { self }
    /// The view as it is.
    public nonisolated func formStyle(_ style: _Choice) -> some View { self }
    /// The view as it is.
    public nonisolated func tabViewStyle(_ style: _Choice) -> some View { self }
    /// The view as it is.
    public nonisolated func indexViewStyle(_ style: _Choice) -> some View { self }
    /// The view as it is.
    public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { self }
    /// The view as it is.
    public nonisolated func navigationViewStyle(_ style: _Choice) -> some View { self }
    /// The view as it is.
    public nonisolated func datePickerStyle(_ style: _Choice) -> some View { self }
    /// The view as it is.
    public nonisolated func menuStyle(_ style: _Choice) -> some View { self }
    /// The view as it is.
    public nonisolated func menuIndicator(_ visibility: Visibility) -> some View { self }
    /// The view as it is.
    public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View { self }
    /// The view as it is.
    public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View { self }
    /// The view as it is.
    public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey, displayMode: _Choice = .automatic)
        -> some View
    { self }
    /// The view as it is.
    public nonisolated func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View { self }
    /// The view as it is.
    public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View { self }
    /// The view as it is.
    public nonisolated func navigationTitle(_ title: Text) -> some View { self }
    /// The view as it is.
    public nonisolated func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View { self }
    /// The view as it is.
    public nonisolated func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View { self }
    /// The view as it is.
    public nonisolated func navigationTransition(_ style: _Choice) -> some View { self }
    /// The view as it is.
    public nonisolated func toolbar(_ visibility: Visibility, for bars: _Choice...) -> some View { self }
    /// The view as it is.
    public nonisolated func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: _Choice...) -> some View { self }
    /// The view as it is.
    public nonisolated func toolbarBackground(_ visibility: Visibility, for bars: _Choice...) -> some View { self }
    /// The view as it is.
    public nonisolated func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: _Choice...) -> some View {
        self
    }
    /// The view as it is.
    public nonisolated func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: _Choice...) -> some View { self }
    /// The view as it is.
    public nonisolated func toolbarTitleDisplayMode(_ mode: _Choice) -> some View { self }
    /// The view as it is.
    public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }
    /// The view as it is.
    public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
    /// The view as it is.
    public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
    /// The view as it is.
    public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View { self }
    /// The view as it is.
    public nonisolated func scrollDisabled(_ disabled: Bool) -> some View { self }
    /// The view as it is.
    public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
    /// The view as it is.
    public nonisolated func scrollDismissesKeyboard(_ mode: _Choice) -> some View { self }
    /// The view as it is.
    public nonisolated func scrollBounceBehavior(_ behavior: _Choice, axes: Axis.Set = [.vertical]) -> some View {
        self
    }
    /// The view as it is.
    public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
    /// The view as it is.
    public nonisolated func scrollTargetBehavior(_ behavior: _Choice) -> some View { self }
    /// The view as it is.
    public nonisolated func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
        self
    }
    /// The view as it is.
    public nonisolated func scrollEdgeEffectStyle(_ style: _Choice?, for edges: Edge.Set) -> some View { self }
    /// The view as it is.
    public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
    /// The view from its top; another place where scrolling begins is found as not drawn.
    public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        undrawnEffect("view that is scrolled", unless: anchor == nil || anchor == .top || anchor == .topLeading)
    }
    /// The view as it is; margins inside of what scrolls, in points, are found as not drawn.
    public nonisolated func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: _Choice = .automatic
    ) -> some View { undrawnEffect("view with margins of its content", unless: length == nil || length == 0) }
    /// The view as it is.
    public nonisolated func containerBackground<S: ShapeStyle>(_ style: S, for container: _Choice) -> some View { self }
    /// The view as it is.
    public nonisolated func containerShape<T: Shape>(_ shape: T) -> some View { self }
    /// The view as it is.
    public nonisolated func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: _Choice = .frame, anchor: UnitPoint = .center,
        isSource: Bool = true
    ) -> some View { self }
    /// The view as it is.
    public nonisolated func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        self
    }
    /// The view as it is.
    public nonisolated func glassEffectID<ID: Hashable>(_ id: ID?, in namespace: Namespace.ID) -> some View { self }
    /// The view as it is.
    public nonisolated func glassEffectTransition(_ transition: _Choice) -> some View { self }
    /// The view as it is.
    public nonisolated func symbolEffect(_ effect: _Choice, options: _Choice = .automatic, isActive: Bool = true)
        -> some View
    { self }
    /// The view as it is.
    public nonisolated func symbolEffect<U: Equatable>(_ effect: _Choice, options: _Choice = .automatic, value: U)
        -> some View
    { self }
    /// The view as it is.
    public nonisolated func sensoryFeedback<T: Equatable>(_ feedback: _Choice, trigger: T) -> some View { self }
    /// The view as it is.
    public nonisolated func buttonSizing(_ sizing: _Choice) -> some View { self }
    /// The view as it is.
    public nonisolated func buttonRepeatBehavior(_ behavior: _Choice) -> some View { self }
    /// The view as it is.
    public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { self }
    /// The view as it is.
    public nonisolated func help(_ text: some StringProtocol) -> some View { self }
    /// The view as it is.
    public nonisolated func hoverEffect(_ effect: _Choice = .automatic) -> some View { self }
    /// The view as it is.
    public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
    /// The view as it is.
    public nonisolated func focusable(_ isFocusable: Bool = true) -> some View { self }
    /// The view as it is.
    public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View { self }
    /// The view as it is.
    public nonisolated func allowsTightening(_ flag: Bool) -> some View { self }
    /// The view as it is.
    public nonisolated func geometryGroup() -> some View { self }
    /// The view as it is.
    public nonisolated func coordinateSpace(_ name: _Choice) -> some View { self }
    /// The view as it is.
    public nonisolated func contentShape<S: Shape>(_ kind: _Choice, _ shape: S, eoFill: Bool = false) -> some View {
        self
    }
    /// The view as it is.
    public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
    /// The view as it is.
    public nonisolated func accessibilityInputLabels(_ inputLabels: [LocalizedStringKey]) -> some View { self }
    /// The view as it is.
    public nonisolated func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true)
        -> some View
    { self }
    /// The view as it is.
    public nonisolated func accessibilityShowsLargeContentViewer() -> some View { self }
    /// The view as it is.
    public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
    /// The view as it is; texts that are moved from their baselines, in points, are found as not drawn.
    public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        undrawnEffect("text off its baseline", unless: baselineOffset == 0)
    }
    /// The view as it is.
    public nonisolated func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T) -> Void
    ) -> some View { postponing("onGeometryChange") }
    /// The view in the first of its phases; nothing moves.
    public nonisolated func phaseAnimator<Phase: Equatable, V: View>(
        _ phases: some Sequence<Phase>, @ViewBuilder content: (_Slot<Self>, Phase) -> V,
        animation: (Phase) -> Animation? = { _ in nil }
    ) -> some View { phases.first { _ in true }.map { content(_Slot(self), $0) } }
    /// The view in the first of its phases; nothing moves.
    public nonisolated func phaseAnimator<Phase: Equatable, V: View, T: Equatable>(
        _ phases: some Sequence<Phase>, trigger: T, @ViewBuilder content: (_Slot<Self>, Phase) -> V,
        animation: (Phase) -> Animation? = { _ in nil }
    ) -> some View { phaseAnimator(phases, content: content) }
}
