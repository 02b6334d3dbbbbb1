import Files
import Foundation
import ViewLayout

/// What holds for all scenes of a project: its `balloon.yaml`.
///
/// ```yaml
/// lint:
///   errorsUpTo: AX3
///   rules: {captionBarWide: off, pictureUndescribed: warning}
/// goldens:
///   refuse: [textTruncated, titleContrastLow]
/// ```
package struct ProjectFile: Sendable, Equatable {
    /// How much a rule matters in the project.
    package enum Level: String, Sendable, CaseIterable { case error, warning, note, off }

    /// The file as it was found.
    package let path: String
    /// The largest text size at which what is wrong is an error; nil for the usual one.
    package let errorsUpTo: ContentSizeCategory?
    /// The rules that matter more or less than usual.
    package let rules: [String: Level]
    /// The rules whose flaws keep a golden from being recorded, and fail it.
    package let refused: Set<String>

    /// The names of the file: YAML has two endings.
    package static let names = ["balloon.yaml", "balloon.yml"]

    /// The nearest file for a scene: in its folder, or in one around it up to the folder of the repository; nil where
    /// there is none.
    package static func path(for scene: String) -> String? {
        var folder = PathName.parent(of: URL(fileURLWithPath: scene).standardizedFileURL.path)
        let files = FileManager.default
        while true {
            let paths = names.map { (folder as NSString).appendingPathComponent($0) }
            // A link that leads nowhere is there, too: reading it fails, where a project without a file would refuse nothing.
            if let path = paths.first(where: { (try? files.attributesOfItem(atPath: $0)) != nil }) { return path }
            let isRepository = files.fileExists(atPath: (folder as NSString).appendingPathComponent(".git"))
            guard !isRepository, folder != "/" else { return nil }
            folder = PathName.parent(of: folder)
        }
    }

    /// Reads a file.
    /// - Parameters:
    ///   - names: the names of all rules.
    ///   - flaws: the names of the rules about what a golden should not show.
    /// - Throws: ``SceneError`` with each error in it.
    package init(contentsOf path: String, rules names: [String], flaws: [String]) throws {
        try self.init(SceneFile.text(at: path), path: path, rules: names, flaws: flaws)
    }

    init(_ text: String, path: String, rules names: [String], flaws: [String]) throws {
        self = try SceneFile.read(text, file: path) { root in
            let errors = SceneErrors(file: path)
            return try errors.finish {
                let fields = try SceneFields(
                    root: root, named: "the project's file", allowed: ["lint", "goldens"], errors: errors)
                let lint = try fields.value("lint").map {
                    try SceneFields($0.node, path: $0.path, allowed: ["errorsUpTo", "rules"], errors: errors)
                }
                let goldens = try fields.value("goldens").map {
                    try SceneFields($0.node, path: $0.path, allowed: ["refuse"], errors: errors)
                }
                return ProjectFile(
                    path: path,
                    errorsUpTo: lint?.read("errorsUpTo") { size in
                        try size.choice(ContentSizeCategory.allCases.map { ($0.shortName, $0) })
                    },
                    rules: try lint?.value("rules").map { try Self.rules($0, names, errors) } ?? [:],
                    refused: Set(
                        goldens?.read("refuse") { try $0.list { try $0.choice(flaws.map { ($0, $0) }) } } ?? []))
            }
        }
    }

    private init(path: String, errorsUpTo: ContentSizeCategory?, rules: [String: Level], refused: Set<String>) {
        (self.path, self.errorsUpTo, self.rules, self.refused) = (path, errorsUpTo, rules, refused)
    }

    private static func rules(
        _ value: SceneValue, _ names: [String], _ errors: SceneErrors
    ) throws -> [String: Level] {
        let fields = try SceneFields(value.node, path: value.path, allowed: names, errors: errors)
        var rules: [String: Level] = [:]
        for entry in fields.entries { rules[entry.key] = fields.read(entry.key, Self.level) }
        return rules
    }

    /// A level; `off` is a truth value in some dialects of YAML.
    private static func level(_ value: SceneValue) throws -> Level {
        if case .boolean(false) = value.node.value { return .off }
        return try value.name(of: Level.self)
    }
}
