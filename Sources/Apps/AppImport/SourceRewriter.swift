import SourceTokens

/// Rewrites what the compiler on Linux does not accept, because Objective-C is missing: its attributes, and the names
/// of methods.
///
/// Line numbers are kept, so that compiler messages refer to the app's own lines; a moved part
/// has a `#sourceLocation` with its original line.
package struct SourceRewriter {
    /// One change.
    package struct Change: Equatable {
        /// The line in the app's file, from 1.
        package let line: Int
        /// The original text, by its first word: `@objc`, `#selector`.
        package let was: String
    }

    /// The rewritten source.
    package internal(set) var text = ""
    /// The changes, from top to bottom.
    package internal(set) var changes: [Change] = []

    /// Attributes for Interface Builder and Objective-C, which the compiler on Linux does not accept.
    static let droppedAttributes: Set<String> = [
        "@objc", "@objcMembers", "@nonobjc", "@IBOutlet", "@IBAction", "@IBSegueAction", "@IBInspectable",
        "@IBDesignable", "@GKInspectable", "@NSCopying", "@UIApplicationMain",
    ]

    let tokens: [SwiftToken]
    /// The path of the file in the app's folder.
    let path: String
    /// The declarations of all files of the app.
    let app: AppTypes
    var place = 0
    /// Text to insert before and after tokens, by their places.
    var insertions: [Int: (before: String, after: String)] = [:]
    /// The bodies to move to the end of a class, by the place of its brace.
    var moved: [Int: [TypeDeclaration]] = [:]
    /// The places of braces whose content was moved away.
    var emptied: [Int: Int] = [:]

    init(_ tokens: [SwiftToken], path: String, app: AppTypes) {
        (self.tokens, self.path, self.app) = (tokens, path, app)
        let types = DeclarationReader.types(in: tokens)
        planTables(of: types)
        planMoves(of: types)
        planRequirements(of: types)
        planSwitches()
        planModels(of: types)
        planOperators(of: types)
        planImport()
        while place < tokens.count { rewriteNext() }
        let opened = MessageFunction.opened(text, of: app)
        let lines = [text, opened].map { $0.split(separator: "\n", omittingEmptySubsequences: false) }
        for (index, (was, now)) in zip(lines[0], lines[1]).enumerated() where was != now {
            changes.append(Change(line: index + 1, was: "private"))
        }
        text = opened
    }

    mutating func rewriteNext() {
        let at = place
        if let bodies = moved[at] { write(bodies, before: at) }
        let insertion = insertions[at]
        text += insertion?.before ?? ""
        rewriteToken()
        text += insertion?.after ?? ""
        if let close = emptied[at] {
            // An extension without its body keeps its lines.
            text += String(repeating: "\n", count: tokens[close].line - tokens[at].line)
            place = close
        }
    }

    private mutating func rewriteToken() {
        let token = tokens[place]
        place += 1
        let name = String(token.text)
        switch token.kind {
        case .attribute where name == "@Model" && keepsModels: writeModel(at: token.line)
        case .attribute where Self.droppedAttributes.contains(name) || Self.ofModels.contains(name) && keepsModels:
            changes.append(Change(line: token.line, was: name))
            // A name for Objective-C follows at once; parentheses after a space belong to the code.
            if tokens.indices.contains(place), tokens[place].text == "(" { _ = takeParentheses() }
            dropSpace()
        case .directive where name == "#selector" || name == "#keyPath":
            guard let inside = takeParentheses() else { return text += name }
            changes.append(Change(line: token.line, was: name))
            let written =
                name == "#selector" ? "Selector(\"\(Self.method(in: inside))\")" : "\"\(Self.path(in: inside))\""
            // An expression on several lines keeps them.
            let lines = inside.reduce(0) { $0 + $1.text.count { $0.isNewline } }
            text += written + String(repeating: "\n", count: lines)
        case .directive where name == "#Preview" && writePreview(at: token.line): break
        case .attribute where name == "@Previewable":
            changes.append(Change(line: token.line, was: name))
            dropSpace()
        case .word where app.modules.contains(name) && !app.declares(name) && dropsModule(): break
        case .word where name == "iOS" && isSystem(at: place - 1):
            changes.append(Change(line: token.line, was: "os(iOS)"))
            text += "Linux"
        case .word where name == "Bundle" && writeOwnBundle(at: token.line): break
        case .word where name == "module" && isArgumentOfBundle(at: place - 1):
            changes.append(Change(line: token.line, was: "Bundle.module"))
            text += OwnBundle.shortCall
        case .word where name == "urls" && namesFiles():
            changes.append(Change(line: token.line, was: "urls(forResourcesWithExtension:)"))
            text += "urlsOfImportedFiles"
        case .word where name == "FileManager" && writeOwnFiles(at: token.line): break
        case .word where name == "NSSearchPathForDirectoriesInDomains" && writeOwnFolders(at: token.line): break
        case .word where writeOwnClock(of: name, at: token.line): break
        case .word where name == "import" && replacesImport(at: token.line): break
        case .word where writesNewName(of: name, at: token.line): break
        case .word: rewriteWord(name, at: token.line)
        case .string: text += text(of: token.text)
        default:
            text += name
        }
    }

    /// Whether a word is the system that a condition asks for: on Linux an app is compiled as on iOS.
    private func isSystem(at place: Int) -> Bool {
        place > 1 && tokens[place - 1].text == "(" && tokens[place - 2].text == "os"
    }

    /// The tokens between the next pair of parentheses, which are passed; nil if there is none.
    mutating func takeParentheses() -> [SwiftToken]? {
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
    mutating func dropSpace() {
        guard place < tokens.count, tokens[place].kind == .space else { return }
        text += tokens[place].text.drop { $0 == " " || $0 == "\t" }
        place += 1
    }

    /// The next token that is code, from a place on.
    func code(from start: Int) -> Int? {
        tokens.indices.dropFirst(start).first { tokens[$0].kind != .space && tokens[$0].kind != .comment }
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

extension SourceRewriter {
    /// Skips the name of a module before one of its names, `Shared.Mood`, where the module's files are now compiled
    /// with the app.
    mutating func dropsModule() -> Bool {
        guard place + 1 < tokens.count, tokens[place].text == ".", tokens[place + 1].kind == .word,
            place < 2 || tokens[place - 2].text != "."
        else { return false }
        changes.append(Change(line: tokens[place - 1].line, was: "\(tokens[place - 1].text).\(tokens[place + 1].text)"))
        place += 1
        return true
    }
}
