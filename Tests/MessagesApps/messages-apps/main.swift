// Plays the three apps in the simulator's two conversations and prints what came of it; a test of Balloon reads it.
import Balloons
import EventCountdown
import IceCreamBuilder
import StickerPicker

let fonts = try FontCascade.bundled()

/// Two conversations of one app, open on both sides.
@MainActor func conversations(_ makeController: @escaping @MainActor () -> MSMessagesAppViewController) throws
    -> MirroredConversations
{
    let sides = MirroredConversations(
        names: ("Ada", "Ben"), context: LayoutContext(traits: TraitCollection(), fonts: fonts),
        makeController: makeController)
    for side in [sides.first, sides.second] {
        try side.openConversation()
        try side.openApp()
    }
    return sides
}

func text(_ size: CGSize) -> String { "\((size.width * 100).rounded() / 100) x \((size.height * 100).rounded() / 100)" }

@MainActor func playEventCountdown() throws {
    let sides = try conversations { EventCountdown.MessagesViewController() }
    let concert = Event(name: "Concert & fireworks", place: "Harbour", date: Date(timeIntervalSince1970: 1_800_000_000))
    try sides.first.tapInApp { ($0 as? EventCountdown.MessagesViewController)?.share(concert) }
    try sides.first.sendDraft()
    let name = sides.second.entries[0].name
    print("countdown:", text(try sides.second.balloon(of: name).size))
    print("tint:", sides.second.controller(of: name)?.messageTintColor?.description ?? "none")
    print("event:", Event(message: sides.second.message(name)) == concert)

    var traits = sides.second.context.traits
    traits.preferredContentSizeCategory = .extraExtraExtraLarge
    sides.second.change(traits)
    print("countdown at XXXL:", text(try sides.second.balloon(of: name).size))
    try sides.second.tapInBalloon(name) { ($0 as? EventCountdown.MessagesViewController)?.directionsTapped() }
    print("style:", sides.second.appController?.presentationStyle == .expanded ? "expanded" : "compact")
}

@MainActor func playIceCreamBuilder() async throws {
    let sides = try conversations {
        let controller = IceCreamBuilder.MessagesViewController()
        controller.picture = UIImage(
            data: Data(Bitmap(width: 9, height: 6, pixels: [UInt8](repeating: 200, count: 216)).png()))
        return controller
    }
    guard let first = sides.first.appController as? IceCreamBuilder.MessagesViewController else { return }
    try await first.choose(IceCream(base: .base02))
    print("replaced:", sides.first.log.contains(.messages(.replacesDraft("message 1", with: "message 2"))))
    try sides.first.sendDraft()
    try sides.second.tapBalloon("message 2")
    guard let second = sides.second.appController as? IceCreamBuilder.MessagesViewController else { return }
    print("base:", second.iceCream.base?.rawValue ?? "none")
    var built = second.iceCream
    (built.scoops, built.topping) = (.scoops01, .topping03)
    try await second.choose(built)
    try sides.second.sendDraft()
    print("ice cream:", text(try sides.second.balloon(of: sides.second.entries[1].name).size))
    print("left on the other side:", sides.first.entries[0].appearance)
}

@MainActor func playStickerPicker() async throws {
    // Examples/images of Balloon, from Tests/MessagesApps/messages-apps/main.swift.
    var package = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { package.deleteLastPathComponent() }
    let folder = package.appendingPathComponent("Examples/images")
    let sides = try conversations {
        let controller = StickerPicker.MessagesViewController()
        controller.folder = folder
        return controller
    }
    guard let picker = sides.first.appController as? StickerPicker.MessagesViewController else { return }
    try await picker.choose(at: 1)
    print("preview:", text(picker.preview?.frame.size ?? .zero))
    try sides.first.sendDraft()
    print("sticker:", sides.first.entries[0].appearance)
}

try playEventCountdown()
try await playIceCreamBuilder()
try await playStickerPicker()
