import BalloonTesting
import Foundation
import Testing
import UIKitAPI
import struct ViewLayout.PlacedNode
import struct ViewLayout.TraitCollection

@testable import SwiftUIAPI

/// What styles paint, what the environment says of the viewer, and how large symbols are.
@MainActor struct StyleTests {
    private func hex(_ style: some ShapeStyle, _ environment: EnvironmentValues) -> String {
        style.paint(in: environment).color.hexadecimal
    }

    /// Without a style around them the levels are the colours of labels, in light and dark.
    @Test(arguments: [false, true]) func levelsAreTheColoursOfLabels(isDark: Bool) {
        let environment = EnvironmentValues(traits: TraitCollection(userInterfaceStyle: isDark ? .dark : .light))
        let levels: [(HierarchicalShapeStyle, UIColor)] = [
            (.primary, .label), (.secondary, .secondaryLabel), (.tertiary, .tertiaryLabel),
            (.quaternary, .quaternaryLabel),
        ]
        for (level, color) in levels {
            #expect(hex(level, environment) == color.resolved(with: environment.traits).hexadecimal)
        }
        #expect(hex(ForegroundStyle(), environment) == hex(HierarchicalShapeStyle.primary, environment))
        #expect(
            hex(BackgroundStyle(), environment)
                == UIColor.systemBackground.resolved(with: environment.traits).hexadecimal)
        #expect(
            hex(SeparatorShapeStyle(), environment) == UIColor.separator.resolved(with: environment.traits).hexadecimal)
        #expect(hex(TintShapeStyle(), environment) == UIColor.systemBlue.resolved(with: environment.traits).hexadecimal)
    }

    /// With a style around them each level is fainter than the one before it.
    @Test func levelsOfAStyleBecomeFainter() {
        var environment = EnvironmentValues(traits: TraitCollection())
        environment.text.style = AnyShapeStyle(Color.red)
        let levels: [HierarchicalShapeStyle] = [.primary, .secondary, .tertiary, .quaternary]
        let alphas = levels.map { $0.paint(in: environment).color.alpha }
        #expect(alphas[0] == 255 && zip(alphas, alphas.dropFirst()).allSatisfy { $0 > $1 })
        #expect(Set(levels.map { hex($0, environment).prefix(7) }).count == 1)
    }

    /// "tint": that of the view, in whatever style it is said; nil is the standard one.
    @Test func theTintIsThatOfTheView() {
        var environment = EnvironmentValues(traits: TraitCollection())
        let standard = hex(TintShapeStyle(), environment)
        environment.controls.tint = AnyShapeStyle(Color.green)
        #expect(
            hex(TintShapeStyle(), environment) == hex(Color.green, environment)
                && standard != hex(Color.green, environment))
        #expect(hex(Color.accentColor, environment) == hex(Color.green, environment))
        environment.controls.tint = AnyShapeStyle(TintShapeStyle())
        #expect(hex(TintShapeStyle(), environment) == standard)
    }

    /// Colours by components, by grey, and by hue, saturation and brightness.
    @Test func coloursHaveTheirComponents() {
        let environment = EnvironmentValues(traits: TraitCollection())
        #expect(hex(Color(red: 1, green: 0.5, blue: 0), environment) == "#ff8000")
        #expect(
            hex(Color(white: 0.5), environment) == "#808080"
                && hex(Color(white: 1, opacity: 0.5), environment) == "#ffffff80")
        #expect(hex(Color(hue: 1 / 3, saturation: 1, brightness: 1), environment) == "#00ff00")
        #expect(hex(Color(.sRGB, red: 0, green: 0, blue: 1, opacity: 0.25), environment) == "#0000ff40")
        #expect(hex(Color(uiColor: .red).opacity(0.5), environment) == "#ff000080")
        #expect(hex(AnyShapeStyle(Color(uiColor: .red)).opacity(0.5), environment) == "#ff000080")
    }

    /// What the environment says of the viewer are his traits.
    @Test func theEnvironmentIsThatOfTheViewer() {
        let phone = EnvironmentValues(traits: TraitCollection())
        #expect(phone.displayScale == 3 && abs(phone.pixelLength - 1.0 / 3) < 1e-9)
        #expect(phone.horizontalSizeClass == .compact && phone.verticalSizeClass == .regular)
        #expect(phone.colorSchemeContrast == .standard && phone.scenePhase == .active && !phone.isFocused)
        let pad = EnvironmentValues(traits: TraitCollection(userInterfaceIdiom: .pad))
        #expect(pad.horizontalSizeClass == .regular && pad.verticalSizeClass == .regular)
        #expect(
            EnvironmentValues(traits: TraitCollection(accessibilityContrast: .high)).colorSchemeContrast == .increased)
    }

    /// "imageScale": small symbols are smaller and large ones larger; a symbol grows with the font around it.
    @Test func symbolsHaveTheSizeOfTheirTextAndScale() {
        func side(_ view: some View) -> CGFloat {
            UIHostingController(rootView: view).sizeThatFits(in: CGSize(width: 300, height: 300)).height
        }
        let symbol = Image(systemName: "plus")
        let (small, medium, large) = (
            side(symbol.imageScale(.small)), side(symbol.imageScale(.medium)), side(symbol.imageScale(.large))
        )
        #expect(small < medium && medium < large && side(symbol) == medium)
        #expect(side(symbol.font(.largeTitle)) > 1.5 * medium && side(symbol.font(.caption)) < medium)
        #expect(side(symbol.resizable().frame(width: 50, height: 40)) == 40)
    }

    /// Gradients in a canvas run between points of the canvas, wherever the path is.
    @Test func gradientsOfACanvasHaveItsPoints() throws {
        let gradient = Gradient(colors: [Color(white: 0), Color(white: 1)])
        let canvas = Canvas { context, _ in
            let shading = GraphicsContext.Shading.linearGradient(
                gradient, startPoint: CGPoint(x: 0, y: 0), endPoint: CGPoint(x: 40, y: 0))
            context.fill(Path(CGRect(x: 20, y: 10, width: 20, height: 10)), with: shading)
            context.stroke(Path(CGRect(x: 4, y: 4, width: 8, height: 8)), with: .color(Color(white: 0)), lineWidth: 2)
        }
        let renderer = ImageRenderer(content: canvas.frame(width: 40, height: 40))
        let bitmap = try #require(renderer.cgImage).picture.bitmap
        func pixel(_ x: Int, _ y: Int) -> [UInt8] { Array(bitmap.pixels[((y * bitmap.width + x) * 4)...].prefix(4)) }
        #expect(abs(Int(pixel(20, 15)[0]) - 131) < 4 && pixel(39, 15)[0] > 248 && pixel(10, 15)[3] == 0)
        #expect(
            pixel(3, 8) == [0, 0, 0, 255] && pixel(4, 8) == [0, 0, 0, 255] && pixel(5, 8)[3] == 0 && pixel(2, 8)[3] == 0
        )
    }

    /// "resolve(_:)": the size of a text before it is drawn, and its lines in a width.
    @Test func resolvedTextsHaveASize() throws {
        nonisolated(unsafe) var sizes: [CGSize] = []
        let text = Text(verbatim: "Dinner at noon")
        let canvas = Canvas { context, _ in
            let resolved = context.resolve(text)
            sizes = [resolved.size, resolved.measure(in: CGSize(width: 60, height: 500))]
        }
        _ = try placedBalloon(showing: canvas.frame(width: 40, height: 40))
        let own = UIHostingController(rootView: text).sizeThatFits(in: CGSize(width: 500, height: 500))
        #expect(abs(sizes[0].width - own.width) < 0.4 && abs(sizes[0].height - own.height) < 0.4)
        #expect(sizes[1].width <= 60 && sizes[1].height > 1.5 * sizes[0].height)
    }
}
