import SourceTokens
import Support

/// The source of a test: what stands around a call in it, whichever thread the call runs on.
struct TestSource {
    private let text: String

    /// Nil where the file cannot be read.
    init?(path: String) {
        guard let bytes = (try? AtomicFile.read(path, limit: TestPlace.maximumSourceSize)) ?? nil else { return nil }
        text = String(decoding: bytes, as: UTF8.self)
    }

    init(_ text: String) { self.text = text }

    /// The names of all functions.
    var functions: Set<String> {
        Set(text.matches(of: /\bfunc\s+(?:`([^`]+)`|(\w+))/).map { String($0.1 ?? $0.2 ?? "") })
    }

    /// A part of a source in braces.
    private enum Scope {
        /// A type with the names that it is nested in, as `extension Outer.Inner` has them.
        case type([String])
        case function(name: String, isTest: Bool)
        case other

        var names: [String] { if case .type(let names) = self { names } else { [] } }
    }

    /// The suites around the test that holds a line, the outermost first.
    /// - Parameter function: the name of the test.
    /// - Returns: nil where the function is not a test of Swift Testing: a helper has no suites of its own, and for a test of
    ///   XCTest none is ever known.
    func suites(of function: String, atLine line: Int) -> [String]? {
        let tokens = SwiftTokens.all(in: text).filter { $0.kind != .space && $0.kind != .comment }
        var scopes: [Scope] = []
        var next = Scope.other
        var (isTest, parentheses) = (false, 0)
        for (index, token) in tokens.enumerated() {
            if token.line > line { return nil }
            if token.line == line, let suites = Self.suites(of: function, in: scopes) { return suites }
            switch token.text {
            case "@Test": isTest = true
            case "(", "[": parentheses += 1
            case ")", "]": parentheses -= 1
            case "struct", "class", "actor", "enum", "extension":
                let names = names(in: tokens[(index + 1)...])
                // `class func`, `.enum`, and a label of an argument begin no type.
                let isMember = index > 0 && tokens[index - 1].text == "."
                if parentheses == 0, !isMember, let first = names.first, !Self.members.contains(first) {
                    next = .type(names)
                }
            case "func":
                next = .function(name: names(in: tokens[(index + 1)...]).first ?? "", isTest: isTest)
                isTest = false
            case "{":
                scopes.append(parentheses == 0 ? next : .other)
                if parentheses == 0 { next = .other }
            case "}":
                guard scopes.popLast() != nil else { return nil }
            default: break
            }
        }
        return nil
    }

    /// What can stand behind `class` in a member of a type.
    private static let members: Set = ["func", "var", "let", "subscript", "override", "final", "private", "public"]

    private static func suites(of function: String, in scopes: [Scope]) -> [String]? {
        let place = scopes.lastIndex { scope in
            if case .function(function, isTest: true) = scope { true } else { false }
        }
        guard let place else { return nil }
        return scopes[..<place].flatMap(\.names)
    }

    /// The names that tokens begin with, with points between: `Outer.Inner`.
    private func names(in tokens: ArraySlice<SwiftToken>) -> [String] {
        var names: [String] = []
        var tokens = tokens
        while let name = tokens.popFirst(), name.kind == .word {
            // A raw identifier may hold spaces, so that it is several tokens.
            let isRaw = name.text.hasPrefix("`")
            names.append(String(isRaw ? text[name.text.startIndex...].dropFirst().prefix { $0 != "`" } : name.text))
            guard tokens.popFirst()?.text == "." else { break }
        }
        return names
    }
}
