import Foundation

/// The objects of a container, in the order in which they came.
final class ModelStore: @unchecked Sendable {
    var objects: [any PersistentModel] = []
}

/// Puts objects into a container, and finds them. SwiftData's class of this name: what is in memory needs no saving.
///
/// ```swift
/// let context = ModelContext(try ModelContainer(for: Schema([])))
/// try context.save()
/// ```
public final class ModelContext {
    private let store: ModelStore
    /// Whether changes are saved by themselves, which changes nothing here.
    public var autosaveEnabled = true

    /// Makes one of a container.
    public init(_ container: ModelContainer) { store = container.store }
    init(store: ModelStore) { self.store = store }

    /// False: what is kept in memory is never behind.
    public var hasChanges: Bool { false }
    /// Puts an object in.
    public func insert<T: PersistentModel>(_ model: T) {
        guard model._place.store == nil else { return }
        (model._place.store, model._place.isDeleted) = (store, false)
        store.objects.append(model)
    }
    /// Takes an object out.
    public func delete<T: PersistentModel>(_ model: T) {
        store.objects.removeAll { $0 === model }
        (model._place.store, model._place.isDeleted) = (nil, true)
    }
    /// Takes the objects of a class out.
    public func delete<T: PersistentModel>(
        model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
    ) throws {
        for found in try fetch(FetchDescriptor(predicate: predicate)) { delete(found) }
    }
    /// Does nothing.
    public func save() throws {}
    /// Does nothing.
    public func rollback() {}
    /// Does what is told.
    public func transaction(block: () throws -> Void) throws { try block() }
    /// The objects that a question describes.
    public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
        var found = store.objects.compactMap { $0 as? T }
        if let predicate = descriptor.predicate { found = try found.filter { try predicate.evaluate($0) } }
        let sorted = found.sorted(using: descriptor.sortBy).dropFirst(descriptor.fetchOffset ?? 0)
        return Array(sorted.prefix(descriptor.fetchLimit ?? .max))
    }
    /// How many objects a question describes.
    public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
        try fetch(descriptor).count
    }
    /// The object with an identity.
    public func registeredModel<T: PersistentModel>(for persistentModelID: PersistentIdentifier) -> T? {
        store.objects.first { $0.persistentModelID == persistentModelID } as? T
    }
}

/// A question for objects. SwiftData's structure of this name.
///
/// ```swift
/// final class Note: PersistentModel { let _place = ModelPlace() }
/// var question = FetchDescriptor<Note>()
/// question.fetchLimit = 3
/// ```
public struct FetchDescriptor<T: PersistentModel> {
    /// What is true of the objects; nil for all.
    public var predicate: Predicate<T>?
    /// Their order.
    public var sortBy: [SortDescriptor<T>]
    /// The most that are wanted.
    public var fetchLimit: Int?
    /// How many are passed over.
    public var fetchOffset: Int?
    /// Asks for objects.
    public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
        (self.predicate, self.sortBy) = (predicate, sortBy)
    }
}
