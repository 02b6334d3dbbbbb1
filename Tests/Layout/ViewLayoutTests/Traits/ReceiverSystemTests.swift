import Testing

@testable import ViewLayout

/// What each system does with a message ("Apple HIG, iMessage apps and stickers", facts 1.8).
@Suite struct ReceiverSystemTests {
    /// Apps run since iOS 10, live layouts are drawn since iOS 11, and before iOS 10 there are no balloons of apps.
    @Test(
        arguments: [
            (.ios27, true, true, true, .phone), (.ios26, true, true, true, .phone), (.ios10, true, false, true, .phone),
            (.ios9, false, false, false, .phone), (.macos, false, false, true, .mac),
            (.watchos, false, false, true, .watch),
        ] as [(ReceiverSystem, Bool, Bool, Bool, UserInterfaceIdiom)])
    func systems(_ system: ReceiverSystem, runs: Bool, draws: Bool, balloons: Bool, idiom: UserInterfaceIdiom) {
        #expect(system.runsApps == runs && system.drawsLiveLayouts == draws && system.drawsBalloons == balloons)
        #expect(system.isCurrentPhone == draws && system.usualIdiom == idiom)
        for other in UserInterfaceIdiom.allCases {
            #expect(system.runs(on: other) == (other == idiom || other == .pad && idiom == .phone))
        }
        var traits = TraitCollection(receiver: system)
        #expect(traits.userInterfaceIdiom == idiom && traits.drawsLiveLayouts == draws)
        traits.hasApp = false
        #expect(!traits.drawsLiveLayouts)
    }

    /// A kind of device brings a system that runs on it, and a system a device; what fits stays.
    @Test func deviceAndSystemFit() {
        var traits = TraitCollection(receiver: .ios10)
        traits.userInterfaceIdiom = .pad
        #expect(traits.receiver == .ios10)
        traits.userInterfaceIdiom = .watch
        #expect(traits.receiver == .watchos)
        traits.receiver = .ios27
        #expect(traits.userInterfaceIdiom == .phone)
        traits.userInterfaceIdiom = .mac
        #expect(traits.receiver == .macos)
        #expect(UserInterfaceIdiom.allCases.map(\.system) == [.ios26, .ios26, .macos, .watchos])
        #expect(TraitCollection(userInterfaceIdiom: .pad, receiver: .macos).userInterfaceIdiom == .mac)
        #expect(TraitCollection(userInterfaceIdiom: .pad, receiver: .ios9).userInterfaceIdiom == .pad)
    }
}
