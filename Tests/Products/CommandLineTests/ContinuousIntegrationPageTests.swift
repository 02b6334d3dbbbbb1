import BuiltProgram
import Foundation
import Testing

/// The commands of Documentation/ContinuousIntegration.md, run as they stand there in a clean folder.
struct ContinuousIntegrationPageTests {
    /// The lines of a recipe that the shell runs, without those that install.
    private static func commands(of recipe: String) throws -> [String] {
        let page = try String(
            contentsOf: Balloon.package.appendingPathComponent("Documentation/ContinuousIntegration.md"),
            encoding: .utf8)
        let section = try #require(page.components(separatedBy: "\n## ").first { $0.hasPrefix(recipe) })
        return section.split(separator: "\n").compactMap { line in
            let text = line.trimmingCharacters(in: .whitespaces)
            let prefix = ["- run: ", "- "].first { text.hasPrefix($0) }
            let command = prefix.map { String(text.dropFirst($0.count)) } ?? ""
            return command.hasPrefix("balloon ") || command.hasPrefix("cat ") ? command : nil
        }
    }

    /// A project whose scenes lint has nothing to say about, and whose goldens are recorded.
    private static func recorded() throws -> Scratch {
        let scratch = try Scratch()
        let axes = "\ngoldens: {userInterfaceStyles: [light, dark]}\n"
        try scratch.write(scene("Dinner") + axes, to: "scenes/dinner.yaml")
        try scratch.write(scene("Hello"), to: "scenes/hello.yaml")
        try #require(try scratch.balloon("record", "scenes").status == 0)
        return scratch
    }

    private static func scene(_ text: String) -> String {
        "message: {summaryText: \(text), url: \"https://example.com/1\", layout: {template: {caption: \(text)}}}"
    }

    /// How each command ends, in order.
    private static func run(
        _ commands: [String], in scratch: Scratch, environment: [String: String] = [:]
    ) throws -> [Int32] {
        try commands.map { command in
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/bin/sh")
            process.arguments = ["-c", command]
            process.currentDirectoryURL = scratch.folder
            process.environment = Balloon.environment(changes: [
                "PATH": Balloon.products.path + ":/usr/bin:/bin", "CI": "true",
                "GITHUB_STEP_SUMMARY": scratch.url("summary.md").path,
            ]).merging(environment) { $1 }
            (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
            try process.run()
            process.waitUntilExit()
            return process.terminationStatus
        }
    }

    @Test func theRecipeOfGitHub() throws {
        let commands = try Self.commands(of: "GitHub Actions")
        #expect(commands.count == 4)
        let scratch = try Self.recorded()
        #expect(try Self.run(commands, in: scratch) == [0, 0, 0, 0])
        try scratch.replace("Hello", by: "Goodbye", in: "scenes/hello.yaml")
        #expect(try Self.run(commands, in: scratch) == [0, 1, 0, 0])
        let files = try scratch.files(below: "out")
        for file in ["lint.sarif", "goldens.xml", "goldens.md", "report.html", "differences/hello.strip.png"] {
            #expect(files.contains(file), "\(file)")
        }
        #expect(String(decoding: try scratch.data("summary.md"), as: UTF8.self).contains("1 different"))
        #expect(String(decoding: try scratch.data("out/report.html"), as: UTF8.self).contains("Goodbye"))
    }

    @Test func theRecipeOfGitLab() throws {
        let commands = try Self.commands(of: "GitLab")
        #expect(commands.count == 3)
        let scratch = try Self.recorded()
        for (text, merged) in [("Hello", Int32(0)), ("Goodbye", 1)] {
            try scratch.write(Self.scene(text), to: "scenes/hello.yaml")
            for index in 1...4 {
                let environment = ["CI_NODE_INDEX": "\(index)", "CI_NODE_TOTAL": "4"]
                #expect(try Self.run(Array(commands.dropLast()), in: scratch, environment: environment) == [0, 0])
            }
            #expect(try Self.run([commands[2]], in: scratch) == [merged])
        }
        #expect(String(decoding: try scratch.data("out/merged.xml"), as: UTF8.self).contains("hello"))
    }

    @Test func theExitCodesOfThePageAreThoseOfVerify() throws {
        let scratch = try Self.recorded()
        try FileManager.default.removeItem(at: scratch.url("Goldens/hello.png"))
        #expect(try Self.run(["balloon verify scenes"], in: scratch) == [3])
        try FileManager.default.removeItem(at: scratch.url("scenes/hello.yaml"))
        #expect(
            try Self.run(["balloon verify scenes", "balloon verify scenes --where name=x"], in: scratch) == [4, 6])
    }
}
