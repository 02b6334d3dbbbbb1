import Drawing
import Foundation
import Testing
import ViewLayout

@testable import Balloons

@Suite struct BalloonOverlayTests {
    /// "+" and the arrow are smaller than 44 by 44 points, the icons of apps in the strip are 60 by 45 ("Apple HIG,
    /// iMessage apps and stickers").
    @Test func targetsAreAllThatCanBeTapped() throws {
        let transcript = Transcript(
            entries: [], inputField: .init(draft: .text("At seven")),
            appStrip: AppStripRow(favorites: [.init(name: "Chess")], recents: [.init(name: "Pizza")]))
        let placed = try transcript.place(in: context())
        let overlay = placed.displayList(overlays: [.targets]).items.dropFirst(placed.displayList().items.count)
        let colors = overlay.compactMap { item -> Color? in
            guard case .fill(_, let color) = item else { return nil }
            return color
        }
        let (buttons, apps) = (colors.prefix(8), colors.dropFirst(8))
        #expect(Set(buttons).count == 1 && Set(apps).count == 1 && buttons.first != apps.first && apps.count == 8)
        #expect(buttons.allSatisfy { $0.red > $0.green } && apps.allSatisfy { $0.green > $0.red })
    }
}
