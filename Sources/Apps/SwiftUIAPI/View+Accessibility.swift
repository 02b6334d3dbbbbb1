import Foundation
import ViewLayout

extension View {
    private nonisolated func fact(_ name: String, _ text: @escaping (EnvironmentValues) -> String) -> some View {
        wrapped { element, scope in
            Annotated(element, attributes: [.init(name, text(scope.environment))])
        }
    }

    /// What VoiceOver reads.
    public nonisolated func accessibilityLabel(_ label: Text) -> some View {
        fact("accessibilityLabel") { label.string(in: $0) }
    }
    /// What VoiceOver reads.
    public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        accessibilityLabel(Text(labelKey))
    }
    /// What VoiceOver reads.
    @_disfavoredOverload public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessibilityLabel(Text(label))
    }
    /// What VoiceOver reads of the effect of a tap.
    public nonisolated func accessibilityHint(_ hint: Text) -> some View {
        fact("accessibilityHint") { hint.string(in: $0) }
    }
    /// What VoiceOver reads of the effect of a tap.
    public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
        accessibilityHint(Text(hintKey))
    }
    /// What VoiceOver reads of the effect of a tap.
    @_disfavoredOverload public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        accessibilityHint(Text(hint))
    }
    /// The value that VoiceOver reads.
    public nonisolated func accessibilityValue(_ value: Text) -> some View {
        fact("accessibilityValue") { value.string(in: $0) }
    }
    /// The value that VoiceOver reads.
    public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        accessibilityValue(Text(valueKey))
    }
    /// The value that VoiceOver reads.
    @_disfavoredOverload public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        accessibilityValue(Text(value))
    }
    /// Whether VoiceOver leaves the view out.
    public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
        wrapped { element, _ in
            hidden ? Annotated(element, attributes: [.init("accessibilityElementsHidden", "true")]) : element
        }
    }
    /// The name of the view in records.
    public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
        wrapped { element, _ in Annotated(element, attributes: [], id: identifier) }
    }
    /// Whether VoiceOver reads the view as one.
    public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        wrapped { element, _ in
            children == .contain ? element : Annotated(element, attributes: [.init("isAccessibilityElement", "true")])
        }
    }
    /// What kind of thing the view is for VoiceOver.
    public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        wrapped { element, _ in
            traits.names.isEmpty
                ? element : Annotated(element, attributes: [.init("accessibilityTraits", traits.names)])
        }
    }
    /// The view; traits of the kind are not read here.
    public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
    /// The view; VoiceOver reads in the order of drawing.
    public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }
    /// The view, which a voice can do something with.
    public nonisolated func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
        postponing("accessibilityAction")
    }
}

/// What VoiceOver reads of the parts of a view. SwiftUI's type of this name.
public enum AccessibilityChildBehavior: Hashable, Sendable { case ignore, contain, combine }

/// What kind of thing a view is for VoiceOver. SwiftUI's type of this name.
public struct AccessibilityTraits: SetAlgebra, Sendable {
    private var parts: Set<String>
    private init(_ parts: Set<String>) { self.parts = parts }
    /// No trait.
    public init() { parts = [] }
    /// The traits.
    public static let isButton = AccessibilityTraits(["button"]), isHeader = AccessibilityTraits(["header"])
    /// The traits.
    public static let isSelected = AccessibilityTraits(["selected"]), isLink = AccessibilityTraits(["link"])
    /// The traits.
    public static let isImage = AccessibilityTraits(["image"]), isStaticText = AccessibilityTraits(["staticText"])
    /// The traits.
    public static let isSummaryElement = AccessibilityTraits(["summaryElement"])
    /// The traits.
    public static let updatesFrequently = AccessibilityTraits(["updatesFrequently"])
    /// The traits.
    public static let isModal = AccessibilityTraits(["modal"]), isToggle = AccessibilityTraits(["toggle"])

    var names: String { parts.sorted().joined(separator: ",") }
    /// Whether traits are in the set.
    public func contains(_ member: AccessibilityTraits) -> Bool { member.parts.isSubset(of: parts) }
    /// The traits of both.
    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { .init(parts.union(other.parts)) }
    /// The traits in both.
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
        .init(parts.intersection(other.parts))
    }
    /// The traits in one.
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
        .init(parts.symmetricDifference(other.parts))
    }
    /// Adds traits.
    @discardableResult public mutating func insert(_ new: AccessibilityTraits) -> (
        inserted: Bool, memberAfterInsert: AccessibilityTraits
    ) {
        parts.formUnion(new.parts)
        return (true, new)
    }
    /// Removes traits.
    @discardableResult public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        parts.subtract(member.parts)
        return member
    }
    /// Adds traits.
    @discardableResult public mutating func update(with new: AccessibilityTraits) -> AccessibilityTraits? {
        parts.formUnion(new.parts)
        return new
    }
    /// Keeps the traits of both.
    public mutating func formUnion(_ other: AccessibilityTraits) { parts.formUnion(other.parts) }
    /// Keeps the traits in both.
    public mutating func formIntersection(_ other: AccessibilityTraits) { parts.formIntersection(other.parts) }
    /// Keeps the traits in one.
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
        parts.formSymmetricDifference(other.parts)
    }
}
