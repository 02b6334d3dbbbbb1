import BalloonFixtures
import Drawing
import Foundation
import Testing
import ViewLayout

@testable import BalloonLayouts

/// Symbols, gauges, borders and logos on what is under them. 148 is the lightest grey with 3 to 1 on white ("WCAG 2.2,
/// contrast ratio").
@Suite struct GraphicContrastTests {
    private static let kinds: Set<Finding.Kind> = [.graphicContrastLow, .pictureVanishes]

    private func kinds(
        _ element: any Element, on background: String? = "#ffffff", tint: String? = nil,
        style: UserInterfaceStyle = .light
    ) throws -> [Finding.Kind] {
        let shown: any Element = ViewLayout.Frame(element, width: 40, height: 40)
        let view: any Element =
            if let background { ZStack([Fill(try ColorReference(background)), shown]) } else { shown }
        let content = LiveContent(
            view: ViewLayout.Frame(view, width: 240, height: 80),
            tint: try tint.map { LiveTint(try ColorReference($0)) }, alternate: template(caption: "a"))
        var traits = TraitCollection()
        traits.userInterfaceStyle = style
        return try BalloonLayout(content: .live(content)).place(in: context(traits)).findings.map(\.kind)
            .filter(Self.kinds.contains)
    }

    @Test(arguments: [
        ("#949494", false), ("#959595", true), ("#ffffff", true), ("#000000", false), ("#00000066", true),
    ])
    func symbols(_ color: String, _ isFound: Bool) throws {
        let color = try ColorReference(color)
        #expect(try kinds(Symbol(.clock, color: color)) == (isFound ? [.graphicContrastLow] : []))
        #expect(try kinds(Gauge(0.5, color: color)) == (isFound ? [.graphicContrastLow] : []))
        #expect(try kinds(ProgressBar(0.5, color: color)) == (isFound ? [.graphicContrastLow] : []))
        #expect(try kinds(ProgressBar(0, color: color)).isEmpty)
    }

    /// A label in the colour of the page is nobody's choice but the system's.
    @Test(arguments: ["label", "secondaryLabel", "tint"])
    func colorsOfTheSystem(_ name: String) throws {
        for style in UserInterfaceStyle.allCases {
            #expect(try kinds(Symbol(.clock, color: ColorReference(name)), on: nil, style: style).isEmpty)
        }
    }

    /// On an author's own fill, and seen through, it is the author's.
    @Test func colorsOfTheSystemElsewhere() throws {
        let label = Symbol(.clock, color: .semantic(.label))
        #expect(try kinds(label, on: "#000000") == [.graphicContrastLow])
        #expect(try kinds(label, on: "#ffffff", style: .dark) == [.graphicContrastLow])
        #expect(try kinds(label, on: "#ffffff").isEmpty)
        #expect(try kinds(label, on: nil, tint: "#000000") == [.graphicContrastLow])
        #expect(try kinds(Changed.translucent(label, opacity: 0.3), on: nil) == [.graphicContrastLow])
    }

    /// #8e8e93 has 2.68 on the grey of a balloon: enough for a colour of the system on the system's own background, and not
    /// elsewhere, not seen through, and not for another colour.
    @Test func aPaleColorOfTheSystemIsItsChoiceOnTheBalloonAlone() throws {
        let grey = Symbol(.clock, color: .semantic(.systemGray))
        #expect(try kinds(grey, on: nil).isEmpty && kinds(Gauge(0.5, color: .semantic(.systemGray)), on: nil).isEmpty)
        #expect(try kinds(grey, on: "#e8e8ea") == [.graphicContrastLow])
        #expect(try kinds(Changed.translucent(grey, opacity: 0.98), on: nil) == [.graphicContrastLow])
        #expect(try kinds(Symbol(.clock, color: ColorReference("#8d8d93")), on: nil) == [.graphicContrastLow])
        // A third of the way further even the system's choice is too pale.
        #expect(try kinds(Symbol(.clock, color: .semantic(.systemGray3)), on: nil) == [.graphicContrastLow])
    }

    /// #959595 has 2.995 on white, and #aaaaaa 2.32.
    @Test(arguments: [("#959595", "2.9"), ("#aaaaaa", "2.3")])
    func theContrastIsTold(_ color: String, _ ratio: String) throws {
        let symbol = ViewLayout.Frame(Symbol(.clock, color: try ColorReference(color)), width: 40, height: 40)
        let content = LiveContent(
            view: ViewLayout.Frame(ZStack([Fill(.literal(.white)), symbol]), width: 240, height: 80),
            alternate: template(caption: "a"))
        let found = try BalloonLayout(content: .live(content)).place(in: context()).findings
            .filter { $0.kind == .graphicContrastLow }
        #expect(found.count == 1 && found.allSatisfy { $0.message.contains(" \(ratio) ") })
    }

    /// A border tells where a button is, unless its fill does; one around something else is an ornament.
    @Test func borders() throws {
        func button(_ border: String, fill: String) throws -> any Element {
            Changed.bordered(
                ZStack([Fill(try ColorReference(fill)), Button("Vote")]), color: try ColorReference(border), width: 2)
        }
        #expect(try kinds(button("#eeeeee", fill: "#ffffff")) == [.graphicContrastLow])
        #expect(try kinds(button("#777777", fill: "#ffffff")).isEmpty)
        #expect(try kinds(button("#eeeeee", fill: "#0b5fa5")).isEmpty)
        let ornament = Changed.bordered(Text("Vote"), color: try ColorReference("#eeeeee"))
        #expect(try kinds(ornament).isEmpty)
    }

    /// A disc of one colour in a picture that is clear around it, with one pixel in another colour.
    private func logo(_ grey: UInt8, speck: UInt8? = nil) -> any Element {
        ImageElement(picture(grey, speck: speck), contentMode: .fit)
    }

    private func picture(_ grey: UInt8, speck: UInt8? = nil) -> Picture {
        let side = 120
        var pixels: [UInt8] = []
        for y in 0..<side {
            for x in 0..<side {
                let isInside = (x - 60) * (x - 60) + (y - 60) * (y - 60) < 2500
                let shade = x == 60 && y == 60 ? speck ?? grey : grey
                pixels += isInside ? [shade, shade, shade, 255] : [0, 0, 0, 0]
            }
        }
        return Picture(bitmap: Bitmap(width: side, height: side, pixels: pixels), scale: 3)
    }

    @Test func logoOfATemplate() throws {
        for (grey, style) in [(0, UserInterfaceStyle.dark), (255, .light)] {
            var traits = TraitCollection()
            traits.userInterfaceStyle = style
            let kinds = try [grey, 255 - grey].map { grey in
                try placed(template(image: picture(UInt8(grey)), caption: "a"), traits: traits).findingKinds
            }
            #expect(kinds[0].contains(.pictureVanishes) && !kinds[1].contains(.pictureVanishes))
        }
    }

    @Test func blackLogo() throws {
        #expect(try kinds(logo(0), on: nil, style: .dark) == [.pictureVanishes])
        #expect(try kinds(logo(0), on: nil, style: .light).isEmpty)
        #expect(try kinds(logo(255), on: nil, style: .light) == [.pictureVanishes])
        #expect(try kinds(logo(255), on: nil, style: .dark).isEmpty)
    }

    @Test func plate() throws {
        #expect(try kinds(logo(0), on: "#ffffff", style: .dark).isEmpty)
        // A logo of which a part is seen does not vanish, and a photograph without clear pixels is no logo.
        #expect(try kinds(logo(0, speck: 255), on: nil, style: .dark).isEmpty)
        let night = PaintedPicture(width: 120, height: 120, grey: 0).picture
        #expect(try kinds(ImageElement(night), on: nil, style: .dark).isEmpty)
    }
}
