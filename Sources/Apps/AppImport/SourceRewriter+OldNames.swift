/// Replaces names of Swift 3 and 4, and removes unused imports.
extension SourceRewriter {
    /// Whether the word is a name that is declared here, which the app may choose freely.
    var declaresOldName: Bool {
        let before = tokens[..<(place - 1)].last { $0.kind != .space && $0.kind != .comment }?.text
        // `case began` declares a name, `case UIGestureRecognizerState.began` and `case NSFontAttributeName, x:` use one:
        // names of cases begin with a small letter.
        if before == "case" { return tokens[place - 1].text.first?.isLowercase ?? false }
        return ["func", "var", "let", "class", "struct", "enum", "typealias"].contains(before)
    }

    mutating func rewriteOldName(_ name: String, at line: Int) {
        let next = tokens.indices.contains(place) ? tokens[place].text : ""
        if let label = OldNames.labels[name], next == ":" || isArgumentLabel {
            changes.append(Change(line: line, was: name))
            text += label
        } else if let function = OldNames.functions[name], next == "(" {
            changes.append(Change(line: line, was: name))
            text += function.type
            label(arguments: function.labels)
        } else if let method = OldNames.methods[name], next == "(" {
            changes.append(Change(line: line, was: name))
            writeCall(of: method)
        } else if let call = OldNames.labelledCalls[name], next == "(", label(at: place + 1) == call.label {
            changes.append(Change(line: line, was: name))
            text += call.name + "("
            place = (code(from: place + 1) ?? place) + 2
        } else if next == "(", isEmptyCall, let type = typeBefore, OldNames.properties[type]?.contains(name) == true {
            changes.append(Change(line: line, was: "\(type).\(name)()"))
            text += name
            _ = takeParentheses()
        } else if let method = OldNames.firstLabels[name], next == "(", text.hasSuffix("."),
            !app.declaresFunction(name)
        {
            changes.append(Change(line: line, was: name))
            text += "\(method.name)(\(method.label): "
            place += 1
        } else if let argument = OldNames.newArguments[name], next == "(", isEmptyCall, text.hasSuffix("."),
            !app.declaresFunction(name)
        {
            changes.append(Change(line: line, was: name + "()"))
            text += "\(name)(\(argument))"
            _ = takeParentheses()
        } else if let label = OldNames.goneArguments[name], next == "(", self.label(at: place + 1) == label,
            !app.declaresFunction(name)
        {
            changes.append(Change(line: line, was: "\(name)(\(label):)"))
            text += name + "()"
            _ = takeParentheses()
        } else if name == OldNames.goneLabel, next == ":" || next == " ", text.hasSuffix(", "),
            isArgument(of: "insert")
        {
            changes.append(Change(line: line, was: name))
            dropArgument()
        } else if app.emptyCases.contains(name), next == "(", isEmptyCall, text.hasSuffix("."),
            !app.declaresFunction(name)
        {
            dropEmptyParentheses(of: name, at: line)
        } else if let arguments = OldNames.emptyInitializers[name], next == "(", isEmptyCall, !app.declares(name) {
            changes.append(Change(line: line, was: name))
            text += name + arguments
            _ = takeParentheses()
        } else if text.hasSuffix("."), OldNames.isNotification(name) {
            changes.append(Change(line: line, was: name))
            text += "init(\"\(name)Notification\")"
        } else if let member = OldNames.members[name], text.hasSuffix("RunLoop.Mode.") {
            changes.append(Change(line: line, was: name))
            text += member
        } else if name == "Foundation", usesNetwork, text.hasSuffix("import ") {
            // On Linux these classes are in a separate module, which UIKit imports.
            changes.append(Change(line: line, was: "import Foundation"))
            text += "Foundation; import FoundationNetworking"
        } else if let word = OldNames.words[name] {
            changes.append(Change(line: line, was: name))
            text += word
        } else if name == "optional", isOptionalRequirement(at: line) {
            dropSpace()
        } else if name == "characters", isMemberOfText {
            changes.append(Change(line: line, was: name))
            text.removeLast()
        } else if name == "Void", isArgumentList {
            // In Swift 3 this meant no parameters: `(Void) -> Void`.
            changes.append(Change(line: line, was: "(Void) ->"))
        } else if name == "String", isMediaInfo {
            changes.append(Change(line: line, was: "info: [String : Any]"))
            text += "UIImagePickerController.InfoKey"
        } else if name == "open", isBeforeStatic {
            // What belongs to a type cannot be overridden; older compilers took the word for `public`.
            changes.append(Change(line: line, was: "open static"))
            text += "public"
        } else {
            text += name
            if app.optionalMethods.contains(name), next == "?" || next == "!", tokens.indices.contains(place + 1),
                tokens[place + 1].text == "("
            {
                // The method always exists now.
                place += 1
            }
        }
    }

    /// Writes a case without its empty parentheses.
    mutating func dropEmptyParentheses(of name: String, at line: Int) {
        changes.append(Change(line: line, was: "case \(name)()"))
        text += name
        _ = takeParentheses()
    }

    /// Whether the word is among the arguments of a function, after the first.
    private func isArgument(of function: Substring) -> Bool {
        var depth = 0
        for at in tokens[..<(place - 1)].indices.reversed() where tokens[at].kind == .mark {
            if ")]}".contains(tokens[at].text) { depth += 1 }
            guard "([{".contains(tokens[at].text) else { continue }
            guard depth == 0 else {
                depth -= 1
                continue
            }
            guard tokens[at].text == "(", at > 0, tokens[at - 1].text == function else { return false }
            return tokens[..<(at - 1)].last { $0.kind != .space && $0.kind != .comment }?.text != "func"
        }
        return false
    }

    /// Whether a `!` ends the type of a cast, as in `as! Cell!`, which the compiler of Swift 3 treated as an optional.
    func endsCast(at mark: Int) -> Bool {
        var start = mark - 1
        while start > 2, tokens[start].kind == .word || tokens[start].text == "." { start -= 1 }
        return start > 2 && start < mark - 1 && tokens[start].kind == .space && tokens[start - 2].text == "as"
            && ["!", "?"].contains(tokens[start - 1].text)
    }

    private var isBeforeStatic: Bool { code(from: place).map { tokens[$0].text == "static" } == true }

    private func label(at start: Int) -> String? {
        guard let word = code(from: start), tokens[word].kind == .word, tokens.indices.contains(word + 1),
            tokens[word + 1].text == ":"
        else { return nil }
        return String(tokens[word].text)
    }

    /// Whether the word is the label of a parameter with a name of its own: `toParentViewController parent:`.
    private var isArgumentLabel: Bool {
        guard let name = code(from: place), tokens[name].kind == .word, let colon = code(from: name + 1) else {
            return false
        }
        return tokens[colon].text == ":"
    }

    /// Skips an argument, up to the next one.
    private mutating func dropArgument() {
        var depth = 0
        while place < tokens.count {
            let mark = tokens[place].text
            if depth == 0, mark == ")" { return }
            place += 1
            if depth == 0, mark == "," { return dropSpace() }
            if tokens[place - 1].kind == .mark, "([{".contains(mark) { depth += 1 }
            if tokens[place - 1].kind == .mark, ")]}".contains(mark) { depth -= 1 }
        }
    }

    /// The name before the dot before the word; nil for none.
    private var typeBefore: String? {
        guard place >= 3, tokens[place - 2].text == ".", tokens[place - 3].kind == .word else { return nil }
        return String(tokens[place - 3].text)
    }

    private var isEmptyCall: Bool { code(from: place + 1).map { tokens[$0].text == ")" } == true }

    /// Whether this is the whole parameter list of a function type.
    private var isArgumentList: Bool {
        guard place >= 2, tokens[place - 2].text == "(", tokens.indices.contains(place), tokens[place].text == ")",
            let arrow = code(from: place + 1)
        else { return false }
        // `f(Void)` is a call; there is no name before a function type.
        if place >= 3, tokens[place - 3].kind == .word { return false }
        return tokens[arrow].text == "-" && tokens.indices.contains(arrow + 1) && tokens[arrow + 1].text == ">"
    }

    /// Whether a text is the name of such a key, in a file whose dictionary of them has got the keys of today.
    func isMediaKey(_ name: String) -> Bool {
        name.hasPrefix("\"UIImagePickerController") && text.hasSuffix("[")
            && changes.contains { $0.was == "info: [String : Any]" }
    }

    /// Whether this is a key of the dictionary that an image picker returns.
    private var isMediaInfo: Bool {
        let before = tokens[..<(place - 1)].suffix(12).filter { $0.kind != .space }.suffix(4).map(\.text)
        return before == ["didFinishPickingMediaWithInfo", "info", ":", "["]
    }

    /// Whether `optional` is before a requirement for which a default was written.
    private func isOptionalRequirement(at line: Int) -> Bool {
        changes.contains(Change(line: line, was: "optional"))
    }

    /// Writes a call of a function as a call of a method of its first argument.
    private mutating func writeCall(of method: (name: String, label: String?)) {
        text += "("
        place += 1
        var (depth, isSecond) = (1, false)
        while place < tokens.count {
            let token = tokens[place]
            if token.kind == .mark, "([{".contains(token.text) { depth += 1 }
            if token.kind == .mark, ")]}".contains(token.text) { depth -= 1 }
            if depth == 0 { break }
            if depth == 1, !isSecond, token.text == "," {
                text += ").\(method.name)(" + (method.label.map { $0 + ":" } ?? "")
                isSecond = true
                place += 1
            } else {
                rewriteNext()
            }
        }
        place += 1
        text += isSecond ? ")" : ").\(method.name)" + (method.label == nil ? "()" : "")
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

    /// Whether the word is a member of the expression before it that no type of the app declares, so that it belongs to
    /// a string, as in Swift 3.
    private var isMemberOfText: Bool {
        guard place > 1, tokens[place - 2].text == ".", !app.declaresMember("characters") else { return false }
        guard let last = tokens[..<(place - 2)].last(where: { $0.kind != .space && $0.kind != .comment }) else {
            return false
        }
        return last.kind == .string || ")]}?!".contains(last.text) || last.kind == .word && last.text != "return"
    }
}
