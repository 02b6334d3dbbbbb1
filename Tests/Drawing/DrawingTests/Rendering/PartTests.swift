import Foundation
import Testing

@testable import Drawing

/// A part of a page that is drawn alone has the pixels of the whole page.
@Suite struct PartTests {
    /// The specimen, with the layers that it does not have: turned, translucent, with a shadow and a gradient.
    private static func list() throws -> DisplayList {
        var list = try Specimen.list()
        let card = CGRect(x: 60.5, y: 40.25, width: 120, height: 90)
        let gradient = LinearGradient(
            down: card, from: .white, to: Color(red: 20, green: 90, blue: 200, alpha: 200))
        let shadow = Shadow(Color(red: 0, green: 0, blue: 0, alpha: 120), radius: 7, x: 3, y: 5)
        list.items += [
            .shadowed(shadow, [.gradient(.rounded(card, radius: 12, style: .continuous), gradient)]),
            .translucent(opacity: 90, [.fill(.rectangle(card), Color(red: 200, green: 0, blue: 0))]),
            .turned(
                Turn(degrees: 17, about: CGPoint(x: 240, y: 120)), box: CGRect(x: 200, y: 90, width: 80, height: 60),
                list.items),
        ]
        return list
    }

    private static let boxes = [
        CGRect(x: 0, y: 0, width: 320, height: 300), CGRect(x: 70.3, y: 30.6, width: 101, height: 20.2),
        CGRect(x: 190, y: 80, width: 100, height: 100), CGRect(x: -40, y: 250, width: 90, height: 90),
        CGRect(x: 61, y: 41, width: 1, height: 1),
    ]

    @Test(arguments: boxes, 1...3) func pixelsAreThoseOfTheWhole(box: CGRect, scale: Int) throws {
        let list = try Self.list()
        let whole = try Renderer().render(list, scale: scale)
        let part = try Renderer().render(list, scale: scale, part: box)
        let pixels = CGFloat(scale)
        let left = max(0, Int((box.minX * pixels).rounded(.up)))
        let top = max(0, Int((box.minY * pixels).rounded(.up)))
        #expect(part.width == min(whole.width, Int((box.maxX * pixels).rounded(.down))) - left)
        #expect(part.height == min(whole.height, Int((box.maxY * pixels).rounded(.down))) - top)
        let different = (0..<part.height).flatMap { y in
            (0..<part.width).filter { x in part[x, y] != whole[left + x, top + y] }
        }
        #expect(different.isEmpty)
    }

    @Test(arguments: [
        CGRect(x: 10.2, y: 10, width: 0.7, height: 9), CGRect(x: 400, y: 0, width: 9, height: 9), .null,
        CGRect(x: CGFloat.nan, y: 0, width: 9, height: 9),
    ]) func aBoxWithoutWholePixelsGivesNone(box: CGRect) throws {
        #expect(try Renderer().render(Self.list(), scale: 1, part: box).pixels.isEmpty)
    }
}
