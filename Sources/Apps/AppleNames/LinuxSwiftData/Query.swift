import Foundation
import SwiftUIAPI

/// The objects of a class that a view shows. SwiftData's macro of this name, as a property wrapper.
///
/// ```swift
/// final class Note: PersistentModel { let _place = ModelPlace() }
/// struct Notes {
///     @Query var notes: [Note]
/// }
/// ```
@propertyWrapper public struct Query<Element: PersistentModel>: DynamicProperty {
    @Environment(\.modelContext) private var context
    private let find: (ModelContext) throws -> [Element]

    /// The objects.
    public var wrappedValue: [Element] { (try? find(context)) ?? [] }

    /// Shows what a question describes.
    public init(_ descriptor: FetchDescriptor<Element> = FetchDescriptor(), animation: Animation = .default) {
        find = { try $0.fetch(descriptor) }
    }
    /// Shows objects in an order.
    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
        animation: Animation = .default
    ) { self.init(FetchDescriptor(predicate: filter, sortBy: descriptors)) }
    /// Shows objects in the order of a property.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
        animation: Animation = .default
    ) {
        find = { context in
            try context.fetch(FetchDescriptor(predicate: filter)).sorted {
                let (first, second) = order == .forward ? ($0, $1) : ($1, $0)
                return first[keyPath: keyPath] < second[keyPath: keyPath]
            }
        }
    }
}

private struct ModelContextKey: EnvironmentKey {
    /// Nobody has given the views a container: there is nothing.
    static var defaultValue: ModelContext { ModelContext(store: ModelStore()) }
}

extension EnvironmentValues {
    /// The objects of the views.
    public var modelContext: ModelContext {
        get { self[ModelContextKey.self] }
        set { self[ModelContextKey.self] = newValue }
    }
}

extension View {
    /// The view with a container.
    public nonisolated func modelContainer(_ container: ModelContainer) -> some View {
        environment(\.modelContext, ModelContext(store: container.store))
    }
    /// The view with the objects of a context.
    public nonisolated func modelContext(_ modelContext: ModelContext) -> some View {
        environment(\.modelContext, modelContext)
    }
    /// The view with an empty container for a class, which the app is handed once.
    public nonisolated func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View { modelContainer(for: [modelType], onSetup: onSetup) }
    /// The view with an empty container for classes, which the app is handed once.
    public nonisolated func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View { modifier(OwnContainer(types: modelTypes, onSetup: onSetup)) }
}

/// A container that a view keeps between layouts.
private nonisolated struct OwnContainer: ViewModifier {
    /// The container, once the view is shown.
    final class Kept: @unchecked Sendable { var container: ModelContainer? }

    let types: [any PersistentModel.Type]
    let onSetup: (Result<ModelContainer, any Error>) -> Void
    @State var kept = Kept()

    @MainActor func body(content: Content) -> some View {
        content.environment(\.modelContext, ModelContext(store: container.store))
    }

    @MainActor private var container: ModelContainer {
        if let known = kept.container { return known }
        let made = ModelContainer(empty: Schema(types))
        kept.container = made
        onSetup(.success(made))
        return made
    }
}
