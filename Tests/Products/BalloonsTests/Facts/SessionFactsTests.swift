import AppFixtures
import BalloonFixtures
import Balloons
import Foundation
import MessagesHost
import Testing

/// Statements 11 to 13 of the facts sheet, section 9: what is left of a message.
@MainActor @Suite struct SessionFactsTests {
    @Test("11. An older message of the same session collapses to its summary, or to nothing visible without one")
    func collapse() throws {
        let host = try RecordingHost()
        let session = MSSession()
        try host.host.receive(templateMessage(session: session, summary: "One"), from: host.ada, as: "one")
        try host.host.receive(templateMessage(session: MSSession(), summary: "Other"), from: host.ada, as: "other")
        try host.host.receive(templateMessage(session: session, summary: nil), from: host.ada, as: "two")
        try host.host.receive(templateMessage(session: session, summary: "Three"), from: host.ada, as: "three")
        #expect(host.host.entries.map(\.appearance) == [.summary("One"), .balloon, .hidden, .balloon])
        #expect(host.host.entries.map(\.name) == ["one", "other", "two", "three"])
    }

    @Test("11. A message without a session collapses nothing")
    func noSession() throws {
        let host = try RecordingHost()
        for name in ["one", "two"] { try host.host.receive(templateMessage(), from: host.ada, as: name) }
        #expect(host.host.entries.map(\.appearance) == [.balloon, .balloon])
    }

    @Test("11. An empty summary is none")
    func emptySummary() throws {
        let host = try RecordingHost()
        let session = MSSession()
        for name in ["one", "two"] {
            try host.host.receive(templateMessage(session: session, summary: ""), from: host.ada, as: name)
        }
        #expect(host.host.entries[0].appearance == .hidden)
    }

    @Test("11. Of two answers to one message the later takes the place of the earlier, and the tapped one is readable")
    func groupRace() throws {
        let host = try RecordingHost()
        let session = MSSession()
        for name in ["question", "early", "late"] {
            let message = templateMessage(session: session, summary: name)
            message.url = URL(string: "https://example.com/?move=\(name)")
            try host.host.receive(message, from: host.ada, as: name)
        }
        #expect(host.host.entries.map(\.appearance) == [.summary("question"), .summary("early"), .balloon])
        try host.host.openConversation()
        try host.host.tapBalloon("late")
        let selected = try #require(host.host.appController?.activeConversation?.selectedMessage)
        #expect(selected.url?.query == "move=late")
        let error = try #require(throws: HostError.self) { try host.host.tapBalloon("early") }
        #expect(error == .noBalloon("early", onScreen: ["late"]))
    }

    @Test("12. A collapsed message still has its session")
    func collapsedKeepsItsSession() throws {
        let host = try RecordingHost()
        let session = MSSession()
        try host.host.receive(templateMessage(session: session, summary: nil), from: host.ada, as: "one")
        try host.host.receive(templateMessage(session: session), from: host.ada, as: "two")
        #expect(host.host.entries[0].appearance == .hidden)
        #expect(host.host.message("one")?.session == session)
        #expect(host.host.message("two")?.session == session)
    }

    @Test(
        "13. The click target on macOS is the URL, only if http(s)",
        arguments: [
            ("https://example.com/a?b=c", true), ("http://example.com", true), ("data:,a", false),
            ("myapp://open", false),
        ])
    func clickOnMac(text: String, opens: Bool) throws {
        let url = try #require(URL(string: text))
        #expect(MessageURL.openedOnMac(url) == (opens ? url : nil))
        #expect(MessageURL.openedOnMac(nil) == nil)
    }

    @Test("13. A click on the balloon of a Mac opens that URL, and no app", arguments: [true, false])
    func tapOnMac(opens: Bool) throws {
        let host = try RecordingHost()
        var traits = host.host.context.traits
        traits.userInterfaceIdiom = .mac
        host.host.change(traits)
        let url = try #require(URL(string: opens ? "https://example.com/a?b=c" : "myapp://open"))
        let message = templateMessage()
        message.url = url
        try host.host.receive(message, from: host.ada, as: "invitation")
        try host.host.openConversation()
        host.host.clearLog()
        try host.host.tapBalloon("invitation")
        let opening: [HostEvent] = opens ? [.messages(.opensURL(url, of: "invitation"))] : []
        #expect(host.host.log == [.user(UserAction(.tapsBalloon("invitation")))] + opening)
        #expect(host.controllers.isEmpty)
    }

    /// iMessage apps run neither on the Mac nor on the watch ("Apple HIG, iMessage apps and stickers"; facts 3.1).
    @Test(
        "13. On the Mac and the watch no app opens, and a live layout's alternate is shown",
        arguments: [
            UserInterfaceIdiom.mac, .watch,
        ])
    func noApps(idiom: UserInterfaceIdiom) throws {
        let host = try RecordingHost(traits: TraitCollection(userInterfaceIdiom: idiom))
        try host.host.receive(liveMessage(), from: host.ada, as: "live")
        try host.host.openConversation()
        #expect(throws: HostError.appsDoNotRun(idiom.system)) { try host.host.openApp() }
        try host.host.tapBalloon("live")
        #expect(host.controllers.isEmpty)
        #expect(try host.host.balloon(of: "live").balloon.kind == .template)
        #expect(host.host.log.contains(.messages(.handsOff("live"))) == (idiom == .watch))
        #expect(throws: HostError.noController("live")) { try host.host.tapInBalloon("live") { _ in } }
    }

    @Test("Going in twice, and out twice, are errors")
    func openTwice() throws {
        let host = try RecordingHost()
        #expect(throws: HostError.conversationNotOpen) { try host.host.leaveConversation() }
        try host.host.openConversation()
        #expect(throws: HostError.conversationAlreadyOpen) { try host.host.openConversation() }
        try host.host.leaveConversation()
        #expect(throws: HostError.conversationNotOpen) { try host.host.leaveConversation() }
    }
}
