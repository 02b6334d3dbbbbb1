import BalloonLayouts
import Drawing
import Foundation
import Scenes
import Testing
import ViewLayout

@testable import Sweeps

/// What surrounds the colours of a map, and what stands on them.
struct SweepMapLegendTests {
    private static let (one, other): (Finding.Kind, Finding.Kind) = {
        let color = ChartPalette.color(of: .textTruncated)
        let kinds = Finding.Kind.allCases.filter { ChartPalette.color(of: $0) == color }
        return (kinds[0], kinds[1])
    }()

    /// A map in which each kind has a cell, and one cell has none.
    private static func map(_ kinds: [Finding.Kind], allowing allowed: [Finding.Kind] = []) throws -> SweepMap {
        let found = kinds.enumerated().map { index, kind in
            SweepCell.sample(.sample(width: CGFloat(320 + index)), findings: [Finding(kind, message: "")])
        }
        let allowances = LintAllowances(allowed.map { LintAllowance($0, reason: "meant") })
        return try SweepMap(
            SceneSweep(scene: "dinner", cells: found + [.sample()]), allowing: allowances, fonts: .bundled())
    }

    private static func box(_ item: DisplayItem) -> (box: CGRect, color: Color)? {
        if case .fill(.rectangle(let box), let color) = item { (box, color) } else { nil }
    }

    /// What is white would not be seen without a hairline of half a point on all four sides: the cells of a language, and
    /// each colour of the legend.
    @Test func aHairlineIsOnEachSide() throws {
        let items = try Self.map([.textTruncated, .wordBroken]).displayList().items
        let framed = zip(items, items.dropFirst()).compactMap { item, next -> CGRect? in
            guard let hairline = Self.box(item), hairline.color == MapColors.grid, hairline.box.height > 1 else {
                return nil
            }
            return Self.box(next)?.box == hairline.box.insetBy(dx: 0.5, dy: 0.5) ? hairline.box : .null
        }
        // Two kinds, nothing found, and not checked.
        #expect(framed.map(\.width) == [391, 12, 12, 12, 12])
    }

    /// Kinds that are allowed are below a heading of their own, at the left of the picture.
    @Test(arguments: [[], [one], [one, other]]) func whatIsAllowedHasOneHeading(_ allowed: [Finding.Kind]) throws {
        func headings(_ map: SweepMap) throws -> Int {
            try map.displayList().items.count { item in
                if case .glyphs(_, let origin, _) = item { origin.x == SweepMap.margin } else { false }
            }
        }
        let plain = try headings(Self.map([]))
        #expect(try headings(Self.map(allowed, allowing: allowed)) == plain + (allowed.isEmpty ? 0 : 1))
    }

    /// No line goes through a letter: a point of the plain colour is on each side of it, within its cell.
    @Test func aLetterStandsOnItsColour() throws {
        let map = try Self.map([Self.one, Self.other])
        let wide = CGRect(x: 100, y: 50, width: 40, height: 20)
        let items = try map.letter(of: .found(Self.other), in: wide)
        guard let ground = items.first.flatMap(Self.box), case .glyphs(_, let origin, _)? = items.last else {
            Issue.record("there is no letter")
            return
        }
        #expect(origin.x == 104 && ground.box.minX == 103 && ground.color == ChartPalette.color(of: Self.one))
        #expect(ground.box.minY == 50 && ground.box.maxY == 70 && ground.box.maxX > 105 && ground.box.maxX < 120)
        // The first kind of a colour has no lines, and what is narrow or low has no letter.
        #expect(try map.letter(of: .found(Self.one), in: wide).count == 1)
        let sizes = [(20.0, 10.0, true), (19.5, 10, false), (20, 9.5, false)]
        for (width, height, isThere) in sizes {
            let box = CGRect(x: 0, y: 0, width: width, height: height)
            #expect(try map.letter(of: .found(Self.one), in: box).isEmpty != isThere)
        }
    }
}
