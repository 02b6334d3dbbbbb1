// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
#if canImport(LinuxWebKit)
import LinuxWebKit
import BalloonTesting
import Balloons
import Lint
import Sweeps
import Testing

extension Given {
    func example_WKWebView_1() async throws {
        let page = WKWebView(frame: CGRect(x: 0, y: 0, width: 280, height: 160))
        page.load(URLRequest(url: URL(fileURLWithPath: "help.html")))
        _ = page
    }

    func example_WKWebView_WKNavigation_1() async throws {
        let page = WKWebView(frame: .zero)
        let navigation: WKNavigation? = page.reload()
        _ = page
        _ = navigation
    }

    func example_WKWebView_WKWebViewConfiguration_1() async throws {
        let configuration = WKWebViewConfiguration()
        configuration.allowsInlineMediaPlayback = true
        _ = configuration
    }

    func example_WKWebView_WKAudiovisualMediaTypes_1() async throws {
        let types: WKAudiovisualMediaTypes = []
        _ = types
    }

    func example_WKWebView_WKNavigationDelegate_1() async throws {
        final class Page: NSObject, WKNavigationDelegate {
            func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { print("loaded") }
        }
    }

    func example_WKWebView_WKUIDelegate_1() async throws {
        final class Page: NSObject, WKUIDelegate {}
    }
}
#endif
