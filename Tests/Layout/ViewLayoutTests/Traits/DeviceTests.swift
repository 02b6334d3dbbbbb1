import Foundation
import Testing

@testable import ViewLayout

struct DeviceTests {
    /// Screens in points ("Apple HIG, Layout"); a pad's transcript is its screen without the list of conversations.
    @Test(arguments: [
        ("iphone-se", 375, 667, 2), ("iphone-16-pro", 402, 874, 3), ("iphone-17-pro-max-landscape", 956, 440, 3),
        ("ipad", 500, 1180, 2), ("ipad-split-507", 507, 1180, 2), ("watch-45", 198, 242, 2),
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
        #expect(throws: TraitError.self) { try Device.named("watch-45-landscape") }
    }
}
