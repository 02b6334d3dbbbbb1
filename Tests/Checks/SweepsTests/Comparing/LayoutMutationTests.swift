import BalloonLayouts
import Drawing
import Foundation
import Goldens
import Scenes
import TestSupport
import Testing
import Typesetting
import ViewLayout

@testable import Goldens
@testable import Sweeps

/// A fault in the layout code is seen by the examples' goldens, and the explanation names the node that has it.
struct LayoutMutationTests {
    private static let package = PackageFolder.url
    private static let fonts = Result { try FontCascade.bundled() }

    /// The golden of an example, and what is drawn for it today.
    private func example(_ name: String) throws -> (cell: GoldenCell, balloon: PlacedBalloon) {
        let file = Self.package.appendingPathComponent("Examples/\(GoldenCell.scene(ofName: name)).yaml").path
        let scene = try BalloonScene(contentsOf: file)
        let golden = try #require(try scene.declaredGoldens().first { $0.cell.name == name })
        return (golden.cell, try scene.layout(traits: golden.traits, fonts: Self.fonts.get()))
    }

    private func verdict(_ balloon: PlacedBalloon, _ cell: GoldenCell) throws -> GoldenVerdict {
        let rendering = Rendering(
            picture: try BalloonRenderer().picture(of: balloon), layout: balloon.record,
            scale: Double(balloon.traits.pixelsPerPoint))
        return try GoldenStore(root: Self.package.appendingPathComponent("Goldens").path).verify(rendering, for: cell)
    }

    /// A tree that is taken apart and put together again is what it was.
    @Test(arguments: Set(LayoutMutations.all.map(\.golden)).sorted()) func withoutAFaultNothingDiffers(_ name: String)
        throws
    {
        let (cell, balloon) = try example(name)
        #expect(try verdict(balloon.showing(balloon.balloon), cell) == .equal)
    }

    @Test(arguments: LayoutMutations.all) func aFaultIsSeenAndLaidToItsNode(_ mutation: LayoutMutation) throws {
        var (cell, balloon) = try example(mutation.golden)
        try mutation.change(&balloon)
        let verdict = try verdict(balloon, cell)
        let difference = try #require(verdict.difference, "\(verdict)")
        let named: String
        if difference.layout.isEmpty {
            let path = try #require(difference.pixels?.nodes.first?.path)
            named = path.split(separator: "/").last.map { String($0).replacing(NodeMap.removed, with: "") } ?? path
        } else {
            let change = try #require(difference.layout.byImportance.first)
            named = change.node.split(separator: "/").last.map(String.init) ?? change.node
        }
        #expect(mutation.nodes.contains(named), "\(named): \(verdict)")
    }

    @Test func thereAreThirty() { #expect(LayoutMutations.all.count >= 30) }
}
