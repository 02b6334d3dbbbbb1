import Foundation

/// Chromium without a window. It opens a page, runs a script in it as if somebody had clicked, and returns the script's
/// answer.
package enum HeadlessBrowser {
    private static let names = ["chromium", "chromium-browser", "google-chrome"]

    /// The program; nil on a machine without one.
    package static let executable: URL? = {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.lazy.flatMap { folder in names.map { URL(fileURLWithPath: "\(folder)/\($0)") } }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }()

    /// Runs a script in a page.
    /// - Parameters:
    ///   - script: the body of an asynchronous function, which returns a value that JSON can represent.
    ///   - size: the size of the window, in points.
    /// - Returns: the value as JSON; nil when the page or the script failed.
    package static func answer(
        of script: String, in page: URL, size: (width: Int, height: Int) = (1440, 900)
    ) throws -> Data? {
        guard let executable else { return nil }
        let folder = try TemporaryFolder()
        let marker = "balloon-answer"
        // The page gets a script at its end, which writes its answer into an element of its own.
        let html = String(decoding: try Data(contentsOf: page), as: UTF8.self)
        let addition = """
            <script>
            addEventListener("load", async () => {
              // The browser's clock jumps to the next timer, and would end before a slow machine has decoded a picture.
              // Timers that take a while delay it.
              let sum = 0;
              const heartbeat = setInterval(() => { for (let i = 0; i < 3e5; i++) sum += i % 7; }, 10);
              let answer;
              try { answer = await (async () => { \(script) })(); } catch (error) { answer = { error: String(error) }; }
              clearInterval(heartbeat);
              const text = btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(answer))));
              document.documentElement.innerHTML = "<p id=\\"\(marker)\\">" + text + "</p>";
            });
            </script>
            """
        try Data((html + addition).utf8).write(to: URL(fileURLWithPath: folder.file("page.html")))
        let process = Process()
        process.executableURL = executable
        process.arguments = [
            "--headless=new", "--no-sandbox", "--disable-gpu", "--virtual-time-budget=600000",
            "--window-size=\(size.width),\(size.height)", "--user-data-dir=\(folder.file("profile"))", "--dump-dom",
            "file://\(folder.file("page.html"))",
        ]
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        let text = String(decoding: data, as: UTF8.self)
        guard let start = text.range(of: "id=\"\(marker)\">")?.upperBound,
            let end = text[start...].firstIndex(of: "<")
        else { return nil }
        return Data(base64Encoded: String(text[start..<end]))
    }
}
