import Foundation
import SwiftUIAPI
import UIKitAPI
import struct ViewLayout.LayoutContext
import struct ViewLayout.TraitCollection

extension Scenario {
    /// The card from its views to its size, in a controller of its own; its texts and fonts are known.
    package static func firstLayoutOfViews(with engines: Engines) -> Scenario {
        let context = LayoutContext(traits: TraitCollection(), fonts: engines.fonts)
        return Scenario(
            name: "a card of 40 SwiftUI views, first layout",
            operations: 1,
            balloon: Contender(name: ContenderName.balloon) {
                MainActor.assumeIsolated {
                    CurrentViewer.run(in: context) {
                        CardOfViews.height(at: 320, in: UIHostingController(rootView: CardOfViews()))
                    }
                }
            },
            others: [], goals: [.nanoseconds(100_000)])
    }

    /// The size of the same card at other widths, asked of one controller: each is one that it was not asked before.
    package static func widthOfViews(with engines: Engines) -> Scenario {
        let context = LayoutContext(traits: TraitCollection(), fonts: engines.fonts)
        let controller = MainActor.assumeIsolated { UIHostingController(rootView: CardOfViews()) }
        let widths: [CGFloat] = [300, 280, 260, 340, 320]
        var round = CGFloat(0)
        return Scenario(
            name: "a card of 40 SwiftUI views, another width",
            operations: widths.count,
            balloon: Contender(name: ContenderName.balloon) {
                round += 1
                let offset = round / 4096
                return MainActor.assumeIsolated {
                    CurrentViewer.run(in: context) {
                        widths.reduce(0) { $0 + CardOfViews.height(at: $1 + offset, in: controller) }
                    }
                }
            },
            others: [], goals: [.nanoseconds(15_000)])
    }
}

/// The card of a game night: 40 views, 14 of them texts, as apps write them.
private struct CardOfViews: View {
    private static let guests = ["Ana", "Ben", "Chloé", "Dmitri"]

    /// The height of the content, as an app asks for it whose balloon is as tall.
    static func height(at width: CGFloat, in controller: UIHostingController<CardOfViews>) -> Double {
        Double(controller.sizeThatFits(in: CGSize(width: width, height: .greatestFiniteMagnitude)).height)
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            HStack(spacing: 12) {
                ZStack {
                    RoundedRectangle(cornerRadius: 10).fill(Color.orange).frame(width: 44, height: 44)
                    Text("8").font(.title2).bold()
                }
                VStack(alignment: .leading, spacing: 2) {
                    Text("Game night at the pier").font(.headline)
                    Text("Thursday at 19:30, bring a friend").font(.subheadline).foregroundStyle(.secondary)
                }
            }
            Divider()
            ForEach(Self.guests, id: \.self) { guest in
                HStack {
                    Circle().fill(Color.green).frame(width: 10, height: 10)
                    Text(guest)
                    Spacer()
                    Text("Coming").font(.footnote).foregroundStyle(.secondary)
                }
            }
            Divider()
            HStack {
                VStack(alignment: .leading) {
                    Text("Players").font(.caption)
                    Text("4 of 6").font(.title3)
                }
                Spacer()
                Button("Join") {}.buttonStyle(.borderedProminent)
            }
            Text("Whoever loses buys the drinks; the winner chooses the next game.").font(.footnote)
                .padding(8).background(Color.gray.opacity(0.2))
        }
        .padding(16)
    }
}
