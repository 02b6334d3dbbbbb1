import Drawing
import Files
import Foundation

extension BalloonScene {
    /// Reads a scene file: JSON when its name ends in `.json`, YAML otherwise.
    /// - Parameter path: the path of the file; pictures are found relative to its folder.
    /// - Throws: ``SceneError`` with file, line, column and the fix.
    public init(contentsOf path: String) throws {
        try self.init(contentsOf: path, pictures: PictureStore())
    }

    /// As ``init(contentsOf:)``, for one of many scenes.
    /// - Parameter pictures: where the pictures of all scenes are kept.
    /// - Parameter refusal: what is wrong with an allowance of the file; nil for one that is in order. Who knows all rules
    ///   says so, and the author hears of it together with all other errors.
    package init(
        contentsOf path: String, pictures: PictureStore,
        refusing refusal: @escaping (LintAllowance) -> LintAllowance.Refusal? = { _ in nil }
    ) throws {
        try self.init(text: SceneFile.text(at: path), file: path, pictures: pictures, refusing: refusal)
    }

    /// Reads a scene from text.
    /// - Parameters:
    ///   - text: YAML, or JSON when the name of `file` ends in `.json`.
    ///   - file: a path; names the scene and its errors, and pictures are found relative to its folder. The file
    ///     itself is not read.
    /// - Throws: ``SceneError`` with file, line, column and the fix.
    public init(text: String, file: String) throws {
        try self.init(text: text, file: file, pictures: PictureStore())
    }

    private init(
        text: String, file: String, pictures: PictureStore,
        refusing refusal: @escaping (LintAllowance) -> LintAllowance.Refusal? = { _ in nil }
    ) throws {
        self = try SceneFile.read(text, file: file) {
            var parser = SceneParser(file: file, reading: SceneResourceReading(store: pictures))
            parser.refusal = refusal
            return try parser.scene($0)
        }
        source = text
    }
}

extension BalloonScene {
    /// What the scene's file says about a golden, without comments and formatting, and without what a sweep visits.
    package var content: String { SceneFile.content(of: source, file: file, without: ["sweep"]) }
}

/// The file of a scene.
package enum SceneFile {
    /// The text of a file, without a byte order mark.
    package static func text(at path: String) throws -> String {
        func error(_ sentence: String) -> SceneError {
            SceneError(file: path, place: nil, kind: .file, sentence: sentence)
        }
        let data: [UInt8]
        do {
            data = try LimitedFile.read(path, limit: SceneLimits.maximumFileSize)
        } catch let failure {
            throw error(failure == .notRegular("a folder") ? "is a folder; name a file in it" : "\(failure)")
        }
        guard var text = String(validating: data, as: UTF8.self) ?? wide(data) else {
            // No text has this byte: a picture, or another program's file.
            guard !data.contains(0) else { throw error("is no text; name a file of text") }
            let lines = data.split(separator: 0x0A, omittingEmptySubsequences: false)
            let line = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0
            let start = String(decoding: lines[line], as: UTF8.self).unicodeScalars.prefix { $0 != "\u{FFFD}" }
            throw SceneError(
                file: path, place: ScenePlace(line: line + 1, column: start.count + 1), kind: .file,
                message: "what stands here is not UTF-8", fix: "save the file as UTF-8")
        }
        if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
        return text
    }

    /// The text of UTF-16 with a byte order mark, as older tables of strings are; nil for other bytes.
    private static func wide(_ bytes: [UInt8]) -> String? {
        guard bytes.count.isMultiple(of: 2), bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) else {
            return nil
        }
        let isBig = bytes[0] == 0xFE
        let units = stride(from: 0, to: bytes.count, by: 2).map { place -> UInt16 in
            let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
            return isBig ? first << 8 | second : second << 8 | first
        }
        return String(validating: units, as: UTF16.self)
    }

    /// Whether a file that is found in a folder holds a scenario, which has steps. Of a file that has errors in its
    /// syntax the lines decide, so that `host` reports them and no other command does.
    package static func holdsScenario(at path: String) -> Bool {
        // Few files have the word at all, and only their tree is made twice.
        guard let text = try? SceneFile.text(at: path), text.contains("steps") else { return false }
        guard let root = try? tree(of: text, file: path).root else {
            return text.contains(/(?m)^["{]?\s*"?steps"?\s*:/)
        }
        return root.entry("steps") != nil
    }

    /// Whether a file is a scene or would be one without its errors.
    package static func mayHoldScene(at path: String) -> Bool {
        guard SceneFolder.hasEnding(path), let text = try? SceneFile.text(at: path) else { return false }
        // Of JSON there are many kinds of files; a text of YAML with an error is a scene as long as it names a subject.
        guard let root = try? tree(of: text, file: path).root else {
            return SceneGrammar.subjects.contains { subject in text.hasPrefix(subject) || text.contains("\n\(subject):")
            }
        }
        return SceneGrammar.subjects.contains { root.entry($0) != nil }
    }

    /// What a reader makes of the tree of a text.
    /// - Parameter tree: reads the text; by default by the ending of the file's name.
    /// - Throws: ``SceneError`` with the lines that have the errors.
    package static func read<Value>(
        _ text: String, file: String,
        tree: (String, String) throws -> SceneTree = {
            try SceneFile.tree(of: $0, file: $1)
        },
        _ read: (SceneNode) throws -> Value
    ) throws -> Value {
        do {
            let tree = try tree(text, file)
            do {
                let value = try read(tree.root)
                try SceneTree.refuse(tree.repeated, in: file)
                return value
            } catch let error as SceneError {
                throw SceneErrors.summary(of: tree.repeated + [error], in: file) ?? error
            }
        } catch let error as SceneError {
            throw SceneExcerpt.adding(text, to: error)
        }
    }

    /// What a text holds, without comments and formatting; the text itself where it is not understood.
    /// - Parameter left: keys that are left out.
    static func content(of text: String, file: String, without left: Set<String> = []) -> String {
        (try? tree(of: text, file: file).root.content(without: left)) ?? text
    }

    /// The tree of a text: JSON when the name of the file ends in `.json`, YAML otherwise.
    static func tree(of text: String, file: String) throws -> SceneTree {
        if let line = MergeConflict.line(in: text) {
            throw SceneError(
                file: file, place: ScenePlace(line: line, column: 1), kind: .syntax, message: "holds a merge conflict",
                fix: "keep one of its two sides, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>")
        }
        let isJSON = file.lowercased().hasSuffix(".json")
        return isJSON ? try JSONReader.read(text, file: file) : try YAMLReader.read(text, file: file)
    }

    /// The name of a scene: the file's name without folder and extension.
    package static func name(of path: String) -> String {
        URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    }

    /// Where a file named in a scene is: a path relative to the scene's folder, or a URL as it is. Nothing is read.
    package static func url(_ text: String, relativeTo scene: String) -> URL {
        address(text) ?? URL(fileURLWithPath: resolve(text, relativeTo: scene))
    }

    /// The URL that a scene names in place of a path; nil for a path.
    static func address(_ text: String) -> URL? { text.contains("://") ? WebAddress.url(text) : nil }

    /// A path in a scene, relative to the scene's folder.
    static func resolve(_ path: String, relativeTo scene: String) -> String {
        guard !path.hasPrefix("/"), let slash = scene.lastIndex(of: "/") else { return path }
        return scene[...slash] + path
    }
}
