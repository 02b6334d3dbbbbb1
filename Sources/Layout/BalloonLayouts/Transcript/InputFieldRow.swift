import Drawing
import Foundation
import ViewLayout

/// The input field with its buttons, as wide as the transcript: staged content above, text below.
struct InputFieldRow {
    var field: Transcript.InputField
    /// The distance from the edge of the transcript to the row.
    var margin: CGFloat
    /// The buttons before the field, from the leading side.
    var buttons: [EntryButton]
    var metrics: TranscriptMetrics

    /// Places the row with its top left at zero. Also returns the findings about the staged balloon.
    func placed(in context: LayoutContext) throws -> (node: PlacedNode, findings: FindingList) {
        let grid = PixelGrid(context.traits)
        let side = metrics.buttonSide
        let width = context.traits.transcriptWidth
        let x = margin + CGFloat(buttons.count) * (side + metrics.fieldGap)
        let fieldWidth = max(0, width - margin - x)
        let stage = try stage(width: fieldWidth - 2 * metrics.stageInset, in: context)
        let words = try words(width: fieldWidth, in: context)
        let stageHeight = stage.map { grid.roundedOutward($0.node.frame.height) + metrics.stageInset } ?? 0
        let height = grid.roundedOutward(stageHeight + words.frame.height)
        let frame = CGRect(x: x, y: metrics.fieldRowGap, width: fieldWidth, height: height)
        let isMirrored = context.layoutDirection == .rightToLeft
        func inPlace(_ node: PlacedNode) -> PlacedNode { isMirrored ? node.movedToMirroredPlace(width: width) : node }
        var children = PlacedNode.hairline(around: frame, radius: metrics.fieldRadius, in: context).map(inPlace)
        for (index, entry) in buttons.enumerated() {
            let place = entryFrame(at: index, below: frame, in: context)
            children.append(inPlace(entry.placed(in: place, context: context)))
        }
        var findings = stage?.findings ?? FindingList()
        if let stage {
            let node = inPlace(
                stage.node.translated(x: frame.minX + metrics.stageInset, y: frame.minY + metrics.stageInset))
            // The X is at the top right ("WWDC 2016, iMessage Apps and Stickers, Part 2"). That it is there in both
            // directions is inferred from the icon, which is at the left in both.
            let cancel = cancelButton(on: node.frame, in: context)
            children += [node, cancel]
            findings.append(
                CoveredText.findings(in: node, under: .disc(cancel.frame)) { name in
                    "the X of the draft covers \(name); the sent balloon has no X, but shorten the text if it "
                        + "must be readable before"
                })
        }
        children.append(
            inPlace(words.translated(x: frame.minX, y: frame.minY + grid.roundedToNearest(stageHeight))))
        if metrics.hasEmojiButton { children.append(inPlace(emojiButton(in: frame, context: context))) }
        if hasSendButton {
            children.append(inPlace(sendButton(in: frame, context: context)))
        } else if metrics.hasMicrophone, field.draft == nil {
            children.append(inPlace(microphone(in: frame, context: context)))
        }
        let bounds = CGRect(x: 0, y: 0, width: width, height: frame.maxY + metrics.fieldRowGap)
        return (PlacedNode(id: "inputField", kind: .inputField, frame: bounds, children: children), findings)
    }

    // MARK: - Content

    /// The staged content with its top left at zero. A message is laid out as a draft that fits the field.
    private func stage(width: CGFloat, in context: LayoutContext) throws -> (node: PlacedNode, findings: FindingList)? {
        switch field.draft {
        case .message(let message):
            var layout = message.balloon
            layout.side = .outgoing
            layout.showsTail = false
            layout.isDraft = true
            layout.cancelRoom = self.metrics.cancelSide + 2 * self.metrics.stageInset
            var context = context
            let traits = context.traits
            let metrics = layout.metrics ?? .standard(for: traits.userInterfaceIdiom, on: traits.receiver)
            // At accessibility sizes a balloon may be wider than the field beside its button.
            let rule = MaximumBalloonWidth(for: traits, metrics: metrics)
            rule.noteDecisions(inTranscript: traits.transcriptWidth, in: context)
            let excess = rule.width(inTranscript: traits.transcriptWidth) - width
            context.note(.excess(excess))
            if excess > 0 { context.traits.transcriptWidth = context.larger(1, traits.transcriptWidth - excess) }
            let placed = try layout.place(in: context)
            return (placed.drawnRoot.saying(placed.inputs), placed.contentFindings)
        case .sticker(let sticker):
            return (try StickerNode.node(sticker, side: metrics.stickerSide, id: "sticker", in: context), FindingList())
        case .text, nil:
            return nil
        }
    }

    /// The text in the field, as wide as the field.
    private func words(width: CGFloat, in context: LayoutContext) throws -> PlacedNode {
        let text: (string: String, color: ColorReference)
        if case .text(let string) = field.draft {
            text = (string, .semantic(.label))
        } else if field.draft != nil, let comment = field.comment, !comment.isEmpty {
            text = (comment, .semantic(.label))
        } else {
            text = (field.placeholder, TranscriptColors.placeholder(for: context.traits))
        }
        var insets = metrics.fieldInsets
        if hasSendButton { insets.trailing += sendSize(in: context).width }
        if metrics.hasEmojiButton { insets.trailing += oneLineHeight(in: context) }
        let textWidth = max(0, width - insets.horizontal)
        var lines = try TranscriptText(
            Text(text.string, font: metrics.textFont, color: text.color, id: "draft"), width: textWidth,
            pitch: metrics.textPitch(for: context.traits), in: context)
        // A longer text is scrolled to its end.
        lines.keepLast(Int(metrics.fieldLineLimit))
        let bounds = CGRect(x: 0, y: 0, width: width, height: lines.size.height + insets.vertical)
        let isLeftToRight = context.layoutDirection == .leftToRight
        let place = CGRect(
            x: isLeftToRight ? insets.leading : insets.trailing, y: insets.top, width: textWidth,
            height: lines.size.height)
        return PlacedNode(
            kind: .words, frame: bounds, children: [lines.placed(in: place, context: context)])
    }

    // MARK: - Buttons and outline

    /// Whether the row has a button that sends what is in the field.
    private var hasSendButton: Bool { field.draft != nil && metrics.hasSendButton }

    /// The frame of a button before the field, level with the field's last line.
    private func entryFrame(at index: Int, below field: CGRect, in context: LayoutContext) -> CGRect {
        let side = metrics.buttonSide
        return CGRect(
            x: margin + CGFloat(index) * (side + metrics.fieldGap),
            y: field.maxY - (oneLineHeight(in: context) + side) / 2, width: side, height: side
        ).onGrid(of: context)
    }

    /// The microphone of an empty field.
    private func microphone(in field: CGRect, context: LayoutContext) -> PlacedNode {
        let height = oneLineHeight(in: context)
        let symbolHeight = height * 0.46
        let middle = CGPoint(x: field.maxX - metrics.microphoneInset, y: field.maxY - height / 2)
        let frame = CGRect(
            x: middle.x - symbolHeight / 2, y: middle.y - symbolHeight / 2, width: symbolHeight, height: symbolHeight)
        let color = TranscriptColors.secondary(for: context.traits).resolved(with: context.traits)
        return PlacedNode(
            id: "microphone", kind: .symbol, frame: frame,
            content: .fill(SymbolShape.microphone(in: frame, thickness: symbolHeight / 11), color))
    }

    /// A smiling face at the end of the field.
    private func emojiButton(in field: CGRect, context: LayoutContext) -> PlacedNode {
        let height = oneLineHeight(in: context)
        let side = height * 0.6
        let frame = CGRect(
            x: field.maxX - (height + side) / 2, y: field.maxY - (height + side) / 2, width: side, height: side
        ).onGrid(of: context)
        let color = TranscriptColors.secondary(for: context.traits).resolved(with: context.traits)
        return PlacedNode(
            id: "emoji", kind: .symbol, frame: frame,
            content: .fill(SymbolShape.smile(in: frame, thickness: side / 12), color))
    }

    private func sendButton(in field: CGRect, context: LayoutContext) -> PlacedNode {
        let size = sendSize(in: context)
        let below = (oneLineHeight(in: context) - size.height) / 2
        let frame = CGRect(
            x: field.maxX - metrics.sendInset - size.width, y: field.maxY - below - size.height, width: size.width,
            height: size.height
        ).onGrid(of: context)
        let arrow = CGSize(width: size.height * 0.44, height: size.height * 0.5)
        return .button(
            "send", frame, color: BalloonColors.outgoing(for: context.traits),
            symbol: SymbolShape.arrow(
                in: frame.shrunk(x: (size.width - arrow.width) / 2, y: (size.height - arrow.height) / 2),
                thickness: 2.5), symbolColor: .white)
    }

    /// The cross at the upper trailing corner of what is staged ("WWDC 2016, iMessage Apps and Stickers, Part 2").
    private func cancelButton(on stage: CGRect, in context: LayoutContext) -> PlacedNode {
        let side = metrics.cancelSide
        let frame = CGRect(
            x: stage.maxX - side - metrics.stageInset, y: stage.minY + metrics.stageInset, width: side, height: side
        ).onGrid(of: context)
        return .button(
            "cancel", frame, color: Color(red: 118, green: 118, blue: 128),
            symbol: SymbolShape.cross(in: frame.shrunk(x: side * 0.29, y: side * 0.29), thickness: 2),
            symbolColor: .white)
    }

    /// The height of a field with one line.
    private func oneLineHeight(in context: LayoutContext) -> CGFloat {
        PixelGrid(context.traits).roundedOutward(
            metrics.textPitch(for: context.traits) + metrics.fieldInsets.vertical)
    }

    /// The size of the button that sends, which fits a field of one line.
    private func sendSize(in context: LayoutContext) -> CGSize {
        let scale = min(1, oneLineHeight(in: context) / metrics.sendSize.height)
        return CGSize(width: metrics.sendSize.width * scale, height: metrics.sendSize.height * scale)
    }
}

extension CGRect {
    /// The rectangle moved to whole pixels, so that the strokes of a symbol in it are equally sharp.
    fileprivate func onGrid(of context: LayoutContext) -> CGRect {
        let grid = PixelGrid(context.traits)
        return CGRect(
            x: grid.roundedToNearest(minX), y: grid.roundedToNearest(minY), width: width, height: height)
    }
}

extension PlacedNode {
    /// The node at the place it has in a mirrored row; what is in it is not mirrored again.
    fileprivate func movedToMirroredPlace(width: CGFloat) -> PlacedNode {
        translated(x: width - frame.maxX - frame.minX, y: 0)
    }
}
