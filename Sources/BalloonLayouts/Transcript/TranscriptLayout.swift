import Drawing
import Foundation
import ViewLayout

extension Transcript {
    /// The conversation placed for a viewer, as wide as the transcript and as tall as what is in it.
    ///
    /// A message without a newer one of its session is a balloon; messages of one sender that follow each other form a
    /// run, of which the last has the tail. Outgoing balloons stand at the trailing side (inferred for right to left).
    /// - Throws: `TypesettingError` for a text that cannot be set, `LayoutError` for a length that is none.
    package func place(in context: LayoutContext) throws -> PlacedBalloon {
        var layout = TranscriptLayout(transcript: self, context: context)
        try layout.placeEntries()
        try layout.placeInputField()
        try layout.placeAppStrip()
        let size = CGSize(width: context.traits.transcriptWidth, height: layout.bottom)
        let bounds = CGRect(origin: .zero, size: size)
        let background = SemanticColor.systemBackground.resolved(with: context.traits)
        let root = PlacedNode(
            kind: "transcript", frame: bounds, content: .fill(.rectangle(bounds), background),
            attributes: [.init("background", background.hexadecimal)], clip: .rectangle(bounds),
            children: layout.nodes)
        let (findings, dropped) = (layout.findings, layout.droppedStickers)
        return PlacedBalloon(
            size: size, balloon: root, traits: context.traits,
            findings: findings.findings + DroppedStickerFindings.findings(of: dropped, in: bounds),
            entries: layout.owners)
    }
}

/// A transcript while it is placed, from top to bottom.
private struct TranscriptLayout {
    let transcript: Transcript
    let context: LayoutContext
    var nodes: [PlacedNode] = []
    /// What each node belongs to, as findings call it.
    var owners: [String?] = []
    /// The stickers that were dropped on balloons, with what each belongs to.
    private var stickers: [(node: PlacedNode, owner: String?)] = []
    /// As ``stickers``, with what each lies on.
    var droppedStickers: [DroppedStickerFindings] = []
    var findings = FindingList()
    /// What is being placed, as findings call it.
    private var owner: String?
    var bottom: CGFloat = 0

    private static let avatarName = "avatar"

    private var metrics: TranscriptMetrics { transcript.metrics }
    private var traits: TraitCollection { context.traits }
    private var grid: PixelGrid { PixelGrid(traits) }
    private let balloonMetrics: TemplateMetrics
    private let margin: CGFloat
    private let isGroup: Bool

    init(transcript: Transcript, context: LayoutContext) {
        self.transcript = transcript
        self.context = context
        let viewer = context.traits
        balloonMetrics =
            transcript.balloonMetrics ?? .standard(for: viewer.userInterfaceIdiom, on: viewer.receiver)
        let column = MaximumBalloonWidth.columnWidth(for: context.traits, metrics: balloonMetrics)
        margin = (context.traits.transcriptWidth - column) / 2
        isGroup = transcript.isGroup ?? (Set(transcript.entries.compactMap { $0.sender?.identifier }).count > 1)
    }

    // MARK: - Entries

    mutating func placeEntries() throws {
        bottom = metrics.verticalMargin
        let named = transcript.entries(shownTo: traits)
        let entries = SessionCollapse.collapsed(named).compactMap { $0 }.filter { !$0.isNothing }
        findings.append(named.flatMap { entry in entry.findingsOfNothing.map { $0.about(entry.path) } })
        for (index, entry) in entries.enumerated() {
            let previous = index > 0 ? entries[index - 1] : nil
            let next = index + 1 < entries.count ? entries[index + 1] : nil
            if let previous { bottom += entry.continuesRun(of: previous) ? metrics.gapInRun : metrics.gapBetweenRuns }
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

    /// Puts the stickers that were dropped in front of all balloons (inferred): what they were dropped on is what
    /// somebody wanted to see them on.
    private mutating func placeStickers() {
        // A sender's picture is no text of the message.
        let below = zip(nodes, owners).map { (node: $0, owner: $1) }.filter { $0.node.id != Self.avatarName }
        for (node, owner) in stickers {
            self.owner = owner
            append(node)
            droppedStickers.append(DroppedStickerFindings(sticker: node, owner: owner, below: below))
        }
    }

    private mutating func append(_ node: PlacedNode) {
        nodes.append(node)
        owners.append(owner)
    }

    /// Adds findings about what is being placed.
    private mutating func append(_ found: @escaping @autoclosure @Sendable () -> [Finding]) {
        let owner = owner
        findings.append(found().map { $0.about(owner) })
    }

    /// Where an entry is in its run.
    private struct Position {
        let startsRun: Bool
        let endsRun: Bool
    }

    private mutating func place(_ entry: Transcript.Entry, at position: Position) throws {
        switch entry.content {
        case .line(let text):
            try placeLine(text, font: metrics.lineFont, alignment: .center, id: "line")
        case .receipt(let text):
            try placeLine(text, font: metrics.receiptFont, alignment: alignment(of: .outgoing), id: "receipt")
        case .text, .message, .sticker:
            if isGroup, position.startsRun, let name = entry.sender?.name { try placeName(name) }
            let node = try balloon(of: entry, showsTail: position.endsRun)
            let x = x(of: node.size.width, entry, hasTail: position.endsRun)
            let placed = node.node.translated(x: x, y: grid.roundedToNearest(bottom))
            append(placed)
            if isGroup, position.endsRun, let sender = entry.sender {
                append(try avatar(of: sender, bottom: placed.frame.minY + node.size.height))
            }
            for sticker in entry.droppedStickers {
                let node = try dropped(sticker, on: CGRect(origin: placed.frame.origin, size: node.size))
                stickers.append((node, owner))
            }
            bottom = placed.frame.minY + max(node.size.height, placed.frame.height)
        }
    }

    /// A balloon with its top left at zero, and its size without what hangs below.
    private mutating func balloon(of entry: Transcript.Entry, showsTail: Bool) throws -> (
        node: PlacedNode, size: CGSize
    ) {
        switch entry.content {
        case .message(let message):
            var layout = message.balloon
            layout.side = entry.side
            layout.showsTail = showsTail
            let placed = try layout.place(in: context)
            findings.append(placed.contentFindings.about(owner))
            return (placed.drawnRoot, grid.roundedOutward(placed.size))
        case .sticker(let sticker):
            let node = try StickerNode.node(sticker, side: metrics.stickerSide, id: "sticker", in: context)
            return (node, node.frame.size)
        case .text(let text):
            let node = try TextBubble(
                text: text, side: entry.side, showsTail: showsTail, metrics: metrics, balloonMetrics: balloonMetrics
            ).placed(in: context)
            append(TextFindings.findings(in: node))
            return (node, node.frame.size)
        case .line, .receipt:
            preconditionFailure("lines are no balloons; place(_:at:) sorts them out")
        }
    }

    /// The left edge of a balloon of a width: at the trailing margin when it is outgoing, else at the leading one,
    /// beside the senders' pictures in a group. The bodies of a run stand below each other: one without a tail keeps
    /// the room of a side tail free.
    private func x(of width: CGFloat, _ entry: Transcript.Entry, hasTail: Bool) -> CGFloat {
        let tailRoom = balloonMetrics.tail == .side && entry.isBubble(withTail: hasTail) == false
        let inset =
            (entry.side == .incoming ? incomingInset : margin) + (tailRoom ? balloonMetrics.tailWidth : 0)
        let isOnRight = entry.side.isOnRight(for: traits, metrics: balloonMetrics)
        return grid.roundedToNearest(isOnRight ? traits.transcriptWidth - inset - width : inset)
    }

    /// How a small text that belongs to a side's balloons is aligned: towards them.
    private func alignment(of side: BalloonSide) -> HorizontalAlignment {
        side.isOnRight(for: traits, metrics: balloonMetrics) == (traits.layoutDirection == .leftToRight)
            ? .trailing : .leading
    }

    private var isIncomingOnRight: Bool { BalloonSide.incoming.isOnRight(for: traits, metrics: balloonMetrics) }

    private var incomingInset: CGFloat { margin + (isGroup ? metrics.avatarSide + metrics.avatarGap : 0) }

    // MARK: - Small texts

    private mutating func placeLine(
        _ string: String, font: FontReference, alignment: HorizontalAlignment, id: String
    ) throws {
        let text = Text(
            string, font: font, color: .semantic(.secondaryLabel), lineLimit: 1, alignment: alignment, id: id)
        try place(text, x: margin, width: traits.transcriptWidth - 2 * margin)
    }

    private mutating func placeName(_ name: String) throws {
        let inset = incomingInset + metrics.textInsets.leading
        let text = Text(
            name, font: metrics.nameFont, color: .semantic(.secondaryLabel), lineLimit: 1,
            alignment: alignment(of: .incoming), id: "name")
        try place(text, x: inset, width: traits.transcriptWidth - inset - margin)
        bottom += metrics.nameGap
    }

    /// Places a text below what is there, `x` from the edge at which incoming balloons stand.
    private mutating func place(_ text: Text, x: CGFloat, width: CGFloat) throws {
        let proposal = ProposedSize(width: max(0, width), height: nil)
        let measurement = try text.measure(proposal, in: context)
        let left = isIncomingOnRight ? traits.transcriptWidth - x - width : x
        let frame = CGRect(
            x: left, y: grid.roundedToNearest(bottom), width: max(0, width), height: measurement.size.height)
        let node = text.place(measurement, in: frame, context: context)
        append(TextFindings.findings(in: node))
        append(node)
        bottom = frame.maxY
    }

    /// A grey disc with the first letter of the sender's name, in place of a picture.
    private func avatar(of sender: Transcript.Entry.Sender, bottom: CGFloat) throws -> PlacedNode {
        let side = metrics.avatarSide
        let x = isIncomingOnRight ? traits.transcriptWidth - margin - side : margin
        let frame = CGRect(
            x: grid.roundedToNearest(x), y: grid.roundedToNearest(bottom - side), width: side, height: side)
        let letter = Text(
            (sender.name ?? sender.identifier).prefix(1).uppercased(),
            font: .system(size: Double(side) / 2, weight: .semibold), color: .literal(.white))
        let measurement = try letter.measure(.unspecified, in: context)
        let size = measurement.size
        let place = CGRect(
            x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width, height: size.height)
        return PlacedNode(
            id: Self.avatarName, kind: "fill", frame: frame,
            content: .fill(
                .rounded(frame, radius: side / 2, style: .circular), Color(red: 148, green: 152, blue: 164)),
            attributes: [.init("sender", sender.identifier)],
            children: [letter.place(measurement, in: place, context: context)])
    }

    /// A sticker on a balloon, kept inside the transcript.
    private func dropped(_ sticker: Transcript.Entry.DroppedSticker, on balloon: CGRect) throws -> PlacedNode {
        let (side, position) = (metrics.droppedStickerSide * sticker.scale, sticker.position)
        for (name, length) in [("side", side), ("place across", abs(position.x)), ("place down", abs(position.y))] {
            try LayoutLimits.check(length, name, of: "dropped sticker")
        }
        let node = try StickerNode.node(sticker.sticker, side: side, id: "dropped", in: context)
        let x = balloon.minX + balloon.width * position.x - node.frame.width / 2
        return node.translated(
            x: grid.roundedToNearest(max(0, min(x, traits.transcriptWidth - node.frame.width))),
            y: grid.roundedToNearest(balloon.minY + balloon.height * position.y - node.frame.height / 2))
    }

    // MARK: - Below the messages

    mutating func placeInputField() throws {
        guard let field = transcript.inputField else { return }
        let row = try InputFieldRow(
            field: field, margin: margin, hasEntryButton: balloonMetrics.hasEntryButton, metrics: metrics
        ).placed(in: context)
        owner = transcript.namesEntries ? "inputField" : nil
        findings.append(row.findings.about(owner))
        place(row.node)
        owner = nil
    }

    mutating func placeAppStrip() throws {
        guard let strip = transcript.appStrip else { return }
        place(try strip.placed(margin: margin, metrics: metrics, in: context))
    }

    private mutating func place(_ row: PlacedNode) {
        let placed = row.translated(x: 0, y: grid.roundedToNearest(bottom))
        append(placed)
        bottom = placed.frame.maxY
    }
}

extension Transcript {
    /// The entries with what a viewer is shown of their messages, each with the name by which findings call it.
    fileprivate func entries(shownTo traits: TraitCollection) -> [Entry] {
        entries.enumerated().map { index, entry in
            var entry = entry
            entry.path = namesEntries ? entry.path ?? Entry.path(at: index) : nil
            if case .message(var message) = entry.content {
                message.balloon = message.balloon.shown(to: traits)
                entry.content = .message(message)
            }
            return entry
        }
    }
}

extension Transcript.Entry {
    /// How findings call the entry at a place.
    package static func path(at index: Int) -> String { "entries[\(index)]" }

    /// Whether the entry is a balloon or sticker of the same sender as the one before.
    fileprivate func continuesRun(of previous: Transcript.Entry) -> Bool {
        isOfSender && previous.isOfSender && sender?.identifier == previous.sender?.identifier
    }

    /// Whether nothing of a message arrives on an older system, so that it has no place among the others.
    fileprivate var isNothing: Bool { emptyFallback != nil }

    /// What is to be said about a message of which nothing arrives.
    fileprivate var findingsOfNothing: [Finding] { emptyFallback?.findings ?? [] }

    private var emptyFallback: FallbackContent? {
        guard case .message(let message) = content, case .fallback(let fallback) = message.balloon.content,
            fallback.items.isEmpty
        else { return nil }
        return fallback
    }

    /// Whether a balloon has its tail, when it would be its turn; nil for what is no balloon. A photo that stands for a
    /// balloon has none.
    fileprivate func isBubble(withTail isLast: Bool) -> Bool? {
        switch content {
        case .text: return isLast
        case .message(let message):
            if case .fallback(let fallback) = message.balloon.content { return isLast && fallback.endsWithBubble }
            return isLast
        case .sticker, .line, .receipt: return nil
        }
    }

    /// Whether it stands at its sender's side. Lines stand in the middle and end a run.
    private var isOfSender: Bool {
        switch content {
        case .text, .message, .sticker: true
        case .line, .receipt: false
        }
    }
}
