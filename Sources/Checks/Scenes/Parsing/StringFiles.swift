import Files
import Foundation

/// The files with strings that a scene names: string catalogues, tables of strings (`.strings`), and dictionaries of plural
/// forms (`.stringsdict`).
struct StringFiles {
    let parser: SceneParser

    private static let advice =
        "give texts by locale and key, a string catalogue (.xcstrings), a .strings or a .stringsdict"
    private static let tableEndings = ["strings", "stringsdict"]

    /// All strings of an app: a catalogue, or a table with those that lie beside it for other languages.
    func strings(at path: String, _ value: SceneValue) throws -> SceneStrings {
        switch Self.ending(of: path) {
        case "xcstrings":
            let (file, text) = try read(path, value)
            return try StringCatalog.strings(text: text, file: file)
        case let ending where Self.tableEndings.contains(ending):
            return try tables(path, value)
        default:
            throw value.error(.badValue, "strings is \"\(path)\"", fix: Self.advice)
        }
    }

    /// The strings of one language.
    func table(at path: String, _ value: SceneValue) throws -> [String: LocalizedString] {
        guard Self.tableEndings.contains(Self.ending(of: path)) else {
            throw value.error(
                .badValue, "\(value.path) is \"\(path)\"",
                fix: "give texts by key, or a .strings or .stringsdict of the language")
        }
        let (file, text) = try read(path, value)
        return try StringsDictionary.table(text: text, file: file)
    }

    /// The strings of one language: those of a table, and the plural forms of the dictionary beside it, which an app
    /// prefers. Nil where there is neither.
    private func language(at path: String, _ value: SceneValue) throws -> [String: LocalizedString]? {
        let endings = Self.ending(of: path) == "strings" ? Self.tableEndings : [Self.ending(of: path)]
        let stem = (path as NSString).deletingPathExtension
        let files = endings.map { "\(stem).\($0)" }.filter {
            FileManager.default.fileExists(atPath: SceneFile.resolve($0, relativeTo: parser.file))
        }
        let tables = try files.map { try table(at: $0, value) }
        return tables.isEmpty ? nil : tables.reduce(into: [:]) { $0.merge($1) { _, later in later } }
    }

    /// `en.lproj/Localizable.strings` and the files of its name in the other folders; the named one has the source
    /// language.
    private func tables(_ path: String, _ value: SceneValue) throws -> SceneStrings {
        let folder = PathName.parent(of: path)
        guard folder.hasSuffix(Self.folderEnding) else {
            return SceneStrings(
                tables: [Self.baseLanguage: try language(at: path, value) ?? table(at: path, value)],
                sourceLanguage: Self.baseLanguage)
        }
        let name = path.dropFirst(folder.utf8.count)
        let above = PathName.parent(of: folder)
        let root = SceneFile.resolve(above.isEmpty ? "." : above, relativeTo: parser.file)
        let folders = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
        var tables: [String: [String: LocalizedString]] = [:]
        for other in folders.sorted() where other.hasSuffix(Self.folderEnding) {
            let file = (above.isEmpty ? "" : above + "/") + other + name
            guard let table = try language(at: file, value) else { continue }
            tables[try language(of: other, value)] = table
        }
        let source = try language(of: String(folder.dropFirst(above.isEmpty ? 0 : above.utf8.count + 1)), value)
        if tables[source] == nil { tables[source] = try table(at: path, value) }
        return SceneStrings(tables: tables, sourceLanguage: source)
    }

    private static let folderEnding = ".lproj"

    /// The language of a folder such as `pt-BR.lproj`; that of the base is English, as in Xcode's templates.
    private func language(of folder: String, _ value: SceneValue) throws -> String {
        let name = String(folder.dropLast(Self.folderEnding.count))
        if name == "Base" { return Self.baseLanguage }
        let tag = SceneNode(value: .string(name.replacing("_", with: "-")), place: value.node.place)
        return try SceneValue(node: tag, path: folder, errors: parser.errors).locale()
    }

    private static let baseLanguage = "en"

    private func read(_ path: String, _ value: SceneValue) throws -> (file: String, text: String) {
        let file = SceneFile.resolve(path, relativeTo: parser.file)
        // A file that is not there is a fault of the scene; what is wrong inside is the file's own.
        guard FileManager.default.fileExists(atPath: file) else {
            throw value.missing(file)
        }
        let text = try SceneFile.text(at: file)
        parser.reading.keep(text, of: file, asTable: Self.tableEndings.contains(Self.ending(of: path)) ? path : nil)
        return (file, text)
    }

    private static func ending(of path: String) -> String { URL(fileURLWithPath: path).pathExtension.lowercased() }
}
