/// Changes in the types of a file: added tables of names, moved bodies, and requirements that can be omitted.
extension SourceRewriter {
    /// The words of the report for a class that has got a table.
    static let tableChange = "a class whose members are called by name"

    /// Adds the table of each class after its brace.
    mutating func planTables(of types: [TypeDeclaration]) {
        for type in types {
            let table = MemberTable(type: type, path: path, app: app)
            guard !table.text.isEmpty else { continue }
            let protocols = table.conformance.map { (type.inherited.isEmpty ? ": " : ", ") + $0 + " " } ?? ""
            insertions[type.body.open] = (protocols, table.text)
            changes.append(Change(line: tokens[type.body.open].line, was: Self.tableChange))
        }
    }

    /// On Linux an extension cannot override, so its body is moved into its class if that is in the same file.
    mutating func planMoves(of types: [TypeDeclaration]) {
        for type in types where type.kind == .extension {
            guard type.members.contains(where: { $0.modifiers.contains("override") }) else { continue }
            let line = tokens[type.body.open].line
            // The compiler refuses an override in an extension of a class of another file; it is left out.
            guard let owner = types.first(where: { $0.kind == .class && $0.name == type.name }) else { continue }
            moved[owner.body.close, default: []].append(type)
            emptied[type.body.open] = type.body.close
            changes.append(Change(line: line, was: "extension with an override"))
        }
    }

    /// Writes bodies before the closing brace of their class, with their original lines.
    mutating func write(_ bodies: [TypeDeclaration], before close: Int) {
        moved[close] = nil
        for type in bodies {
            text += "\n#sourceLocation(file: \"\(path)\", line: \(tokens[type.body.open].line))\n"
            place = type.body.open + 1
            while place < type.body.close { rewriteNext() }
        }
        text += "\n#sourceLocation(file: \"\(path)\", line: \(tokens[close].line))\n"
        place = close
    }

    /// A method that a type can omit gets an empty default in an extension of the protocol.
    mutating func planRequirements(of types: [TypeDeclaration]) {
        for type in types where type.kind == .protocol {
            var defaults: [String] = []
            for member in type.members where member.modifiers.contains("optional") {
                let line = tokens[member.place.lowerBound].line
                let result = member.effects.drop { $0 == "-" || $0 == ">" }
                let isOptional = result.last == "?"
                guard member.kind == .method, result.isEmpty || isOptional || Array(result) == ["Void"] else {
                    continue
                }
                let signature = tokens[member.place].drop { $0.text != "func" }
                    .map { $0.kind == .comment ? "" : String($0.text) }.joined()
                    .replacing(#/\s+/#, with: " ")
                defaults.append("\(signature) { \(isOptional ? "nil" : "") }")
                changes.append(Change(line: line, was: "optional"))
            }
            guard !defaults.isEmpty else { continue }
            insertions[type.body.close] = ("", "; extension \(type.name) { \(defaults.joined(separator: "; ")) }")
        }
    }

    /// A switch over the presentation styles of iOS 10 has no case for the transcript, which is newer; Messages never
    /// uses it in such an app. An enumeration of the app may have the same two cases; for it the added case is
    /// unreachable, which the compiler reports as a warning.
    mutating func planSwitches() {
        for start in tokens.indices where tokens[start].kind == .word && tokens[start].text == "switch" {
            guard let open = tokens.indices.dropFirst(start).first(where: { tokens[$0].text == "{" }) else { continue }
            var (depth, close, names) = (0, open, Set<Substring>())
            for place in open..<tokens.count {
                if tokens[place].kind == .mark, tokens[place].text == "{" { depth += 1 }
                if tokens[place].kind == .mark, tokens[place].text == "}" { depth -= 1 }
                close = place
                if depth == 0 { break }
                guard depth == 1, tokens[place].kind == .word else { continue }
                if tokens[place].text == "default" { names.insert("default") }
                if tokens[place].text == "case" {
                    // `.compact`, or `MSMessagesAppPresentationStyle.compact`; other patterns do not match.
                    let pattern = tokens[place...].dropFirst().prefix { $0.text != ":" }
                        .filter { $0.kind != .space && $0.kind != .comment }.map(\.text)
                    let isPlain = pattern.count == 2 || pattern.count == 3
                    names.insert(isPlain && pattern[pattern.count - 2] == "." ? pattern[pattern.count - 1] : "")
                }
            }
            guard names == ["compact", "expanded"] else { continue }
            let old = insertions[close]
            insertions[close] = (
                (old?.before ?? "") + "@unknown default: preconditionFailure(\"unknown to iOS 10\") ", old?.after ?? ""
            )
            changes.append(Change(line: tokens[start].line, was: "a switch without a default case"))
        }
    }
}
