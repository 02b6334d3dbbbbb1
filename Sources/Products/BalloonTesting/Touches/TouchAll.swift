import BalloonLayouts
import Balloons
import Foundation
import Lint
import MessagesHost
import Sweeps

/// Opens an app, compact and expanded, touches each button and the first cell of each list, and compares every balloon
/// that follows with its golden: a staged message, and one that the app sends, a template or a live layout. Each touch is
/// made in an app that was just opened, so that none depends on another, and tasks that it starts go on for a moment.
/// Something is written before into each field. What only another touch shows is touched after it, as a menu comes before its
/// game: in the compact app, where first touches make balloons until there are a dozen. As long as there is no balloon, also in
/// the expanded app, without writing and after a third touch. Of buttons that have one name, as the squares of a board, three
/// are touched. Call it once in a test: a golden of the test that it does not compare fails.
///
/// An app that makes no message has goldens of the texts and stickers that it inserts, as they look once they are sent.
///
/// A golden's name says what was touched and the text size, as in `compact-send-AX3`. Each balloon is also laid out at all
/// text sizes, and a finding of a severity fails the test. The test continues after a failure, and fails where no touch
/// makes anything that is drawn here. In the record of a golden, `<uuid>`,
/// `<time>` and `<data>` stand for what differs in the message's URL each time that the app is opened; participants have the
/// same UUIDs, and random choices are the same ones each time.
///
/// - Parameters:
///   - categories: the text sizes of the goldens.
///   - traits: the values of traits that do not vary.
///   - severity: the minimum severity that fails.
///   - allowed: the rules that are allowed, by the names that `balloon lint` uses.
///   - settings: where goldens are and what may be written to them.
///   - calls: functions of the app that make a message, by names, for an app in which a service has to answer before: they are
///     called where no touch makes a balloon, and a message that one returns is inserted.
///   - makeController: makes the app's controller; called for each touch.
/// - Returns: the names of the touches that made a balloon.
/// - Throws: an error for fonts that cannot be used.
@MainActor @discardableResult public func touchAll(
    categories: [UIContentSizeCategory] = [.large, .accessibilityExtraLarge], traits: TraitCollection? = nil,
    failingFrom severity: Finding.Severity = .error, allowing allowed: Set<String> = [],
    settings: GoldenSettings = .current, fileID: String = #fileID, file: StaticString = #filePath,
    function: String = #function, line: UInt = #line, column: UInt = #column,
    calling calls: KeyValuePairs<String, @MainActor (MSMessagesAppViewController) throws -> MSMessage?> = [:],
    presenting makeController: @escaping @MainActor () -> MSMessagesAppViewController
) async throws -> [String] {
    let place = TestPlace(fileID: fileID, file: file, function: function, line: line, column: column)
    let context = try TestFonts.context(for: traits)
    let allowances = allowed.sorted().map { LintAllowance(rule: $0, reason: "the test allows it") }
    let apps = OpenedApp.styles.map {
        OpenedApp(style: $0, context: context, calls: calls, makeController: makeController)
    }
    var (made, asked): ([String], [String]) = ([], [])
    var others: [(path: TouchPath, app: OpenedApp, content: String)] = []
    func verify(_ golden: String, of host: TranscriptHost, _ balloon: () throws -> PlacedBalloon) {
        for category in categories {
            let name = "\(golden)-\(category.shortName)"
            asked.append(name)
            host.change(context.traits.with(\.preferredContentSizeCategory, category))
            place.report {
                [try GoldenCheck(settings, at: place).verify(named: name, blank: nil, allowing: allowances, balloon)]
            }
        }
    }
    /// - Returns: the app after the path.
    func touch(_ path: TouchPath, in app: OpenedApp) async throws -> TranscriptHost {
        let twin = try await app.touch(path)
        // The last app that was opened is the one that is laid out, so that what apps keep for the process is its own.
        let host = twin.ownBalloons.isEmpty ? twin : try await app.touch(path)
        if host.ownBalloons.isEmpty, let other = host.otherContent { others.append((path, app, other)) }
        // What is laid out has the present and the random numbers of its app.
        try await AppRun.$current.withValue(host.run) {
            for (number, balloon) in host.ownBalloons.enumerated() {
                let lasting = LastingURL(
                    known: [host.participants.local] + host.participants.remote, again: try twin.url(of: balloon))
                let golden = number == 0 ? path.name : "\(path.name)-\(number + 1)"
                if number == 0 { made.append(path.name) }
                verify(golden, of: host) { try host.balloon(of: balloon).withURL(lasting) }
                try await host.sweep(balloon, named: golden, severity: severity, allowing: allowances, at: place)
            }
        }
        return host
    }
    var (ways, gone): ([[TouchPath]], [String]) = ([], [])
    for app in apps { ways.append(try await app.touches()) }
    for depth in 1...OpenedApp.maximumDepth where depth <= 2 || made.isEmpty {
        // Beside the balloons of first touches are those of menus, which are the same in both styles.
        let isMore = !made.isEmpty
        for (number, app) in apps.enumerated() where depth == 1 || made.isEmpty || isMore && number == 0 {
            var next = depth == 1 ? ways[number].compactMap(\.unwritten) : []
            for path in ways[number].prefix(OpenedApp.maximumTouches)
            where !isMore || depth == 1 || path.isOfMenu && made.count < OpenedApp.maximumOfMenus {
                gone.append(path.name)
                let host = try await touch(path, in: app)
                let goesOn = depth == 1 && number == 0 || made.isEmpty
                guard host.ownBalloons.isEmpty, goesOn, depth < OpenedApp.maximumDepth else { continue }
                next += try await app.touches(after: path, in: host)
            }
            ways[number] = next
        }
    }
    for path in made.isEmpty ? apps[0].callPaths : [] {
        gone.append(path.name)
        _ = try await touch(path, in: apps[0])
    }
    for (path, app, _) in made.isEmpty ? others.prefix(OpenedApp.maximumOthers) : [] {
        let host = try await app.touch(path)
        guard let transcript = host.otherTranscript else { continue }
        made.append(path.name)
        verify(path.name, of: host) { try transcript.place(in: host.context) }
    }
    if made.isEmpty, let other = others.first {
        TestFailure(
            message: "the app makes no balloon: \(other.path.name) inserts \(other.content), which Messages draws",
            artefacts: []
        ).record(at: place)
    } else if made.isEmpty {
        let names = gone.prefix(8).joined(separator: ", ") + (gone.count > 8 ? " and \(gone.count - 8) more" : "")
        let what = gone.isEmpty ? "nothing can be touched" : "none of \(names) makes one"
        let advice = "where a service has to answer first, call what makes the message: touchAll(calling:)"
        let reasons = ([what] + apps[0].thrown.prefix(1) + (calls.isEmpty ? [advice] : [])).joined(separator: "; ")
        TestFailure(message: "the app makes no balloon: \(reasons)", artefacts: []).record(at: place)
    }
    place.report {
        try GoldenCheck(settings, at: place).requireAll(
            asked: asked, beginningWith: OpenedApp.styles.map { TouchPath(style: $0).name },
            endingWith: categories.map { "-" + $0.shortName })
        return []
    }
    return made
}

extension TranscriptHost {
    /// The names of the balloons that the app made: what is staged, and what it sent.
    var ownBalloons: [String] {
        let sent = entries.filter { $0.side == .outgoing && $0.appearance == .balloon }.map(\.name)
        return sent + (draft.message == nil ? [] : [draft.name])
    }

    /// What the app inserted or sent that is no message of its own; nil for nothing.
    fileprivate var otherContent: String? {
        let sent = entries.last { $0.side == .outgoing }?.appearance
        if !draft.stickers.isEmpty { return "a sticker" }
        if !draft.attachments.isEmpty { return "a file" }
        if !draft.text.isEmpty { return "a text" }
        return switch sent {
        case .sticker: "a sticker"
        case .text: "a text"
        case .attachment: "a file"
        default: nil
        }
    }

    /// The texts and stickers that the app inserted or sent, as Messages draws them once they are sent; nil for none.
    fileprivate var otherTranscript: Transcript? {
        let sent = entries.filter { $0.side == .outgoing }.compactMap { entry -> Transcript.Entry? in
            if case .text(let text) = entry.appearance { Transcript.Entry(.text(text)) } else { nil }
        }
        let stickers = draft.stickers.map {
            Transcript.Entry(.sticker(.init(art: $0.art, localizedDescription: $0.localizedDescription)))
        }
        let all = sent + stickers + (draft.text.isEmpty ? [] : [Transcript.Entry(.text(draft.text))])
        return all.isEmpty ? nil : Transcript(entries: all)
    }

    /// The URL of a balloon's message; nil for none.
    fileprivate func url(of balloon: String) throws -> String? {
        guard ownBalloons.contains(balloon) else { return nil }
        return try self.balloon(of: balloon).inputs.first { $0.name == "url" }?.value
    }

    /// Lays a balloon out at all text sizes; findings fail the test.
    fileprivate func sweep(
        _ balloon: String, named name: String, severity: Finding.Severity, allowing allowances: [LintAllowance],
        at place: TestPlace
    ) async throws {
        var axes = TraitAxes()
        axes[\.preferredContentSizeCategory] = .all
        let sweep = await SceneSweep.placing(
            name, for: axes.cells(over: context.traits), widths: [context.traits.transcriptWidth]
        ) { viewer in
            await Task.yield()
            change(viewer)
            return try self.balloon(of: balloon)
        }
        try SweepFailures(sweep, severity: severity, allowing: allowances).record(at: place)
    }
}
