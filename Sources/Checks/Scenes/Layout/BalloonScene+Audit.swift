import BalloonLayouts
import ViewLayout

extension BalloonScene {
    /// Findings that need several viewers: texts that are complete for this viewer but truncated at
    /// another text size or in another language of the scene, and size functions that ignore either.
    /// - Parameter context: the viewer from whom the others differ, and the fonts.
    /// - Throws: as ``layout(in:)``.
    package func findingsAcrossViewers(in context: LayoutContext) throws -> [Finding] {
        func balloon(_ traits: TraitCollection) throws -> PlacedBalloon {
            var other = context
            other.traits = traits
            return try layout(in: other)
        }
        let locales = declaredLocales
        return try ViewerComparison.truncatedTexts(over: context.traits, locales: locales) { viewer in
            try balloon(viewer).findings.compactMap(ViewerComparison.TruncatedText.init)
        } + ViewerComparison.answerFindings(over: context.traits, locales: locales) { try balloon($0).fit }
            + contentFindings(over: context.traits) { try balloon($0).findings }
    }

    /// What is found where the message says something else than for this viewer, each once.
    private func contentFindings(
        over viewer: TraitCollection, _ findings: (TraitCollection) throws -> [Finding]
    ) throws -> [Finding] {
        func key(_ finding: Finding) -> [String] { [finding.kind.rawValue, finding.subject] }
        let others = otherContents
        guard !others.isEmpty else { return [] }
        var seen = Set(try findings(viewer).map(key))
        return try others.flatMap { content in
            var other = viewer
            other.content = content
            let said = content.sorted { $0.key < $1.key }.filter { viewer.content[$0.key] != $0.value }
                .map { "\($0.key) \($0.value)" }.joined(separator: " and ")
            return try findings(other).filter { seen.insert(key($0)).inserted }.map { finding in
                Finding(
                    finding.kind, node: finding.node, points: finding.points,
                    message: "with \(said): \(finding.message)", entry: finding.entry)
            }
        }
    }

    /// The languages of the scene's viewer, goldens and sweep, each once.
    private var declaredLocales: [String] {
        ([traits.locale] + goldens[\.locale] + sweep[\.locale]).reduce(into: []) { locales, locale in
            if !locales.contains(locale) { locales.append(locale) }
        }
    }
}

extension BalloonScene {
    /// Throws for a balloon without anything to measure or draw.
    /// - Throws: ``SceneError`` that says why the balloon is empty.
    package func refuseEmpty(_ balloon: PlacedBalloon) throws {
        guard balloon.isEmpty else { return }
        let (message, fix) =
            switch subject {
            case .message:
                ("no part of the message arrives there", "give its template an image, or the message an https url")
            case .transcript: ("the conversation has nothing to show", "give it entries")
            case .stickers: ("the browser has no stickers", "list some")
            }
        throw SceneError(file: file, place: nil, message: message, fix: fix)
    }
}

extension PlacedBalloon {
    /// Whether there is nothing to draw: a system before iOS 10 shows nothing of a message without a picture and a web
    /// address.
    package var isEmpty: Bool { size.width <= 0 || size.height <= 0 }
}

extension BalloonScene {
    /// The first text that is meant as a viewer reads it, with its place in this file if it has one; nil when no text is, for
    /// example when it is an app's name.
    func text(
        for traits: TraitCollection, where isMeant: (String) -> Bool
    ) -> (path: String, place: ScenePlace?)? {
        if case .transcript(let transcript) = subject {
            for (path, message) in transcript.placedMessages {
                guard let text = message.scene.text(for: traits, where: isMeant) else { continue }
                // A message in its own file has its places there.
                let isHere = message.scene.file == file
                let name = isHere ? text.path : "scene (\(message.scene.file)).\(text.path)"
                return ("\(path).\(name)", isHere ? text.place : nil)
            }
        }
        let found = placedTexts.first { placed in
            (try? text(placed.text, for: traits)).map(isMeant) == true
        }
        return found.map { ($0.path, $0.place) }
    }
}
