import Foundation

/// A Chromium without a window, which all tests of a run share, because it takes long to start beside them. It is driven by
/// the DevTools protocol, and it ends with the process of the tests.
package final class Browser: @unchecked Sendable {
    package enum Failure: Error { case noAnswer(String), refused(String) }

    /// The window that a page is opened in, which may be narrower than one on a screen.
    package struct Window: Sendable {
        /// The size in points.
        package var width, height: Int
        /// Pixels to a point.
        package var scale: Double
        package var isDark: Bool

        package init(_ width: Int = 1440, _ height: Int = 900, scale: Double = 1, isDark: Bool = false) {
            (self.width, self.height, self.scale, self.isDark) = (width, height, scale, isDark)
        }
    }

    private static let names = ["chromium", "chromium-browser", "google-chrome"]

    /// The program; nil on a machine without one.
    package static let executable: URL? = {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.lazy.flatMap { folder in names.map { URL(fileURLWithPath: "\(folder)/\($0)") } }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }()

    /// The browser of this run, started by the first test that asks for it. Of a run that is killed the folder is left.
    static let shared: Result<Browser, any Error> = Result {
        let browser = try Browser()
        atexit { try? Browser.shared.get().end() }
        return browser
    }

    // Nothing of it changes once it is made.
    private let folder: TemporaryFolder
    private let process = Process()
    let devTools: DevToolsPipe

    private init() throws {
        guard let executable = Self.executable else { throw Failure.noAnswer("there is no browser") }
        folder = try TemporaryFolder()
        let (input, output) = (folder.file("commands"), folder.file("answers"))
        devTools = try DevToolsPipe(commands: input, answers: output)
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.environment = try Self.environment(in: folder)
        // It keeps nothing of the tests open: a run of tests ends when its outputs are closed. A page that another one's
        // window hides goes on as if it were seen.
        process.arguments = [
            "-c", "exec \"$@\" 3<'\(input)' 4>'\(output)' >/dev/null 2>&1", "sh", executable.path, "--headless=new",
            "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--disable-background-timer-throttling",
            "--disable-backgrounding-occluded-windows", "--disable-renderer-backgrounding", "--remote-debugging-pipe",
            "--user-data-dir=\(folder.file("profile"))",
        ]
        (process.standardInput, process.standardOutput, process.standardError) = (
            FileHandle.nullDevice, FileHandle.nullDevice, FileHandle.nullDevice
        )
        process.terminationHandler = { [devTools] _ in devTools.markEnd() }
        try process.run()
    }

    /// The environment of a browser whose own files go with a folder. Beside the machine's fonts it has the bundled ones, so
    /// that a picture of a page shows what the page quotes in any language.
    private static func environment(in folder: TemporaryFolder) throws -> [String: String] {
        let configuration = """
            <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
            <fontconfig>
              <include ignore_missing="yes">/etc/fonts/fonts.conf</include><dir>\(PackageFolder.path)/Fonts</dir>
            </fontconfig>
            """
        let fonts = try folder.write(configuration, to: "fonts.conf")
        return ProcessInfo.processInfo.environment.merging(["TMPDIR": folder.path, "FONTCONFIG_FILE": fonts]) { $1 }
    }

    /// By SIGKILL, because a process inherits the signals that a thread of a test blocks.
    private func end() {
        kill(process.processIdentifier, SIGKILL)
        for _ in 0..<100 where process.isRunning { usleep(20_000) }
        folder.remove()
    }
}
