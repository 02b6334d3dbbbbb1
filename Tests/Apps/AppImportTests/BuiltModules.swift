import Foundation
import Testing

@testable import AppImport

/// The modules for apps that this test run has built, so that a test checks an app's types in a second.
enum BuiltModules {
    /// The compiler's arguments for an app's module.
    static func arguments(for module: String) throws -> (compiler: AppCompiler, arguments: [String]) {
        let scratch = try #require(buildFolder, "no folder with SwiftPM's plan is above the test program")
        // Any app of this package has them, with its own name.
        let compiler = AppCompiler(package: scratch, scratch: scratch, module: "FourInARow")
        var arguments = try #require(compiler.arguments())
        arguments = arguments.map { $0 == "FourInARow" ? module : $0 }
        for module in AppModule.all { arguments += ["-module-alias", "\(module.name)=\(module.linuxName)"] }
        return (compiler, arguments)
    }

    private static var buildFolder: URL? {
        let program =
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
        // `swift test` names the bundle of the tests in the arguments.
        let places = CommandLine.arguments.filter { $0.contains(".xctest") } + [program]
        return places.lazy.compactMap { path -> URL? in
            var folder = URL(fileURLWithPath: path).standardizedFileURL
            while folder.path != "/" {
                folder.deleteLastPathComponent()
                if FileManager.default.fileExists(atPath: folder.appendingPathComponent("debug.yaml").path) {
                    return folder
                }
            }
            return nil
        }.first
    }
}

/// An app of a few files, rewritten and trimmed as an import does it.
struct TrimmedApp {
    let trimming: AppTrimming
    /// The texts that are left, by path.
    let texts: [String: String]
    let check: AppCheck

    init(_ files: [String: String]) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("trimmed-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let source = folder.appendingPathComponent("App")
        try FileManager.default.createDirectory(at: source, withIntermediateDirectories: true)
        for (name, text) in files {
            try text.write(to: source.appendingPathComponent(name), atomically: true, encoding: .utf8)
        }
        try self.init(at: source)
    }

    /// An app in a folder.
    init(at source: URL) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("trimmed-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let app = try AppFolder(at: source)
        var trimming = AppTrimming(
            app.files.map { ($0.path, $0.rewriter.text) },
            modules: Dictionary(app.files.map { ($0.path, $0.missingModules) }, uniquingKeysWith: { $1 }))
        let checked = folder.appendingPathComponent("Checked")
        try FileManager.default.createDirectory(at: checked, withIntermediateDirectories: true)
        let helper = checked.appendingPathComponent(LeftOutFile.name)
        try LeftOutFile.text.write(to: helper, atomically: true, encoding: .utf8)
        let (compiler, arguments) = try BuiltModules.arguments(for: "App")
        try trimming.run(compiler, arguments: arguments, others: [helper.path], in: checked)
        self.trimming = trimming
        texts = Dictionary(trimming.sources.map { ($0.path, $0.written) }, uniquingKeysWith: { $1 })
        check = AppCheck(trimming, isWhole: trimming.compiles, files: app.files)
    }
}
