import Foundation
import Testing

@testable import BalloonTesting

/// What a finger can touch, and which balloons are those of the app.
@MainActor struct TouchTests {
    private func button(
        _ title: String, _ events: UIControl.Event, _ touched: @escaping () -> Void = {}
    ) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
        if !events.isEmpty { button.addAction(UIAction { _ in touched() }, for: events) }
        return button
    }

    /// A finger that touches a button goes down and up within it; what happens outside of it is no touch.
    @Test(arguments: [0, 1, 2, 3, 4, 5])
    func aButtonIsTouchedWhereItActs(_ place: Int) {
        let events: [(UIControl.Event, Bool)] = [
            (.touchDown, true), (.touchUpInside, true), (.primaryActionTriggered, true),
            (.touchUpOutside, false),
            (.valueChanged, false), ([], false),
        ]
        var count = 0
        let touches = Touch.all(in: button("Send tea", events[place].0) { count += 1 })
        #expect(touches.map(\.name) == (events[place].1 ? ["send-tea"] : []))
        touches.first?.perform()
        #expect(count == (events[place].1 ? 1 : 0))
    }

    @Test func whatIsOffOrNotSeenIsNotTouched() {
        for change in [
            { $0.isEnabled = false }, { $0.isHidden = true }, { $0.alpha = 0.01 },
            { $0.isUserInteractionEnabled = false },
        ] as [@MainActor (UIButton) -> Void] {
            let (outer, one) = (UIView(frame: .zero), button("One", .touchUpInside))
            change(one)
            outer.addSubview(one)
            outer.addSubview(button("Two", .touchUpInside))
            #expect(Touch.all(in: outer).map(\.name) == ["two"])
        }
        let faint = button("Faint", .touchUpInside)
        faint.alpha = 0.02
        #expect(Touch.all(in: faint).count == 1)
    }

    @Test(arguments: [
        ("Send 2 more, please!", "send-2-more-please"),
        ("one two three four five", "one-two-three-four"),
        ("お茶", "button"), ("", "button"),
    ])
    func aNameHasAFewWords(title: String, name: String) {
        #expect(Touch.all(in: button(title, .touchUpInside)).map(\.name) == [name])
    }

    /// A path has a name of its own that a golden can have.
    @Test func aLongPathHasAShortName() {
        let menu = TouchPath(style: .compact).then(.touch("new-here-create-an")).then(.write)
        #expect(menu.then(.touch("send")).name == "compact-new-here-create-an-then-write-then-send")
        let long = ["1", "2"].map { menu.then(.touch("your-next-question-\($0)")).then(.touch("send")).name }
        #expect(Set(long).count == 2 && long.allSatisfy { $0.utf8.count <= 64 && $0.hasPrefix("compact-new-here") })
    }

    /// Of a conversation the app made what it staged and sent, and not what arrived, texts, or what a newer one replaced.
    @Test func whatArrivesIsNoneOfTheApps() throws {
        let ada = UUID()
        let host = TranscriptHost(
            participants: HostParticipants(remote: [ada]), context: try TestFonts.context(for: nil)
        ) { MSMessagesAppViewController() }
        try host.openConversation()
        try host.openApp()
        try host.receive(message("theirs"), from: ada)
        #expect(host.ownBalloons.isEmpty)
        let session = MSSession()
        for caption in ["one", "two"] {
            let move = MSMessage(session: session)
            move.layout = message(caption).layout
            try host.tapInApp { $0.activeConversation?.send(move, completionHandler: nil) }
        }
        try host.tapInApp { $0.activeConversation?.sendText("Hi", completionHandler: nil) }
        let sent = try #require(host.entries.last { $0.appearance == .balloon }?.name)
        #expect(host.ownBalloons == [sent])
        try host.tapInApp { $0.activeConversation?.insert(message("staged"), completionHandler: nil) }
        #expect(host.ownBalloons == [sent, host.draft.name])
    }
}
