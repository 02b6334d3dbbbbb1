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
        let imported = LeftOutFiles.leavingOutUnknownNames(sources.map { ImportedFile($0, app: types) })
        let leftOut = LeftOutFiles(imported)
        files = imported.map { file in
            var file = file
            file.missingType = leftOut.needs[file.path]
            return file
        }
        self.types = types
    }

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

    /// Writes the package: the manifest, the files below `Sources`, other files in a folder of their own, and a
    /// first test.
    /// - Parameters:
    ///   - folder: the folder to write to. Files of an earlier import are overwritten, and removed if the app no longer
    ///     has them.
    ///   - balloon: the path or the address of Balloon's package.
    package func write(to folder: URL, balloon: String) throws {
        let places = files.map { "Sources/\(name)/\(Self.place(of: $0.path))" }
        try WrittenFiles(in: folder).replace(with: places)
        for (file, place) in zip(files, places) {
            let url = folder.appendingPathComponent(place)
            try AtomicFile.write(Array(file.rewriter.text.utf8), to: url.path)
        }
        let resourceFolder = folder.appendingPathComponent("Sources/\(name)/\(AppResourceFiles.folder)")
        try resources.copy(from: self.folder, to: resourceFolder)
        let tests = FirstTests(module: name, files: files, app: types, resources: resources).text
        if let tests {
            let url = folder.appendingPathComponent("Tests/\(name)Tests/FirstTests.swift")
            // Tests that somebody has changed are not overwritten.
            if !FileManager.default.fileExists(atPath: url.path) {
                try AtomicFile.write(Array(tests.utf8), to: url.path)
            }
        }
        let manifest = AppManifest(
            name: name, balloon: balloon,
            leftOut: files.filter { !$0.obstacles.isEmpty }.map { Self.place(of: $0.path) },
            hasResources: !resources.paths.isEmpty, hasTests: tests != nil)
        try AtomicFile.write(Array(manifest.text.utf8), to: folder.appendingPathComponent("Package.swift").path)
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

    /// The result for each file, one per line, and the number of files of each kind.
    package var report: String {
        let lines = files.map { "\($0.path): \($0.sentence)" }
        let leftOut = files.count { !$0.obstacles.isEmpty }
        let rewritten = files.count { $0.obstacles.isEmpty && !$0.rewriter.changes.isEmpty }
        let asTheyAre = files.count - leftOut - rewritten
        let sum = "\(files.count) files: \(asTheyAre) as they are, \(rewritten) rewritten, \(leftOut) left out"
        return (lines + resources.lines(of: members.paths) + projectLines + [sum]).joined(separator: "\n") + "\n"
    }
}
