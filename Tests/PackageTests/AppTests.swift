import Foundation
import Testing

/// The tests of an app (`Tests/Apps/MessagesApps/AppTests`), run as its author runs them: in a folder of their own, where they
/// leave goldens and candidates.
final class AppTests {
    struct Run {
        let status: Int32
        let output: String
    }

    /// Whether the tests of a package are a program that can be run by itself, as on Linux.
    static let areOneProgram: Bool = {
        #if os(Linux)
            true
        #else
            false
        #endif
    }()

    /// The working directory, and the goldens in it.
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("suites-\(UUID().uuidString)")
    var goldens: URL { folder.appendingPathComponent("Goldens") }

    /// - Parameter content: what is in the folder: `.build`, as where `swift test` runs.
    init(_ content: String = ".build") throws {
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent(content), withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// The pictures among the goldens.
    var files: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: goldens.path)) ?? []).filter { $0.hasSuffix(".png") }
            .sorted()
    }

    /// Runs the tests that a filter names.
    /// - Parameters:
    ///   - caption: what the message of the tests says.
    ///   - mode: the variable that says what is recorded; nil for none.
    ///   - isAttended: whether no service of continuous integration runs them.
    ///   - isShown: whether each balloon is left for a page.
    func test(
        _ filter: String, caption: String = "Dinner", mode: String? = nil, isAttended: Bool = true,
        isShown: Bool = false
    ) throws -> Run {
        // The program that runs this test holds those tests, too.
        let arguments =
            filter.hasPrefix("XCTest")
            ? ["AppTests.\(filter)"] : ["--testing-library", "swift-testing", "--filter", "^AppTests\\..*\(filter)"]
        return try run(
            "BalloonPackageTests.xctest", arguments,
            [
                "BALLOON_RECORD": mode, "GOLDENS": goldens.path, "CAPTION": caption,
                "CI": isAttended ? nil : "true", "BALLOON_STUDIO": isShown ? "1" : nil,
            ])
    }

    /// Runs the command line in the same folder.
    func tryBalloon(_ arguments: String...) throws -> Run { try run("balloon", arguments, ["CI": nil]) }

    /// Runs the command line in the same folder, and expects it to do what it is told.
    @discardableResult func balloon(_ arguments: String...) throws -> Run {
        let run = try run("balloon", arguments, ["CI": nil])
        try #require(run.status == 0, "\(run.output)")
        return run
    }

    /// Accepts what was recorded, or some of it.
    func accept(_ cells: String = "--all") throws { try balloon("accept", cells) }

    private func run(_ program: String, _ arguments: [String], _ changes: [String: String?]) throws -> Run {
        let process = Process()
        process.executableURL = Repository.products.appendingPathComponent(program)
        process.arguments = arguments
        process.currentDirectoryURL = folder
        var environment = ProcessInfo.processInfo.environment
        for name in ["CI", "BUILD_ID", "JENKINS_URL", "GITLAB_CI", "GITHUB_ACTIONS"] { environment[name] = nil }
        for (name, value) in changes { environment[name] = value }
        process.environment = environment
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return Run(status: process.terminationStatus, output: String(decoding: data, as: UTF8.self))
    }
}
