import BalloonLayouts
import Support
import ViewLayout

/// Looks up the texts of a file in its strings, and inserts the viewer's names for the participants.
package struct SceneTexts: Sendable {
    /// The file as the caller named it; used in errors.
    let file: String
    /// The strings that texts name by key.
    let strings: SceneStrings
    /// What stands for `$` and a name.
    let content: SceneContent

    /// The viewer's device, by which strings vary.
    let device: DeviceVariation

    package init(
        file: String, strings: SceneStrings, participants: ParticipantNames, device: DeviceVariation
    ) {
        self.init(file: file, strings: strings, content: SceneContent(participants: participants), device: device)
    }

    init(file: String, strings: SceneStrings, content: SceneContent, device: DeviceVariation) {
        (self.file, self.strings, self.content, self.device) = (file, strings, content, device)
    }

    /// The names that texts can have, in the language that a viewer of a locale reads.
    func names(in locale: String) throws -> ParticipantNames {
        try content.names(
            in: PseudoLocale(locale: locale) == .rightToLeftStrings ? strings.sourceLanguage : locale)
    }

    /// A text as the viewer reads it: looked up, with names instead of `$identifier`, changed by a pseudo-locale.
    /// - Throws: ``SceneError`` for a string that no table has.
    package func text(_ text: SceneText, locale: String) throws -> String {
        let string = try string(of: text, locale: locale)
        try refuseLong(string.utf8.count, text)
        let segments = try names(in: locale).segments(of: string, escapesDollar: content.isVaried)
        try refuseLong(segments.reduce(0) { $0 + $1.text.utf8.count }, text)
        return PseudoLocale(locale: locale)?.text(of: segments) ?? segments.map(\.text).joined()
    }

    /// Findings about identifiers in texts that belong to no participant, each once.
    func identifierFindings(_ texts: [SceneText], locale: String) throws -> [Finding] {
        let names = try names(in: locale)
        let unknown = try texts.flatMap {
            names.unknownIdentifiers(in: try string(of: $0, locale: locale), escapesDollar: content.isVaried)
        }
        var seen: Set<String> = []
        return unknown.filter { seen.insert($0).inserted }.map { identifier in
            Finding(
                .identifierUnknown,
                message: "$\(identifier) names no participant and is shown as it is"
                    + NearestKey.suggestion(for: identifier, among: names.names.keys.sorted())
                    + (names.names.isEmpty ? "; declare it in participants or vary" : ""))
        }
    }

    private func refuseLong(_ byteCount: Int, _ text: SceneText) throws {
        guard byteCount > SceneLimits.maximumTextByteCount else { return }
        throw SceneError(
            file: file, place: place(of: text), kind: .badValue, sentence: "a text \(StringFormatError.tooLong.problem)"
        )
    }

    /// The place where a scene names the key of a text; nil for a literal text.
    private func place(of text: SceneText) -> ScenePlace? {
        if case .key(let reference) = text { reference.place } else { nil }
    }

    /// A text as its author wrote it for a locale.
    private func string(of text: SceneText, locale: String) throws -> String {
        switch text {
        case .literal(let literal): literal
        case .key(let reference): try resolution(of: reference, locale: locale).text
        }
    }

    /// A string of the tables, put together for a viewer of a locale.
    func resolution(of reference: SceneStringReference, locale: String) throws -> StringResolution {
        guard let match = strings.match(reference.key, locale: locale) else {
            throw SceneError(
                file: file, place: reference.place, kind: .unknownName,
                message: strings.missing(reference.key, locale: locale), fix: strings.fix(missing: reference.key))
        }
        do {
            let viewer = strings.viewer(of: match, locale: locale, device: device)
            return try StringResolution(
                of: match.string, for: content.resolved(reference, in: viewer.locale), viewer: viewer)
        } catch let problem as StringFormatError {
            throw SceneError(
                file: file, place: reference.place,
                message: "the string \"\(reference.key)\" in \(locale) \(problem.problem)")
        }
    }
}
