import Scenes
import Testing
import ViewLayout

/// The size of a transcript follows from the kind of device where a scene does not give it.
@Suite struct SceneDeviceTests {
    private func scene(_ traits: String, _ more: String = "") throws -> BalloonScene {
        try BalloonScene(
            text: "message: {layout: {template: {caption: Hi}}}\ntraits: {\(traits)}\n\(more)", file: "device.yaml")
    }

    @Test(
        "A watch of 45 mm has 198 × 242 points; what is given wins, each side on its own",
        arguments: [
            ("userInterfaceIdiom: watch", 198.0, 242.0), ("userInterfaceIdiom: watch, transcriptWidth: 162", 162, 242),
            ("transcriptHeight: 197, userInterfaceIdiom: watch", 198, 197), ("userInterfaceIdiom: mac", 402, 874),
            ("userInterfaceIdiom: pad, transcriptWidth: 320", 320, 1180), ("locale: de", 402, 874),
        ])
    func size(traits: String, width: Double, height: Double) throws {
        let traits = try scene(traits).traits
        #expect((Double(traits.transcriptWidth), Double(traits.transcriptHeight)) == (width, height))
    }

    @Test("An axis of devices brings their sizes, unless there is an axis of widths")
    func axes() throws {
        let devices = try scene("locale: de", "sweep: {userInterfaceIdioms: [phone, watch]}")
        #expect(devices.sweep.cells(over: devices.traits).map(\.transcriptWidth) == [402, 198])
        let widths = try scene("locale: de", "sweep: {transcriptWidths: [176], userInterfaceIdioms: [phone, watch]}")
        let cells = widths.sweep.cells(over: widths.traits)
        #expect(cells.map(\.transcriptWidth) == [176, 176] && cells.map(\.transcriptHeight) == [874, 242])
    }
}
