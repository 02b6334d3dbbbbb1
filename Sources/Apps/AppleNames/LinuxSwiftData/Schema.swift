/// The classes that an app keeps. SwiftData's class of this name.
///
/// ```swift
/// let schema = Schema([], version: Schema.Version(1, 0, 0))
/// ```
public final class Schema: @unchecked Sendable {
    /// A version of the classes. SwiftData's structure of this name.
    public struct Version: Hashable, Sendable {
        /// The three numbers.
        public let major: Int, minor: Int, patch: Int
        /// Makes a version of numbers.
        public init(_ major: Int, _ minor: Int, _ patch: Int) {
            (self.major, self.minor, self.patch) = (major, minor, patch)
        }
    }
    /// The classes.
    public let models: [any PersistentModel.Type]
    /// The version.
    public let version: Version

    /// Lists classes.
    public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
        (models, self.version) = (types, version)
    }
    /// Lists classes.
    public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
        self.init(types, version: version)
    }
    /// Lists the classes of a version.
    public convenience init(versionedSchema: any VersionedSchema.Type) {
        self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
    }
}

/// The classes of a version of the app. SwiftData's protocol of this name.
///
/// ```swift
/// enum FirstVersion: VersionedSchema {
///     static var versionIdentifier: Schema.Version { Schema.Version(1, 0, 0) }
///     static var models: [any PersistentModel.Type] { [] }
/// }
/// ```
public protocol VersionedSchema {
    /// The classes.
    static var models: [any PersistentModel.Type] { get }
    /// The version.
    static var versionIdentifier: Schema.Version { get }
}

/// The way from older versions. SwiftData's protocol of this name; there is nothing older here.
///
/// ```swift
/// enum Plan: SchemaMigrationPlan {
///     static var schemas: [any VersionedSchema.Type] { [] }
///     static var stages: [MigrationStage] { [] }
/// }
/// ```
public protocol SchemaMigrationPlan {
    /// The versions.
    static var schemas: [any VersionedSchema.Type] { get }
    /// The steps.
    static var stages: [MigrationStage] { get }
}

/// A step from an older version. SwiftData's enumeration of this name.
///
/// ```swift
/// let stages: [MigrationStage] = []
/// ```
public enum MigrationStage {
    case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
    case custom(
        fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
        willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}
