import BuiltProgram
import Foundation
import LoopbackServer
import Synchronization
import TestSupport
import Testing

/// The keys of the served page, pressed in a real browser.
@Suite(.enabled(if: HeadlessBrowser.executable != nil, "there is no chromium; Scripts/bootstrap browser installs it"))
struct ServedReviewBrowserTests {
    /// What the page was like after a few keys.
    private struct Seen: Decodable {
        let first, second, last: String
        let said: [String]
        let violations: Int
        let hasPictures: Bool
    }

    /// Passes requests on to a served review, and puts a script into its page.
    private final class Driven: Sendable {
        let result = Mutex<Data?>(nil)

        func answer(_ request: WebRequest, by served: ServedReview.Client, script: String) -> WebAnswer {
            if request.path == "result" {
                result.withLock { $0 = Data(request.body) }
                return WebAnswer(status: 200)
            }
            let name = request.path + (request.query.isEmpty ? "" : "?\(request.query)")
            let answer =
                request.method == .get
                ? try? served.get(name) : try? served.post(name, String(decoding: request.body, as: UTF8.self))
            guard let answer, let status = answer.status else { return WebAnswer(status: 502) }
            guard request.path.isEmpty, let nonce = answer.body.firstMatch(of: /<script nonce="([0-9a-f]+)">/)?.1 else {
                return WebAnswer(status, answer.field("content-type") ?? "", answer.content)
            }
            return .page(answer.body + "<script nonce=\"\(nonce)\">\(script)</script>", nonce: String(nonce))
        }
    }

    private static let script = """
        const said = JSON.parse(sessionStorage.said ?? "[]");
        let violations = Number(sessionStorage.violations ?? 0);
        document.addEventListener("securitypolicyviolation", () => { sessionStorage.violations = ++violations; });
        window.confirm = (text) => { said.push(text); sessionStorage.said = JSON.stringify(said); return true; };
        const shown = () => byId("cell-name").textContent;
        const until = async (holds) => { while (!holds()) await new Promise((done) => setTimeout(done, 20)); };
        const press = (key) => document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
        (async () => {
          await until(() => shown() !== "" && document.querySelector("#pictures canvas, #pictures img"));
          if (!sessionStorage.first) {
            sessionStorage.first = shown();
            press("a");
            await until(() => shown() !== sessionStorage.first);
            sessionStorage.second = shown();
            press("A");
            await until(() => shown() === "hello");
            press("u");
          } else {
            const { first, second } = sessionStorage;
            const hasPictures = [...document.querySelectorAll("#pictures canvas, #pictures img")].every((one) => (one.naturalWidth ?? one.width) > 0);
            await fetch("result", { method: "POST", headers: { "content-type": "application/json" },
              body: JSON.stringify({ first, second, last: shown(), said, violations, hasPictures }) });
          }
        })();
        """

    @Test func keysAcceptAndTakeBack() throws {
        let scratch = try FailingScenes.failing()
        let served = try ServedReview(in: scratch)
        let driven = Driven()
        let client = served.client
        let proxy = try LoopbackServer(port: 0) { driven.answer($0, by: client, script: Self.script) }
        Thread.detachNewThread { proxy.run() }
        defer { proxy.stop() }
        let folder = try TemporaryFolder()
        let browser = Process()
        browser.executableURL = HeadlessBrowser.executable
        browser.arguments = [
            "--headless=new", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(folder.file("profile"))", proxy.address,
        ]
        (browser.standardOutput, browser.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
        try browser.run()
        defer {
            browser.terminate()
            browser.waitUntilExit()
        }
        for _ in 0..<600 where driven.result.withLock({ $0 == nil }) { usleep(100_000) }
        let data = try #require(driven.result.withLock { $0 }, "the page did not answer within a minute")
        let seen = try JSONDecoder().decode(Seen.self, from: data)
        #expect(FailingScenes.dinners.contains(seen.first) && FailingScenes.dinners.contains(seen.second))
        // One question for the three cells of a cause, none for a cell.
        #expect(seen.said.count == 1 && seen.said[0].contains("3"))
        #expect(seen.violations == 0 && seen.hasPictures)
        // The page comes back to what was taken back.
        #expect(FailingScenes.dinners.contains(seen.last) && seen.last != seen.first)
        #expect(try scratch.pendingCells() == (FailingScenes.dinners + ["hello"]).filter { $0 != seen.first })
    }
}
