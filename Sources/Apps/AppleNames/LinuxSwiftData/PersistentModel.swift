import Foundation
import Observation

/// A class whose objects are kept. SwiftData's protocol of this name; `balloon import` has `@Model` add it.
///
/// ```swift
/// final class Guest: PersistentModel {
///     let _place = ModelPlace()
///     var name = "Ada"
/// }
/// ```
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
    /// Where the object is kept.
    var _place: ModelPlace { get }
}

extension PersistentModel {
    /// The identity of the object, unless it has an own one.
    public var id: PersistentIdentifier { _place.identifier }
    /// The identity of the object.
    public var persistentModelID: PersistentIdentifier { _place.identifier }
    /// The context that keeps the object; nil before it is inserted.
    public var modelContext: ModelContext? { _place.store.map(ModelContext.init(store:)) }
    /// Whether it was taken out.
    public var isDeleted: Bool { _place.isDeleted }
    /// False: what is kept in memory is never behind.
    public var hasChanges: Bool { false }
    /// Whether two are one object.
    public static func == (a: Self, b: Self) -> Bool { a === b }
    /// Adds the identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Where an object is kept: the store, and its identity there.
///
/// ```swift
/// let place = ModelPlace()
/// ```
public final class ModelPlace: @unchecked Sendable {
    let identifier = PersistentIdentifier()
    weak var store: ModelStore?
    var isDeleted = false
    /// Makes a place for an object that is not kept yet.
    public init() {}
}

/// The identity of an object that is kept. SwiftData's structure of this name.
///
/// ```swift
/// let isOther = PersistentIdentifier() != PersistentIdentifier()
/// ```
public struct PersistentIdentifier: Hashable, Codable, Sendable {
    private let value: UUID
    /// Makes another identity.
    public init() { value = UUID() }
}
