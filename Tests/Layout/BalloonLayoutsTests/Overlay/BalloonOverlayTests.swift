import BalloonFixtures
import Drawing
import Foundation
import Testing
import ViewLayout

@testable import BalloonLayouts

@Suite struct BalloonOverlayTests {
    /// The camera, the apps and the arrow are smaller than 44 by 44 points, the icons of apps in the strip are 60 by 45
    /// ("Apple HIG, iMessage apps and stickers").
    @Test func targetsAreAllThatCanBeTapped() throws {
        let transcript = Transcript(
            entries: [], inputField: .init(draft: .text("At seven")),
            appStrip: AppStripRow(favorites: [.init(name: "Chess")], recents: [.init(name: "Pizza")]))
        let placed = try transcript.place(in: context(TraitCollection(receiver: .ios10)))
        let overlay = try placed.displayList(overlays: [.targets], fonts: fonts()).items.dropFirst(
            placed.displayList().items.count)
        let colors = overlay.compactMap { item -> Color? in
            guard case .fill(_, let color) = item else { return nil }
            return color
        }
        let (buttons, apps) = (colors.prefix(12), colors.dropFirst(12))
        #expect(Set(buttons).count == 1 && Set(apps).count == 1 && buttons.first != apps.first && apps.count == 8)
        #expect(buttons.allSatisfy { $0.red > $0.green } && apps.allSatisfy { $0.green > $0.red })
    }

    /// A button's padding can be tapped, as `touchTargetSmall` counts it.
    @Test func theTargetOfAButtonIsItsPadding() throws {
        let button = Padding(Button("Accept", id: "accept"), insets: EdgeInsets(20))
        let content = LiveContent(
            view: VStack([Text("Dinner", font: .system(size: 17)), button]), answeredHeight: .fittingView,
            alternate: template(caption: "a"))
        let balloon = try BalloonLayout(content: .live(content)).place(in: context())
        let drawn = try balloon.displayList(overlays: [.targets], fonts: fonts()).items.dropFirst(
            balloon.displayList().items.count)
        let boxes = drawn.compactMap { item -> CGRect? in
            guard case .fill(.rectangle(let box), _) = item else { return nil }
            return box
        }
        let frame = try #require(balloon.record.nodes.first { $0.id == "accept" }?.frame)
        let box = boxes.dropFirst().reduce(boxes.first ?? .zero) { $0.union($1) }
        #expect(boxes.count == 4 && isClose(box.height, frame.height + 40, within: 0.01))
        #expect(isClose(box.width, frame.width + 40, within: 0.01))
    }

    /// The box of a finding about a target is round what can be tapped, not round its words.
    @Test(arguments: [Finding.Kind.touchTargetSmall, .touchTargetsOverlap])
    func theBoxOfASmallTargetIsItsTarget(kind: Finding.Kind) throws {
        let button = Frame(Button("Accept", id: "accept"), width: 120, height: 30)
        let content = LiveContent(
            view: VStack([Text("Dinner", font: .system(size: 17)), button]), answeredHeight: .fittingView,
            alternate: template(caption: "a"))
        let balloon = try BalloonLayout(content: .live(content)).place(in: context())
        func box(_ finding: Finding) -> CGRect {
            let drawn = balloon.displayList(boxing: [finding]).items.dropFirst(balloon.displayList().items.count)
            return drawn.compactMap { item -> CGRect? in
                guard case .fill(.rectangle(let box), _) = item else { return nil }
                return box
            }.reduce(CGRect.null) { $0.union($1) }
        }
        let name = try #require(balloon.findings.first { $0.kind == .touchTargetSmall }?.node)
        let target = box(Finding(kind, node: name, message: ""))
        #expect(isClose(target.width, 120, within: 0.5) && isClose(target.height, 30, within: 0.5), "\(target)")
        // Of any other finding it is round the node.
        #expect(box(Finding(.textTruncated, node: name, message: "")).width < 100)
    }

    /// What changes where glyphs are left out of a drawing is ink: all of it lies in the boxes of the overlay.
    @Test(arguments: [1, 2, 3]) func boxesOfInkHoldAllInk(scale: CGFloat) throws {
        let texts = VStack(
            ["ភាសាខ្មែរ ស្ត្រី", "ที่นี่ กำลังน้ำ", "ﻣُﺤَﻤَّﺪ ffi Ệ j̈́ Å", "Small print, gjpqy"].enumerated().map { index, text in
                Text(text, font: .system(size: [22, 17, 40.3, 11][index]))
            }, alignment: .leading, spacing: 1.3)
        let content = LiveContent(
            view: Padding(texts, insets: EdgeInsets(10.4)), answeredHeight: .fittingView,
            alternate: template(caption: "a"))
        let balloon = try BalloonLayout(content: .live(content)).place(
            in: context(TraitCollection(displayScale: scale)))
        let list = balloon.displayList()
        let bare = DisplayList(size: list.size, items: list.items.map(\.withoutGlyphs))
        let boxes = try balloon.displayList(overlays: [.ink], fonts: fonts()).items.dropFirst(list.items.count)
            .compactMap { item -> CGRect? in
                guard case .fill(.rectangle(let rect), _) = item else { return nil }
                return rect
            }
        // Four sides a line.
        try #require(boxes.count == 16)
        let lines = stride(from: 0, to: 16, by: 4).map { boxes[$0].union(boxes[$0 + 1]) }
        let (drawn, background) = (
            try Renderer().render(list, scale: Int(scale)), try Renderer().render(bare, scale: Int(scale))
        )
        var outside = 0
        for y in 0..<drawn.height {
            for x in 0..<drawn.width {
                let index = (y * drawn.width + x) * 4
                guard drawn.pixels[index] != background.pixels[index] else { continue }
                let middle = CGPoint(x: (CGFloat(x) + 0.5) / scale, y: (CGFloat(y) + 0.5) / scale)
                if !lines.contains(where: { $0.contains(middle) }) { outside += 1 }
            }
        }
        #expect(outside == 0)
    }

    /// A number for each node of the record, none over another one, and the list to the right of what was drawn before.
    @Test(arguments: ["en", "ar"]) func everyNodeHasANumberAndALine(locale: String) throws {
        let layout = BalloonLayout(
            content: .template(template(caption: "Dinner at 7?", subcaption: "Table for four")))
        let placed = try layout.place(in: context(TraitCollection(locale: locale)))
        let (bare, list) = (
            placed.displayList(), try placed.displayList(overlays: [.names], fonts: fonts())
        )
        let numbers = list.items.compactMap { item -> CGRect? in
            guard case .fill(.rounded(let box, _, _), let color) = item, color.blue == 200 else { return nil }
            return box
        }
        #expect(numbers.count == placed.record.nodes.count && numbers.count >= 4)
        for (index, box) in numbers.enumerated() {
            #expect(box.minX >= 0 && box.minY >= 0)
            for other in numbers[..<index] {
                let common = box.intersection(other)
                #expect(common.isNull || common.width * common.height == 0)
            }
        }
        #expect(list.size.width > bare.size.width + 100 && list.size.height >= bare.size.height)
        // In the list each node has a number, a name, a place and a size; on the balloon a number more.
        let glyphs = list.items.count { if case .glyphs = $0 { true } else { false } }
        let drawnBefore = bare.items.count { if case .glyphs = $0 { true } else { false } }
        #expect(glyphs - drawnBefore >= 5 * placed.record.nodes.count)
    }

    /// A button that is long enough and too low is too small, as `touchTargetSmall` says of it.
    @Test(arguments: [
        (120.0, 30.0, false), (30, 120, false), (120, 50, true), (44, 44, true), (44, 43.9, false), (43.9, 44, false),
    ])
    func aTargetMustBeLargeBothWays(width: CGFloat, height: CGFloat, isLarge: Bool) throws {
        let drawing = OverlayDrawing(grid: PixelGrid(TraitCollection()), croppedPictureEdge: 0)
        let button = PlacedNode(kind: .button, frame: CGRect(x: 5, y: 5, width: width, height: height))
        let colors = drawing.items(.targets, of: button).compactMap { item -> Color? in
            guard case .fill(_, let color) = item else { return nil }
            return color
        }
        #expect(colors.count == 4 && colors.allSatisfy { ($0.green > $0.red) == isLarge })
    }

    /// In an app's view what is around a button alone is its target, from the view itself on.
    @Test(arguments: [(NodeKind.live, true), (.template, false)])
    func aTargetIsWhatIsAroundAButtonInAView(_ kind: NodeKind, _ isTarget: Bool) {
        let (large, small) = (CGRect(x: 0, y: 0, width: 80, height: 60), CGRect(x: 20, y: 20, width: 40, height: 20))
        let view = PlacedNode(
            kind: .frame, frame: large, children: [PlacedNode(kind: .button, frame: small)])
        let root = PlacedNode(kind: kind, frame: large.insetBy(dx: -9, dy: -9), children: [view])
        let drawing = OverlayDrawing(grid: PixelGrid(TraitCollection()), croppedPictureEdge: 0)
        let boxes = drawing.items(.targets, of: root).compactMap { item -> CGRect? in
            if case .fill(.rectangle(let box), _) = item { box } else { nil }
        }
        #expect(boxes.reduce(CGRect.null) { $0.union($1) } == (isTarget ? large : small))
    }

    /// Two findings at one node, an error, a warning or a note: the box of the worse one is drawn last, in front.
    @Test(
        arguments: [
            (.textTruncated, .textContrastLow), (.textTruncated, .attributionTruncated),
            (.textContrastLow, .attributionTruncated),
        ] as [(Finding.Kind, Finding.Kind)])
    func theWorstIsInFront(worse: Finding.Kind, other: Finding.Kind) throws {
        let balloon = try BalloonLayout(content: .template(template(caption: "Dinner"))).place(in: context())
        func front(_ kinds: [Finding.Kind]) throws -> Color {
            let findings = kinds.map { Finding($0, node: "caption", message: "") }
            guard case .fill(_, let front)? = balloon.displayList(boxing: findings).items.last else {
                throw CocoaError(.featureUnsupported)
            }
            return front
        }
        let expected = try front([worse])
        #expect(try front([worse, other]) == expected && front([other, worse]) == expected)
        #expect(try front([other]) != expected)
    }

    /// A balloon of one caption is lower than the list of its nodes, which has a row for each.
    @Test func theListOfNodesIsNotCutBelow() throws {
        let balloon = try BalloonLayout(content: .template(template(caption: "Dinner"))).place(in: context())
        let named = try balloon.displayList(overlays: [.names], fonts: fonts())
        let lowest = named.items.compactMap { item -> CGFloat? in
            guard case .glyphs(_, let origin, _) = item else { return nil }
            return origin.y
        }.max()
        #expect(balloon.displayList().size.height < (try #require(lowest)))
        #expect(named.size.height > (try #require(lowest)))
    }

    /// What is drawn of the balloon is the same with overlays, with and without the names of its nodes.
    @Test(arguments: [true, false]) func overlaysChangeNothingBelow(_ namesNodes: Bool) throws {
        let balloon = try placed(template(caption: "Dinner"), icon: picture())
        let bare = balloon.displayList(namesNodes: namesNodes)
        let list = try balloon.displayList(overlays: [.frames, .lines], fonts: fonts(), namesNodes: namesNodes)
        #expect(list.items.count > bare.items.count)
        let isNamed = list.items.first.map { if case .node = $0 { true } else { false } }
        #expect(isNamed == namesNodes && list.size == bare.size)
    }

    // MARK: - Single overlays

    private func boxes(_ overlay: BalloonOverlay, of balloon: PlacedBalloon) throws -> [CGRect] {
        let drawn = try balloon.displayList(overlays: [overlay], fonts: fonts()).items
        return drawn.dropFirst(balloon.displayList().items.count).compactMap { item -> CGRect? in
            guard case .fill(.rectangle(let box), _) = item else { return nil }
            return box
        }
    }

    @Test func aBaselineIsDrawnUnderEachLine() throws {
        let balloon = try placed(template(caption: "Dinner", subcaption: "Friday"))
        let lines = balloon.record.nodes.flatMap(\.lines)
        let drawn = try boxes(.baselines, of: balloon)
        try #require(drawn.count == 2 && lines.count == 2)
        for (box, line) in zip(drawn, lines) {
            #expect(isClose(box.minX, line.x, within: 0.01) && isClose(box.width, line.width, within: 0.01))
            #expect(isClose(box.minY, line.baseline, within: 0.01))
        }
    }

    /// 6 points at either side of the picture (facts 3.1), and the icon: 27 by 20 points, 6 from the corner (3.2).
    @Test func insetsAreThoseOfThePictureAndTheIcon() throws {
        let balloon = try placed(template(image: picture(), caption: "Dinner"), icon: picture())
        let image = try #require(balloon.node("image")).frame
        let drawn = try boxes(.insets, of: balloon)
        let sides = drawn.filter { $0.width == 6 }
        #expect(drawn.count == 3 && drawn.contains(CGRect(x: 6, y: 6, width: 27, height: 20)))
        #expect(sides.map(\.minX) == [image.minX, image.maxX - 6])
        #expect(sides.allSatisfy { $0.minY == image.minY && $0.height == image.height })
    }

    @Test(arguments: ["", "frames,", ",frames", "frames,,lines", "shadows"])
    func aListWithSomethingElseIsRefused(_ names: String) throws {
        #expect(throws: OverlayNameError.self) { try BalloonOverlay.list(names) }
        #expect(try BalloonOverlay.list("lines,frames") == [.lines, .frames])
    }
}

extension DisplayItem {
    fileprivate var withoutGlyphs: DisplayItem {
        switch self {
        case .glyphs: .fill(.rectangle(.zero), .clear)
        case .clip(let shape, let items): .clip(shape, items.map(\.withoutGlyphs))
        case .turned(let turn, let box, let items): .turned(turn, box: box, items.map(\.withoutGlyphs))
        case .translucent(let opacity, let items): .translucent(opacity: opacity, items.map(\.withoutGlyphs))
        case .shadowed(let shadow, let items): .shadowed(shadow, items.map(\.withoutGlyphs))
        case .node(let node, let items): .node(node, items.map(\.withoutGlyphs))
        case .fill, .gradient, .picture: self
        }
    }
}
