/// Words that mean something else on Linux, and imports that it lacks.
extension SourceRewriter {
    /// Classes that Foundation on Linux does not create without arguments.
    private static let emptyInitializers = [
        "NSAttributedString": "(string: \"\")", "NSMutableAttributedString": "(string: \"\")",
        "Timer": "(timeInterval: 0, repeats: false) { _ in }",
    ]

    mutating func rewriteWord(_ name: String, at line: Int) {
        let next = tokens.indices.contains(place) ? tokens[place].text : ""
        if let arguments = Self.emptyInitializers[name], next == "(", isEmptyCall, !app.declares(name) {
            changes.append(Change(line: line, was: name))
            text += name + arguments
            _ = takeParentheses()
        } else if name == "Foundation", usesNetwork, text.hasSuffix("import ") {
            // On Linux these classes are in a separate module, which UIKit imports.
            changes.append(Change(line: line, was: "import Foundation"))
            text += "Foundation; import FoundationNetworking"
        } else if name == "optional", isOptionalRequirement(at: line) {
            dropSpace()
        } else {
            text += name
            let isCalled = place + 1 < tokens.count && tokens[place + 1].text == "("
            // The method always exists now.
            if app.optionalMethods.contains(name), next == "?" || next == "!", isCalled { place += 1 }
        }
    }

    private var isEmptyCall: Bool { code(from: place + 1).map { tokens[$0].text == ")" } == true }

    /// Whether `optional` is before a requirement for which a default was written.
    private func isOptionalRequirement(at line: Int) -> Bool {
        changes.contains(Change(line: line, was: "optional"))
    }

    /// How the names begin that Foundation has on iOS, and FoundationNetworking on Linux.
    private static let namesOfNetwork = [
        "URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "HTTPCookie", "URLCredential", "URLProtocol",
        "URLProtectionSpace", "URLAuthenticationChallenge", "URLCache", "CachedURLResponse",
    ]

    private var usesNetwork: Bool {
        tokens.contains { token in token.kind == .word && Self.namesOfNetwork.contains { token.text.hasPrefix($0) } }
    }

    /// Writes `import UIKit` instead of a module that Linux lacks, and of one of Apple's that the file does not use.
    mutating func replacesImport(at line: Int) -> Bool {
        guard var named = code(from: place), tokens[named].line == line else { return false }
        if Self.kindsOfImports.contains(tokens[named].text), let next = code(from: named + 1) { named = next }
        let module = String(tokens[named].text)
        let end = endOfImport(from: named)
        if module == "OSLog" {
            // Two names of one module on iOS.
            changes.append(Change(line: line, was: "import OSLog"))
            text += "import os"
        } else if !ImportedFile.modules.contains(module) || AppleModules.areUnused(module, in: tokens)
            || app.modules.contains(module)
        {
            changes.append(Change(line: line, was: "import \(module)"))
            // UIKit is not compiled for testing.
            if text.hasSuffix("@testable ") { text.removeLast("@testable ".count) }
            text += "import UIKit"
        } else if end > named + 1, AppModule.all.contains(where: { $0.name == module }) {
            // On Linux a part of the module is the whole module.
            changes.append(Change(line: line, was: "import \(tokens[named..<end].map(\.text).joined())"))
            text += "import \(module)"
        } else {
            return false
        }
        place = end
        return true
    }

    /// The kinds of declarations that an import can name.
    private static let kindsOfImports: Set<Substring> = [
        "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
    ]

    /// The place after the name of a module and the parts that follow it: `os.log`.
    private func endOfImport(from named: Int) -> Int {
        var end = named + 1
        while end + 1 < tokens.count, tokens[end].text == ".", tokens[end + 1].kind == .word { end += 2 }
        return end
    }
}
