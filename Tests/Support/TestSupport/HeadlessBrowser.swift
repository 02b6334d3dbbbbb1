import Foundation

/// Chromium without a window. It opens a page, runs a script in it as if somebody had clicked, and returns the script's
/// answer, or a picture of the window.
package enum HeadlessBrowser {
    private static let names = ["chromium", "chromium-browser", "google-chrome"]

    /// The program; nil on a machine without one.
    package static let executable: URL? = {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.lazy.flatMap { folder in names.map { URL(fileURLWithPath: "\(folder)/\($0)") } }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }()

    /// The window that a page is opened in.
    package struct Window: Sendable {
        /// The size in points. Chromium has none that is narrower than 500.
        package var width, height: Int
        /// Pixels to a point.
        package var scale: Double
        package var isDark: Bool
        /// The address behind the page, with its #.
        package var fragment: String
        /// Further switches of the browser.
        package var switches: [String]

        package init(
            _ width: Int = 1440, _ height: Int = 900, scale: Double = 1, isDark: Bool = false, fragment: String = "",
            switches: [String] = []
        ) {
            (self.width, self.height, self.scale, self.isDark) = (width, height, scale, isDark)
            (self.fragment, self.switches) = (fragment, switches)
        }
    }

    /// The environment of a browser whose own files go with a folder. Beside the machine's fonts it has the bundled ones, so
    /// that a picture of a page shows what the page quotes in any language.
    static func environment(in folder: TemporaryFolder) throws -> [String: String] {
        let fonts = folder.file("fonts.conf")
        let configuration = """
            <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
            <fontconfig>
              <include ignore_missing="yes">/etc/fonts/fonts.conf</include><dir>\(PackageFolder.path)/Fonts</dir>
            </fontconfig>
            """
        try Data(configuration.utf8).write(to: URL(fileURLWithPath: fonts))
        return ProcessInfo.processInfo.environment.merging(["TMPDIR": folder.path, "FONTCONFIG_FILE": fonts]) { $1 }
    }

    /// Runs a script in a page.
    /// - Parameters:
    ///   - script: the body of an asynchronous function, which returns a value that JSON can represent.
    /// - Returns: the value as JSON; nil when the page or the script failed.
    package static func answer(of script: String, in page: URL, _ window: Window = Window()) throws -> Data? {
        let marker = "balloon-answer"
        let end = """
            const text = btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(answer))));
            document.documentElement.innerHTML = "<p id=\\"\(marker)\\">" + text + "</p>";
            """
        guard let output = try open(page, window, running: script, then: end, ["--dump-dom"]) else { return nil }
        let text = String(decoding: output, as: UTF8.self)
        guard let start = text.range(of: "id=\"\(marker)\">")?.upperBound,
            let end = text[start...].firstIndex(of: "<")
        else { return nil }
        return Data(base64Encoded: String(text[start..<end]))
    }

    /// A page in a frame of a size that does not depend on the window, at the window's top left corner. A window is at
    /// least 500 points wide, and its height is not that of its page.
    package static func framed(_ page: URL, width: Int, height: Int, margin: String = "0") throws -> URL {
        let file = page.deletingLastPathComponent().appendingPathComponent("framed.html")
        let style = "display: block; width: \(width)px; height: \(height)px; margin: \(margin); border: 0"
        let html = """
            <!DOCTYPE html>
            <body style="margin: 0; background: #8e8e93"><iframe style="\(style)" src="\(page.lastPathComponent)"></iframe>
            """
        try Data(html.utf8).write(to: file)
        return file
    }

    /// The window as a PNG, after a script.
    /// - Returns: nil when there is no browser, or when it draws nothing.
    package static func picture(
        of page: URL, _ window: Window = Window(), after script: String? = nil
    ) throws -> Data? {
        let folder = try TemporaryFolder()
        let file = folder.file("window.png")
        _ = try open(page, window, running: script, then: "", ["--screenshot=\(file)"])
        return FileManager.default.contents(atPath: file)
    }

    /// Opens a page until it does nothing any more.
    /// - Parameters:
    ///   - script: nil to open the page as it is, without waiting for anything.
    ///   - end: runs behind it, with what it returned as `answer`.
    private static func open(
        _ page: URL, _ window: Window, running script: String?, then end: String, _ output: [String]
    ) throws -> Data? {
        guard let executable else { return nil }
        let folder = try TemporaryFolder()
        var opened = page
        defer { if opened != page { try? FileManager.default.removeItem(at: opened) } }
        if let script {
            // The page gets a script at its end. It stays in its folder, where its pictures are.
            opened = page.deletingLastPathComponent().appendingPathComponent("driven-\(UUID().uuidString).html")
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
                  \(end)
                });
                </script>
                """
            let html = String(decoding: try Data(contentsOf: page), as: UTF8.self)
            try Data((html + addition).utf8).write(to: opened)
        }
        let process = Process()
        process.executableURL = executable
        process.environment = try environment(in: folder)
        process.arguments =
            [
                "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
                "--allow-file-access-from-files", "--user-data-dir=\(folder.file("profile"))",
            ]
            + (script == nil ? [] : ["--virtual-time-budget=600000"])
            + ["--window-size=\(window.width),\(window.height)", "--force-device-scale-factor=\(window.scale)"]
            + ["--blink-settings=preferredColorScheme=\(window.isDark ? 0 : 1)"] + window.switches + output
            + ["file://\(opened.path)\(window.fragment)"]
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
        let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return data
    }
}
