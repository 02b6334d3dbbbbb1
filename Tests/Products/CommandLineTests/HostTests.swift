import BuiltProgram
import Foundation
import Testing

/// `balloon host` plays the examples, and their logs have the orders of the facts sheet, 1.4 and 2.6.
struct HostTests {
    private static let launch = [
        "init", "viewDidLoad", "willBecomeActive", "didBecomeActive", "viewWillAppear", "viewDidAppear",
    ]
    /// The same for the app, which has its place on the screen once its view is loaded.
    private static func launch(_ app: String, _ style: String) -> [String] {
        let area =
            style == "compact"
            ? "402 × 301 at (0, 573), the lowest 44 covered" : "402 × 776 at (0, 98), the lowest 78 covered"
        let steps = launch.map { "\(app): \($0)" }
        return steps.prefix(2) + ["messages: gives \(app) \(area)"] + steps.dropFirst(2)
    }
    private static let farewell = ["viewWillDisappear", "viewDidDisappear", "willResignActive", "didResignActive"]
    /// 217 and a line of subheadline at Large, offered the widest balloon of 402 points.
    private static let countdown = "contentSizeThatFits(280.67 × 500) → 280.67 × 234.9"

    /// The log of an example: who and what, without the line of titles.
    private func log(_ example: String) throws -> [String] {
        let scratch = try Scratch()
        try scratch.copy("Examples")
        let run = try scratch.balloon("host", "Examples/Scenarios/\(example).yaml")
        try #require(run.status == 0, "\(run.errors)")
        #expect(run.errors.isEmpty)
        return run.lines.dropFirst().map { line in
            line.split(separator: /\s{2,}/, maxSplits: 1).joined(separator: ": ")
        }
    }

    private func by(_ who: String, _ what: [String]) -> [String] { what.map { "\(who): \($0)" } }

    @Test func launchFromTheDrawer() throws {
        let expected =
            ["user: opens the conversation", "user: opens the app", "messages: starts the app's process"]
            + ["messages: shows app #1 compact"] + Self.launch("app #1", "compact")
            + ["user: touches the chevron", "app #1: willTransition(to: expanded)"]
            + ["messages: gives app #1 402 × 776 at (0, 98), the lowest 78 covered"]
            + ["app #1: didTransition(to: expanded)"]
            + ["user: closes the app"] + by("app #1", Self.farewell)
            + ["user: leaves the conversation", "messages: releases app #1", "messages: ends the app's process"]
        #expect(try log("launch-from-drawer") == expected)
    }

    @Test func tapWhileInactive() throws {
        let expected =
            ["user: opens the conversation", "user: taps the balloon invitation", "messages: starts the app's process"]
            + ["messages: shows app #1 expanded, invitation selected"] + Self.launch("app #1", "expanded")
            + ["user: closes the app"] + by("app #1", Self.farewell)
            + ["messages: releases app #1", "messages: ends the app's process"]
        #expect(try log("tap-while-inactive") == expected)
    }

    @Test func tapWhileActive() throws {
        let log = try log("tap-while-active")
        let tap = try #require(log.firstIndex(of: "user: taps the balloon invitation"))
        let rest = Array(log[(tap + 1)...])
        // Nothing becomes active again. Of select and transition either can come first (facts 2.6).
        #expect(
            rest.prefix(5).sorted()
                == by(
                    "app #1",
                    [
                        "didSelect(invitation)", "didTransition(to: expanded)", "willSelect(invitation)",
                        "willTransition(to: expanded)",
                    ]) + ["messages: gives app #1 402 × 776 at (0, 98), the lowest 78 covered"])
        #expect(
            Array(rest.dropFirst(5)) == [
                "messages: receives moved from Ada Lovelace",
                "messages: collapses invitation to \"Ada Lovelace asks for dinner\"",
                "app #1: willSelect(moved)", "app #1: didSelect(moved)", "app #1: didReceive(moved)",
                "messages: receives concert from Ada Lovelace", "app #1: didReceive(concert)",
            ])
    }

    @Test func liveMessageAppears() throws {
        let expected =
            ["user: opens the conversation", "messages: receives countdown from Ada Lovelace"]
            + ["messages: starts the app's process", "messages: shows balloon countdown #1"]
            + by("balloon countdown #1", Self.launch + [Self.countdown])
            + ["messages: receives second from Ada Lovelace", "messages: shows balloon second #2"]
            + by("balloon second #2", Self.launch + [Self.countdown])
            + ["user: taps in the balloon countdown", "messages: shows app #3 expanded, countdown selected"]
            + Self.launch("app #3", "expanded")
            + ["user: leaves the conversation"] + by("app #3", Self.farewell)
            + by("balloon countdown #1", Self.farewell) + ["messages: releases balloon countdown #1"]
            + by("balloon second #2", Self.farewell) + ["messages: releases balloon second #2"]
            + ["messages: releases app #3", "messages: ends the app's process"]
        #expect(try log("live-message-appears") == expected)
    }

    @Test func rotation() throws {
        let log = try log("rotation")
        let turn = try #require(log.firstIndex(of: "user: changes width 402 → 750, height 874 → 402"))
        // A column of 718 points: 0.85 of it is less than 718 - 89.33 (facts 5.1). No taller than the transcript (3.6).
        #expect(
            Array(log[turn...]) == [
                "user: changes width 402 → 750, height 874 → 402",
                "messages: gives app #2 750 × 301 at (0, 101), the lowest 44 covered",
                "balloon countdown #1: contentSizeThatFits(610.3 × 402) → 610.3 × 217",
                "user: changes width 750 → 402, height 402 → 874",
                "messages: gives app #2 402 × 301 at (0, 573), the lowest 44 covered",
                "balloon countdown #1: contentSizeThatFits(280.67 × 500) → 280.67 × 217",
            ])
    }

    @Test func stickersAndFiles() throws {
        let log = try log("stickers-and-files")
        let send = try #require(log.firstIndex(of: "user: touches Send"))
        #expect(
            log[(send + 1)...].dropLast() == [
                "messages: sends sticker 1", "messages: sends text 2", "messages: sends file 3",
                "messages: receives sticker 4 from Ada Lovelace", "messages: receives text 5 from Ada Lovelace",
                "messages: receives file 6 from Ada Lovelace", "user: taps in the app", "messages: sends sticker 7",
                "user: taps in the app",
            ])
        // The path as the scenario has it: a log is the same in every folder.
        #expect(
            log.last == "messages: refuses: error 1 (fileNotFound): the attachment: there is no file "
                + "Examples/Scenarios/../images/no-such-file.png; write it before the message is made")
    }

    @Test func companionApp() throws {
        #expect(
            try log("companion-app").prefix(7) == [
                "user: opens the conversation", "user: sends invitation from the companion app",
                "messages: sends invitation", "messages: sends text 1",
                "user: cancels the sheet of the companion app", "user: taps the balloon invitation",
                "messages: starts the app's process",
            ])
    }

    @Test func mirroredConversations() throws {
        // The first column is the device.
        let log = try log("mirrored-conversations")
        let sent = try #require(log.firstIndex { $0.hasPrefix("ben") && $0.hasSuffix("sends question") })
        #expect(log[sent + 2].hasPrefix("ada") && log[sent + 2].hasSuffix("receives question from Ben"))
        // Both have the question's line, in the names that each has.
        let collapsed = log.filter { $0.hasSuffix("collapses question to \"Ben asked Ada Lovelace for dinner\"") }
        #expect(collapsed.map { $0.prefix(3) } == ["ada", "ben"])
        let scratch = try Scratch()
        try scratch.copy("Examples")
        let run = try scratch.balloon("host", "Examples/Scenarios/mirrored-conversations.yaml", "--json")
        let events = try #require(try run.rows("scenarios").first?["events"] as? [[String: Any]])
        #expect(Set(events.compactMap { $0["device"] as? String }) == ["ada", "ben"])
        #expect(events.allSatisfy { $0["device"] is String })
    }

    @Test func categoryChange() throws {
        let log = try log("category-change")
        let change = try #require(log.firstIndex(of: "user: changes category L → XXXL"))
        // Subheadline has 21 points at XXXL (facts 4.1): 217 + 21 × 1.193359375.
        #expect(
            Array(log[change...]) == [
                "user: changes category L → XXXL",
                "balloon countdown #1: contentSizeThatFits(280.67 × 500) → 280.67 × 242.06",
                "user: changes locale en → ar, direction leftToRight → rightToLeft",
                "balloon countdown #1: contentSizeThatFits(280.67 × 500) → 280.67 × 242.06",
                "user: changes appearance light → dark",
            ])
    }

    @Test func directSendTwice() throws {
        let log = try log("direct-send-twice")
        let tap = try #require(log.firstIndex(of: "user: taps in the app"))
        let rest = log[(tap + 1)...].map { String($0.prefix { $0 != ":" }) + ($0.contains("error") ? "!" : "") }
        #expect(log[tap + 1] == "messages: sends first" && log[tap + 2] == "app #1: didStartSending(first)")
        #expect(
            log[tap + 3].hasPrefix("messages: refuses: error 9 (sendWithoutRecentInteraction): each tap allows one"))
        #expect(log[tap + 5] == "messages: sends second" && log[tap + 6] == "app #1: didStartSending(second)")
        #expect(log.filter { $0.contains("refuses: error 10 (sendWhileNotVisible)") }.count == 1)
        #expect(rest.filter { $0.hasSuffix("!") }.count == 2)
        #expect(log.contains("messages: collapses first to \"Ben played g4\""))
    }

    @Test func draftAndKeyboard() throws {
        let log = try log("draft-and-keyboard")
        #expect(log.contains("messages: stages icecream in place of placeholder"))
        #expect(log.contains { $0.contains("keyboardInCompact") && $0.contains("requestPresentationStyle(.expanded)") })
        let sent = try #require(log.firstIndex(of: "user: touches Send"))
        #expect(log[(sent + 1)...].prefix(2) == ["messages: sends icecream", "app #1: didStartSending(icecream)"])
        let cancelled = try #require(log.firstIndex(of: "user: touches the X of the draft"))
        #expect(log[cancelled + 1] == "app #1: didCancelSending(unsent)")
        #expect(log.last == "messages: shows the keyboard")
    }

    /// The keys are a contract.
    private struct Played: Decodable {
        struct Event: Decodable {
            struct Controller: Decodable {
                let role: String
                let message: String?
                let number: Int
            }
            struct Size: Decodable { let width, height: Double }
            struct Refusal: Decodable {
                let domain: String?
                let code: Int?
                let rule: String?
                let message: String
            }
            let source, event, text: String
            let controller: Controller?
            struct Area: Decodable {
                struct Frame: Decodable { let x, y, width, height: Double }
                struct Insets: Decodable { let top, left, bottom, right: Double }
                let frame: Frame
                let safeAreaInsets: Insets
            }
            let message, style: String?
            let area: Area?
            let offer, answer: Size?
            let refusal: Refusal?
        }
        let scenario: String
        let events: [Event]
        let error: String?
    }

    private static func played(_ run: Balloon.Run) throws -> [Played] {
        struct Answer: Decodable { let scenarios: [Played] }
        _ = try run.answer()
        return try JSONDecoder().decode(Answer.self, from: Data(run.output.utf8)).scenarios
    }

    @Test func everyExampleIsPlayedAsTextAndAsJSON() throws {
        let scratch = try Scratch()
        try scratch.copy("Examples")
        let text = try scratch.balloon("host", "Examples/Scenarios")
        let json = try scratch.balloon("host", "Examples/Scenarios", "--json")
        #expect(text.status == 0 && json.status == 0)
        let played = try Self.played(json)
        #expect(played.count == 11 && played.allSatisfy { $0.events.count > 10 })
        for scenario in played { #expect(text.output.contains("== \(scenario.scenario)\n")) }
        let events = played.flatMap(\.events)
        for event in events { #expect(text.output.contains(event.text), "\(event.text)") }
        #expect(Set(events.map(\.source)) == ["user", "messages", "controller"])
        let asked = events.filter { $0.event == "contentSizeThatFits" }
        #expect(!asked.isEmpty && asked.allSatisfy { $0.controller?.role == "balloon" })
        #expect(asked.contains { abs(($0.answer?.height ?? 0) - 234.90) < 0.01 && ($0.offer?.height ?? 0) == 500 })
        #expect(events.compactMap(\.refusal?.code).sorted() == [1, 9, 10])
        #expect(events.compactMap(\.refusal?.rule).sorted() == ["keyboardInCompact", "keyboardKeptInCompact"])
        #expect(events.contains { $0.event == "didTransition" && $0.style == "expanded" })
        #expect(
            events.contains { $0.event == "places" && $0.area?.frame.y == 573 && $0.area?.safeAreaInsets.bottom == 44 })
        #expect(events.contains { $0.event == "shows" && $0.style == "expanded" && $0.message == "invitation" })
    }

    @Test func twoRunsPrintTheSame() throws {
        let scratch = try Scratch()
        try scratch.copy("Examples")
        let runs = try (0..<2).map { _ in try scratch.balloon("host", "Examples/Scenarios", "--json").output }
        #expect(runs[0] == runs[1] && !runs[0].isEmpty)
    }

    @Test(arguments: [
        ("steps: [opnApp]\nviewer: a\nparticipants: {a: A}", "bad.yaml:1:9"), ("steps: [", "bad.yaml"),
        ("viewer: a\nparticipants: {a: A}\nsteps: [openApp]", "bad.yaml:3:9"), ("", "bad.yaml"),
        ("message: {layout: {template: {caption: A scene}}}", "message makes a scene, and this is read as a scenario"),
    ])
    func badInputIsRefusedAtItsPlace(_ text: String, _ hint: String) throws {
        let scratch = try Scratch()
        try scratch.write(text, to: "bad.yaml")
        let run = try scratch.balloon("host", "bad.yaml")
        #expect(
            run.status == 2 && run.output.isEmpty && run.errorLines.count { $0.hasPrefix("error:") } == 1,
            "\(run.errors)")
        #expect(run.errors.contains(hint), "\(run.errors)")
    }

    /// An app linked before iOS 11 ends above what a later one reaches under; on a pad the area is as wide as the
    /// window.
    @Test func theAreaFollowsTheLinkedSystemTheMetricsAndTheDevice() throws {
        let scratch = try Scratch()
        func areas(_ lines: String) throws -> [Substring] {
            let text = "viewer: a\nparticipants: {a: A}\nsteps: [openConversation, openApp, toggleStyle]\n" + lines
            try scratch.write(text, to: "area.yaml")
            let run = try scratch.balloon("host", "area.yaml")
            try #require(run.status == 0, "\(run.errors)")
            return run.lines.filter { $0.contains("gives app #1") }.map { $0.split(separator: "app #1 ")[1] }
        }
        #expect(
            try areas("") == [
                "402 × 301 at (0, 573), the lowest 44 covered", "402 × 776 at (0, 98), the lowest 78 covered",
            ])
        #expect(
            try areas("app: {linkedSystem: beforeiOS11}") == ["402 × 257 at (0, 573)", "402 × 698 at (0, 98)"])
        #expect(
            try areas("traits: {userInterfaceIdiom: pad, transcriptWidth: 678, transcriptHeight: 1024}")
                == ["678 × 301 at (0, 723), the lowest 44 covered", "678 × 926 at (0, 98), the lowest 78 covered"])
        #expect(
            try areas("metrics: {keyboardHeight: 200, appStripHeight: 0, headerHeight: 50, bottomBarHeight: 20}")
                == ["402 × 200 at (0, 674)", "402 × 824 at (0, 50), the lowest 20 covered"])
    }

    @Test func aStepThatFailsLeavesTheLogBeforeIt() throws {
        let scratch = try Scratch()
        let start = "viewer: a\nparticipants: {a: A}\nsteps: [openConversation, "
        try scratch.write(start + "openApp]", to: "good.yaml")
        try scratch.write(start + "openApp, sendDraft, closeApp]", to: "bad.yaml")
        try scratch.write(start + "closeApp]", to: "worse.yaml")
        let good = try scratch.balloon("host", "good.yaml")
        let bad = try scratch.balloon("host", "bad.yaml")
        #expect(good.status == 0 && bad.status == 2)
        #expect(bad.output == good.output && bad.lines.contains { $0.contains("opens the app") })
        #expect(
            bad.errorLines.count == 1 && bad.errors.contains("bad.yaml:3:36: no message is staged"), "\(bad.errors)")
        let all = try scratch.balloon("host", "bad.yaml", "good.yaml", "worse.yaml")
        #expect(all.status == 2 && all.errorLines.count == 2, "\(all.errors)")
        let log = good.output.dropLast()
        #expect(all.output.hasPrefix("== bad\n\(log)\n\n== good\n\(log)"))
        #expect(all.output.contains("== worse\n"))
        let json = try scratch.balloon("host", "bad.yaml", "good.yaml", "--json")
        let played = try Self.played(json)
        #expect(json.status == 2 && played.map(\.scenario) == ["bad", "good"])
        #expect(played[0].error?.contains("no message is staged") == true && played[1].error == nil)
        #expect(played[0].events.map(\.text) == played[1].events.map(\.text) && !played[0].events.isEmpty)
    }

    @Test func aFolderWithoutScenariosIsNothingToDo() throws {
        let scratch = try Scratch()
        try scratch.write("", to: "empty/readme.txt")
        #expect(try scratch.balloon("host", "empty").status == 6)
        #expect(try scratch.balloon("host", "nowhere.yaml").status == 2)
    }

    /// What the user does with a balloon has its message.
    @Test(arguments: [
        ("live-message-appears", ["countdown"]), ("tap-while-inactive", ["invitation"]),
        ("companion-app", ["invitation", "invitation"]),
    ])
    func eventsNameTheirMessages(_ example: String, _ messages: [String]) throws {
        let scratch = try Scratch()
        try scratch.copy("Examples")
        let run = try scratch.balloon("host", "Examples/Scenarios/\(example).yaml", "--json")
        let events = try #require(try run.rows("scenarios").first?["events"] as? [[String: Any]])
        let found = events.filter { $0["source"] as? String == "user" }.compactMap { $0["message"] as? String }
        #expect(found == messages)
    }
}
