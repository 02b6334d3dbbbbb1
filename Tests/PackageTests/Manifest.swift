import Foundation

/// `Package.swift` as SwiftPM understands it.
struct Manifest: Decodable, Sendable {
    struct Target: Decodable, Sendable {
        let name: String
        /// `regular`, `executable`, `system` or `test`.
        let type: String
        /// Where the sources are when not below `Sources` under the target's name.
        let path: String?
        let dependencies: [Dependency]

        var dependencyNames: [String] { dependencies.compactMap(\.name) }
    }

    /// `{"byName": ["Drawing", null]}` or `{"product": ["Yams", "Yams", null, null]}`: the name comes first.
    struct Dependency: Decodable, Sendable {
        let name: String?

        init(from decoder: any Decoder) throws {
            let fields = try decoder.singleValueContainer().decode([String: [Field]].self)
            name = fields.values.first?.first?.text
        }

        /// A text; anything else that can stand beside the name is not read.
        private struct Field: Decodable {
            let text: String?

            init(from decoder: any Decoder) throws {
                text = try? decoder.singleValueContainer().decode(String.self)
            }
        }
    }

    let targets: [Target]

    /// The manifest of this package, which SwiftPM is asked for once.
    static func read() throws -> Manifest { try once.get() }

    private static let once = Result { try asked() }

    /// Asks SwiftPM, in a scratch folder of its own: the one of the running tests is locked.
    private static func asked() throws -> Manifest {
        let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("balloon-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: scratch) }
        let json = try Repository.run(
            "swift", "package", "--package-path", Repository.root.path, "--scratch-path", scratch.path, "dump-package")
        return try JSONDecoder().decode(Manifest.self, from: Data(json.utf8))
    }
}
