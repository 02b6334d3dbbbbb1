import Drawing
import Foundation
import Testing

@testable import ViewLayout

/// The outlines of symbols in a rectangle.
@Suite struct SymbolPathTests {
    private func points(_ elements: [PathElement]) -> [CGPoint] {
        elements.flatMap { element -> [CGPoint] in
            switch element {
            case .move(let point), .line(let point): [point]
            case .cubic(let first, let second, let end): [first, second, end]
            case .close: []
            }
        }
    }

    /// A mirrored symbol is its mirror image about the middle of its square, so that it stays in it.
    @Test(arguments: SymbolName.allCases) func aSymbolStaysInItsSquare(_ name: SymbolName) {
        let square = CGRect(x: 10, y: 20, width: 48, height: 48)
        let plain = points(name.outline(in: square, isMirrored: false))
        let mirrored = points(name.outline(in: square, isMirrored: true))
        #expect(!plain.isEmpty && plain.count == mirrored.count)
        for (point, other) in zip(plain, mirrored) {
            #expect(abs(point.x + other.x - 2 * square.midX) < 1e-9 && point.y == other.y)
            #expect(square.insetBy(dx: -0.01, dy: -0.01).contains(point))
        }
    }

    /// Only what points somewhere is mirrored where people read from the right.
    @Test func arrowsHaveADirection() {
        #expect(SymbolName.allCases.filter(\.isDirectional) == [.chevron, .arrow])
    }

    /// In a frame that is not square a symbol has the largest square in the middle.
    @Test(arguments: [SymbolName.arrow, .disc], ["en", "ar"])
    func aSymbolIsInTheMiddleOfItsFrame(_ name: SymbolName, _ locale: String) throws {
        for (frame, square) in [
            (CGRect(x: 10, y: 20, width: 48, height: 148), CGRect(x: 10, y: 70, width: 48, height: 48)),
            (CGRect(x: 10, y: 20, width: 148, height: 48), CGRect(x: 60, y: 20, width: 48, height: 48)),
        ] {
            let node = try Symbol(name).place(in: frame, context: makeContext { $0.locale = locale })
            guard case .fill(.path(let path), _) = node.content else {
                Issue.record("no outline")
                return
            }
            #expect(path == name.outline(in: square, isMirrored: name == .arrow && locale == "ar"))
            #expect(node.frame == frame)
        }
    }

    /// What each symbol shows, in its square of 24 by 24: places with ink, and places that are free.
    private static let looks: [(name: SymbolName, ink: [(Double, Double)], free: [(Double, Double)])] = [
        (.check, [(7, 15.5), (14.5, 12.2)], [(4.5, 6), (14.5, 18)]),
        (.cross, [(12, 12), (7, 7), (17, 7), (7, 17), (17, 17)], [(12, 7), (7, 12), (17, 12), (12, 17)]),
        (.plus, [(12, 5), (12, 19), (5, 12), (19, 12)], [(7, 7), (17, 17)]),
        (.minus, [(5, 12), (19, 12)], [(12, 9), (12, 15)]), (.heart, [(12, 12), (6, 6), (18, 6)], [(12, 4), (4, 19)]),
        (.star, [(12, 12), (12, 3), (3, 9.6), (21, 9.6), (6.2, 20.5), (17.8, 20.5)], [(12, 20), (5, 4), (19, 4)]),
        (.bell, [(12, 5), (12, 16), (12, 20.5)], [(12, 18.2), (4, 10), (20, 10)]),
        (.pin, [(12, 4), (7, 9), (12, 19)], [(12, 9), (5, 19)]),
        (.clock, [(12, 3), (3, 12), (12, 8), (14.5, 13.4)], [(8, 12), (12, 16), (16, 8)]),
        (.calendar, [(8, 3), (16, 3), (12, 7), (4, 15), (20, 15), (12, 20.5)], [(12, 15), (12, 3)]),
        (.person, [(12, 7.5), (12, 18)], [(12, 13), (4, 10)]),
        (.chevron, [(12.5, 8.5), (12.5, 15.5)], [(8, 12), (18, 6)]),
        (.arrow, [(5, 12), (19, 12), (16.5, 8.5), (16.5, 15.5)], [(8, 8), (8, 16)]),
        (.play, [(8, 12), (18, 12)], [(4, 12), (18, 5)]), (.pause, [(7.7, 12), (16.2, 12)], [(12, 12)]),
        (.music, [(9.5, 12), (19, 10), (7.4, 18.4), (16.8, 16), (14, 5.5)], [(14, 12)]),
        (.camera, [(4, 13), (12, 13), (12, 5)], [(8.4, 13), (12, 16.6), (5, 5)]),
        (.photo, [(3, 12), (8.4, 9.6), (8, 16), (15, 14), (12, 19)], [(12, 8), (18, 8)]),
        (.search, [(10, 3.6), (18, 18)], [(10, 10), (18, 8)]),
        (.house, [(12, 8), (7, 18), (17, 18)], [(12, 18), (4, 5)]),
        (.cart, [(3, 4), (12, 10), (9, 19.6), (17.4, 19.6), (13, 15.8)], [(13, 19.6), (12, 3)]),
        (.lock, [(12, 3.4), (12, 16)], [(12, 8), (3, 16)]),
        (.bolt, [(12, 12), (13, 5), (10.5, 19)], [(5, 5), (19, 19)]),
        (.info, [(5, 12), (12, 9.6), (9, 14)], [(12, 7.4), (12, 14)]),
        (.ellipsis, [(5, 12), (12, 12), (19, 12)], [(8.5, 12), (15.5, 12)]),
        (
            .share, [(12, 3), (12, 13), (9, 5.5), (15, 5.5), (5, 15), (19, 15), (12, 21), (6.5, 10)],
            [(12, 17), (10.2, 10)]
        ),
        (.circle, [(12, 3), (3, 12)], [(12, 12)]), (.disc, [(12, 12), (3, 12)], [(3, 3)]),
        (.arrowUp, [(12, 18), (8.5, 7.5), (15.5, 7.5)], [(8.5, 18), (8.5, 4)]),
        (.arrowDown, [(12, 6), (8.5, 16.5), (15.5, 16.5)], [(8.5, 6), (8.5, 20)]),
        (.chevronUp, [(12, 8.5), (6, 14.5), (18, 14.5)], [(12, 14.5)]),
        (.chevronDown, [(12, 15.5), (6, 9.5), (18, 9.5)], [(12, 9.5)]),
        (.list, [(4.2, 6), (4.2, 12), (4.2, 18), (15, 6), (15, 12), (15, 18)], [(6.9, 6), (15, 9), (15, 15)]),
        (.grid, [(7, 7), (17, 7), (7, 17), (17, 17)], [(12, 12), (12, 7), (7, 12)]),
        (.warning, [(5, 20), (12, 15.8), (12, 5)], [(12, 11), (12, 18), (4, 8)]),
        (.question, [(12.2, 19.4), (12.3, 4), (16.3, 7.6), (12.2, 14)], [(12.2, 16.6), (12.2, 8)]),
        (.message, [(12, 11), (6, 19.5)], [(18, 21), (3, 4)]),
        (.chart, [(5.3, 15), (12, 10), (18.7, 5)], [(5.3, 11), (12, 6)]),
        (.gear, [(12, 7), (12, 2), (2, 12), (22, 12), (12, 22)], [(12, 12), (8.1, 2.6)]),
        (.refresh, [(3, 13), (12, 22), (12, 4), (19, 8)], [(12, 13), (21, 12)]),
        (.crown, [(12, 14), (12, 19.8), (12, 6)], [(12, 17.8), (7.6, 9)]),
        (.trash, [(12, 15), (12, 5.5), (12, 3)], [(9.7, 15), (14.2, 15), (12, 7.6), (3.6, 15)]),
        (.sparkles, [(10, 11.5), (18.2, 5.2), (17.6, 18.8), (10, 6)], [(4, 4), (6, 7.5)]),
        (.mic, [(12, 8), (5.8, 12), (18.2, 12), (12, 20), (9, 21)], [(7.7, 12), (16.3, 12)]),
        (.eye, [(12, 12), (4, 12), (20, 12)], [(12, 8.5), (8.5, 12), (12, 3)]),
        (.pencil, [(18, 6), (11, 14), (3.5, 20.5)], [(15, 6.6), (5, 5)]),
        (.globe, [(12, 3), (3, 12), (12, 12), (8.3, 13.5), (15.7, 13.5)], [(12, 8), (5.5, 8), (18.5, 16)]),
        (.send, [(14, 14), (8, 8.5)], [(6, 18), (20, 18)]),
    ]

    @Test(arguments: looks.indices) func whatASymbolShows(_ index: Int) throws {
        let look = Self.looks[index]
        let box = CGRect(x: 0, y: 0, width: 96, height: 96)
        let node = try Symbol(look.name, color: .literal(.black)).place(in: box, context: makeContext())
        let bitmap = try Renderer().render(DisplayList(placed: node, size: box.size), scale: 1)
        func alpha(_ place: (Double, Double)) -> UInt8 {
            bitmap.pixels[(Int(place.1 * 4) * 96 + Int(place.0 * 4)) * 4 + 3]
        }
        for place in look.ink { #expect(alpha(place) > 200, "\(look.name) \(place)") }
        for place in look.free { #expect(alpha(place) == 0, "\(look.name) \(place)") }
    }

    @Test func everySymbolIsLookedAt() { #expect(Set(Self.looks.map(\.name)) == Set(SymbolName.allCases)) }

    /// No curve turns back: along the line from its start to its end the first handle comes before the second.
    @Test(arguments: SymbolName.allCases) func noCurveTurnsBack(_ name: SymbolName) {
        var (start, back) = (CGPoint.zero, [CGPoint]())
        for element in name.outline(in: CGRect(x: 0, y: 0, width: 24, height: 24), isMirrored: false) {
            if case .cubic(let first, let second, let end) = element {
                let along = (second.x - first.x) * (end.x - start.x) + (second.y - first.y) * (end.y - start.y)
                if along < -1e-9 { back.append(start) }
            }
            start = points([element]).last ?? start
        }
        #expect(back == [])
    }

    /// Each part of an outline is closed before the next one begins.
    @Test(arguments: SymbolName.allCases) func everyPartIsClosed(_ name: SymbolName) {
        let elements = name.outline(in: CGRect(x: 0, y: 0, width: 24, height: 24), isMirrored: false)
        let starts = elements.indices.filter { if case .move = elements[$0] { true } else { false } }
        let ends = elements.indices.filter { elements[$0] == .close }
        #expect(starts.first == 0 && starts.dropFirst() == ends.dropLast().map { $0 + 1 }[...])
        #expect(ends.last == elements.indices.last)
    }
}
