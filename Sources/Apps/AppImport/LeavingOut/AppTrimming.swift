import Foundation
import Support
import SwiftParser
import SwiftSyntax

/// Takes out of an app's sources what the compiler on Linux refuses, in rounds: each checks the types of what is left.
struct AppTrimming {
    private(set) var sources: [CheckedSource]
    /// What was left out, in the order of the files and their lines.
    private(set) var leftOut: [LeftOut] = []
    /// How often types were checked.
    private(set) var rounds = 0
    /// Whether the compiler takes what is left.
    private(set) var compiles = false
    /// Errors in files that are not the app's, and what the compiler said where it found none.
    private(set) var remaining: [String] = []

    private var causes: LeftOutCauses
    private let values: EmptyValue
    /// The sources before anything was left out.
    private let originals: [String]

    /// The maximum number of rounds. Most apps need two to four; each round takes more, up to whole files.
    private static let maximumRounds = 16

    /// The maximum number of rounds that check declarations alone; what is wrong then is found with the bodies.
    private static let maximumRoundsOfDeclarations = 3

    /// - Parameters:
    ///   - files: the rewritten sources by their paths.
    ///   - modules: the modules that each imports and that Linux lacks.
    init(_ files: [(path: String, text: String)], modules: [String: [String]]) {
        sources = files.map(CheckedSource.init)
        originals = sources.map(\.text)
        causes = LeftOutCauses(modules: modules)
        values = EmptyValue(enumerations: Self.enumerations(in: files.map(\.text)))
    }

    /// Enumerations with a case that has no values.
    private static func enumerations(in texts: [String]) -> [String: String] {
        let finder = EnumerationFinder(viewMode: .sourceAccurate)
        for text in texts where text.contains("enum ") { finder.walk(Parser.parse(source: text)) }
        return finder.found
    }

    /// Checks the sources until the compiler takes them.
    /// - Parameters:
    ///   - others: the paths of further files of the module, which stay as they are.
    ///   - folder: an empty folder for the texts that are checked.
    mutating func run(_ compiler: AppCompiler, arguments: [String], others: [String], in folder: URL) throws {
        // The compiler refuses two files of one name.
        let paths = sources.enumerated().map { place, source in
            folder.appendingPathComponent("\(place)-\((source.path as NSString).lastPathComponent)").path
        }
        for place in sources.indices { try AtomicFile.write(Array(sources[place].text.utf8), to: paths[place]) }
        var depth = AppCompiler.Depth.declarations
        var compiling: AppTrimming?
        while rounds < Self.maximumRounds {
            rounds += 1
            let result = try compiler.check(arguments, sources: paths + others, depth)
            if depth == .declarations, result.isDone {
                depth = .bodies
                continue
            }
            if rounds == Self.maximumRoundsOfDeclarations { depth = .bodies }
            if result.isDone {
                compiles = true
                // What is changed now has to be checked again.
                guard rounds < Self.maximumRounds else { break }
                compiling = self
                let places = emptyProperties()
                guard !places.isEmpty else { break }
                for place in places { try AtomicFile.write(Array(sources[place].text.utf8), to: paths[place]) }
                compiles = false
                continue
            }
            let messages = Dictionary(grouping: CompilerMessage.errors(in: result.output), by: \.file)
            remaining = messages.filter { !paths.contains($0.key) }.values.flatMap { $0 }
                .map { "\(($0.file as NSString).lastPathComponent):\($0.line): \($0.text)" }
            if messages.isEmpty { remaining = [String(result.output.prefix(Self.maximumExcerpt))] }
            guard paths.contains(where: { messages[$0] != nil }) else { break }
            for place in sources.indices {
                guard let own = messages[paths[place]] else { continue }
                let names = own.contains(where: \.isOfTime) ? sources[place].viewModifiers : []
                let missing = try compiler.missingModifiers(
                    names, arguments, sources: paths + others, in: folder)
                trim(place, after: own, missing: missing)
                try AtomicFile.write(Array(sources[place].text.utf8), to: paths[place])
            }
        }
        if !compiles, let compiling { self = compiling }
        leftOut = Self.final(leftOut)
    }

    /// Makes implicitly unwrapped properties optional that nothing fills any more.
    /// - Returns: the places of the sources that are other ones now.
    private mutating func emptyProperties() -> [Int] {
        guard !leftOut.isEmpty else { return [] }
        let emptied = FilledProperties.emptied(from: originals, to: sources.map(\.text))
        for (place, marks) in emptied.enumerated() where !marks.isEmpty {
            var edits = SourceEdits()
            let lines = SourceLines(sources[place].text)
            for mark in marks {
                edits.replace(Syntax(mark), with: "?")
                let member = MemberPlace(of: mark)
                func line(_ position: AbsolutePosition) -> Int {
                    sources[place].originalLine(of: lines.line(of: position.utf8Offset))
                }
                leftOut.append(
                    LeftOut(
                        file: sources[place].path, line: line(mark.position), kind: .value, member: member?.name ?? "",
                        memberLine: line(member?.start ?? mark.position), name: "", cause: LeftOutCauses.following))
            }
            sources[place].text = edits.applied(to: sources[place].text)
        }
        return emptied.indices.filter { !emptied[$0].isEmpty }
    }

    /// What is left out at the end, in order: what a body or a member has taken along is not told again.
    private static func final(_ pieces: [LeftOut]) -> [LeftOut] {
        var whole: [String: LeftOut] = [:]
        for piece in pieces where piece.isMember {
            let key = piece.memberKey
            if whole[key].map({ $0.kind == .body }) ?? true {
                whole[key] = whole[key].map { $0.with(piece.kind) } ?? piece
            }
        }
        // A piece that went in two steps, as what was in a closure and then the call with it, is one.
        var reported: Set<String> = []
        let others = pieces.filter { piece in
            whole[piece.memberKey] == nil && reported.insert("\(piece.line) \(piece.kind) \(piece.memberKey)").inserted
        }
        return (others + whole.values).sorted { ($0.file, $0.line, $0.member) < ($1.file, $1.line, $1.member) }
    }

    /// The maximum number of characters that are shown of what a compiler said that found no error in the sources.
    private static let maximumExcerpt = 600

    private mutating func trim(_ place: Int, after messages: [CompilerMessage], missing: Set<String>) {
        let source = sources[place]
        var trimmer = SourceTrimmer(
            source.text, path: source.path, values: values, causes: causes, attempts: source.attempts)
        trimmer.missingModifiers = missing
        sources[place].text = trimmer.trimmed(after: messages)
        (sources[place].attempts, causes) = (trimmer.attempts, trimmer.causes)
        leftOut += trimmer.leftOut.map { piece in
            LeftOut(
                file: piece.file, line: source.originalLine(of: piece.line), kind: piece.kind, member: piece.member,
                memberLine: source.originalLine(of: piece.memberLine), name: piece.name, cause: piece.cause,
                sentence: piece.sentence)
        }
    }

    /// The functions that build a layout or give a size, by their names, and whether each is there.
    func balloonMembers(of originals: [(path: String, text: String)]) -> [(name: String, isThere: Bool)] {
        zip(originals, sources).flatMap { original, source in
            let before = BalloonMembers.names(in: original.text)
            let after = Set(BalloonMembers.names(in: source.text))
            return before.map { ($0, after.contains($0)) }
        }
    }
}

private final class EnumerationFinder: SyntaxVisitor {
    private(set) var found: [String: String] = [:]

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        let cases = node.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }.flatMap(\.elements)
        found[node.name.text] = cases.first { $0.parameterClause == nil }?.name.text
        return .visitChildren
    }
}

/// The members of a source that build a layout or give a size.
private final class BalloonMembers: SyntaxAnyVisitor {
    private var found: [String] = []

    static func names(in text: String) -> [String] {
        guard text.contains("MSMessage") || text.contains("contentSizeThatFits") else { return [] }
        let finder = BalloonMembers(viewMode: .sourceAccurate)
        finder.walk(Parser.parse(source: text))
        return finder.found
    }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        guard let decl = node.as(DeclSyntax.self), decl.isMember, !decl.isGroup, !decl.is(IfConfigDeclSyntax.self),
            let token = decl.firstToken(viewMode: .sourceAccurate), let place = MemberPlace(of: token)
        else { return .visitChildren }
        if BalloonCode.isIn(decl) { found.append(place.name) }
        return .skipChildren
    }
}
