import Foundation
import TestSupport
import Testing

@testable import AppImport

/// The arguments that are read from SwiftPM's plan.
struct AppCompilerTests {
    private func arguments(_ lines: [String], module: String = "App") throws -> [String]? {
        let folder = try TemporaryFolder()
        try folder.write(lines.joined(separator: "\n"), to: "debug.yaml")
        let place = URL(fileURLWithPath: folder.file("."))
        return withExtendedLifetime(folder) { AppCompiler(package: place, scratch: place, module: module).arguments() }
    }

    private func line(_ words: [String]) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        return "    args: " + String(decoding: try encoder.encode(words), as: UTF8.self)
    }

    /// What says how sources are read is kept, and what names files or what is made of them is not.
    @Test func whatSaysHowSourcesAreRead() throws {
        let head = ["/usr/bin/swiftc", "-module-name", "App"]
        let words =
            head + [
                "-emit-module", "-emit-module-path", "a.swiftmodule", "-output-file-map", "b.json", "-c", "A.swift",
                "-parse-as-library",
                "-I", "/m", "-I/n", "-DDEBUG", "-D", "-swift-version", "5", "-Onone", "-j2", "-Xcc", "-fmodule", "-g",
                "-module-alias", "OS=LinuxOS", "-target", "x86_64", "-enable-upcoming-feature",
                "BareSlashRegexLiterals", "-F",
            ]
        let kept =
            head + [
                "-parse-as-library", "-I", "/m", "-I/n", "-DDEBUG", "-D", "-swift-version", "5", "-Xcc", "-fmodule",
                "-module-alias", "OS=LinuxOS", "-target", "x86_64", "-enable-upcoming-feature",
                "BareSlashRegexLiterals",
            ]
        let other = try line(["/usr/bin/swiftc", "-module-name", "Other", "-DOTHER"])
        #expect(try arguments(["commands:", other, line(words), line(head + ["-DLATER"])]) == kept)
        #expect(try arguments([other]) == nil && arguments([]) == nil)
        #expect(try arguments([line(["/usr/bin/clang", "-module-name", "App", "-g"])]) == nil)
        #expect(try arguments([line(words).replacing("    args", with: "  args")]) == nil)
        #expect(try arguments([line(["/usr/bin/swiftc", "-module-name", "AppTests", "-g"])]) == nil)
    }
}
