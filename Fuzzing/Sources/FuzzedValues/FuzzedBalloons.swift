import Drawing
import Foundation
import Typesetting

@testable import BalloonLayouts
@testable import Scenes
@testable import ViewLayout

/// Balloons, conversations and sticker browsers made of bytes.
extension ByteReader {
    package mutating func balloon() throws -> BalloonLayout {
        let isLive = next() & 1 == 1
        let content: BalloonContent = isLive ? .live(try live()) : .template(template())
        var metrics = TemplateMetrics()
        metrics.tail = one(of: BalloonTail.allCases)
        let bits = next()
        var layout = BalloonLayout(
            content: content, icon: bits & 1 == 1 ? picture() : nil, side: one(of: BalloonSide.allCases),
            metrics: bits & 2 == 0 ? metrics : nil)
        layout.isDraft = bits & 4 != 0
        layout.isAppMissing = bits & 16 != 0
        if bits & 8 != 0 {
            layout.url = text().flatMap { URL(string: "https://example.com/" + $0) }
            layout.appName = text()
        }
        return layout
    }

    package mutating func template() -> TemplateContent {
        var content = TemplateContent()
        if next() & 1 == 1 { content.image = picture() }
        content.imageTitle = text()
        content.caption = text()
        content.trailingCaption = text()
        content.subcaption = text()
        content.trailingSubcaption = text()
        content.imageSubtitle = text()
        return content
    }

    package mutating func live() throws -> LiveContent {
        var budget = 20
        let view = try element(depth: 0, budget: &budget).element { text in
            guard case .literal(let literal) = text else { preconditionFailure("fuzzed texts are literals") }
            return literal
        }
        let bits = next()
        let height: AnsweredHeight =
            switch bits % 3 {
            case 0: .fittingView
            case 1: .offered
            default: .length(.sum([.points(length()), .lineHeight(one(of: FontTextStyle.allCases))]))
            }
        return LiveContent(
            view: bits & 64 == 0 ? view : nil, answeredWidth: bits & 128 == 0 ? nil : .points(length()),
            answeredHeight: height, alternate: template())
    }

    /// An element of any kind with any modifiers; `budget` is how many elements there may still be.
    private mutating func element(depth: Int, budget: inout Int) throws -> SceneElement {
        budget -= 1
        // What holds others comes first; too deep, only what does not.
        let kinds = depth < 4 && budget > 0 ? 14 : 10
        let kind: SceneElement.Kind
        switch next(below: kinds) {
        case 0: kind = .text(.literal(text() ?? ""))
        case 1: kind = .button(.literal(text() ?? ""))
        case 2: kind = .image(picture())
        case 3: kind = .fill(color())
        case 4: kind = .spacer(length())
        case 5: kind = .divider
        case 6:
            kind = .gradient(
                (0...next(below: 4)).map { _ in color() }, one(of: GradientFill.Direction.allCases))
        case 7: kind = .progress(Double(next()) / 255)
        case 8: kind = .symbol(one(of: SymbolName.allCases))
        case 9: kind = .gauge(Double(next()) / 255)
        case 10: kind = .vstack(try children(depth: depth, budget: &budget), one(of: HorizontalAlignment.allCases))
        case 11: kind = .hstack(try children(depth: depth, budget: &budget), one(of: VerticalAlignment.allCases))
        case 12:
            kind = .grid(
                try children(depth: depth, budget: &budget), columns: 1 + next(below: 4),
                one(of: HorizontalAlignment.allCases))
        default:
            let alignment = Alignment(
                horizontal: one(of: HorizontalAlignment.allCases), vertical: one(of: VerticalAlignment.allCases))
            kind = .zstack(try children(depth: depth, budget: &budget), alignment)
        }
        var element = SceneElement(kind: kind)
        let bits = next()
        if bits & 1 != 0 { element.font = font() }
        if bits & 2 != 0 { element.color = color() }
        if bits & 4 != 0 { element.lineLimit = 1 + next(below: 4) }
        if bits & 8 != 0 {
            element.textAlignment = one(of: HorizontalAlignment.allCases)
            element.wordBreak = one(of: WordBreak.allCases)
            element.textWrap = one(of: TextWrap.allCases)
        }
        if bits & 16 != 0 { element.spacing = length() }
        if bits & 32 != 0 { element.cornerRadius = length() }
        if bits & 64 != 0 {
            element.padding = EdgeInsets(top: length(), leading: length(), bottom: length(), trailing: length())
        }
        if bits & 128 != 0 { element.frame = frame() }
        effects(&element)
        return element
    }

    /// What changes how an element is drawn.
    private mutating func effects(_ element: inout SceneElement) {
        let bits = next()
        element.isItalic = bits & 1 != 0
        element.isUnderlined = bits & 2 != 0
        element.isStruckThrough = bits & 4 != 0
        element.hasMonospacedDigits = bits & 8 != 0
        if bits & 16 != 0 { element.shape = one(of: SceneElement.Outline.allCases) }
        if bits & 32 != 0 { element.border = .init(color: color(), width: length()) }
        if bits & 64 != 0 { element.shadow = .init(color: color(), radius: length(), x: length(), y: -length()) }
        if bits & 128 != 0 { element.opacity = Double(next()) / 255 }
    }

    private mutating func children(depth: Int, budget: inout Int) throws -> [SceneElement] {
        let count = next(below: 4)
        var children: [SceneElement] = []
        for _ in 0..<count where budget > 0 { children.append(try element(depth: depth + 1, budget: &budget)) }
        return children
    }

    private mutating func frame() -> SceneElement.Frame {
        var frame = SceneElement.Frame()
        let bits = next()
        if bits & 1 != 0 { frame.width = length() }
        if bits & 2 != 0 { frame.height = length() }
        if bits & 4 != 0 { frame.minWidth = length() }
        if bits & 8 != 0 { frame.maxWidth = length() }
        if bits & 16 != 0 { frame.minHeight = length() }
        if bits & 32 != 0 { frame.maxHeight = length() }
        return frame
    }

    private mutating func font() -> FontReference {
        let bits = next()
        if bits & 1 == 0 { return .textStyle(one(of: FontTextStyle.allCases), isItalic: bits & 2 != 0) }
        return .system(size: Double(1 + next() / 2), weight: .bold, isItalic: bits & 2 != 0)
    }

    private mutating func color() -> ColorReference {
        let byte = next()
        if byte & 1 == 0 { return .semantic(one(of: SemanticColor.allCases)) }
        return .literal(Color(red: byte, green: next(), blue: next(), alpha: next()))
    }

    // MARK: - Conversations

    package mutating func transcript() throws -> Transcript {
        var entries: [Transcript.Entry] = []
        for _ in 0..<next(below: 6) { entries.append(try entry()) }
        let bits = next()
        var transcript = Transcript(entries: entries, isGroup: bits & 1 == 0 ? nil : bits & 2 != 0)
        if bits & 4 != 0 {
            var field = Transcript.InputField()
            switch bits >> 3 & 3 {
            case 1: field.draft = .text(text() ?? "")
            case 2: field.draft = .message(try message())
            case 3: field.draft = .sticker(sticker())
            default: field.placeholder = text() ?? ""
            }
            transcript.inputField = field
        }
        if bits & 32 != 0 {
            let apps = (0..<next(below: 5)).map { _ in
                let isDrawn = next() & 1 == 1
                return AppStripRow.App(name: text() ?? "", icon: isDrawn ? picture() : nil)
            }
            transcript.appStrip = AppStripRow(favorites: apps, recents: Array(apps.prefix(1)))
        }
        return transcript
    }

    private mutating func entry() throws -> Transcript.Entry {
        let content: Transcript.Entry.Content
        switch next(below: 6) {
        case 0, 1: content = .text(text() ?? "")
        case 2: content = .message(try message())
        case 3: content = .sticker(sticker())
        case 4: content = .line(text() ?? "")
        default: content = .receipt(text() ?? "")
        }
        var entry = Transcript.Entry(content)
        let sender = next(below: 4)
        if sender > 0 { entry.sender = .init(identifier: "\(sender)", name: sender == 3 ? text() : nil) }
        if next() & 1 == 1 {
            entry.droppedStickers.append(
                .init(
                    sticker: sticker(), position: CGPoint(x: length() / 200, y: length() / 200), scale: length() / 100))
        }
        return entry
    }

    private mutating func message() throws -> Transcript.Message {
        let session = next(below: 3)
        return Transcript.Message(
            balloon: try balloon(), session: session == 0 ? nil : "\(session)", summaryText: text())
    }

    private mutating func sticker() -> StickerBrowser.Cell { .init(art: picture(), localizedDescription: text() ?? "") }

    // MARK: - Sticker browsers

    package mutating func stickerBrowser() -> StickerBrowser {
        let size = one(of: StickerSize.allCases)
        return StickerBrowser(stickerSize: size, cells: (0..<next(below: 8)).map { _ in sticker() })
    }
}
