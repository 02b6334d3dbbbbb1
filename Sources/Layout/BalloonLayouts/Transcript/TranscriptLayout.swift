import Drawing
import Foundation
import ViewLayout

extension Transcript {
    /// Places the conversation for a viewer, as wide as the transcript and as tall as its content.
    ///
    /// A message without a newer one of its session is a balloon. Consecutive messages of one sender form a
    /// run; its last balloon has the tail. Outgoing balloons are at the trailing side (inferred for right to left).
    /// - Throws: `TypesettingError` for a text that cannot be set, `LayoutError` for an invalid length.
    package func place(in context: LayoutContext) throws -> PlacedBalloon {
        var layout = TranscriptLayout(transcript: self, context: context)
        try layout.placeEntries()
        if let screen, let geometry = ScreenGeometry(for: context.traits) {
            try layout.place(on: screen, geometry)
        } else {
            try layout.placeInputField()
            try layout.placeAppStrip()
            layout.paintWindow(layout.window)
        }
        let size = CGSize(width: context.traits.transcriptWidth, height: layout.bottom)
        let bounds = CGRect(origin: .zero, size: size)
        let background = TranscriptColors.background(for: context.traits)
        let root = PlacedNode(
            kind: .transcript, frame: bounds, content: .fill(.rectangle(bounds), background),
            attributes: [.init("background", background.hexadecimal)], clip: .rectangle(bounds),
            children: layout.nodes)
        let (findings, dropped) = (layout.findings, layout.droppedStickers)
        var conversation = PlacedBalloon(
            size: size, balloon: root, traits: context.traits,
            findings: findings.findings + DroppedStickerFindings.findings(of: dropped, in: bounds),
            entries: layout.owners)
        conversation.layoutOverWidths = LaidOutAgain(context: context, place: place(in:))
        return conversation
    }
}

/// The state of a transcript while it is placed from top to bottom.
struct TranscriptLayout {
    let transcript: Transcript
    let context: LayoutContext
    var nodes: [PlacedNode] = []
    /// The owner of each node, by its name in findings.
    var owners: [String?] = []
    /// The stickers that were dropped on balloons, each with its owner.
    private var stickers: [(node: PlacedNode, owner: String?)] = []
    /// The indices of the text balloons among the nodes, with their sides.
    private var bubbles: [(index: Int, side: BalloonSide)] = []
    /// The stickers that were dropped on balloons, with the nodes that each covers.
    var droppedStickers: [DroppedStickerFindings] = []
    var findings = FindingList()
    /// The name in findings of what is being placed.
    private var owner: String?
    var bottom: CGFloat = 0

    static let avatarName = "avatar"

    var traits: TraitCollection { context.traits }
    var grid: PixelGrid { PixelGrid(traits) }
    let metrics: TranscriptMetrics
    let balloonMetrics: TemplateMetrics
    let margin: CGFloat
    private let isGroup: Bool

    init(transcript: Transcript, context: LayoutContext) {
        self.transcript = transcript
        self.context = context
        let viewer = context.traits
        metrics = transcript.metrics ?? .standard(for: viewer.userInterfaceIdiom, on: viewer.receiver)
        balloonMetrics =
            transcript.balloonMetrics ?? .standard(for: viewer.userInterfaceIdiom, on: viewer.receiver)
        let column = MaximumBalloonWidth.columnWidth(for: context.traits, metrics: balloonMetrics)
        // Content without a balloon is placed between the same margins.
        MaximumBalloonWidth(for: viewer, metrics: balloonMetrics)
            .noteDecisions(inTranscript: viewer.transcriptWidth, in: context)
        margin = (context.traits.transcriptWidth - column) / 2
        isGroup = transcript.isGroup ?? (Set(transcript.entries.compactMap { $0.sender?.identifier }).count > 1)
    }

    // MARK: - Entries

    /// - Parameter top: where the conversation begins, in points.
    mutating func placeEntries(from top: CGFloat = 0) throws {
        bottom = top + metrics.verticalMargin
        let named = transcript.entries(shownTo: traits)
        let entries = SessionCollapse.collapsed(named).compactMap { $0 }.filter { !$0.isNothing }
        findings.append(named.flatMap { entry in entry.findingsOfNothing.map { $0.about(entry.path) } })
        for (index, entry) in entries.enumerated() {
            let previous = index > 0 ? entries[index - 1] : nil
            let next = index + 1 < entries.count ? entries[index + 1] : nil
            if let previous { bottom += gap(from: previous, isFirst: index == 1, to: entry) }
            let position = Position(
                startsRun: previous.map { !entry.continuesRun(of: $0) } ?? true,
                endsRun: next.map { !$0.continuesRun(of: entry) } ?? true)
            owner = entry.path
            try place(entry, at: position)
        }
        placeStickers()
        owner = nil
        bottom += metrics.verticalMargin
    }

    /// The distance between an entry and the next one.
    /// - Parameter isFirst: whether the earlier one opens the conversation.
    private func gap(
        from previous: Transcript.Entry, isFirst: Bool, to entry: Transcript.Entry
    ) -> CGFloat {
        let continuesRun = entry.continuesRun(of: previous)
        let hasTail = previous.isBubble(withTail: !continuesRun) == true
        let tail = metrics.tailTakesRoom && hasTail ? balloonMetrics.tailHeight : 0
        switch (previous.content, entry.content) {
        case (_, .receipt): return 0
        case (_, .date): return tail + metrics.dateGapAbove
        // Several collapsed messages are placed close together (assumed).
        case (.line, .line): return metrics.gapInRun
        case (_, .line): return tail + metrics.lineGapAbove
        case (.date, _): return isFirst ? metrics.openingDateGapBelow : metrics.dateGapBelow
        default: return tail + (continuesRun ? metrics.gapInRun : metrics.gapBetweenRuns)
        }
    }

    /// Places the dropped stickers in front of all balloons (inferred), so that nothing hides them.
    private mutating func placeStickers() {
        // A sender's picture is not a text of the message.
        let below = zip(nodes, owners).map { (node: $0, owner: $1) }.filter { $0.node.id != Self.avatarName }
        for (node, owner) in stickers {
            self.owner = owner
            append(node)
            droppedStickers.append(DroppedStickerFindings(sticker: node, owner: owner, below: below))
        }
    }

    mutating func append(_ node: PlacedNode) {
        nodes.append(node)
        owners.append(owner)
    }

    /// Adds findings about what is being placed.
    mutating func append(_ found: @escaping @autoclosure @Sendable () -> [Finding]) {
        let owner = owner
        findings.append(found().map { $0.about(owner) })
    }

    /// The position of an entry in its run.
    private struct Position {
        let startsRun: Bool
        let endsRun: Bool
    }

    private mutating func place(_ entry: Transcript.Entry, at position: Position) throws {
        switch entry.content {
        case .date(let text):
            try placeDate(text)
        case .line(let text):
            try placeLine(
                WeightedLine(status: text, name: entry.sender == nil ? transcript.viewerName : entry.sender?.name),
                font: metrics.lineFont, pitch: metrics.linePitch,
                ids: (heavy: "actor", light: "line"))
        case .receipt(let text):
            try placeReceipt(text)
        case .text(let text):
            try placeBalloon(of: entry, at: position) { try $0.balloon(of: text, entry, showsTail: position.endsRun) }
        case .message(let message):
            try placeBalloon(of: entry, at: position) {
                try $0.balloon(of: message, entry, showsTail: position.endsRun)
            }
        case .sticker(let sticker):
            try placeBalloon(of: entry, at: position) { try $0.balloon(of: sticker, entry) }
        }
    }

    /// A balloon with its top left at zero, and its size without a tail below it.
    private typealias Balloon = (node: PlacedNode, size: CGSize)

    /// Places a balloon, with its sender's name and picture and the stickers that were dropped on it.
    private mutating func placeBalloon(
        of entry: Transcript.Entry, at position: Position, _ balloon: (inout TranscriptLayout) throws -> Balloon
    ) throws {
        if isGroup, position.startsRun, let name = entry.sender?.name { try placeName(name) }
        let node = try balloon(&self)
        let x = x(of: node.size.width, entry, hasTail: position.endsRun)
        let placed = node.node.translated(x: x, y: grid.roundedToNearest(bottom))
        if placed.kind == TextBubble.kind { bubbles.append((nodes.count, entry.side)) }
        append(placed)
        if isGroup, position.endsRun, let sender = entry.sender {
            append(try avatar(of: sender, bottom: placed.frame.minY + node.size.height))
        }
        for sticker in entry.droppedStickers {
            append(StickerFindings.findings(ofSent: sticker.sticker, "dropped"))
            let node = try dropped(sticker, on: CGRect(origin: placed.frame.origin, size: node.size))
            stickers.append((node, owner))
        }
        bottom = placed.frame.minY + max(node.size.height, placed.frame.height)
    }

    private mutating func balloon(
        of message: Transcript.Message, _ entry: Transcript.Entry, showsTail: Bool
    ) throws -> Balloon {
        var layout = message.balloon
        layout.side = entry.side
        layout.showsTail = showsTail
        layout.sideRoom = sideRoom(of: entry, hasTail: showsTail)
        let placed = try layout.place(in: context)
        findings.append(placed.contentFindings.about(owner))
        return (placed.drawnRoot.saying(placed.inputs), grid.roundedOutward(placed.size))
    }

    private mutating func balloon(of sticker: StickerBrowser.Cell, _ entry: Transcript.Entry) throws -> Balloon {
        let side = context.smaller(metrics.stickerSide, room(of: entry))
        let node = try StickerNode.node(sticker, side: side, id: "sticker", in: context)
        append(StickerFindings.findings(ofSent: sticker, "sticker"))
        return (node, node.frame.size)
    }

    private mutating func balloon(of text: String, _ entry: Transcript.Entry, showsTail: Bool) throws -> Balloon {
        if let emoji = EmojiAlone(text, metrics: metrics) {
            let node = try emoji.placed(room: room(of: entry) - metrics.emojiInset, in: context)
            return (node, node.frame.size)
        }
        let node = try TextBubble(
            text: text, side: entry.side, showsTail: showsTail, metrics: metrics, balloonMetrics: balloonMetrics,
            sideRoom: pictureRoom(of: entry)
        ).placed(in: context)
        append(TextFindings.findings(inWordsOfOthers: node))
        return (node, node.frame.size)
    }

    /// The left edge of a balloon of a width: at the trailing margin for an outgoing one, else at the leading margin,
    /// beside the senders' pictures in a group. The bodies of a run are aligned.
    private func x(of width: CGFloat, _ entry: Transcript.Entry, hasTail: Bool) -> CGFloat {
        let inset = margin + sideRoom(of: entry, hasTail: hasTail) + (isEmojiAlone(entry) ? metrics.emojiInset : 0)
        let isOnRight = entry.side.isOnRight(for: traits, metrics: balloonMetrics)
        return grid.roundedToNearest(isOnRight ? traits.transcriptWidth - inset - width : inset)
    }

    /// The alignment of a small text that belongs to balloons of a side: towards them.
    func alignment(of side: BalloonSide) -> HorizontalAlignment {
        side.isOnRight(for: traits, metrics: balloonMetrics) == (traits.layoutDirection == .leftToRight)
            ? .trailing : .leading
    }

    private func isEmojiAlone(_ entry: Transcript.Entry) -> Bool {
        guard case .text(let text) = entry.content else { return false }
        return EmojiAlone(text, metrics: metrics) != nil
    }

    var isIncomingOnRight: Bool { BalloonSide.incoming.isOnRight(for: traits, metrics: balloonMetrics) }

    var incomingInset: CGFloat { margin + (isGroup ? metrics.avatarSide + metrics.avatarGap : 0) }

    /// What an entry leaves free for its sender's picture.
    private func pictureRoom(of entry: Transcript.Entry) -> CGFloat {
        entry.side == .incoming ? incomingInset - margin : 0
    }

    /// What an entry leaves free for its sender's picture and for the side tails of other balloons in its run.
    private func sideRoom(of entry: Transcript.Entry, hasTail: Bool) -> CGFloat {
        let hasTailRoom =
            balloonMetrics.tail == .side && !isEmojiAlone(entry) && entry.isBubble(withTail: hasTail) == false
        return pictureRoom(of: entry) + (hasTailRoom ? balloonMetrics.tailWidth : 0)
    }

    /// The width between the margins that an entry may have.
    private func room(of entry: Transcript.Entry) -> CGFloat {
        context.larger(0, traits.transcriptWidth - 2 * margin - pictureRoom(of: entry))
    }

    // MARK: - Pictures and stickers

    /// A sticker on a balloon, kept inside the transcript.
    private func dropped(_ sticker: Transcript.Entry.DroppedSticker, on balloon: CGRect) throws -> PlacedNode {
        let (side, position) = (metrics.droppedStickerSide * sticker.scale, sticker.position)
        for (name, length) in [("side", side), ("place across", abs(position.x)), ("place down", abs(position.y))] {
            try LayoutLimits.check(length, name, of: "dropped sticker")
        }
        var node = try StickerNode.node(sticker.sticker, side: side, id: "dropped", in: context)
        node.turnedBy = StickerRotation.degrees(of: sticker, metrics: metrics)
        let x = balloon.minX + balloon.width * position.x - node.frame.width / 2
        return node.translated(
            x: grid.roundedToNearest(max(0, min(x, traits.transcriptWidth - node.frame.width))),
            y: grid.roundedToNearest(balloon.minY + balloon.height * position.y - node.frame.height / 2))
    }

    // MARK: - The window

    /// The window or the screen of a conversation that is drawn without its edges. On iOS 27 it is where the
    /// conversation stands on the screen: short ones below the header, others scrolled to their end. Elsewhere it is
    /// the whole picture (assumed).
    var window: CGRect {
        let picture = CGRect(x: 0, y: 0, width: traits.transcriptWidth, height: bottom)
        guard traits.receiver == .ios27, let geometry = ScreenGeometry(for: traits) else { return picture }
        let room = geometry.fieldBottomRoom(rowGap: metrics.fieldRowGap)
        let field = transcript.inputField == nil ? metrics.buttonSide + 2 * metrics.fieldRowGap : 0
        let top = geometry.top(ofContent: bottom, endingAt: geometry.size.height - room - field)
        return CGRect(origin: CGPoint(x: 0, y: -top), size: geometry.size)
    }

    /// Gives text balloons the colours of their place in the window.
    mutating func paintWindow(_ window: CGRect) {
        for (index, side) in bubbles {
            guard let stops = BalloonColors.windowGradient(side, for: traits),
                case .fill(let shape, _) = nodes[index].content
            else { continue }
            nodes[index].content = .gradient(
                shape,
                LinearGradient(
                    from: CGPoint(x: window.midX, y: window.minY), to: CGPoint(x: window.midX, y: window.maxY),
                    stops: stops))
            nodes[index].attributes.removeAll { $0.name == "background" }
        }
    }

    // MARK: - Below the messages

    mutating func placeInputField() throws {
        guard let field = transcript.inputField else { return }
        append(try row(of: field))
    }

    /// The conversation between the header and the input field of a screen, scrolled to its end if it is longer. A
    /// screen always has a field.
    mutating func place(on screen: Transcript.Screen, _ geometry: ScreenGeometry) throws {
        let row = try row(of: transcript.inputField ?? Transcript.InputField())
        let room = geometry.fieldBottomRoom(rowGap: metrics.fieldRowGap)
        let end = geometry.size.height - room - row.node.frame.height
        let top = geometry.top(ofContent: bottom, endingAt: end)
        self = TranscriptLayout(transcript: transcript, context: context)
        try placeEntries(from: grid.roundedToNearest(top))
        paintWindow(CGRect(origin: .zero, size: geometry.size))
        bottom = end
        append(row)
        try placeChrome(screen, geometry)
    }

    private func row(of field: Transcript.InputField) throws -> (node: PlacedNode, findings: FindingList) {
        try InputFieldRow(
            field: metrics.showsDraft ? field : Transcript.InputField(placeholder: field.placeholder),
            margin: margin + metrics.fieldMargin, buttons: entryButtons, metrics: metrics
        ).placed(in: context)
    }

    private mutating func append(_ row: (node: PlacedNode, findings: FindingList)) {
        owner = transcript.namesEntries ? "inputField" : nil
        findings.append(row.findings.about(owner))
        place(row.node)
        owner = nil
    }

    /// The buttons before the field: the camera and the apps while their strip is below it (iOS 11 to 16), later one
    /// "+" button.
    private var entryButtons: [InputFieldRow.EntryButton] {
        if metrics.hasAppsButton { return [.plus] }
        guard balloonMetrics.hasEntryButton else { return [] }
        return metrics.hasAppStrip && transcript.appStrip != nil ? [.camera, .apps] : [.plus]
    }

    mutating func placeAppStrip() throws {
        guard metrics.hasAppStrip, let strip = transcript.appStrip else { return }
        place(try strip.placed(margin: margin, metrics: metrics, in: context))
    }

    private mutating func place(_ row: PlacedNode) {
        let placed = row.translated(x: 0, y: grid.roundedToNearest(bottom))
        append(placed)
        bottom = placed.frame.maxY
    }
}
