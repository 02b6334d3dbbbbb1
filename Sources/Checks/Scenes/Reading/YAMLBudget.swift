import CYaml

/// Counts what a YAML text stands for before a tree of it is made.
///
/// An alias is the same node again, so that a few bytes can stand for more values than a machine holds; and a flat list
/// is composed whole before anybody counts it. The events of the parser show both, one after the other, without a tree.
struct YAMLBudget {
    private let file: String
    /// Values so far, those behind aliases counted each time.
    private var count = 0
    private var aliasCount = 0
    private var open: [Collection] = []
    private var anchored: [String: Anchored] = [:]

    /// A list or mapping whose end has not come yet.
    private struct Collection {
        let anchor: String?
        /// ``YAMLBudget/count`` before it.
        let start: Int
        let isMapping: Bool
        /// Whether what comes next in a mapping is a key.
        var isAtKey = true
    }

    /// What an alias stands for.
    private struct Anchored {
        let count: Int
        let isScalar: Bool
    }

    private init(file: String) { self.file = file }

    /// - Throws: ``SceneError`` at the place where a text exceeds a limit. What is not YAML is for its reader to report.
    static func check(_ text: String, file: String) throws {
        try refuseManyDirectives(text, file: file)
        var text = text
        try text.withUTF8 { bytes in
            var parser = yaml_parser_t()
            guard yaml_parser_initialize(&parser) == 1 else { return }
            defer { yaml_parser_delete(&parser) }
            yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING)
            yaml_parser_set_input_string(&parser, bytes.baseAddress, bytes.count)
            var budget = YAMLBudget(file: file)
            var isDone = false
            while !isDone {
                var event = yaml_event_t()
                guard yaml_parser_parse(&parser, &event) == 1 else { return }
                defer { yaml_event_delete(&event) }
                isDone = try budget.take(event)
            }
        }
    }

    /// Counts an event. Returns whether it ends the document; a second one is refused by the reader.
    private mutating func take(_ event: yaml_event_t) throws -> Bool {
        let place = ScenePlace(line: Int(event.start_mark.line) + 1, column: Int(event.start_mark.column) + 1)
        switch event.type {
        case YAML_ALIAS_EVENT:
            aliasCount += 1
            guard aliasCount <= SceneLimits.maximumAliasCount else {
                throw error("more than \(SceneLimits.maximumAliasCount) aliases; write the values out", place)
            }
            // One that stands for nothing is for the reader to report.
            let value = Self.text(event.data.alias.anchor).flatMap { anchored[$0] }
            try add(value?.count ?? 1, isScalar: value?.isScalar ?? true, place)
        case YAML_SCALAR_EVENT:
            try add(1, isScalar: true, place)
            if let anchor = Self.text(event.data.scalar.anchor) {
                anchored[anchor] = Anchored(count: 1, isScalar: true)
            }
        case YAML_SEQUENCE_START_EVENT:
            try begin(Self.text(event.data.sequence_start.anchor), isMapping: false, place)
        case YAML_MAPPING_START_EVENT:
            try begin(Self.text(event.data.mapping_start.anchor), isMapping: true, place)
        case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
            guard let closed = open.popLast(), let anchor = closed.anchor else { break }
            anchored[anchor] = Anchored(count: count - closed.start, isScalar: false)
        case YAML_DOCUMENT_END_EVENT, YAML_STREAM_END_EVENT:
            return true
        default: break
        }
        return false
    }

    private mutating func begin(_ anchor: String?, isMapping: Bool, _ place: ScenePlace) throws {
        let start = count
        try add(1, isScalar: false, place)
        open.append(Collection(anchor: anchor, start: start, isMapping: isMapping))
        guard open.count <= SceneLimits.maximumDepth + 1 else {
            throw error("values nest deeper than \(SceneLimits.maximumDepth) levels", place)
        }
    }

    /// Counts a value, or a key, which is not one.
    private mutating func add(_ values: Int, isScalar: Bool, _ place: ScenePlace) throws {
        if let last = open.indices.last, open[last].isMapping {
            defer { open[last].isAtKey.toggle() }
            if open[last].isAtKey {
                // A list in a key would be compared with all other keys.
                guard isScalar else { throw error("a key must be a text", place) }
                return
            }
        }
        count += values
        guard count <= SceneLimits.maximumNodeCount else {
            throw error("more than \(SceneLimits.maximumNodeCount) values; take out aliases or split the scene", place)
        }
    }

    private static func text(_ anchor: UnsafeMutablePointer<UInt8>?) -> String? { anchor.map { String(cString: $0) } }

    private func error(_ message: String, _ place: ScenePlace) -> SceneError {
        SceneError(file: file, place: place, kind: .file, sentence: message)
    }

    // MARK: - Directives

    /// The parser compares each `%TAG` with all before it, before it says anything.
    private static func refuseManyDirectives(_ text: String, file: String) throws {
        var (count, line) = (0, 1)
        var isAtStart = true
        for byte in text.utf8 {
            if isAtStart, byte == UInt8(ascii: "%") {
                count += 1
                guard count <= SceneLimits.maximumDirectiveCount else {
                    throw SceneError(
                        file: file, place: ScenePlace(line: line, column: 1),
                        kind: .file,
                        sentence:
                            "more than \(SceneLimits.maximumDirectiveCount) lines begin with %; indent texts, and take out "
                            + "directives such as %TAG")
                }
            }
            isAtStart = byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
            if byte == UInt8(ascii: "\n") { line += 1 }
        }
    }
}
