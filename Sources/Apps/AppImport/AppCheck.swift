import Support

/// What the compiler says of an imported app, and what had to be left out for it.
package struct AppCheck {
    /// Whether the app's module compiles now.
    package let compiles: Bool
    /// What is left out, in the order of the files.
    package let leftOut: [LeftOut]
    /// How often types were checked after the first build.
    package let rounds: Int
    /// What the compiler still refuses.
    package let remaining: [String]
    /// The functions that build a layout or give a size, and whether each is there.
    package let balloonMembers: [(name: String, isThere: Bool)]

    init(_ trimming: AppTrimming, isWhole: Bool, files: [ImportedFile], last: AppCompiler.Result? = nil) {
        compiles = isWhole || trimming.compiles && last?.isDone == true
        (leftOut, rounds) = (trimming.leftOut, trimming.rounds)
        let errors =
            last.map { CompilerMessage.errors(in: $0.output).map { "\($0.file):\($0.line): \($0.text)" } } ?? []
        remaining = compiles ? [] : trimming.remaining + (trimming.compiles ? errors : [])
        balloonMembers = trimming.balloonMembers(of: files.map { ($0.path, $0.rewriter.text) })
    }

    /// The check of an app for which Balloon's own modules could not be built.
    init(failed output: String) {
        (compiles, leftOut, rounds, balloonMembers) = (false, [], 0, [])
        let errors = output.split(whereSeparator: \.isNewline).filter { $0.contains("error:") }.prefix(3).map(
            String.init)
        remaining = errors.isEmpty ? ["swift build failed: \(output.suffix(300))"] : errors
    }

    /// What is out, by cause, most first, and what brings it back.
    package var lines: [String] {
        guard !leftOut.isEmpty else { return [] }
        return [sum] + causes + balloons
    }

    private var sum: String {
        let members = Set(leftOut.filter(\.isMember).map(\.memberKey)).count
        let statements = leftOut.count { $0.kind == .statement || $0.kind == .value }
        let names = leftOut.count { $0.kind == .conformance || $0.kind == .attribute }
        let parts = [
            (members, "member"), (statements, "statement"), (names, "protocol or attribute"),
        ].filter { $0.0 > 0 }.map {
            $0.0 == 1
                ? "1 \($0.1)" : "\($0.0) \($0.1 == "protocol or attribute" ? "protocols and attributes" : $0.1 + "s")"
        }
        let files = Counted.text(Set(leftOut.map(\.file)).count, "file")
        return "left out of \(files): \(parts.joined(separator: ", "))"
    }

    /// A line for each cause.
    private var causes: [String] {
        let groups = Dictionary(grouping: leftOut, by: \.cause)
            .sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
        return groups.prefix(Self.maximumCauses).map { cause, pieces in
            var names: [String] = []
            for piece in pieces where !piece.name.isEmpty && !names.contains(piece.name) { names.append(piece.name) }
            let named = names.isEmpty ? "" : " (\(Counted.list(names, limit: 4)))"
            let reason = MissingModule.reasons[cause].map { ": \($0)" } ?? ""
            return "  \(pieces.count) for \(cause)\(named)\(reason)"
        } + (groups.count > Self.maximumCauses ? ["  and \(groups.count - Self.maximumCauses) more causes"] : [])
    }

    /// The maximum number of causes that the short report names.
    private static let maximumCauses = 8

    /// What became of the functions that build layouts.
    private var balloons: [String] {
        guard !balloonMembers.isEmpty else { return [] }
        let gone = balloonMembers.filter { !$0.isThere }.map(\.name)
        let there = balloonMembers.count - gone.count
        let lost = gone.isEmpty ? "" : "; out: \(Counted.list(gone, limit: 3))"
        return [
            "balloons: \(there) of \(balloonMembers.count) functions that build a layout or give a size are in place\(lost)"
        ]
    }

    /// A line for each piece that is left out.
    package var details: [String] {
        leftOut.map { piece in
            let said = piece.name.isEmpty ? piece.sentence : piece.name
            let reason = said.isEmpty ? piece.cause : "\(piece.cause): \(said)"
            return "\(piece.file):\(piece.line): \(piece.kind) of \(piece.member), for \(reason)"
        }
    }
}
