import BalloonLayouts
import Drawing
import Foundation
import MessagesAPI
import ViewLayout

extension SceneParser {
    func message(_ value: SceneValue, strings: DeclaredStrings) throws -> SceneMessage {
        let fields = try fields(value, SceneGrammar.message)
        guard let layout = fields.value("layout") else {
            throw value.error("message.layout is missing; give it a template or a live layout")
        }
        var message = SceneMessage(layout: try self.layout(layout, strings: strings))
        message.summaryText = try fields.value("summaryText").map { try text($0, strings: strings) }
        message.accessibilityLabel = try fields.value("accessibilityLabel").map { try text($0, strings: strings) }
        message.shouldExpire = try fields.boolean("shouldExpire") ?? false
        message.url = try fields.value("url").map(url)
        return message
    }

    private func url(_ value: SceneValue) throws -> URL {
        let text = try value.string()
        guard leavesRulesToMessages || text.count <= MessageURL.maximumLength else {
            throw value.error(
                "message.url has \(text.count) characters; at most \(MessageURL.maximumLength) are carried, so keep the "
                    + "state on a server and put a token in the URL")
        }
        guard let url = URL(string: text), url.scheme != nil else {
            throw value.error("message.url is \"\(text)\"; give a whole URL such as https://example.com/")
        }
        return url
    }

    private func layout(_ value: SceneValue, strings: DeclaredStrings) throws -> SceneLayout {
        let fields = try fields(value, SceneGrammar.layout)
        switch (fields.value("template"), fields.value("live")) {
        case (let template?, nil): return .template(try self.template(template, strings: strings))
        case (nil, let live?): return .live(try self.live(live, strings: strings))
        default:
            throw value.error(
                "message.layout needs either template or live; a live layout has its template as alternate")
        }
    }

    func template(_ value: SceneValue, strings: DeclaredStrings) throws -> SceneTemplate {
        let fields = try fields(value, SceneGrammar.template)
        // The image wins: the media file is not even read then.
        let image = try fields.value("image").map(picture)
        let file = image == nil ? fields.value("mediaFileURL") : nil
        let media = try leavesRulesToMessages ? nil : file.map(media)
        var template = SceneTemplate(
            image: image ?? media?.picture, mediaFileURL: try leavesRulesToMessages ? file.map(mediaFileURL) : nil,
            mediaByteCount: media?.byteCount)
        for name in TemplateText.allCases {
            template[name] = try fields.value(name.rawValue).map { try text($0, strings: strings) }
        }
        return template
    }

    private func live(_ value: SceneValue, strings: DeclaredStrings) throws -> SceneLive {
        let fields = try fields(value, SceneGrammar.live)
        guard let alternate = fields.value("alternate") else {
            throw value.error(
                "message.layout.live needs an alternate: the template that is drawn where the app is missing")
        }
        guard let view = fields.value("view") else {
            throw value.error("message.layout.live needs a view: what the app draws")
        }
        let parsed = try element(view, strings: strings)
        guard parsed.count <= SceneLimits.maximumElementCount else {
            throw view.error(
                "\(view.path) has \(parsed.count) elements; at most \(SceneLimits.maximumElementCount), so show fewer")
        }
        var live = SceneLive(
            view: parsed, alternate: try template(alternate, strings: strings))
        if let size = try fields.value("contentSize").map({ try self.fields($0, SceneGrammar.contentSize) }) {
            live.answeredWidth = try size.value("width").map(length)
            live.answeredHeight = try size.value("height").map(height) ?? .offered
        }
        return live
    }

    /// The height of a size function: `fit`, or a length.
    private func height(_ value: SceneValue) throws -> AnsweredHeight {
        guard case .string(let word) = value.node.value else { return .length(try length(value)) }
        guard word == SceneGrammar.fit else {
            throw value.error(
                "\(value.path) is \"\(word)\"; it must be a number, {lineHeight: style}, {sum: […]} or "
                    + "\(SceneGrammar.fit), which fits the view")
        }
        return .fittingView
    }

    /// A length of a size function: a number, `{lineHeight: style}` or `{sum: […]}`.
    private func length(_ value: SceneValue) throws -> LengthExpression {
        if case .number = value.node.value { return .points(try value.length()) }
        guard case .mapping = value.node.value else {
            throw value.error(
                "\(value.path) must be a number, {lineHeight: style} or {sum: […]}, not \(value.node.kindWithArticle)")
        }
        let fields = try fields(value, SceneGrammar.lengthExpressions)
        switch (fields.value("lineHeight"), fields.value("sum")) {
        case (let style?, nil):
            return .lineHeight(try style.name(of: FontTextStyle.self))
        case (nil, let sum?):
            let terms = try sum.elements()
            guard !terms.isEmpty else { throw sum.error("\(sum.path) needs at least one length") }
            return .sum(try terms.map(length))
        default:
            throw value.error("\(value.path) must be a number, {lineHeight: style} or {sum: […]}")
        }
    }
}
