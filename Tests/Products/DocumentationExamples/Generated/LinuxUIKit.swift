// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
#if canImport(LinuxUIKit)
import LinuxUIKit
import BalloonTesting
import Balloons
import Lint
import Sweeps
import Testing

extension Given {
    func example_NWPathMonitor_1() async throws {
        let monitor = NWPathMonitor()
        monitor.pathUpdateHandler = { path in print(path.status == .satisfied) }
        monitor.start(queue: .main)
        _ = monitor
    }

    func example_NWPathMonitor_NWPath_1() async throws {
        let isThere = NWPathMonitor().currentPath.status == .satisfied
        _ = isThere
    }

    func example_UIWebView_1() async throws {
        let page = UIWebView(frame: CGRect(x: 0, y: 0, width: 280, height: 160))
        page.loadHTMLString("<p>Hello</p>", baseURL: nil)
        _ = page
    }
}
#endif
