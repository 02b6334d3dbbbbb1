import Foundation

/// Where an app keeps its objects. SwiftData's class of this name: nothing is written, and it is empty at first, as for a new
/// user.
///
/// ```swift
/// let container = try ModelContainer(for: Schema([]))
/// ```
public final class ModelContainer: @unchecked Sendable {
    let store = ModelStore()
    /// The classes that are kept.
    public let schema: Schema
    /// How they are kept, which changes nothing here.
    public let configurations: Set<ModelConfiguration>

    /// Makes an empty one.
    public init(
        for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: [ModelConfiguration]
    ) throws {
        (self.schema, self.configurations) = (schema, Set(configurations))
    }
    init(empty schema: Schema) { (self.schema, configurations) = (schema, []) }
    /// Makes an empty one.
    public convenience init(
        for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws {
        try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations)
    }
    /// Makes an empty one.
    public convenience init(
        for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws {
        try self.init(for: Schema(types), migrationPlan: migrationPlan, configurations: configurations)
    }

    /// The context of the app's views.
    @MainActor public var mainContext: ModelContext { ModelContext(self) }
    /// Takes everything out.
    public func deleteAllData() { store.objects = [] }
}

/// How objects are kept. SwiftData's structure of this name: here they are in memory, whatever it says.
///
/// ```swift
/// let configuration = ModelConfiguration(isStoredInMemoryOnly: true)
/// ```
public struct ModelConfiguration: Hashable, Sendable {
    /// A database of iCloud. SwiftData's structure of this name.
    public struct CloudKitDatabase: Hashable, Sendable {
        /// As the app's entitlements say.
        public static let automatic = CloudKitDatabase()
        /// None.
        public static let none = CloudKitDatabase()
        /// The user's, by a name.
        public static func `private`(_ name: String) -> CloudKitDatabase { CloudKitDatabase() }
    }
    /// A folder of a group of apps. SwiftData's structure of this name.
    public struct GroupContainer: Hashable, Sendable {
        /// As the app's entitlements say.
        public static let automatic = GroupContainer()
        /// None.
        public static let none = GroupContainer()
        /// That of a group.
        public static func identifier(_ name: String) -> GroupContainer { GroupContainer() }
    }
    /// The name.
    public let name: String

    /// Says how.
    public init(
        _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
        groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
    ) { self.name = name ?? "" }
    /// Says where.
    public init(
        _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
        cloudKitDatabase: CloudKitDatabase = .automatic
    ) { self.name = name ?? "" }
    /// Says how for some classes.
    public init(
        for type: any PersistentModel.Type, _ others: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false
    ) { name = "" }
}
