import Foundation
import Typesetting
import ViewLayout

extension SceneParser {
    /// An element of a view: a mapping with one kind and modifiers that apply to it.
    func element(_ value: SceneValue, strings: DeclaredStrings) throws -> SceneElement {
        let fields = try fields(value, SceneGrammar.elementKinds + SceneGrammar.elementModifiers)
        let kind = try kind(
            of: fields, among: SceneGrammar.elementKinds, what: "an element", fix: "put them into a stack")
        guard let kind else {
            fields.miss(
                SceneGrammar.elementKinds,
                value.error(
                    .missingKey, "an element needs a kind",
                    fix: "write one of \(SceneGrammar.elementKinds.joined(separator: ", "))"))
            return SceneElement(kind: .divider)
        }
        noteForeign(fields, of: kind.key, kinds: SceneGrammar.kindsOfModifier)
        let content = fields.read(kind.key) { try self.kind(kind.key, $0, fields, strings: strings) }
        var element = SceneElement(kind: content ?? .divider)
        element.id = fields.read("id", identifier)
        element.font = fields.read("font", font)
        element.color = fields.read("color", color)
        element.lineLimit = fields.integer("lineLimit", in: SceneGrammar.lineLimits)
        if ["text", "button"].contains(kind.key) {
            element.textAlignment = fields.name("alignment", of: HorizontalAlignment.self)
        }
        element.wordBreak = fields.name("wordBreak", of: WordBreak.self)
        element.textWrap = fields.name("textWrap", of: TextWrap.self)
        element.spacing = fields.length("spacing") ?? 0
        element.cornerRadius = fields.length("cornerRadius")
        readTextLook(fields, into: &element)
        readEffects(fields, into: &element)
        element.padding = fields.read("padding", padding)
        element.frame = fields.read("frame", frame)
        return element
    }

    /// The name of an element in records and findings.
    private func identifier(_ value: SceneValue) throws -> String {
        let text = try value.string()
        guard SceneGrammar.isIdentifier(text) else {
            throw value.error(
                .badValue, "\(value.path) is \"\(text)\"",
                fix: "an id is 1 to \(SceneGrammar.longestIdentifier) letters, digits, hyphens and underscores")
        }
        return text
    }

    private func kind(
        _ name: String, _ value: SceneValue, _ fields: SceneFields, strings: DeclaredStrings
    ) throws -> SceneElement.Kind {
        let alignment = fields.value("alignment")
        func children() throws -> [SceneElement] {
            try value.list { try element($0, strings: strings) }
        }
        switch name {
        case "text": return .text(try text(value, strings: strings))
        case "button": return .button(try text(value, strings: strings))
        case "image": return .image(try picture(value))
        case "fill": return .fill(try color(value))
        case "gradient": return try gradient(value)
        case "progress": return .progress(try value.number(in: SceneGrammar.shares))
        case "gauge": return .gauge(try value.number(in: SceneGrammar.shares))
        case "symbol": return .symbol(try value.name(of: SymbolName.self))
        case "grid":
            return try grid(
                value, alignment: alignment?.name(of: HorizontalAlignment.self) ?? .center, strings: strings)
        case "spacer": return .spacer(try value.isNothing ? 0 : value.length())
        case "vstack": return .vstack(try children(), try alignment?.name(of: HorizontalAlignment.self) ?? .center)
        case "hstack": return .hstack(try children(), try alignment?.name(of: VerticalAlignment.self) ?? .center)
        case "zstack": return .zstack(try children(), try alignment.map(pileAlignment) ?? .center)
        default:
            guard value.isNothing else {
                throw value.error(.badValue, "\(value.path) takes no value", fix: "write {divider: null}")
            }
            return .divider
        }
    }

    /// One of the nine places in a rectangle.
    private func pileAlignment(_ value: SceneValue) throws -> Alignment {
        let places: [(name: String, value: Alignment)] = [
            ("topLeading", .topLeading), ("top", Alignment(horizontal: .center, vertical: .top)),
            ("topTrailing", Alignment(horizontal: .trailing, vertical: .top)),
            ("leading", Alignment(horizontal: .leading, vertical: .center)), ("center", .center),
            ("trailing", Alignment(horizontal: .trailing, vertical: .center)),
            ("bottomLeading", .bottomLeading), ("bottom", Alignment(horizontal: .center, vertical: .bottom)),
            ("bottomTrailing", Alignment(horizontal: .trailing, vertical: .bottom)),
        ]
        return try value.choice(places)
    }

    // MARK: - Modifiers

    /// A text style, or a mapping with a size in points and a weight.
    private func font(_ value: SceneValue) throws -> FontReference {
        if case .number(_, let text) = value.node.value {
            throw value.error(
                .wrongType, "\(value.path) must be a text style or a mapping, not a number",
                fix: "write {size: \(text)}, or a text style such as body")
        }
        guard case .mapping = value.node.value else {
            return .textStyle(try value.name(of: FontTextStyle.self))
        }
        let fields = try fields(value, SceneGrammar.font)
        let sizes = SceneGrammar.fontSizes
        if fields.value("size") == nil {
            fields.miss(
                ["size"],
                value.error(
                    .missingKey, "\(value.path) needs a size in points",
                    fix: "write size: 17, or name a text style instead"))
        }
        return .system(
            size: fields.number("size", in: sizes) ?? sizes.lowerBound,
            weight: fields.read("weight", weight) ?? .regular)
    }

    private func weight(_ value: SceneValue) throws -> FontWeight {
        try value.choice(SceneGrammar.weights)
    }

    func color(_ value: SceneValue) throws -> ColorReference {
        let text: String
        switch value.node.value {
        case .null(comment: nil):
            throw value.error(
                .missingValue, "\(value.path) has no colour",
                fix: "write one; a colour that starts with # must be in quotes")
        case .number(_, let digits): text = digits
        default: text = try value.string()
        }
        do {
            return try ColorReference(text)
        } catch let error as ColorReferenceError {
            throw value.error(.badValue, "\(value.path) is \"\(text)\"", fix: error.fix)
        }
    }

    /// One length for all sides, or lengths by side; `leading` wins over `horizontal`, `top` over `vertical`.
    private func padding(_ value: SceneValue) throws -> EdgeInsets {
        if case .number = value.node.value { return EdgeInsets(try value.length()) }
        guard case .mapping = value.node.value else {
            let sides = "a number, or a mapping with \(SceneGrammar.padding.joined(separator: ", "))"
            throw value.mismatch(sides, fix: value.bareNumber)
        }
        let fields = try fields(value, SceneGrammar.padding)
        let horizontal = fields.length("horizontal") ?? 0
        let vertical = fields.length("vertical") ?? 0
        return EdgeInsets(
            top: fields.length("top") ?? vertical, leading: fields.length("leading") ?? horizontal,
            bottom: fields.length("bottom") ?? vertical, trailing: fields.length("trailing") ?? horizontal)
    }

    private func frame(_ value: SceneValue) throws -> SceneElement.Frame {
        let fields = try fields(value, SceneGrammar.frame)
        let frame = SceneElement.Frame(
            width: fields.length("width"), height: fields.length("height"), minWidth: fields.length("minWidth"),
            maxWidth: fields.length("maxWidth"), minHeight: fields.length("minHeight"),
            maxHeight: fields.length("maxHeight"))
        for (fixed, minimum, maximum, name) in [
            (frame.width, frame.minWidth, frame.maxWidth, "Width"),
            (frame.height, frame.minHeight, frame.maxHeight, "Height"),
        ] {
            if let fixed, fixed < minimum ?? fixed || fixed > maximum ?? fixed {
                let limit = fixed < minimum ?? fixed ? "smaller than min\(name)" : "larger than max\(name)"
                throw value.error(
                    .conflict, "\(value.path): \(name.lowercased()) is \(limit)", fix: "remove one of them")
            }
            if let minimum, let maximum, minimum > maximum {
                throw value.error(
                    .conflict, "\(value.path): min\(name) is larger than max\(name)", fix: "swap or fix them")
            }
        }
        return frame
    }
}
