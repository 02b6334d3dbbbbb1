import Testing
import ViewLayout

/// The transcript of each kind of device: "Apple HIG, Layout" has 396 × 484 pixels at 2x for a watch of 45 mm, 820 ×
/// 1180 points for a pad of 11 inches and 402 × 874 for a phone of 6.3.
@Suite struct DeviceTests {
    @Test("Another kind of device brings the size of its transcript")
    func moved() {
        let phone = TraitCollection(locale: "de")
        let watch = phone.moved(to: .watch)
        #expect((watch.transcriptWidth, watch.transcriptHeight) == (396 / 2, 484 / 2))
        #expect(watch.userInterfaceIdiom == .watch && watch.locale == "de")
        let pad = phone.moved(to: .pad)
        // The list of conversations stands beside the transcript.
        #expect(pad.transcriptWidth < 820 && pad.transcriptHeight == 1180)
        #expect(watch.moved(to: .phone) == phone)
    }

    @Test("What is kept stays, and so does the size on the same kind of device and between phones and Macs")
    func kept() {
        let phone = TraitCollection(transcriptWidth: 390, transcriptHeight: 844)
        #expect(phone.moved(to: .watch, keepsWidth: true).transcriptWidth == 390)
        #expect(phone.moved(to: .watch, keepsWidth: true).transcriptHeight == 242)
        #expect(phone.moved(to: .watch, keepsHeight: true).transcriptHeight == 844)
        #expect(phone.moved(to: .phone) == phone)
        let mac = phone.moved(to: .mac)
        #expect((mac.transcriptWidth, mac.transcriptHeight) == (390, 844) && mac.userInterfaceIdiom == .mac)
        let small = TraitCollection(transcriptWidth: 162, userInterfaceIdiom: .watch)
        #expect(small.moved(to: .watch) == small)
    }
}
