import Foundation
import SourceTokens
import Support

/// The folder of an app's Messages extension, read and converted for Linux.
package struct AppFolder {
    /// The name of the module: that of the folder, changed where a module cannot have it.
    package let name: String
    /// Its Swift files, by path.
    package let files: [ImportedFile]
    /// The path of the folder.
    private let folder: URL
    private let resources: AppResourceFiles
    private let types: AppTypes
    /// The files that the app's Xcode project lists for the extension.
    private let members: AppMembers
    /// The paths of files outside the folder that belong to the target and that no file here needs.
    private let notNeeded: [String]

    /// Reads the Swift files below a folder; folders of package managers and hidden folders are skipped.
    package init(at folder: URL) throws {
        self.folder = folder
        let letters = folder.standardizedFileURL.lastPathComponent.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
        let isName =
            letters.first?.isLetter == true && !ImportedFile.modules.contains(letters)
            && !Self.keywords.contains(letters)
        name = isName ? letters : "MessagesExtension"
        let passedOver: Set<String> = ["Pods", "Carthage", "Package.swift"]
        let found = try FolderListing.paths(below: folder.path).filter { path in
            !path.split(separator: "/").contains { $0.hasPrefix(".") || passedOver.contains(String($0)) }
        }
        members = AppMembers(of: folder, found: found)
        var read = try members.paths.sorted().filter { $0.hasSuffix(".swift") }
            .map { try AppSource(path: $0, in: folder) }
        var needed = Self.needed(of: read, names: AppResourceFiles(in: members.paths).customClasses(in: folder))
        // Files of the repository's own modules that the sources import are added, and the modules that those import.
        var (paths, own) = (members.paths, Set<String>())
        while let module = Self.next(of: members.modules, for: read.filter { needed.contains($0.path) }, known: own) {
            own.insert(module)
            let new = (members.modules.paths[module] ?? []).filter { !paths.contains($0) }
            paths += new
            read += try new.filter { $0.hasSuffix(".swift") }.map { try AppSource(path: $0, in: folder) }
            needed = Self.needed(of: read, names: AppResourceFiles(in: paths).customClasses(in: folder))
        }
        resources = AppResourceFiles(in: paths)
        let sources = read.filter { needed.contains($0.path) }.sorted { $0.path < $1.path }
        notNeeded = read.map(\.path).filter { !needed.contains($0) }
        let types = AppTypes(
            sources.map { ($0.path, $0.tokens) }, hasResources: !resources.paths.isEmpty, modules: own)
        files = sources.map { ImportedFile($0, app: types) }
        self.types = types
    }

    /// The path from a folder to a file or a folder elsewhere.
    package static func path(to file: String, from folder: URL) -> String { AppMembers.path(to: file, from: folder) }

    /// The paths of the folder's own files, and of those outside that they need.
    private static func needed(of sources: [AppSource], names: Set<String>) -> Set<String> {
        let outside = sources.filter { $0.path.hasPrefix("../") }
        let own = sources.filter { !$0.path.hasPrefix("../") }
        return Set((own + NeededFiles.among(outside, for: own, names: names)).map(\.path))
    }

    /// A module of the repository that files import and that is not added yet.
    private static func next(of modules: OwnModules, for files: [AppSource], known: Set<String>) -> String? {
        let imports = Set(files.flatMap { ImportedFile.imports(in: $0.tokens) })
        return imports.subtracting(known).subtracting(ImportedFile.modules).filter { modules.paths[$0] != nil }.min()
    }

    /// Swift's keywords, which cannot be the name of a module.
    private static let keywords: Set<String> = [
        "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
        "deinit", "do", "else",
        "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in",
        "init",
        "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
        "repeat", "rethrows",
        "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
        "typealias", "var", "where", "while",
    ]

    /// Writes the package: the sources and resources below `Sources`, and where they are missing a manifest, a first test
    /// and a `.gitignore`.
    /// - Parameters:
    ///   - folder: the folder to write to. Sources of an earlier import are overwritten, and removed if the app no longer
    ///     has them. What somebody else wrote stays.
    ///   - balloon: the path from there, or the address, of Balloon's package.
    package func write(to folder: URL, balloon: String) throws {
        let symbols = assetSymbols
        let own = compiled.map(\.place) + [leftOutPlace]
        try WrittenFiles(in: folder).replace(with: symbols == nil ? own : own + [symbolsPlace])
        if let symbols { try write(symbols, to: symbolsPlace, in: folder) }
        for (file, place) in compiled { try write(file.rewriter.text, to: place, in: folder) }
        let resourceFolder = folder.appendingPathComponent("Sources/\(name)/\(AppResourceFiles.folder)")
        try resources.copy(from: self.folder, to: resourceFolder)
        let tests = firstTests(of: compiled.map(\.file.rewriter.text))
        if let tests { try writeOnce(tests, to: testsPlace, in: folder) }
        try writeOnce(".build/\n.balloon/\n.swiftpm/\n", to: ".gitignore", in: folder)
        let manifest = AppManifest(
            name: name, balloon: balloon, hasResources: !resources.paths.isEmpty, hasTests: tests != nil,
            isSwift6: members.isSwift6,
            usesCryptography: files.contains { AppCryptography.needsPackage($0.rewriter.tokens) })
        try manifest.write(to: folder)
    }

    /// The sources that are compiled, with their paths in the package. The compiler refuses two files of one name in a
    /// module, so a further one has the names of its folders in front.
    private var compiled: [(file: ImportedFile, place: String)] {
        var taken: Set<String> = []
        return files.filter(\.isText).map { file in
            let place = Self.place(of: file.path)
            let parts = place.split(separator: "/")
            let isNew = taken.insert(String(parts.last ?? "")).inserted
            let name = isNew ? place : parts.dropLast().joined(separator: "/") + "/" + parts.joined(separator: "-")
            return (file, "Sources/\(self.name)/\(name)")
        }
    }

    /// The first test of the app whose sources are compiled with these texts; nil for an app without anything to test.
    private func firstTests(of texts: [String]) -> String? {
        let storyboard = resources.mainStoryboard(of: folder, among: members.paths)
        return FirstTests(module: name, files: files, texts: texts, app: types, storyboard: storyboard).text
    }

    private var testsPlace: String { "Tests/\(name)Tests/FirstTests.swift" }

    /// Writes the first test again without the previews that are left out, where nobody has changed it.
    private func updateTests(_ texts: [String], in folder: URL) throws {
        let place = folder.appendingPathComponent(testsPlace).path
        guard let old = firstTests(of: compiled.map(\.file.rewriter.text)), let new = firstTests(of: texts), old != new,
            try AtomicFile.read(place, limit: AppManifest.maximumSize) == Array(old.utf8)
        else { return }
        try write(new, to: testsPlace, in: folder)
    }

    private var symbolsPlace: String { "Sources/\(name)/\(AssetSymbols.name)" }

    /// The names of assets that the sources use, as a source.
    private var assetSymbols: String? {
        let catalogues = resources.paths.map(\.from).filter { $0.hasSuffix(".xcassets") }
        let folders = catalogues.map { folder.appendingPathComponent($0) }
        return AssetSymbols(in: folders, usedBy: files.filter(\.isText).map(\.rewriter.tokens)).text
    }

    private var leftOutPlace: String { "Sources/\(name)/\(LeftOutFile.name)" }

    private func write(_ text: String, to place: String, in folder: URL) throws {
        try AtomicFile.write(Array(text.utf8), to: folder.appendingPathComponent(place).path)
    }

    /// Writes a file unless it is there: somebody may have changed it.
    private func writeOnce(_ text: String, to place: String, in folder: URL) throws {
        guard !FileManager.default.fileExists(atPath: folder.appendingPathComponent(place).path) else { return }
        try write(text, to: place, in: folder)
    }

    /// Leaves out of a written package what the compiler refuses.
    /// - Parameters:
    ///   - folder: the package.
    ///   - scratch: the folder of what is built.
    /// - Returns: what is left out, or what failed where the modules that an app imports cannot be built.
    package func leaveOutWhatDoesNotCompile(of folder: URL, scratch: URL) throws -> AppCheck {
        let compiler = AppCompiler(package: folder, scratch: scratch, module: name)
        let first = try compiler.build()
        let own = compiled
        var trimming = AppTrimming(
            own.map { ($0.file.path, $0.file.rewriter.text) },
            modules: Dictionary(files.map { ($0.path, $0.missingModules) }, uniquingKeysWith: { $1 }))
        guard !first.isDone else { return AppCheck(trimming, isWhole: true, files: own.map(\.file)) }
        guard let arguments = compiler.arguments(), first.output.contains(folder.appendingPathComponent("Sources").path)
        else { return AppCheck(failed: first.output) }
        let checked = FileManager.default.temporaryDirectory.appendingPathComponent(
            "balloon-import-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: checked) }
        let helper = checked.appendingPathComponent(LeftOutFile.name).path
        try AtomicFile.write(Array(LeftOutFile.text.utf8), to: helper)
        try trimming.run(compiler, arguments: arguments, others: try others(in: folder) + [helper], in: checked)
        for (source, place) in zip(trimming.sources, own.map(\.place)) {
            try write(source.written, to: place, in: folder)
        }
        try updateTests(trimming.sources.map(\.written), in: folder)
        if trimming.leftOut.contains(where: { $0.kind == .body }) {
            try write(LeftOutFile.text, to: leftOutPlace, in: folder)
        }
        return AppCheck(trimming, isWhole: false, files: own.map(\.file), last: try compiler.build())
    }

    /// The Swift files among the imported ones that somebody else wrote.
    private func others(in folder: URL) throws -> [String] {
        let sources = folder.appendingPathComponent("Sources/\(name)").path
        let own = Set(compiled.map(\.place) + [leftOutPlace])
        let copied = AppResourceFiles.folder + "/"
        return try FolderListing.paths(below: sources)
            .filter { $0.hasSuffix(".swift") && !$0.hasPrefix(copied) && !own.contains("Sources/\(name)/\($0)") }
            .map { sources + "/" + $0 }
    }

    /// The path for a source. Files in `Resources` of the package are copied and not compiled, so an app's own folder
    /// of this name gets another one. Files from outside the app's folder go to a separate folder.
    private static func place(of path: String) -> String {
        let folder = AppResourceFiles.folder + "/"
        if path.hasPrefix("../") { return "Outside/" + path.replacing("../", with: "") }
        return path.hasPrefix(folder) ? "Swift" + path : path
    }

    /// What the Xcode project adds to the files of the folder.
    private var projectLines: [String] {
        guard let target = members.target else { return [] }
        let strangers = members.strangers.map { "\($0): not copied: the target \(target) does not have it" }
        guard !notNeeded.isEmpty else { return strangers }
        return strangers + ["not copied, since no file here needs them: \(notNeeded.joined(separator: ", "))"]
    }

    /// The result for each file, one per line, and what else was copied.
    package var details: [String] {
        files.map { "\($0.path): \($0.sentence)" } + resources.lines(of: members.paths) + projectLines
    }

    /// What was imported, in one line.
    package var sum: String {
        let own = compiled.map(\.file)
        let rewritten = own.count { !$0.rewriter.changes.isEmpty }
        let others = resources.paths.isEmpty ? "" : ", \(Counted.text(resources.paths.count, "resource"))"
        let unread = files.count - own.count
        let left = unread == 0 ? "" : ", \(unread) left out: not UTF-8"
        return "\(Counted.text(own.count, "file")): \(own.count - rewritten) as they are, \(rewritten) rewritten"
            + left + others
    }
}
