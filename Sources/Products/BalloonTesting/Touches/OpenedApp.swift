import Balloons
import Foundation
import MessagesHost

/// An app that is opened again for each touch, in one style.
@MainActor struct OpenedApp {
    let style: MSMessagesAppPresentationStyle
    let context: LayoutContext
    let makeController: @MainActor () -> MSMessagesAppViewController

    /// The styles that a user opens an app in.
    static let styles: [MSMessagesAppPresentationStyle] = [.compact, .expanded]

    /// The maximum number of touches in one style, and of second touches; a keyboard of an app has some forty keys.
    private static let maximumTouches = 100

    /// The paths to all that can be touched at first, in the order of the views.
    func touches() async throws -> [TouchPath] {
        let host = try await opened()
        return Self.paths(after: TouchPath(style: style), in: host)
    }

    /// The paths to what can be touched only after a first touch, and to all again where something is written before: a menu
    /// comes before its game, and an empty question is not asked. What has a name that is known is not touched again.
    func secondTouches(after first: [TouchPath]) async throws -> [TouchPath] {
        var known = Set(first.map(\.last))
        let writing = TouchPath(style: style, isWriting: true)
        let host = try await touch(writing)
        let hasFields = host.appController.map { Touch.write(on: $0, Self.written) } ?? false
        var found = hasFields ? Self.paths(after: writing, in: host) : []
        for path in first where found.count < Self.maximumTouches {
            found += Self.paths(after: path, in: try await touch(path)).filter { known.insert($0.last).inserted }
        }
        return Array(found.prefix(Self.maximumTouches))
    }

    /// Opens the app, and touches what a path names.
    /// - Returns: the host after it.
    func touch(_ path: TouchPath) async throws -> TranscriptHost {
        let host = try await opened()
        if path.isWriting {
            try host.inApp { _ = Touch.write(on: $0, Self.written) }
            await Self.wait(in: host) { false }
        }
        for (place, name) in path.names.enumerated() {
            guard host.appController != nil else { break }
            try host.tapInApp { controller in
                // By its name: a written text can enable a button in front of it, and an app that shows something else
                // each time it is opened may not have it.
                Self.named(Touch.all(on: controller)).first { $0.name == name }?.touch.perform()
            }
            await Self.wait(in: host) { place + 1 == path.names.count && host.ownBalloons.isEmpty }
        }
        // An expanded app covers the draft: people go back to see it.
        if host.draft.message != nil, !host.isInputFieldVisible { try host.toggleStyle() }
        return host
    }

    private func opened() async throws -> TranscriptHost {
        let host = TranscriptHost(context: context, makeController: makeController)
        try host.openConversation()
        try host.openApp()
        if style == .expanded, host.appController?.presentationStyle == .compact { try host.toggleStyle() }
        await Self.wait(in: host) { host.appController.map { Touch.all(on: $0).isEmpty } ?? false }
        return host
    }

    private static func paths(after path: TouchPath, in host: TranscriptHost) -> [TouchPath] {
        guard let controller = host.appController else { return [] }
        return named(Touch.all(on: controller)).prefix(maximumTouches).map { path.then($0.name) }
    }

    /// What can be touched, with numbers after names that others have: `send`, `send-2`.
    private static func named(_ touches: [Touch]) -> [(name: String, touch: Touch)] {
        var taken: Set<String> = []
        return touches.map { touch in
            var (name, number) = (touch.name, 1)
            while !taken.insert(name).inserted {
                number += 1
                name = "\(touch.name)-\(number)"
            }
            return (name, touch)
        }
    }

    /// The word that is written into each field.
    private static let written = "Tea"

    // MARK: - Waiting

    /// Lets the tasks go on that the app has started: a few turns, and some time where that is needed.
    private static func wait(in host: TranscriptHost, while isNeeded: () -> Bool) async {
        for _ in 0..<turns { await Task.yield() }
        for _ in 0..<pauses where isNeeded() { try? await Task.sleep(for: pause) }
        host.appController?.view.layoutIfNeeded()
    }

    /// How often other tasks have a turn, and how often and how long the test pauses for those that need time: together a
    /// twentieth of a second a touch. What a network or a clock answers is not waited for.
    private static let turns = 20
    private static let pauses = 10
    private static let pause = Duration.milliseconds(5)
}
