import Foundation
import Typesetting
import ViewLayout

extension SceneParser {
    /// An element of a view: a mapping with one kind and modifiers that apply to it.
    func element(_ value: SceneValue, strings: DeclaredStrings) throws -> SceneElement {
        let fields = try fields(value, SceneGrammar.elementKinds + SceneGrammar.elementModifiers)
        let kinds = fields.entries.filter { SceneGrammar.elementKinds.contains($0.key) }
        guard let kind = kinds.first else {
            throw value.error("an element needs a kind: \(SceneGrammar.elementKinds.joined(separator: ", "))")
        }
        guard kinds.count == 1 else {
            throw SceneError(
                file: file, place: kinds[1].keyPlace,
                message: "an element has one kind, this one is \(kind.key) and \(kinds[1].key); put them into a stack")
        }
        try refuseForeignModifiers(fields, kind: kind.key)
        let kindValue = SceneValue(node: kind.value, path: fields.path(to: kind.key), file: file)
        var element = SceneElement(kind: try self.kind(kind.key, kindValue, fields, strings: strings))
        element.font = try fields.value("font").map(font)
        element.color = try fields.value("color").map(color)
        element.lineLimit = try fields.integer("lineLimit", in: 1...Int(SceneLimits.maximumLength))
        if ["text", "button"].contains(kind.key) {
            element.textAlignment = try fields.value("alignment")?.name(of: HorizontalAlignment.self)
        }
        element.wordBreak = try fields.value("wordBreak")?.name(of: WordBreak.self)
        element.textWrap = try fields.value("textWrap")?.name(of: TextWrap.self)
        element.spacing = try fields.value("spacing")?.length() ?? 0
        element.cornerRadius = try fields.value("cornerRadius")?.length()
        try readTextLook(fields, into: &element)
        try readEffects(fields, into: &element)
        element.padding = try fields.value("padding").map(padding)
        element.frame = try fields.value("frame").map(frame)
        return element
    }

    private func refuseForeignModifiers(_ fields: SceneFields, kind: String) throws {
        for entry in fields.entries {
            guard let kinds = SceneGrammar.kindsOfModifier[entry.key], !kinds.contains(kind) else { continue }
            throw SceneError(
                file: file, place: entry.keyPlace,
                message: "\(entry.key) does not apply to \(kind), only to \(kinds.joined(separator: ", "))")
        }
    }

    private func kind(
        _ name: String, _ value: SceneValue, _ fields: SceneFields, strings: DeclaredStrings
    ) throws -> SceneElement.Kind {
        let alignment = fields.value("alignment")
        func children() throws -> [SceneElement] {
            try value.elements().map { try element($0, strings: strings) }
        }
        switch name {
        case "text": return .text(try text(value, strings: strings))
        case "button": return .button(try text(value, strings: strings))
        case "image": return .image(try picture(value))
        case "fill": return .fill(try color(value))
        case "gradient": return try gradient(value)
        case "progress": return .progress(try value.number(in: 0...1))
        case "symbol": return .symbol(try value.name(of: SymbolName.self))
        case "grid":
            return try grid(
                value, alignment: alignment?.name(of: HorizontalAlignment.self) ?? .center, strings: strings)
        case "spacer": return .spacer(try isNothing(value) ? 0 : value.length())
        case "vstack": return .vstack(try children(), try alignment?.name(of: HorizontalAlignment.self) ?? .center)
        case "hstack": return .hstack(try children(), try alignment?.name(of: VerticalAlignment.self) ?? .center)
        case "zstack": return .zstack(try children(), try alignment.map(pileAlignment) ?? .center)
        default:
            guard isNothing(value) else { throw value.error("\(value.path) takes no value, write {divider: null}") }
            return .divider
        }
    }

    private func isNothing(_ value: SceneValue) -> Bool {
        guard case .null = value.node.value else { return false }
        return true
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
        guard case .mapping = value.node.value else {
            return .textStyle(try value.name(of: FontTextStyle.self))
        }
        let fields = try fields(value, SceneGrammar.font)
        let sizes = TypesettingLimits.minimumPointSize...TypesettingLimits.maximumPointSize
        guard let size = try fields.number("size", in: sizes) else {
            throw value.error("\(value.path) needs a size in points, or name a text style instead")
        }
        return .system(size: size, weight: try fields.value("weight").map(weight) ?? .regular)
    }

    private func weight(_ value: SceneValue) throws -> FontWeight {
        try value.choice([
            ("regular", .regular), ("medium", .medium), ("semibold", .semibold), ("bold", .bold),
        ])
    }

    func color(_ value: SceneValue) throws -> ColorReference {
        if isNothing(value) {
            throw value.error("\(value.path) has no colour; one that starts with # must be in quotes")
        }
        do {
            return try ColorReference(try value.string())
        } catch let error as ColorReferenceError {
            throw value.error("\(value.path): \(error)")
        }
    }

    /// One length for all sides, or lengths by side; `leading` wins over `horizontal`, `top` over `vertical`.
    private func padding(_ value: SceneValue) throws -> EdgeInsets {
        if case .number = value.node.value { return EdgeInsets(try value.length()) }
        let fields = try fields(value, SceneGrammar.padding)
        let horizontal = try fields.value("horizontal")?.length() ?? 0
        let vertical = try fields.value("vertical")?.length() ?? 0
        return EdgeInsets(
            top: try fields.value("top")?.length() ?? vertical,
            leading: try fields.value("leading")?.length() ?? horizontal,
            bottom: try fields.value("bottom")?.length() ?? vertical,
            trailing: try fields.value("trailing")?.length() ?? horizontal)
    }

    private func frame(_ value: SceneValue) throws -> SceneElement.Frame {
        let fields = try fields(value, SceneGrammar.frame)
        let frame = SceneElement.Frame(
            width: try fields.value("width")?.length(), height: try fields.value("height")?.length(),
            minWidth: try fields.value("minWidth")?.length(), maxWidth: try fields.value("maxWidth")?.length(),
            minHeight: try fields.value("minHeight")?.length(), maxHeight: try fields.value("maxHeight")?.length())
        for (minimum, maximum, name) in [
            (frame.minWidth, frame.maxWidth, "Width"), (frame.minHeight, frame.maxHeight, "Height"),
        ] {
            if let minimum, let maximum, minimum > maximum {
                throw value.error("\(value.path): min\(name) is larger than max\(name); swap or fix them")
            }
        }
        return frame
    }
}
