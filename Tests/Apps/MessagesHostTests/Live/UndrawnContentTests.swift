import BalloonFixtures
import BalloonLayouts
import Foundation
import MessagesAPI
import MessagesHost
import Testing
import UIKitAPI
import ViewLayout

#if canImport(LinuxAVFoundation)
    import LinuxAVFoundation
    import LinuxWebKit

    /// A film and a page that iOS would show are found: the balloon does not show them.
    @MainActor struct UndrawnContentTests {
        private final class Trailer: MSMessagesAppViewController {
            var fill: (UIView) -> Void = { _ in }

            override func viewDidLoad() {
                super.viewDidLoad()
                fill(view)
            }

            override func contentSizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 160) }
        }

        private func findings(_ fill: @escaping (UIView) -> Void) throws -> [Finding] {
            let alternate = MSMessageTemplateLayout()
            alternate.caption = "Trailer"
            let message = MSMessage()
            message.layout = MSMessageLiveLayout(alternateLayout: alternate)
            let context = try LayoutContext(traits: TraitCollection(), fonts: .bundled())
            return try LiveLayoutHost.place(BalloonLayout(message: message), of: message, in: context) {
                let controller = Trailer()
                controller.fill = fill
                return controller
            }.findings.filter { $0.kind == .contentNotDrawn }
        }

        private func film(_ player: AVPlayer?) throws -> [Finding] {
            try findings { view in
                let film = AVPlayerLayer(player: player)
                (film.name, film.frame) = ("trailer", CGRect(x: 0, y: 0, width: 200, height: 112))
                view.layer.addSublayer(film)
            }
        }

        @Test func aFilmIsFound() throws {
            let found = try film(AVPlayer(url: URL(fileURLWithPath: "trailer.mp4")))
            #expect(found.map(\.kind) == [.contentNotDrawn])
            #expect(found.first?.node == "trailer" && found.first?.kind.entry.isGoldenFlaw == true)
        }

        @Test func aLayerWithoutPlayerIsNot() throws { #expect(try film(nil).isEmpty) }

        @Test(arguments: [("ant.fill", 1), ("star.fill", 0)]) func aSymbolThatIsABoxIsFound(name: String, count: Int)
            throws
        {
            let found = try findings { view in
                let symbol = UIImageView(image: UIImage(systemName: name))
                symbol.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
                view.addSubview(symbol)
            }
            #expect(found.count == count && found.allSatisfy { $0.message.contains("symbol “ant.fill”") })
        }

        @Test func aPageIsFound() throws {
            let found = try findings { view in
                let page = WKWebView(frame: CGRect(x: 0, y: 0, width: 200, height: 112))
                page.loadHTMLString("<p>Hello</p>", baseURL: nil)
                view.addSubview(page)
            }
            #expect(found.count == 1)
        }
    }
#endif
