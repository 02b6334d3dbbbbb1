import Foundation

/// The names the viewer has for the participants, and their insertion into texts.
///
/// Messages replaces `$` and a participant's identifier by a name when it shows a text, so before it measures one
/// ("WWDC 2016, iMessage Apps and Stickers, Part 2").
///
/// ```swift
/// let ada = conversation.localParticipantIdentifier.uuidString
/// let names = ParticipantNames(names: [ada: "Ada"])
/// print(names.replacingIdentifiers(in: "$\(ada) added a scoop"))  // Ada added a scoop
/// let layout = try BalloonLayout(message: message, names: names)
/// ```
public struct ParticipantNames: Hashable, Sendable {
    /// Names by identifier: `ada`, or a UUID string.
    public var names: [String: String]

    /// Makes a list of names by identifier.
    public init(names: [String: String] = [:]) { self.names = names }

    /// The text with every `$identifier` of a known participant replaced by the name.
    ///
    /// An identifier ends where no ASCII letter, digit or underscore follows; the longest match is used. Unknown
    /// identifiers stay unchanged, and inserted names are not searched again.
    public func replacingIdentifiers(in text: String) -> String { segments(of: text).map(\.text).joined() }

    /// A piece of a text: a name, or the text around names.
    package struct Segment: Hashable, Sendable {
        package let text: String
        package let isName: Bool

        package init(text: String, isName: Bool) {
            self.text = text
            self.isName = isName
        }
    }

    /// The text split into names and the text between them.
    /// - Parameter escapesDollar: whether `$$` is a dollar, and no name begins after it.
    package func segments(of text: String, escapesDollar: Bool = false) -> [Segment] {
        guard text.utf8.contains(UInt8(ascii: "$")), !names.isEmpty else { return [Segment(text: text, isName: false)] }
        let identifiers = names.keys.filter { !$0.isEmpty }.sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }
        var segments: [Segment] = []
        var plain = String.UnicodeScalarView()
        var rest = text.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            if escapesDollar, scalar == "$", rest.first == "$" {
                if !plain.isEmpty { segments.append(Segment(text: String(plain), isName: false)) }
                plain.removeAll()
                segments.append(Segment(text: "$", isName: true))
                rest.removeFirst()
                continue
            }
            guard scalar == "$", let identifier = identifiers.first(where: { Self.starts(rest, with: $0) }),
                let name = names[identifier]
            else {
                plain.append(scalar)
                continue
            }
            if !plain.isEmpty { segments.append(Segment(text: String(plain), isName: false)) }
            plain.removeAll()
            segments.append(Segment(text: name, isName: true))
            rest = rest.dropFirst(identifier.unicodeScalars.count)
        }
        if !plain.isEmpty { segments.append(Segment(text: String(plain), isName: false)) }
        return segments
    }

    /// Words after a `$` that look like identifiers of no participant: they begin with an ASCII letter or an
    /// underscore, which prices do not, or they are a UUID. Each once, in order.
    package func unknownIdentifiers(in text: String, escapesDollar: Bool = false) -> [String] {
        var unknown: [String] = []
        var known: Set<String> = []
        for segment in segments(of: text, escapesDollar: escapesDollar) where !segment.isName {
            for part in segment.text.split(separator: "$", omittingEmptySubsequences: false).dropFirst() {
                let isUUID = UUID(uuidString: String(part.prefix(36))) != nil
                let name = part.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
                guard isUUID || name.first.map({ !$0.isNumber }) == true else { continue }
                let word = String(isUUID ? part.prefix(36) : name)
                if known.insert(word).inserted { unknown.append(word) }
            }
        }
        return unknown
    }

    /// The identifiers of participants that a text has behind a `$`, whatever their names are.
    package func identifiers(in text: String) -> Set<String> {
        let own = ParticipantNames(names: names.reduce(into: [:]) { $0[$1.key] = $1.key })
        return Set(own.segments(of: text).filter(\.isName).map(\.text))
    }

    private static func starts(_ text: Substring.UnicodeScalarView, with identifier: String) -> Bool {
        guard text.starts(with: identifier.unicodeScalars) else { return false }
        guard let next = text.dropFirst(identifier.unicodeScalars.count).first else { return true }
        return !(next.isASCII && (next.properties.isAlphabetic || next == "_" || ("0"..."9").contains(next)))
    }
}
