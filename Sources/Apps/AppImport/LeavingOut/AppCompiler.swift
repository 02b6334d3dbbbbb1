import Files
import Foundation
import Support

/// The compiler on this machine, for the package that an import wrote.
struct AppCompiler {
    /// The folder of the package, and of what is built.
    let package: URL
    let scratch: URL
    /// The module of the app.
    let module: String

    /// What a build of the app's module said.
    struct Result {
        let isDone: Bool
        let output: String
    }

    /// Builds the app's module, and the modules that it imports.
    func build() throws -> Result {
        // SwiftPM keeps its plan in the folder of what is built, and would build the app that was imported there before.
        try Self.run([
            "swift", "build", "--disable-build-manifest-caching", "--package-path", package.path, "--scratch-path",
            scratch.path, "--target", module,
        ])
    }

    /// The arguments that `swift build` gives the compiler for the app's module, without those about files; nil where it
    /// did not plan the module.
    func arguments() -> [String]? {
        let plan = scratch.appendingPathComponent("debug.yaml").path
        guard let bytes = try? AtomicFile.read(plan, limit: Self.maximumPlanSize) else { return nil }
        let start = "    args: [", name = "\"-module-name\",\"\(module)\","
        for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") where line.hasPrefix(start) {
            guard line.contains(name), let data = line.dropFirst("    args: ".count).data(using: .utf8),
                let words = try? JSONDecoder().decode([String].self, from: data),
                words.first?.hasSuffix("swiftc") == true
            else { continue }
            return Self.checking(words)
        }
        return nil
    }

    /// The maximum number of bytes of SwiftPM's plan; that of an app has about one megabyte.
    private static let maximumPlanSize = 64 << 20

    /// Those of a compiler's arguments that say what sources mean.
    private static func checking(_ words: [String]) -> [String] {
        var kept = [words[0]]
        var place = 1
        let pairs: Set<String> = [
            "-I", "-Xcc", "-module-alias", "-target", "-sdk", "-swift-version", "-module-name", "-module-cache-path",
            "-plugin-path", "-F", "-L", "-enable-upcoming-feature",
        ]
        while place < words.count {
            let word = words[place]
            if pairs.contains(word), place + 1 < words.count {
                kept += words[place...(place + 1)]
                place += 1
            } else if word.hasPrefix("-I") || word.hasPrefix("-D") || word == "-parse-as-library" {
                kept.append(word)
            }
            place += 1
        }
        return kept
    }

    /// How much of the sources is checked.
    enum Depth {
        /// What is declared, without bodies: a body costs most, and many go with their declarations.
        case declarations
        /// Everything that the compiler checks before it writes code.
        case bodies

        fileprivate var options: [String] {
            switch self {
            case .declarations: ["-typecheck", "-wmo", "-Xfrontend", "-experimental-skip-all-function-bodies"]
            // Whether each path gives a value is known only after types are checked, with the code's first form.
            case .bodies: ["-emit-sil", "-wmo", "-Onone", "-o", "/dev/null"]
            }
        }
    }

    /// Checks sources, and writes nothing.
    /// - Parameters:
    ///   - arguments: what ``arguments()`` returned.
    ///   - sources: the paths of the files.
    func check(_ arguments: [String], sources: [String], _ depth: Depth) throws -> Result {
        let limit = ["-Xfrontend", "-solver-memory-threshold=\(Self.maximumSolverMemory)"]
        return try Self.run(arguments + depth.options + limit + ["-diagnostic-style", "llvm"] + sources)
    }

    /// Which modifiers no view has here, found by a probe: a line for each name and kind of view, which an app's own
    /// extensions may serve.
    /// - Parameter folder: a folder for the probe.
    func missingModifiers(
        _ names: [String], _ arguments: [String], sources: [String], in folder: URL
    ) throws -> Set<String> {
        guard !names.isEmpty else { return [] }
        let lines = names.flatMap { name in Self.views.map { "\($0).\(name)" } }.enumerated()
        let probe = folder.appendingPathComponent("BalloonProbe.swift").path
        let text = lines.map { "let balloonProbe\($0.offset) = \($0.element)" }.joined(separator: "\n")
        try AtomicFile.write(Array("import SwiftUI; \(text)\n".utf8), to: probe)
        defer { try? FileManager.default.removeItem(atPath: probe) }
        let errors = CompilerMessage.errors(in: try check(arguments, sources: sources + [probe], .declarations).output)
            .filter { $0.file == probe && $0.missingName != nil }
        let counts = Dictionary(grouping: Set(errors.map(\.line))) { names[($0 - 1) / Self.views.count] }
        return Set(counts.filter { $0.value.count == Self.views.count }.keys)
    }

    /// Views whose modifiers other views do not have.
    private static let views = [
        "EmptyView()", "Text(\"\")", "Image(systemName: \"\")", "Circle()",
        "ForEach([0], id: \\.self) { _ in EmptyView() }",
    ]

    /// The maximum number of bytes in which the compiler looks for the types of an expression. One wrong name in a view of
    /// 400 lines takes it minutes and the 512 MB that are its own limit; a view without a mistake needs a fraction of this.
    private static let maximumSolverMemory = 100_000_000

    private static func run(_ command: [String]) throws -> Result {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = command
        let pipe = Pipe()
        (process.standardOutput, process.standardError) = (pipe, pipe)
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Result(isDone: process.terminationStatus == 0, output: String(decoding: output, as: UTF8.self))
    }
}
