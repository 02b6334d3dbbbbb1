// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
#if canImport(LinuxSwiftData)
import LinuxSwiftData
import BalloonTesting
import Balloons
import Lint
import Sweeps
import Testing

extension Given {
    func example_ModelContainer_1() async throws {
        let container = try ModelContainer(for: Schema([]))
        _ = container
    }

    func example_ModelContainer_ModelConfiguration_1() async throws {
        let configuration = ModelConfiguration(isStoredInMemoryOnly: true)
        _ = configuration
    }

    func example_ModelContext_1() async throws {
        let context = ModelContext(try ModelContainer(for: Schema([])))
        try context.save()
        _ = context
    }

    func example_ModelContext_FetchDescriptor_1() async throws {
        final class Note: PersistentModel { let _place = ModelPlace() }
        var question = FetchDescriptor<Note>()
        question.fetchLimit = 3
        _ = question
    }

    func example_PersistentModel_1() async throws {
        final class Guest: PersistentModel {
            let _place = ModelPlace()
            var name = "Ada"
        }
    }

    func example_PersistentModel_ModelPlace_1() async throws {
        let place = ModelPlace()
        _ = place
    }

    func example_PersistentModel_PersistentIdentifier_1() async throws {
        let isOther = PersistentIdentifier() != PersistentIdentifier()
        _ = isOther
    }

    func example_Query_1() async throws {
        final class Note: PersistentModel { let _place = ModelPlace() }
        struct Notes {
            @Query var notes: [Note]
        }
    }

    func example_Schema_1() async throws {
        let schema = Schema([], version: Schema.Version(1, 0, 0))
        _ = schema
    }

    func example_Schema_VersionedSchema_1() async throws {
        enum FirstVersion: VersionedSchema {
            static var versionIdentifier: Schema.Version { Schema.Version(1, 0, 0) }
            static var models: [any PersistentModel.Type] { [] }
        }
    }

    func example_Schema_SchemaMigrationPlan_1() async throws {
        enum Plan: SchemaMigrationPlan {
            static var schemas: [any VersionedSchema.Type] { [] }
            static var stages: [MigrationStage] { [] }
        }
    }

    func example_Schema_MigrationStage_1() async throws {
        let stages: [MigrationStage] = []
        _ = stages
    }
}
#endif
