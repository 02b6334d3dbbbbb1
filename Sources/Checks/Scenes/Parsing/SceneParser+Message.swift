import BalloonLayouts
import Drawing
import Foundation
import ViewLayout

extension SceneParser {
    package func message(_ value: SceneValue, strings: DeclaredStrings) throws -> SceneMessage {
        let fields = try fields(value, SceneGrammar.message)
        if fields.value("layout") == nil {
            fields.miss(
                ["layout"],
                value.error(
                    .missingKey, "\(value.path).layout is missing", fix: "give it a template or a live layout"))
        }
        let layout = fields.read("layout") { try self.layout($0, strings: strings) }
        var message = SceneMessage(layout: layout ?? .template(SceneTemplate()))
        message.summaryText = fields.read("summaryText") { try text($0, strings: strings) }
        message.accessibilityLabel = fields.read("accessibilityLabel") { try text($0, strings: strings) }
        message.shouldExpire = fields.boolean("shouldExpire") ?? false
        message.url = fields.read("url", url)
        return message
    }

    private func url(_ value: SceneValue) throws -> URL {
        let text = try value.string()
        if let space = text.firstIndex(where: \.isWhitespace) {
            let rest = text[space...].allSatisfy(\.isWhitespace)
            throw value.error(
                .badValue, "\(value.path) is \"\(text)\", which has a space",
                fix: rest || space == text.startIndex ? "remove the space" : "write %20 for it")
        }
        guard let url = WebAddress.url(text), url.scheme != nil, !WebAddress.lacksHost(url) else {
            throw value.error(
                .badValue, "\(value.path) is \"\(text)\"", fix: "give a whole URL such as https://example.com/")
        }
        return url
    }

    private func layout(_ value: SceneValue, strings: DeclaredStrings) throws -> SceneLayout {
        let fields = try fields(value, SceneGrammar.layout)
        switch (fields.value("template"), fields.value("live")) {
        case (let template?, nil): return .template(try self.template(template, strings: strings))
        case (nil, let live?): return .live(try self.live(live, strings: strings))
        case (nil, nil):
            fields.miss(
                SceneGrammar.layout,
                value.error(
                    .missingKey, "\(value.path) needs either template or live",
                    fix: "write template: and its texts below it, or live: with a view and an alternate"))
            return .template(SceneTemplate())
        case (_?, _?):
            throw value.error(
                .conflict, "\(value.path) has template and live, and needs either template or live",
                fix: "a live layout has its template as alternate")
        }
    }

    func template(_ value: SceneValue, strings: DeclaredStrings) throws -> SceneTemplate {
        let fields = try fields(value, SceneGrammar.template)
        // The image wins: the media file is not even read then.
        let image = fields.read("image", picture)
        let readsMedia = fields.value("image") == nil
        let media = readsMedia && !leavesRulesToMessages ? fields.read("mediaFileURL", media) : nil
        var template = SceneTemplate(
            image: image ?? media?.picture,
            mediaFileURL: readsMedia && leavesRulesToMessages ? fields.read("mediaFileURL", mediaFileURL) : nil,
            mediaByteCount: media?.byteCount)
        for name in TemplateText.allCases {
            template[name] = fields.read(name.rawValue) { try text($0, strings: strings) }
        }
        return template
    }

    private func live(_ value: SceneValue, strings: DeclaredStrings) throws -> SceneLive {
        let fields = try fields(value, SceneGrammar.live)
        for (key, fix) in [
            ("alternate", "add alternate: and the template that is drawn where the app is missing"),
            ("view", "add view: and what the app draws"),
        ] where fields.value(key) == nil {
            let article = key == "view" ? "a" : "an"
            fields.miss([key], value.error(.missingKey, "\(value.path) needs \(article) \(key)", fix: fix))
        }
        var live = SceneLive(
            view: fields.read("view") { try view($0, strings: strings) } ?? SceneElement(kind: .divider),
            alternate: fields.read("alternate") { try template($0, strings: strings) } ?? SceneTemplate())
        live.tint = fields.read("tint", color)
        if let size = fields.read("contentSize", answer) {
            live.answeredWidth = size.read("width", length)
            live.answeredHeight = size.read("height", height) ?? .offered
        }
        return live
    }

    /// What the size function answers; `fit` is a height.
    private func answer(_ value: SceneValue) throws -> SceneFields {
        if case .string("fit") = value.node.value {
            throw value.mismatch("a mapping", fix: "write contentSize: {height: fit}")
        }
        return try fields(value, SceneGrammar.contentSize)
    }

    /// What the app draws.
    private func view(_ value: SceneValue, strings: DeclaredStrings) throws -> SceneElement {
        let view = try element(value, strings: strings)
        guard view.count <= SceneLimits.maximumElementCount else {
            throw value.error(
                .badValue, "\(value.path) has \(view.count) elements",
                fix: "show fewer, at most \(SceneLimits.maximumElementCount)")
        }
        return view
    }

    /// The height of a size function: `fit`, or a length.
    private func height(_ value: SceneValue) throws -> AnsweredHeight {
        guard case .string(let word) = value.node.value else { return .length(try length(value)) }
        guard word == SceneGrammar.fit else {
            throw value.error(
                .badValue, "\(value.path) is \"\(word)\"",
                fix: "it must be a number, {lineHeight: style}, {sum: […]} or \(SceneGrammar.fit), which fits the view")
        }
        return .fittingView
    }

    /// A length of a size function: a number, `{lineHeight: style}` or `{sum: […]}`.
    private func length(_ value: SceneValue) throws -> LengthExpression {
        if case .number = value.node.value { return .points(try value.length()) }
        guard case .mapping = value.node.value else {
            throw value.mismatch("a number, {lineHeight: style} or {sum: […]}")
        }
        let fields = try fields(value, SceneGrammar.lengthExpressions)
        switch (fields.value("lineHeight"), fields.value("sum")) {
        case (let style?, nil):
            return .lineHeight(try style.name(of: FontTextStyle.self))
        case (nil, let sum?):
            guard try !sum.elements().isEmpty else {
                throw sum.error(.badValue, "\(sum.path) is an empty list", fix: "it needs at least one length")
            }
            return .sum(try sum.list(length))
        case (nil, nil):
            fields.miss(
                SceneGrammar.lengthExpressions,
                value.error(.missingKey, "\(value.path) has no length", fix: "write {lineHeight: style} or {sum: […]}"))
            return .points(0)
        case (_?, _?):
            throw value.error(.conflict, "\(value.path) has lineHeight and sum", fix: "remove one")
        }
    }
}
