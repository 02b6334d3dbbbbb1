/// Rewrites what the compiler refuses on Linux, where Objective-C is missing: its attributes, and the names of methods.
///
/// No line is added or taken away, so that a message of the compiler points at the app's own line.
package struct SourceRewriter {
    /// One thing that was rewritten.
    package struct Change: Equatable {
        /// The line in the app's file, from 1.
        package let line: Int
        /// What stood there, by its first word: `@objc`, `#selector`.
        package let was: String
    }

    /// The source as the compiler takes it.
    package private(set) var text = ""
    /// What was rewritten, from top to bottom.
    package private(set) var changes: [Change] = []
    /// What cannot be rewritten, with its line.
    package private(set) var obstacles: [Obstacle] = []

    /// Something that has no counterpart.
    package struct Obstacle: Equatable {
        package let line: Int
        package let what: String
    }

    /// What Interface Builder and Objective-C read, and the compiler on Linux refuses.
    static let droppedAttributes: Set<String> = [
        "@objc", "@objcMembers", "@nonobjc", "@IBOutlet", "@IBAction", "@IBSegueAction", "@IBInspectable",
        "@IBDesignable", "@GKInspectable", "@NSCopying",
    ]

    /// Attributes that make a declaration which only Apple's runtime can fill.
    static let obstacleAttributes = [
        "@NSManaged": "a property of Core Data", "@UIApplicationMain": "the start of an app, which an extension lacks",
        "@NSApplicationMain": "the start of a Mac app",
    ]

    private let tokens: [SwiftToken]
    private var place = 0

    package init(_ source: String) {
        tokens = SwiftTokens.all(in: source)
        while place < tokens.count { rewriteNext() }
    }

    private mutating func rewriteNext() {
        let token = tokens[place]
        place += 1
        let name = String(token.text)
        switch token.kind {
        case .attribute where Self.droppedAttributes.contains(name):
            changes.append(Change(line: token.line, was: name))
            // A name for Objective-C follows at once; parentheses after a space belong to the code.
            if tokens.indices.contains(place), tokens[place].text == "(" { _ = takeParentheses() }
            dropSpace()
            noteOptionalRequirement(at: token.line)
        case .attribute where Self.obstacleAttributes[name] != nil:
            obstacles.append(Obstacle(line: token.line, what: "\(name), \(Self.obstacleAttributes[name] ?? "")"))
            text += name
        case .directive where name == "#selector" || name == "#keyPath":
            guard let inside = takeParentheses() else { return text += name }
            changes.append(Change(line: token.line, was: name))
            let written =
                name == "#selector" ? "Selector(\"\(Self.method(in: inside))\")" : "\"\(Self.path(in: inside))\""
            // An expression on several lines keeps them.
            let lines = inside.reduce(0) { $0 + $1.text.count { $0.isNewline } }
            text += written + String(repeating: "\n", count: lines)
        case .word where !declaresOldName(name): rewriteOldName(name, at: token.line)
        default:
            text += name
        }
    }

    /// Whether the word is a name that this declares, which the app may call as it likes.
    private func declaresOldName(_ name: String) -> Bool {
        let before = tokens[..<(place - 1)].last { $0.kind != .space && $0.kind != .comment }
        return ["func", "var", "let", "case", "class", "struct", "enum"].contains(before?.text)
    }

    private mutating func rewriteOldName(_ name: String, at line: Int) {
        let next = tokens.indices.contains(place) ? tokens[place].text : ""
        if let label = OldNames.labels[name], next == ":" {
            changes.append(Change(line: line, was: name))
            text += label
        } else if let function = OldNames.functions[name], next == "(" {
            changes.append(Change(line: line, was: name))
            text += function.type
            label(arguments: function.labels)
        } else if name == "Foundation", usesNetwork, text.hasSuffix("import ") {
            // On Linux these classes live in a module of their own, which UIKit brings along.
            changes.append(Change(line: line, was: "import Foundation"))
            text += "Foundation; import FoundationNetworking"
        } else if let word = OldNames.words[name] {
            changes.append(Change(line: line, was: name))
            text += word
        } else if name == "characters", place > 1, tokens[place - 2].text == ".", !declaresCharacters {
            changes.append(Change(line: line, was: name))
            text.removeLast()
        } else {
            text += name
        }
    }

    /// Writes the next parentheses with a label before each argument.
    private mutating func label(arguments labels: [String]) {
        text += tokens[place].text
        place += 1
        var (depth, count, isStart) = (1, 0, true)
        while place < tokens.count, depth > 0 {
            let token = tokens[place]
            if isStart, token.kind != .space, token.kind != .comment, count < labels.count, token.text != ")" {
                text += "\(labels[count]): "
                isStart = false
            }
            if token.text == ")" || token.text == "]" || token.text == "}" { depth -= 1 }
            if token.text == "(" || token.text == "[" || token.text == "{" { depth += 1 }
            if depth == 1, token.text == "," { (count, isStart) = (count + 1, true) }
            rewriteNext()
        }
    }

    private var usesNetwork: Bool {
        let names: Set<Substring> = [
            "URLSession", "URLRequest", "HTTPURLResponse", "URLResponse", "URLSessionDataTask",
        ]
        return tokens.contains { $0.kind == .word && names.contains($0.text) }
    }

    /// Whether the file has a property of the name that strings once had.
    private var declaresCharacters: Bool {
        let code = tokens.filter { $0.kind != .space }
        return zip(code, code.dropFirst()).contains { ["var", "let"].contains($0.text) && $1.text == "characters" }
    }

    /// The tokens between the next pair of parentheses, which are passed; nil if there is none.
    private mutating func takeParentheses() -> [SwiftToken]? {
        var end = place
        while end < tokens.count, tokens[end].kind == .space { end += 1 }
        guard end < tokens.count, tokens[end].text == "(" else { return nil }
        let start = end + 1
        var depth = 0
        repeat {
            if tokens[end].text == "(" { depth += 1 }
            if tokens[end].text == ")" { depth -= 1 }
            end += 1
        } while depth > 0 && end < tokens.count
        place = end
        return Array(tokens[start..<max(start, end - 1)])
    }

    /// The space after an attribute goes with it, except for ends of lines.
    private mutating func dropSpace() {
        guard place < tokens.count, tokens[place].kind == .space else { return }
        text += tokens[place].text.drop { $0 == " " || $0 == "\t" }
        place += 1
    }

    /// `optional` in a protocol goes with Objective-C alone.
    private mutating func noteOptionalRequirement(at line: Int) {
        guard place < tokens.count, tokens[place].text == "optional" else { return }
        obstacles.append(Obstacle(line: line, what: "an optional requirement of a protocol"))
    }

    /// The method that `#selector` names, without its type: `vote(_:)` for `MyView.vote(_:)`.
    static func method(in expression: [SwiftToken]) -> String {
        let code = expression.filter { $0.kind != .space && $0.kind != .comment }
        // What stands after `as` tells overloads apart; `getter:` says which half of a property.
        let named = code.prefix { $0.text != "as" }
        let labels = named.firstIndex { $0.text == "(" && $0 != named.first } ?? named.endIndex
        let name = named[..<labels].last { $0.kind == .word }.map { String($0.text) } ?? ""
        return name + named[labels...].map { String($0.text) }.joined()
    }

    /// The path that `#keyPath` names, without its type.
    static func path(in expression: [SwiftToken]) -> String {
        let names = expression.filter { $0.kind == .word }.map { String($0.text) }
        return names.drop { $0.first?.isUppercase == true }.joined(separator: ".")
    }
}
