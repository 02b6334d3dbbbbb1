import BalloonLayouts
import ViewLayout

/// Finds the place in a scene's file that a finding is about: the key of a text, of an element or of an entry.
package struct ScenePlaces: Sendable {
    private let root: SceneNode?

    /// Reads the scene's file again. For a scene made in code, all places are the beginning of the file.
    package init(of scene: BalloonScene) {
        root = scene.source.isEmpty ? nil : try? SceneFile.tree(of: scene.source, file: scene.file).root
    }

    /// Reads a file; nil where it is not a scene.
    package init?(ofFile file: String) {
        guard let text = try? SceneFile.text(at: file), let root = try? SceneFile.tree(of: text, file: file).root else {
            return nil
        }
        self.root = root
    }

    /// The place of a value, by its path from the root: `message.layout.live.view.vstack[1].text`; nil where there is none.
    func place(ofPath path: String) -> ScenePlace? {
        var node = root
        for word in path.split(separator: ".") {
            let name = word.prefix { $0 != "[" }
            node = node?.entry(String(name))?.value
            guard let index = Int(word.dropFirst(name.count + 1).dropLast()) else { continue }
            guard case .sequence(let elements)? = node?.value, elements.indices.contains(index) else { return nil }
            node = elements[index]
        }
        return node?.place
    }

    /// The place of a node of a record; nil where the file has no key for it.
    /// - Parameters:
    ///   - node: its name or its path, as causes name it: `caption`, `live/vstack/text-2`, `border of photo`, an input.
    ///   - message: the sentence of the change, which may quote the text.
    package func place(ofNode node: String, saying message: String) -> ScenePlace? {
        guard let root, let own = SceneGrammar.subjects.lazy.compactMap(root.entry).first else { return nil }
        // A key of a string may have spaces; of others the last word is the name.
        let isString = node.hasPrefix("string.")
        let word = isString ? node : node.split(separator: " ").last.map(String.init) ?? node
        let kind = ["string.", "metric.", "alternate."].first { word.hasPrefix($0) } ?? ""
        let path = String(word.dropFirst(kind.count))
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let others = [("app", name == "icon"), ("traits", true), ("metrics", true)].filter(\.1)
            .map { root.entry($0.0)?.value.entry(name)?.keyPlace }
        return Self.inConversation(own, path: path, name: name)
            ?? Self.named(path, in: own.value) ?? Self.named(name, in: own.value)
            ?? others.lazy.compactMap { $0 }.first ?? Self.quoted(in: root, by: message)
            ?? Self.keyPlace(ofString: path, in: root) ?? Self.repeatedKeyPlace(ofString: path, in: root)
    }

    /// The place of a node in a conversation: a key of its entry's message, otherwise the entry itself.
    private static func inConversation(_ own: SceneNode.Entry, path: String, name: String) -> ScenePlace? {
        guard own.key == "transcript" else { return nil }
        var names = path.split(separator: "/")
        if names.first == "transcript" { names.removeFirst() }
        return ConversationPlaces(own.value).holder(ofNode: names).map { place, message in
            named(name, in: message) ?? place
        }
    }

    /// The place of a subject; that of the scene's message, conversation or stickers where it has no key of its own.
    /// - Parameters:
    ///   - subject: its name in findings: `caption`, `entries[2] imageTitle`, `vstack/text-2`, the key of a string.
    ///   - message: the sentence of the finding, which may quote the text.
    package func place(of subject: String, saying message: String) -> ScenePlace {
        guard let root else { return ScenePlace(line: 1, column: 1) }
        if let place = Self.expectation(subject, in: root) { return place }
        guard let own = SceneGrammar.subjects.lazy.compactMap(root.entry).first else { return root.place }
        var holder = own.value
        var words = subject.split(separator: " ").map(String.init)
        // A key that several entries have is that of the entry which the subject names.
        var keys = root
        var whole = Self.layoutForm(of: holder) ?? own.keyPlace
        if let part = words.first.flatMap({ Self.part($0, of: own.value) }) {
            words.removeFirst()
            keys = part.node
            holder = part.node
            whole = part.place
            if let message = holder.entry("message") ?? holder.entry("sticker") { holder = message.value }
        }
        guard let name = words.last else { return Self.quoted(in: holder, by: message) ?? whole }
        // A key may be a sentence, as Xcode makes them of texts.
        let key = words.joined(separator: " ")
        return Self.named(name, in: holder) ?? Self.sticker(name, of: own) ?? Self.keyPlace(ofString: key, in: keys)
            ?? Self.keyPlace(ofString: key, in: root) ?? whole
    }

    /// The key `template` or `live` of a message: what is wrong with the balloon as a whole is wrong with its layout.
    private static func layoutForm(of message: SceneNode) -> ScenePlace? {
        let layout = message.entry("layout")?.value
        return (layout?.entry("template") ?? layout?.entry("live"))?.keyPlace
    }

    /// The entry of a sticker browser that findings name `sticker`, `sticker-2` and so on.
    private static func sticker(_ name: String, of subject: SceneNode.Entry) -> ScenePlace? {
        guard subject.key == "stickers", let match = name.wholeMatch(of: /sticker(?:-([0-9]+))?/),
            case .sequence(let stickers)? = subject.value.entry("stickers")?.value.value,
            let number = match.1.map({ Int($0) }) ?? 1, stickers.indices.contains(number - 1)
        else { return nil }
        return stickers[number - 1].place
    }

    /// The key of an expectation: `expect[1].lines`.
    private static func expectation(_ subject: String, in root: SceneNode) -> ScenePlace? {
        guard let match = subject.wholeMatch(of: /expect\[([0-9]+)\](?:\.(.+))?/), let index = Int(match.1),
            case .sequence(let elements)? = root.entry("expect")?.value.value, index < elements.count
        else { return nil }
        var (node, place) = (elements[index], elements[index].place)
        for key in match.2?.split(separator: ".") ?? [] {
            guard let entry = node.entry(String(key)) else { break }
            (node, place) = (entry.value, entry.keyPlace)
        }
        return place
    }

    /// `entries[2]` of a conversation, its input field, a sticker of a browser.
    private static func part(_ word: String, of subject: SceneNode) -> (node: SceneNode, place: ScenePlace)? {
        if let entry = subject.entry(word) { return (entry.value, entry.keyPlace) }
        guard let match = word.wholeMatch(of: /([a-zA-Z]+)\[([0-9]+)\]/), let index = Int(match.2),
            case .sequence(let elements)? = subject.entry(String(match.1))?.value.value, index < elements.count
        else { return nil }
        return (elements[index], elements[index].place)
    }

    /// A node of a message: a key of its template, of the message itself, or an element of its view.
    private static func named(_ name: String, in message: SceneNode) -> ScenePlace? {
        let layout = message.entry("layout")?.value
        let (template, live) = (layout?.entry("template"), layout?.entry("live"))
        // Paths begin with the layout that they are in.
        let path = name.hasPrefix("live/") ? String(name.dropFirst("live/".count)) : name
        if let view = live?.value.entry("view")?.value, let place = element(path, in: view) { return place }
        let keys = [template?.value.entry(name), message.entry(name), live?.value.entry(name)]
        if let key = keys.lazy.compactMap({ $0 }).first { return key.keyPlace }
        if let key = live?.value.entry("alternate")?.value.entry(name) { return key.keyPlace }
        return name == "url" ? message.place : nil
    }

    /// An element by its name in records, or by the end of its path.
    private static func element(_ name: String, in view: SceneNode) -> ScenePlace? {
        let end = name.split(separator: "/").map(String.init)
        var found: ScenePlace?
        func look(_ node: SceneNode, _ path: [String]) {
            guard found == nil, let kind = kind(of: node) else { return }
            let (outer, path) = (path.count, path + names(of: node, kind: kind.key).dropFirst())
            // Nodes that its modifiers add around it have the same place.
            if (outer...path.count).contains(where: { path.prefix($0).suffix(end.count) == end[...] }) {
                found = kind.keyPlace
            }
            guard case .sequence(let children) = kind.value.entry("children")?.value.value ?? kind.value.value else {
                return
            }
            var siblings = SiblingNames()
            for child in children {
                let outermost = self.kind(of: child).flatMap { names(of: child, kind: $0.key).first } ?? ""
                look(child, path + [siblings.unique(outermost)])
            }
        }
        let outermost = kind(of: view).flatMap { names(of: view, kind: $0.key).first } ?? ""
        look(view, [outermost])
        return found
    }

    private static func kind(of element: SceneNode) -> SceneNode.Entry? {
        SceneGrammar.elementKinds.lazy.compactMap(element.entry).first
    }

    /// The nodes that an element is placed as, from the outside: those of its modifiers, and itself.
    private static func names(of element: SceneNode, kind: String) -> [String] {
        var names = ["frame", "padding", "opacity", "shadow", "border"].filter { element.entry($0) != nil }
        if element.entry("cornerRadius") != nil || element.entry("shape") != nil { names.append("clip") }
        if case .string(let id)? = element.entry("id")?.value.value { return names + [id] }
        return names + [kind]
    }

    /// The place of the first text that names a key of strings.
    private static func keyPlace(ofString key: String, in node: SceneNode) -> ScenePlace? {
        first(in: node) { entry in
            guard case .string(key)? = entry.value.entry("key")?.value.value else { return false }
            return true
        }
    }

    /// The place of a key that records name `seats-2`, because other arguments stand beside it the second time.
    private static func repeatedKeyPlace(ofString name: String, in node: SceneNode) -> ScenePlace? {
        guard let match = name.wholeMatch(of: /(.+)-([0-9]+)/), let number = Int(match.2) else { return nil }
        var left = number
        return first(in: node) { entry in
            guard case .string(String(match.1))? = entry.value.entry("key")?.value.value else { return false }
            left -= 1
            return left == 0
        }
    }

    /// The place of the first text that a sentence quotes.
    private static func quoted(in node: SceneNode, by message: String) -> ScenePlace? {
        first(in: node) { entry in
            guard case .string(let text) = entry.value.value, !text.isEmpty else { return false }
            return message.contains("“\(text)”")
        }
    }

    private static func first(in node: SceneNode, where isWanted: (SceneNode.Entry) -> Bool) -> ScenePlace? {
        switch node.value {
        case .mapping(let entries):
            for entry in entries {
                if isWanted(entry) { return entry.keyPlace }
                if let place = first(in: entry.value, where: isWanted) { return place }
            }
            return nil
        case .sequence(let elements):
            for element in elements {
                if let place = first(in: element, where: isWanted) { return place }
            }
            return nil
        default: return nil
        }
    }
}
