import Foundation
import Testing

@testable import ViewLayout

struct DeviceTests {
    /// Screens in points ("Apple HIG, Layout"); a pad's transcript is its screen without the list of conversations.
    @Test(arguments: [
        ("iphone-se", 375, 667, 2), ("iphone-16-pro", 402, 874, 3), ("iphone-17-pro-max-landscape", 956, 440, 3),
        ("ipad", 500, 1180, 2), ("ipad-split-507", 507, 1180, 2), ("watch-45", 198, 242, 2),
        ("iphone-se-1", 320, 568, 2), ("iphone-13-mini", 375, 812, 3), ("iphone-14", 390, 844, 3),
        ("iphone-15", 393, 852, 3), ("iphone-17", 402, 874, 3), ("iphone-8-plus", 414, 736, 3),
        ("iphone-11", 414, 896, 2), ("iphone-xs-max", 414, 896, 3), ("iphone-air", 420, 912, 3),
        ("iphone-14-plus", 428, 926, 3), ("iphone-16-plus", 430, 932, 3), ("iphone-se-landscape", 667, 375, 2),
        ("ipad-mini", 424, 1133, 2), ("ipad-pro-11", 514, 1210, 2), ("ipad-air-13", 704, 1366, 2),
        ("ipad-pro-13", 712, 1376, 2), ("ipad-split-320", 320, 1180, 2), ("watch-38", 136, 170, 2),
        ("watch-40", 162, 197, 2), ("watch-41", 176, 215, 2), ("watch-42", 187, 223, 2), ("watch-44", 184, 224, 2),
        ("watch-46", 208, 248, 2), ("watch-49", 205, 251, 2),
    ])
    func aDeviceHasItsTranscript(name: String, width: Int, height: Int, scale: Int) throws {
        let traits = try TraitCollection().setting(Device.named(name).settings)
        #expect(traits.transcriptWidth == CGFloat(width))
        #expect(traits.transcriptHeight == CGFloat(height))
        #expect(traits.displayScale == CGFloat(scale))
    }

    /// The usual transcripts of kinds of devices are those of devices in the table.
    @Test(arguments: [UserInterfaceIdiom.phone, .pad, .watch])
    func theUsualTranscriptIsThatOfADevice(idiom: UserInterfaceIdiom) {
        #expect(Device.all.contains { $0.idiom == idiom && $0.size == idiom.standardTranscriptSize })
    }

    @Test func noNameStandsForTwoDevices() {
        let names = Device.all.flatMap(\.names)
        #expect(Set(names).count == names.count)
    }

    @Test func anUnknownDeviceIsRefusedWithTheNearest() {
        let error = #expect(throws: TraitError.self) { try Device.named("iphone-17-por") }
        #expect(error?.description.contains("iphone-17-pro") == true)
        let written = #expect(throws: TraitError.self) { try Device.named("iPhone 17 Pro Max") }
        #expect(written?.description.contains("\"iphone-17-pro-max\"?") == true)
        #expect(throws: TraitError.self) { try Device.named("watch-45-landscape") }
    }

    /// A viewer who moves to another kind of device has its transcript, except for what was set.
    @Test(arguments: [true, false], [true, false])
    func whatWasSetStays(keepsWidth: Bool, keepsHeight: Bool) {
        let viewer = TraitCollection(transcriptWidth: 333)
        let moved = viewer.moved(to: .watch, keepsWidth: keepsWidth, keepsHeight: keepsHeight)
        let watch = UserInterfaceIdiom.watch.standardTranscriptSize
        #expect(moved.transcriptWidth == (keepsWidth ? 333 : watch.width))
        #expect(moved.transcriptHeight == (keepsHeight ? viewer.transcriptHeight : watch.height))
        let received = viewer.moved(to: .watchos, keepsWidth: keepsWidth, keepsHeight: keepsHeight)
        #expect(
            received.transcriptWidth == moved.transcriptWidth && received.transcriptHeight == moved.transcriptHeight)
        // Between systems of one kind of device nothing changes.
        #expect(viewer.moved(to: .ios10).transcriptWidth == 333)
    }

    /// Only a phone has a transcript of another size when it is turned: its sides change places.
    @Test func onlyPhonesAreTurned() throws {
        for device in Device.all {
            for name in device.names {
                let turned = try? Device.named(name + "-landscape")
                #expect((turned != nil) == (device.idiom == .phone), "\(name)")
                guard let turned else { continue }
                #expect(turned.size.width == device.size.height && turned.size.height == device.size.width)
                #expect(turned.scale == device.scale && turned.idiom == .phone)
                #expect(turned.names.contains(name + "-landscape"))
            }
        }
    }

    /// What was chosen besides a device wins over it, and what was not is the device's.
    @Test func whatWasChosenBesidesADeviceWins() throws {
        let watch = try Device.named("watch-45")
        let settings = watch.settings(besides: [
            TraitSetting(.transcriptWidth, .points(180)), TraitSetting(.style, .text("dark")),
        ])
        let traits = try TraitCollection().setting(settings)
        #expect(traits.transcriptWidth == 180 && traits.transcriptHeight == 242 && traits.displayScale == 2)
        #expect(traits.userInterfaceIdiom == .watch && traits.userInterfaceStyle == .dark)
    }
}
