import Testing

@testable import Drawing

/// The picture of a template as it arrives (facts 10.7.1).
@Suite struct ReceivedPictureTests {
    /// Letters' worth of edges: black stripes of three pixels on white.
    private func stripes(_ width: Int, _ height: Int) -> Bitmap {
        var pixels: [UInt8] = []
        for y in 0..<height {
            for x in 0..<width {
                let level: UInt8 = (x / 3 + y / 7) % 2 == 0 ? 0 : 255
                pixels += [level, level, level, 255]
            }
        }
        return Bitmap(width: width, height: height, pixels: pixels)
    }

    @Test(
        "At most 1,200 pixels a side, in as many points as before",
        arguments: [
            (2187, 729, 1200, 400), (1500, 2400, 750, 1200), (729, 243, 729, 243), (30, 2400, 15, 1200),
        ])
    func size(_ width: Int, _ height: Int, _ newWidth: Int, _ newHeight: Int) {
        let picture = Picture(bitmap: stripes(width, height), scale: 3)
        let received = picture.asReceived
        #expect((received.width, received.height) == (newWidth, newHeight))
        #expect(abs(Double(received.width) / received.scale - Double(width) / 3) < 0.01)
    }

    @Test("The pixels change, a little, and are the same each time and on every machine")
    func pixels() {
        let picture = Picture(bitmap: stripes(90, 60))
        let received = picture.asReceived
        #expect(received.bitmap != picture.bitmap && received.bitmap == picture.asReceived.bitmap)
        let worst = zip(received.bitmap.pixels, picture.bitmap.pixels).map { abs(Int($0) - Int($1)) }.max() ?? 0
        #expect(worst > 4 && worst < 120)
        // Recorded on Debian 12 with libjpeg-turbo 2.1.5; another library must give the same.
        #expect(received.digest == Self.digest)
    }

    private static let digest = "e8bc1cae4fea"

    @Test("A file of a store is re-encoded once")
    func once() throws {
        let store = PictureStore()
        let picture = try store.picture(PNGEncoder.encode(stripes(90, 60)), name: "stripes@3x.png")
        let received = picture.asReceived
        #expect(received.sharesPixels(with: picture.asReceived) && received.digest != picture.digest)
        #expect(abs(received.scale - 3) < 1e-9)
    }

    @Test("Transparent pixels arrive on white; posters of films and waveforms are left as they are")
    func others() {
        let clear = Bitmap(width: 8, height: 8, pixels: [UInt8](repeating: 0, count: 256))
        #expect(Picture(bitmap: clear).asReceived.bitmap.pixels.allSatisfy { $0 == 255 })
        for origin: Picture.Origin in [
            .posterFrame, .waveform, .waveformOfBeginning(seconds: 9), .placeholder(reason: "a"),
        ] {
            let picture = Picture(bitmap: stripes(30, 30), scale: 2, origin: origin)
            #expect(picture.asReceived == picture)
        }
    }
}
