import Balloons
import Foundation
import MessagesHost

/// Calls a function of an app's controller, which makes a message, or returns one.
typealias AppCall = @MainActor (MSMessagesAppViewController) throws -> MSMessage?

/// An app that is opened again for each touch, in one style.
@MainActor final class OpenedApp {
    private let style: MSMessagesAppPresentationStyle
    private let context: LayoutContext
    private let makeController: @MainActor () -> MSMessagesAppViewController
    private let calls: KeyValuePairs<String, AppCall>
    /// What called functions threw.
    private(set) var thrown: [String] = []
    /// The names of what was found before.
    private var known: Set<String> = []

    /// The styles that a user opens an app in.
    static let styles: [MSMessagesAppPresentationStyle] = [.compact, .expanded]

    /// The maximum number of touches that follow one another: a menu, its form and the button that sends.
    static let maximumDepth = 3

    /// The maximum number of touches of one depth; a keyboard of an app has some forty keys.
    static let maximumTouches = 60

    /// How many touches have goldens where those of menus are added to others.
    static let maximumOfMenus = 12

    /// How many touches have goldens of texts and stickers: the stickers of a pack are alike.
    static let maximumOthers = 4

    /// How many that have one name are touched: the squares of a board are alike.
    private static let maximumAlike = 3

    init(
        style: MSMessagesAppPresentationStyle, context: LayoutContext, calls: KeyValuePairs<String, AppCall>,
        makeController: @escaping @MainActor () -> MSMessagesAppViewController
    ) {
        (self.style, self.context, self.calls, self.makeController) = (style, context, calls, makeController)
    }

    /// The paths to the functions that the test calls.
    var callPaths: [TouchPath] { calls.map { TouchPath(style: style).then(.call($0.key)) } }

    /// The paths to all that can be touched at first.
    func touches() async throws -> [TouchPath] { try await touches(after: TouchPath(style: style), in: opened()) }

    /// The paths to what can be touched only after a path: a menu comes before its game. Something is written first if there
    /// are fields: an empty question is not asked. What has a name that is known is not touched again, but for what sends:
    /// before, nothing was chosen.
    /// - Parameter host: the app after the path.
    func touches(after path: TouchPath, in host: TranscriptHost) async throws -> [TouchPath] {
        guard host.appController != nil else { return [] }
        let before = names(in: host)
        let after = try await write(in: host) ? names(in: host) : []
        // A written word can hide rows of a list.
        let ways =
            after.map { path.then(.write).then(.touch($0)) }
            + before.filter { !after.contains($0) }.map { path.then(.touch($0)) }
        return ways.compactMap { way in
            if known.insert(way.last).inserted { return way }
            return way.last != path.last && way.sends ? way.again : nil
        }
    }

    /// Opens the app, and goes a path.
    /// - Returns: the host after it.
    func touch(_ path: TouchPath) async throws -> TranscriptHost {
        let host = try await opened()
        for (place, step) in path.steps.enumerated() {
            guard host.appController != nil else { break }
            switch step {
            case .write: _ = try await write(in: host)
            case .call(let name):
                try host.tapInApp { controller in
                    do {
                        guard let message = try calls.first(where: { $0.key == name })?.value(controller) else {
                            return
                        }
                        controller.activeConversation?.insert(message)
                    } catch {
                        thrown.append("\(name) throws \(error)")
                    }
                }
                await Self.wait(in: host) { host.ownBalloons.isEmpty }
            case .touch(let name):
                try host.tapInApp { controller in
                    // By its name: a written text can enable a button in front of it, and an app that shows something else
                    // each time it is opened may not have it.
                    Self.named(Touch.all(on: controller)).first { $0.name == name }?.touch.perform()
                }
                await Self.wait(in: host) { place + 1 == path.steps.count && host.ownBalloons.isEmpty }
            }
        }
        // An expanded app covers the draft: people go back to see it.
        if host.draft.message != nil, !host.isInputFieldVisible { try host.toggleStyle() }
        return host
    }

    private func opened() async throws -> TranscriptHost {
        // Messages shows names of contacts in place of `$` and an identifier.
        var participants = HostParticipants()
        for (participant, name) in zip([participants.local] + participants.remote, ["Ann", "Ben"]) {
            participants.names[participant] = name
        }
        let host = TranscriptHost(participants: participants, context: context, makeController: makeController)
        try host.openConversation()
        try host.openApp()
        if style == .expanded, host.appController?.presentationStyle == .compact { try host.toggleStyle() }
        await Self.wait(in: host) { host.appController.map { Touch.all(on: $0).isEmpty } ?? false }
        return host
    }

    /// Writes something into each field.
    /// - Returns: whether there is one.
    private func write(in host: TranscriptHost) async throws -> Bool {
        var isWritten = false
        try host.inApp { isWritten = Touch.write(on: $0) }
        if isWritten { await Self.wait(in: host) { false } }
        return isWritten
    }

    /// The names of what can be touched; of what is alike, of the first ones.
    private func names(in host: TranscriptHost) -> [String] {
        guard let controller = host.appController else { return [] }
        let all = Self.named(Touch.all(on: controller)).filter { $0.number <= Self.maximumAlike }
        return all.prefix(Self.maximumTouches).map(\.name)
    }

    /// What can be touched, with numbers after names that others have: `send`, `send-2`.
    private static func named(_ touches: [Touch]) -> [(name: String, number: Int, touch: Touch)] {
        var taken: Set<String> = []
        return touches.map { touch in
            var (name, number) = (touch.name, 1)
            while !taken.insert(name).inserted {
                number += 1
                name = "\(touch.name)-\(number)"
            }
            return (name, number, touch)
        }
    }

    // MARK: - Waiting

    /// Lets the tasks go on that the app has started: a few turns, what the app does within the next seconds, and some time where
    /// that is needed.
    private static func wait(in host: TranscriptHost, while isNeeded: () -> Bool) async {
        await takeTurns()
        let limit = host.run.time + horizon
        var items = 0
        for pause in 0...pauses {
            while items < maximumItems, let item = host.run.nextItem(until: limit) {
                items += 1
                guard (try? host.inApp { _ in item.run() }) != nil else { break }
                await takeTurns()
            }
            guard pause < pauses, isNeeded() else { break }
            try? await Task.sleep(for: Self.pause)
        }
        host.appController?.view.layoutIfNeeded()
    }

    private static func takeTurns() async {
        for _ in 0..<turns { await Task.yield() }
    }

    /// How often other tasks have a turn, and how often and how long the test pauses for those that need time: together a
    /// twentieth of a second a touch. What a network answers is not waited for.
    private static let turns = 20
    private static let pauses = 10
    private static let pause = Duration.milliseconds(5)
    /// The seconds of the app after a touch, and how much it does in them at most: an animation of its own, and no game that goes on.
    private static let horizon: TimeInterval = 3
    private static let maximumItems = 60
}
