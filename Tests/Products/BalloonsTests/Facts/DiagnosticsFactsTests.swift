import BalloonFixtures
import BalloonLayouts
import Balloons
import Drawing
import Foundation
import TestSupport
import Testing
import ViewLayout

/// Statements 59 and 60 of the facts sheet: what authors are warned of, and what reports carry.
@Suite struct DiagnosticsFactsTests {
    private func kinds(_ picture: Picture, title: String? = "Ferry", subtitle: String? = nil) throws -> [Finding.Kind] {
        try placed(template(image: picture, imageTitle: title, imageSubtitle: subtitle)).findings.map(\.kind)
    }

    @Test(
        "59. The examples raise nothing",
        arguments: ["dinner-invitation", "show-recommendation", "trail-photo", "night-walk"])
    func examples(name: String) throws {
        let scene = try BalloonScene(contentsOf: packageFolder + "/Examples/\(name).yaml")
        #expect(try scene.layout(fonts: fonts()).findings.isEmpty)
    }

    @Test("A white title on a light picture is reported with its contrast")
    func contrast() throws {
        let white = try placed(template(image: picture(), imageTitle: "Ferry"))
        let finding = try #require(white.findings.first { $0.kind == .titleContrastLow })
        // White on (247, 247, 247), white that is 3 % darker: 1.05 / (0.930 + 0.05).
        #expect(finding.node == "imageTitle" && finding.message.contains("1.0"))
        #expect(try kinds(PaintedPicture(width: 840, height: 600, grey: 60).picture).isEmpty)
    }

    /// WCAG 2.2: grey 140 has a luminance of 0.262, so white has 3.4 on it; grey 125 has 0.205, and white 4.3 on it
    /// dimmed.
    @Test(
        "A bold title needs a contrast of 3, a small regular one 4.5",
        arguments: [(140, false), (125, false), (110, true)])
    func contrastByWeight(grey: UInt8, subtitleIsFine: Bool) throws {
        let ground = PaintedPicture(width: 840, height: 600, grey: grey).picture
        let nodes = try placed(template(image: ground, imageTitle: "a", imageSubtitle: "b")).findings.map(\.node)
        #expect(nodes == (subtitleIsFine ? [] : ["imageSubtitle"]))
    }

    /// Black with a white stripe of 16 points, as wide as the box of a letter or two: white on it has a contrast of 1,
    /// and on the mean of the line one of more than 7.
    @Test("A stretch of a title that is lost is reported, however well the rest reads", arguments: [0, 16, 60])
    func contrastOfTheWorstStretch(x: Int) throws {
        let ground = PaintedPicture(width: 840, height: 600, grey: 0)
            .filled((48 + x * 3)..<(48 + x * 3 + 48), 0..<600, grey: 255).picture
        let found = try placed(template(image: ground, imageTitle: "Dinner at the pier")).findings
            .filter { $0.kind == .titleContrastLow }
        #expect(found.map(\.node) == ["imageTitle"])
        // A stripe of a point hides nothing.
        let thin = PaintedPicture(width: 840, height: 600, grey: 0)
            .filled((48 + x * 3)..<(48 + x * 3 + 3), 0..<600, grey: 255).picture
        #expect(
            try placed(template(image: thin, imageTitle: "Dinner at the pier")).findings.allSatisfy {
                $0.kind != .titleContrastLow
            })
    }

    /// Half of what is seen through the picture is the balloon's own ground: red and a light grey make (244, 116, 117),
    /// red and a dark one (147, 19, 20), which the dimming makes (236, 112, 113) and (150, 26, 27): luminances of 0.306
    /// and 0.073.
    @Test(
        "A transparent picture is judged on the ground that is behind it",
        arguments: [(UserInterfaceStyle.light, "2.9" as String?), (.dark, nil)])
    func contrastOnTransparency(style: UserInterfaceStyle, shown: String?) throws {
        let pixels = [UInt8](pixel: [128, 0, 0, 128], count: 840 * 600)
        let red = Picture(bitmap: Bitmap(width: 840, height: 600, pixels: pixels), scale: 3)
        let findings = try placed(
            template(image: red, imageTitle: "Ferry"), traits: TraitCollection(userInterfaceStyle: style)
        ).findings.filter { $0.kind == .titleContrastLow }
        #expect(findings.count == (shown == nil ? 0 : 1))
        if let shown { #expect(findings.first?.message.contains("a contrast of \(shown) (") == true) }
    }

    /// Dimming lays 8 of 255 of black over a picture, in dark of white: grey 150 is drawn as 153, whose luminance is
    /// 0.3185, and red as (247, 0, 0), whose luminance is 0.1977.
    @Test(
        "The contrast is that of the pixels that are drawn",
        arguments: [([150, 150, 150], UserInterfaceStyle.dark, "2.8"), ([255, 0, 0], .light, "4.2")]
            as [(
                [UInt8], UserInterfaceStyle, String
            )])
    func contrastOfDrawnPixels(color: [UInt8], style: UserInterfaceStyle, shown: String) throws {
        let pixels = [UInt8](pixel: color + [255], count: 840 * 600)
        let flat = Picture(bitmap: Bitmap(width: 840, height: 600, pixels: pixels), scale: 3)
        let finding = try #require(
            try placed(template(image: flat, imageSubtitle: "b"), traits: TraitCollection(userInterfaceStyle: style))
                .findings.first { $0.kind == .titleContrastLow })
        #expect(finding.message.contains("a contrast of \(shown) ("), "\(finding.message)")
    }

    /// Black and white lines of a pixel are drawn as an even grey of 128 at any scale, 124 dimmed: a contrast of 4.17,
    /// of which decimals beyond the first are cut off.
    @Test("The contrast is that of a picture as it is scaled", arguments: [1, 2, 3])
    func contrastOfScaledPixels(scale: CGFloat) throws {
        let row = (0..<3_360).flatMap { x in [UInt8](repeating: x % 2 == 0 ? 0 : 255, count: 3) + [255] }
        let pixels = [UInt8](pixel: row, count: 2_400)
        let lines = Picture(bitmap: Bitmap(width: 3_360, height: 2_400, pixels: pixels))
        let findings = try placed(
            template(image: lines, imageTitle: "Ferry Building", imageSubtitle: "Pier 3"),
            traits: TraitCollection(displayScale: scale)
        ).findings.filter { $0.kind == .titleContrastLow }
        #expect(findings.map(\.node) == ["imageSubtitle"])
        #expect(findings.first?.message.contains("a contrast of 4.1 (") == true, "\(findings)")
    }

    @Test("A picture of which the captions leave a sliver is reported with what is lost")
    func sliver() throws {
        let long = String(repeating: "a long caption that has to wrap ", count: 20)
        let traits = TraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        let sliver = try placed(template(image: picture(), caption: long, subcaption: long), traits: traits)
        let finding = try #require(sliver.findings.first { $0.kind == .pictureCropped })
        let shown = try #require(sliver.node("image")).frame.height
        #expect(isClose(finding.points ?? 0, 346 - shown) && shown < 346 / 4)
        #expect(try !placed(template(image: picture(), caption: long)).findingKinds.contains(.pictureCropped))
    }

    @Test("A picture beyond the pixels that Messages decodes is reported", arguments: [(1024, false), (1025, true)])
    func scaledDown(width: Int, isReported: Bool) throws {
        let wide = picture(width: width, height: 10, scale: 1)
        #expect(try kinds(wide, title: nil).contains(.pictureScaledDown) == isReported)
    }

    @Test("A media file that is re-encoded when sent is reported; an image is not, and the limit can be set")
    func transcoded() throws {
        let folder = try TemporaryFolder()
        var bytes = PNGEncoder.encode(picture().bitmap)
        let small = try folder.write(bytes, to: "small.png")
        // What follows the end of a PNG is no part of the picture, but travels with it.
        bytes += [UInt8](repeating: 0, count: 1_000_001)
        let large = try folder.write(bytes, to: "large.png")
        func kinds(_ path: String, image: UIImage? = nil, limit: CGFloat? = nil) throws -> Set<Finding.Kind> {
            let layout = MSMessageTemplateLayout()
            layout.mediaFileURL = URL(fileURLWithPath: path)
            layout.image = image
            let message = MSMessage()
            message.layout = layout
            message.summaryText = "a"
            var balloon = try BalloonLayout(message: message)
            if let limit {
                var metrics = TemplateMetrics()
                metrics.transcodingByteLimit = limit
                balloon.metrics = metrics
            }
            return try balloon.place(in: context()).findingKinds
        }
        #expect(try kinds(large) == [.mediaTranscoded] && kinds(small).isEmpty)
        #expect(try kinds(large, image: UIImage(picture())).isEmpty && kinds(large, limit: 2_000_000).isEmpty)
        #expect(try kinds(small, limit: 100) == [.mediaTranscoded])
        let scene = try BalloonScene(
            text: "message: {summaryText: a, layout: {template: {mediaFileURL: large.png}}}",
            file: folder.path + "/a.yaml")
        #expect(try scene.layout(fonts: fonts()).findings.map(\.kind) == [.mediaTranscoded])
    }

    @Test("White titles can be read over a waveform", arguments: [UserInterfaceStyle.light, .dark])
    func titlesOverWaveforms(style: UserInterfaceStyle) throws {
        // A tenth of a second as loud as can be: bars as high as they get.
        let samples = [UInt8](repeating: 0x7F, count: 1_600)
        let header = Array("RIFF".utf8) + [100, 6, 0, 0] + Array("WAVEfmt ".utf8) + [16, 0, 0, 0]
        let format: [UInt8] = [1, 0, 1, 0, 0x40, 0x1F, 0, 0, 0x80, 0x3E, 0, 0, 2, 0, 16, 0]
        let folder = try TemporaryFolder()
        let file = header + format + Array("data".utf8) + [0x40, 6, 0, 0] + samples
        let sound = try MediaFile().decode(contentsOf: folder.write(file, to: "loud.wav"))
        #expect(sound.origin == .waveform)
        let titled = template(image: sound, imageTitle: "Voice message", imageSubtitle: "Recorded at the pier")
        let findings = try placed(titled, traits: TraitCollection(userInterfaceStyle: style)).findings
        #expect(findings.allSatisfy { $0.kind != .titleContrastLow }, "\(findings)")
    }

    @Test("A film is decoded by a program that is not part of the package")
    func filmNeedsProgram() throws {
        func kinds(_ origin: Picture.Origin) throws -> [Finding.Kind] {
            var content = template(caption: "Voice")
            content.image = Picture(bitmap: picture(width: 840, height: 840, scale: 1).bitmap, scale: 3, origin: origin)
            return try BalloonLayout(content: .template(content)).place(in: context()).findings.map(\.kind)
        }
        #expect(try kinds(.posterFrame).contains(.filmNeedsProgram))
        for origin in [Picture.Origin.picture, .waveform] {
            #expect(try !kinds(origin).contains(.filmNeedsProgram))
        }
    }

    @Test("A sound that is longer than its waveform shows")
    func soundCut() throws {
        func findings(_ origin: Picture.Origin) throws -> [Finding] {
            let bitmap = picture(width: 840, height: 264, scale: 1).bitmap
            var content = template(caption: "Voice")
            content.image = Picture(bitmap: bitmap, scale: 3, origin: origin)
            return try BalloonLayout(content: .template(content)).place(in: context()).findings
        }
        #expect(try findings(.waveform).isEmpty)
        let cut = try findings(.waveformOfBeginning(seconds: 600))
        #expect(cut.map(\.kind) == [.soundCut] && cut.first?.message.contains("first 600 seconds") == true)
    }

    @Test("59. Captions that are cut at any requested text size or language")
    func cutSomewhere() throws {
        let scene = try BalloonScene(
            text: """
                message:
                  summaryText: A
                  layout:
                    template: {caption: {key: day}, subcaption: Fine}
                strings:
                  en: {day: Which day suits everyone for dinner}
                  de: {day: "\(String(repeating: "Welcher Tag passt allen? ", count: 9))"}
                sweep: {locales: [en, de]}
                """, file: "poll.yaml")
        let context = try context()
        #expect(try scene.layout(in: context).findings.isEmpty)
        let findings = try scene.findingsAcrossViewers(in: context)
        #expect(findings.map(\.kind) == [.textTruncated] && findings.first?.node == "caption")
        #expect(findings.first?.message == "caption is truncated for de; shorten it")
        var german = context
        german.traits.locale = "de"
        #expect(try scene.layout(in: german).findings.map(\.kind) == [.textTruncated])
    }

    @Test("59. A live layout whose alternate has no text")
    func alternateWithoutText() throws {
        for (alternate, isReported) in [(template(image: picture()), true), (template(caption: "a"), false)] {
            let layout = BalloonLayout(content: .live(LiveContent(view: nil, alternate: alternate)))
            let kinds = try layout.place(in: context()).findingKinds
            #expect(kinds.contains(.alternateWithoutText) == isReported)
        }
    }

    @Test("59. summaryText missing", arguments: [true, false])
    func summaryText(isMissing: Bool) throws {
        let text = "message: {\(isMissing ? "" : "summaryText: A, ")layout: {template: {caption: a}}}"
        let findings = try BalloonScene(text: text, file: "a.yaml").layout(fonts: fonts()).findings
        #expect(findings.map(\.kind) == (isMissing ? [.summaryTextMissing] : []))
    }

    @Test("60. Every unknown of section 8 has its metrics in the catalogue, or says why it needs none")
    func unknowns() throws {
        #expect(UnknownFact.all.map(\.number) == Array(1...23))
        for unknown in UnknownFact.all {
            #expect(unknown.metricNames.isEmpty == (unknown.note != nil), "\(unknown.number)")
            for name in unknown.metricNames {
                let entry = try #require(MessagesMetrics.entry(named: name), "\(name)")
                // A value that was observed in one place may be unknown in another: 9 is about the Mac and the watch.
                let systems: [ReceiverSystem] = unknown.number == 9 ? [.macos, .watchos] : [.ios26, .macos, .watchos]
                for system in systems {
                    #expect(entry.confidence(on: system) == .inferred, "\(name) on \(system)")
                }
            }
        }
    }

    @Test("60. A report's assumptions are the values in use, overridden ones among them")
    func assumptions() throws {
        let scene = try BalloonScene(
            text: """
                message: {summaryText: A, layout: {template: {caption: a}}}
                metrics: {maximumHeight: 444, topTextStyle: subheadline, enlargesSmallPictures: false}
                """, file: "a.yaml")
        let assumptions = scene.resolvedMetrics(for: TraitCollection()).assumptions
        #expect(assumptions["maximumHeight"] == .number(444))
        #expect(assumptions["topTextStyle"] == .name("subheadline"))
        #expect(assumptions["enlargesSmallPictures"] == .flag(false))
        #expect(assumptions["bottomTextStyle"] == .name("caption1"))
        #expect(
            scene.resolvedMetrics(for: TraitCollection(userInterfaceIdiom: .mac)).assumptions["topTextStyle"]
                == .name("subheadline"))
    }
}
