import BalloonFixtures
import Drawing
import Foundation
import Testing
import ViewLayout

@testable import BalloonLayouts

/// What the transcript draws on a background reads no worse with Increase Contrast than without.
@Suite struct TranscriptContrastTests {
    /// A text or sign and the background below it.
    private struct Pair: Hashable {
        let place: String
        let color, background: Color

        /// From 1 to 21 ("WCAG 2.2, contrast ratio"), a translucent colour laid over its background.
        var contrast: Double {
            func luminance(_ channels: [Double]) -> Double {
                let linear = channels.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
                return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
            }
            func channels(_ color: Color) -> [Double] { [color.red, color.green, color.blue].map { Double($0) / 255 } }
            let alpha = Double(color.alpha) / 255
            let front = zip(channels(color), channels(background)).map { $0 * alpha + $1 * (1 - alpha) }
            let (first, second) = (luminance(front), luminance(channels(background)))
            return (max(first, second) + 0.05) / (min(first, second) + 0.05)
        }
    }

    /// Every text and sign of a tree, in the order they are drawn, on the last background that holds it.
    private func pairs(_ root: PlacedNode) -> [Pair] {
        var backgrounds: [(frame: CGRect, color: Color)] = []
        var pairs: [Pair] = []
        func visit(_ node: PlacedNode, _ path: String) {
            let place = path + "/" + node.name
            func add(_ color: Color) {
                let middle = CGPoint(x: node.frame.midX, y: node.frame.midY)
                guard let background = backgrounds.last(where: { $0.frame.contains(middle) }) else { return }
                pairs.append(Pair(place: place, color: color, background: background.color))
            }
            switch node.content {
            case .text(let text): add(text.color)
            case .fill(_, let color) where node.kind == .symbol: add(color)
            case .fill(_, let color): if color.alpha == 255 { backgrounds.append((node.frame, color)) }
            case .nothing, .gradient, .picture, .drawing: break
            }
            for (index, child) in node.children.enumerated() { visit(child, "\(place)\(index)") }
        }
        visit(root, "")
        return pairs
    }

    private func transcript() -> Transcript {
        typealias Fixture = TranscriptTests
        let entries = [
            Transcript.Entry(.date("Today 9:41")), Fixture.text("Dinner?", Fixture.ada), Fixture.text("Gladly"),
            Fixture.message("Table", Fixture.ben), Fixture.message("Table"), Transcript.Entry(.receipt("Delivered")),
        ]
        return Transcript(
            entries: entries, inputField: .init(draft: .text("At seven")),
            appStrip: AppStripRow(favorites: [.init(name: "Chess")]))
    }

    @Test(arguments: UserInterfaceStyle.allCases)
    func increasedContrastNeverLowersIt(style: UserInterfaceStyle) throws {
        func pairs(_ contrast: AccessibilityContrast, _ transcript: Transcript) throws -> [Pair] {
            let traits = TraitCollection(userInterfaceStyle: style, accessibilityContrast: contrast)
            return try self.pairs(transcript.place(in: context(traits)).balloon)
        }
        var empty = transcript()
        empty.inputField = .init()
        for transcript in [transcript(), empty] {
            let (normal, high) = (try pairs(.normal, transcript), try pairs(.high, transcript))
            #expect(normal.map(\.place) == high.map(\.place) && normal.count >= 12)
            for (usual, increased) in zip(normal, high) {
                #expect(increased.contrast >= usual.contrast, "\(style): \(usual) becomes \(increased)")
            }
        }
    }

    /// White on the blues of the system ("Apple HIG, Color"): the background with the setting is the one with the most
    /// contrast.
    @Test func theBackgroundOfOutgoingTextsIsTheBlueThatWhiteReadsBestOn() throws {
        func contrast(_ color: Color) -> Double { Pair(place: "", color: .white, background: color).contrast }
        var blues: [Color] = []
        for style in UserInterfaceStyle.allCases {
            for setting in AccessibilityContrast.allCases {
                let traits = TraitCollection(userInterfaceStyle: style, accessibilityContrast: setting)
                blues.append(SemanticColor.tint.resolved(with: traits))
            }
        }
        let best = try #require(blues.max { contrast($0) < contrast($1) })
        for style in UserInterfaceStyle.allCases {
            let traits = TraitCollection(userInterfaceStyle: style, accessibilityContrast: .high)
            #expect(BalloonColors.outgoing(for: traits) == best)
            // Enough for words of any size ("Apple HIG, Accessibility": 4.5).
            #expect(contrast(best) > 4.5)
        }
    }
}
