import Drawing
import Foundation
import Testing

@testable import ViewLayout

/// Gradients, symbols, bars, grids, and texts with lines: sizes, places and what is drawn.
@Suite struct LiveElementTests {
    private let bounds = CGRect(x: 10, y: 20, width: 200, height: 100)

    private func rightToLeft() throws -> LayoutContext { try makeContext { $0.locale = "ar" } }

    @Test func contracts() throws {
        let context = try makeContext()
        let word = Text("Fourteen words that wrap", id: "word")
        for element in [
            GradientFill([.literal(.white), .literal(.black)]), Symbol(.star), ProgressBar(0.4), Gauge(0.4),
            Changed.bordered(word, color: .semantic(.tint), width: 3), Changed.translucent(word, opacity: 0.2),
            Changed.shadowed(word, color: .semantic(.label), radius: 3), Changed.clipped(word, outline: .circle),
            Grid([word, Symbol(.bell), word], columns: 2, spacing: 5), Grid([], columns: 3, spacing: 5),
        ] as [any Element] {
            try ContractProber.probe(element, in: context)
        }
    }

    // MARK: - Gradients

    @Test(
        arguments: [
            (GradientFill.Direction.vertical, false, CGPoint(x: 110, y: 20), CGPoint(x: 110, y: 120)),
            (.horizontal, false, CGPoint(x: 10, y: 70), CGPoint(x: 210, y: 70)),
            (.horizontal, true, CGPoint(x: 210, y: 70), CGPoint(x: 10, y: 70)),
            (.diagonal, false, CGPoint(x: 10, y: 20), CGPoint(x: 210, y: 120)),
            (.diagonal, true, CGPoint(x: 210, y: 20), CGPoint(x: 10, y: 120)),
        ])
    func gradients(direction: GradientFill.Direction, isMirrored: Bool, start: CGPoint, end: CGPoint) throws {
        let colors: [ColorReference] = [.literal(.white), .semantic(.tint), .literal(.black)]
        let context = isMirrored ? try rightToLeft() : try makeContext()
        let node = try GradientFill(colors, direction: direction).place(in: bounds, context: context)
        guard case .gradient(.rectangle(let frame), let gradient) = node.content else {
            Issue.record("not a gradient")
            return
        }
        #expect(frame == bounds && gradient.start == start && gradient.end == end)
        #expect(gradient.stops.map(\.location) == [0, 0.5, 1])
        #expect(gradient.stops[1].color == SemanticColor.tint.resolved(with: context.traits))
    }

    // MARK: - Bars

    @Test(arguments: [
        (0.0, nil), (0.4, CGRect(x: 10, y: 68, width: 80, height: 4)), (1, CGRect(x: 10, y: 68, width: 200, height: 4)),
    ])
    func bars(value: Double, filled: CGRect?) throws {
        let bar = ProgressBar(value)
        let context = try makeContext()
        #expect(try bar.size(for: .unspecified, in: context) == CGSize(width: 150, height: 4))
        #expect(try bar.size(for: ProposedSize(bounds.size), in: context) == CGSize(width: 200, height: 4))
        let node = try bar.place(in: bounds, context: context)
        #expect(node.find("bar")?.frame == filled)
        guard case .fill(_, let color) = node.children[0].content else { return }
        // A quarter of the bar's own colour, as a gauge's.
        var pale = SemanticColor.tint.resolved(with: context.traits)
        pale.alpha = 64
        #expect(color == pale)
    }

    @Test func barsFillFromTheLeadingSide() throws {
        let node = try ProgressBar(0.25).place(in: bounds, context: rightToLeft())
        #expect(node.find("bar")?.frame == CGRect(x: 160, y: 68, width: 50, height: 4))
    }

    // MARK: - Symbols

    @Test func symbolsGrowWithTheirFont() throws {
        let large = try makeContext()
        let huge = try makeContext { $0.preferredContentSizeCategory = .accessibilityExtraLarge }
        func side(_ context: LayoutContext) throws -> CGFloat { try Symbol(.heart).size(for: .zero, in: context).width }
        // Body has 17 points, and 40 at AX3.
        #expect(try abs(side(large) - 17 * 1.2) < 0.001)
        #expect(try abs(side(huge) - 40 * 1.2) < 0.001)
        let baseline = try #require(try Symbol(.heart).measure(.zero, in: large).firstBaseline)
        #expect(abs(baseline - (20.4 + 17 * 1443 / 2048) / 2) < 0.001)
    }

    @Test(arguments: SymbolName.allCases)
    func symbolsStayInTheirSquare(_ name: SymbolName) throws {
        let box = CGRect(x: 0, y: 0, width: 48, height: 48)
        let node = try Symbol(name, color: .literal(.black)).place(in: box, context: makeContext())
        let list = DisplayList(placed: node, size: CGSize(width: 48, height: 48))
        let bitmap = try Renderer().render(list, scale: 1)
        let opaque = stride(from: 3, to: bitmap.pixels.count, by: 4).filter { bitmap.pixels[$0] > 0 }.count
        // A minus covers a twentieth of its square, a heart less than two thirds.
        #expect(opaque > 100 && opaque < 48 * 48 * 2 / 3)
        var larger = list
        larger.size = CGSize(width: 60, height: 60)
        let whole = try Renderer().render(larger, scale: 1)
        let inLarger = stride(from: 3, to: whole.pixels.count, by: 4).filter { whole.pixels[$0] > 0 }.count
        #expect(inLarger == opaque)
        let mirrored = try Renderer().render(
            DisplayList(
                placed: Symbol(name, color: .literal(.black)).place(in: box, context: rightToLeft()),
                size: CGSize(width: 48, height: 48)), scale: 1)
        #expect((mirrored == bitmap) == (![.chevron, .arrow].contains(name)))
    }

    @Test func holesAreFree() throws {
        let box = CGRect(x: 0, y: 0, width: 240, height: 240)
        let node = try Symbol(.pin, color: .literal(.black)).place(in: box, context: makeContext())
        let bitmap = try Renderer().render(DisplayList(placed: node, size: box.size), scale: 1)
        func alpha(_ x: Int, _ y: Int) -> UInt8 { bitmap.pixels[(y * 240 + x) * 4 + 3] }
        #expect(alpha(120, 90) == 0 && alpha(120, 60) == 255 && alpha(120, 150) == 255)
    }

    // MARK: - Grids

    @Test func gridsShareTheirWidth() throws {
        let cells = (0..<5).map { index in
            let height = CGFloat(10 + index)
            return Stretchy(width: 30...30, height: height...height, id: "\(index)")
        }
        let grid = Grid(cells, columns: 2, spacing: 10, alignment: .leading)
        let context = try makeContext()
        let offer = ProposedSize(width: 200, height: nil)
        // Rows of 11, 13 and 14 points.
        #expect(try grid.size(for: offer, in: context) == CGSize(width: 200, height: 58))
        #expect(try grid.size(for: .unspecified, in: context) == CGSize(width: 70, height: 58))
        let place = CGRect(x: 0, y: 0, width: 200, height: 58)
        let node = try grid.place(in: place, proposal: offer, context: context)
        #expect(node.children.map(\.frame.minX) == [0, 105, 0, 105, 0])
        #expect(node.children.map(\.frame.minY) == [0.5, 0, 21.5, 21, 44])
        let mirrored = try grid.place(in: place, proposal: offer, context: rightToLeft())
        #expect(mirrored.children.map(\.frame.maxX) == [200, 95, 200, 95, 200])
    }

    @Test func fillsInAGridAreAsTallAsTheirRow() throws {
        let grid = Grid(
            [Fill(.semantic(.tint), id: "fill"), Stretchy(width: 20...20, height: 40...40)], columns: 2)
        let offer = ProposedSize(width: 100, height: nil)
        let node = try grid.place(
            in: CGRect(x: 0, y: 0, width: 100, height: 40), proposal: offer, context: makeContext())
        #expect(node.find("fill")?.frame == CGRect(x: 0, y: 0, width: 50, height: 40))
    }

    // MARK: - Texts

    @Test func linesAlongTexts() throws {
        var text = Text("one two", font: .system(size: 20))
        text.isUnderlined = true
        text.isStruckThrough = true
        let context = try makeContext()
        let size = try text.size(for: ProposedSize(width: 50, height: nil), in: context)
        let node = try text.place(
            in: CGRect(origin: .zero, size: size), proposal: ProposedSize(width: 50, height: nil), context: context)
        guard case .text(let placed) = node.content else { return }
        let boxes = DisplayList(placed: node, size: size).items.compactMap { item -> CGRect? in
            guard case .fill(.rectangle(let rect), _) = item else { return nil }
            return rect
        }
        // Two lines of text, each with a line under it and one through it.
        #expect(boxes.count == 4)
        for (index, origin) in placed.lineOrigins.enumerated() {
            let (under, through) = (boxes[2 * index], boxes[2 * index + 1])
            #expect(under.width == placed.layout.lines[index].width && under.minX == origin.x)
            #expect(abs(under.minY - origin.y - 20 * 348 / 2115) < 0.001 && abs(under.height - 20 * 140 / 2115) < 0.001)
            #expect(abs(through.minY - origin.y + 20 * 671 / 2115) < 0.001)
        }
        #expect(node.attributes.contains(.init("decoration", "underline,strikethrough")))
        // A translucent text and its lines are one picture.
        text.color = .literal(Color(red: 0, green: 0, blue: 0, alpha: 100))
        let translucent = try text.place(in: bounds, context: context)
        guard case .translucent(100, let inner)? = DisplayList(placed: translucent, size: size).items.first else {
            Issue.record("drawn in parts")
            return
        }
        #expect(inner.count == 3)
        let plain = try Text("one two").place(in: bounds, context: context)
        #expect(!plain.attributes.contains { ["decoration", "digits"].contains($0.name) })
    }

    @Test func digitsOfOneWidth() throws {
        let context = try makeContext()
        func width(_ string: String, _ isMonospaced: Bool) throws -> CGFloat {
            var text = Text(string)
            text.hasMonospacedDigits = isMonospaced
            return try text.size(for: .unspecified, in: context).width
        }
        let widths = try (0...9).map { try width(String(repeating: "\($0)", count: 8), true) }
        #expect(Set(widths).count == 1)
        #expect(Set(try (0...9).map { try width(String(repeating: "\($0)", count: 8), false) }).count > 1)
        // Letters stay as they are.
        #expect(try width("Dinner", true) == width("Dinner", false))
    }
}
