#if canImport(Testing)
    import Testing

    /// Gives the tests of a suite their ``GoldenSettings``: `@Suite(.goldens(in: "Resources/Goldens"))`.
    ///
    /// ```swift
    /// @Suite(.goldens(in: "Resources/Goldens", record: .never)) struct InvitationTests {
    ///     @Test func dinner() throws {
    ///         assertGoldens(of: try BalloonScene(contentsOf: "Examples/dinner-invitation.yaml"))
    ///     }
    /// }
    /// ```
    public struct GoldensTrait: SuiteTrait, TestTrait, TestScoping {
        let folder: String?
        let record: RecordMode?

        /// The settings also apply to suites inside the suite.
        public var isRecursive: Bool { true }

        /// Runs a test with the settings. A setting that this trait does not set comes from the outer suite.
        public func provideScope(
            for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
        ) async throws {
            var settings = GoldenSettings.current
            settings.folder = folder ?? settings.folder
            settings.record = record ?? settings.record
            try await GoldenSettings.$current.withValue(settings, operation: function)
        }
    }

    extension Trait where Self == GoldensTrait {
        /// Chooses where goldens are and which may be written.
        /// - Parameters:
        ///   - folder: the folder of the goldens; nil for that of the outer suite, or `Goldens` beside the test's
        ///     source
        ///     file.
        ///   - record: which goldens may be written; nil for the setting of the outer suite, or as for
        ///     ``GoldenSettings/record``.
        public static func goldens(in folder: String? = nil, record: RecordMode? = nil) -> GoldensTrait {
            GoldensTrait(folder: folder, record: record)
        }
    }
#endif
