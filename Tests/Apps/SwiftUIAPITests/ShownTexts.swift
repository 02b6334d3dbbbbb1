import BalloonTesting
import SwiftUIAPI

import struct ViewLayout.PlacedNode

/// The texts that a view shows, in the order in which its parts are drawn.
@MainActor func texts(_ view: some View) throws -> [String] {
    func texts(_ node: PlacedNode) -> [String] {
        switch node.content {
        case .text(let text): [text.text]
        case .drawing(let drawing) where !drawing.lines.isEmpty: drawing.lines.map(\.text)
        default: node.children.flatMap(texts)
        }
    }
    return texts(try placedBalloon(showing: view).balloon)
}
