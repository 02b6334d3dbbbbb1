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

    private var usesNetwork: Bool {
        let names: Set<Substring> = [
            "URLSession", "URLRequest", "HTTPURLResponse", "URLResponse", "URLSessionDataTask",
        ]
        return tokens.contains { $0.kind == .word && names.contains($0.text) }
    }

    /// Writes `import UIKit` instead of an unused module of Apple's that Linux lacks.
    mutating func replacesImport(at line: Int) -> Bool {
        guard let named = code(from: place), tokens[named].line == line else { return false }
        let part = tokens.dropFirst(named + 1).prefix(2).map(\.text)
        if part.first == ".", part.count == 2, AppModule.all.contains(where: { $0.name == tokens[named].text }) {
            // On Linux a part of the module is the whole module.
            changes.append(Change(line: line, was: "import \(tokens[named].text).\(part[1])"))
            text += "import \(tokens[named].text)"
            place = named + 3
            return true
        }
        if tokens[named].text == "OSLog" {
            // Two names of one module on iOS.
            changes.append(Change(line: line, was: "import OSLog"))
            text += "import os"
            place = named + 1
            return true
        }
        let module = String(tokens[named].text)
        guard AppleModules.areUnused(module, in: tokens) || app.modules.contains(module) else { return false }
        changes.append(Change(line: line, was: "import \(tokens[named].text)"))
        text += "import UIKit"
        place = named + 1
        return true
    }
}
