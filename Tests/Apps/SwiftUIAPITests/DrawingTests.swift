import BalloonTesting
import Foundation
import Testing
import UIKitAPI

import struct ViewLayout.LayoutRecord
import struct ViewLayout.TraitCollection

@testable import SwiftUIAPI

/// What masks, clips and the environment make of views, and what is named in place of being drawn.
@MainActor struct DrawingTests {
    /// The opacities at points of a view of 40 by 40 points.
    private func alphas(_ view: some View, _ points: [(Int, Int)]) throws -> [UInt8] {
        let box = view.frame(width: 40, height: 40)
        let image = try #require(ImageRenderer(content: box).cgImage?.picture.bitmap)
        return points.map { image.pixels[($0.1 * image.width + $0.0) * 4 + 3] }
    }

    private let ends = [(5, 20), (35, 20), (20, 5), (20, 35)]

    /// "mask(alignment:_:)": the opacity of the mask is that of the view; without anything there is nothing.
    @Test func aMaskCutsAView() throws {
        func half(_ alignment: Alignment) -> some View {
            Color.red.mask(alignment: alignment) { Rectangle().frame(width: 20, height: 40) }
        }
        let halves = [(5, 20), (15, 5), (25, 35), (35, 20)]
        #expect(try alphas(half(.leading), halves) == [255, 255, 0, 0])
        #expect(try alphas(half(.trailing), halves) == [0, 0, 255, 255])
        #expect(try alphas(Color.red.mask { Circle() }, ends + [(2, 2)]) == [255, 255, 255, 255, 0])
        let faint = try alphas(Color.red.mask { Rectangle().opacity(0.5) }, ends)
        #expect(faint.allSatisfy { abs(Int($0) - 128) <= 1 })
    }

    /// "clipped()" and "cornerRadius(_:)" cut to the frame; "hidden()" leaves the room alone.
    @Test func clipsCutToTheFrame() throws {
        let wide = Color.red.frame(width: 40, height: 40).offset(x: 20).frame(width: 30, height: 40)
        #expect(
            try alphas(wide, ends)[0...1] == [0, 255] && alphas(wide.clipped(), [(36, 20), (30, 20)]) == [0, 255])
        #expect(try alphas(Color.red.cornerRadius(20), ends + [(3, 3)]) == [255, 255, 255, 255, 0])
        #expect(try alphas(Color.red.hidden(), ends) == [0, 0, 0, 0])
        let shaped = Color.red.clipShape(Rectangle().offset(x: 20))
        #expect(try alphas(shaped, ends)[0...1] == [0, 255])
    }

    /// "opacity(_:)" multiplies, and an overlay or a background is in front of a view or behind it.
    @Test func layersAndOpacities() throws {
        let half = try alphas(Color.red.opacity(0.5).opacity(0.5), ends)
        #expect(half.allSatisfy { abs(Int($0) - 64) <= 1 })
        func top(_ view: some View) throws -> [UInt8] {
            let renderer = ImageRenderer(content: view.frame(width: 4, height: 4))
            return Array(try #require(renderer.cgImage).picture.bitmap.pixels.prefix(3))
        }
        let (black, white) = (Color(white: 0), Color(white: 1))
        #expect(try top(black.overlay { white }) == [255, 255, 255] && top(black.background { white }) == [0, 0, 0])
        #expect(try top(black.overlay(white)) == [255, 255, 255] && top(black.background(white)) == [0, 0, 0])
    }

    /// What changes pixels is named in place of being drawn, and what changes nothing is not.
    @Test func effectsThatAreNotDrawnAreNamed() throws {
        let box = Color.red.frame(width: 20, height: 20)
        let effects: [(AnyView, AnyView)] = [
            (AnyView(box.blur(radius: 3)), AnyView(box.blur(radius: 0))),
            (AnyView(box.saturation(0.5)), AnyView(box.saturation(1))),
            (AnyView(box.grayscale(1)), AnyView(box.grayscale(0))),
            (AnyView(box.brightness(0.2)), AnyView(box.brightness(0))),
            (AnyView(box.contrast(2)), AnyView(box.contrast(1))),
            (AnyView(box.hueRotation(.degrees(30))), AnyView(box.hueRotation(.zero))),
            (AnyView(box.blendMode(.multiply)), AnyView(box.blendMode(.normal))),
            (
                AnyView(box.rotation3DEffect(.degrees(45), axis: (0, 1, 0))),
                AnyView(box.rotation3DEffect(.zero, axis: (0, 1, 0)))
            ),
            (AnyView(box.redacted(reason: .placeholder)), AnyView(box.redacted(reason: []))),
        ]
        func isNamed(_ view: AnyView) throws -> Bool {
            let nodes = LayoutRecord(placed: try placedBalloon(showing: view).balloon).nodes
            return nodes.flatMap(\.attributes).contains { $0.name == "undrawn" }
        }
        for (changed, same) in effects { #expect(try isNamed(changed) && !isNamed(same)) }
    }

    /// What VoiceOver reads is in the record, where it is said.
    @Test func whatIsReadIsInTheRecord() throws {
        func facts(_ view: some View) throws -> [String] {
            let nodes = LayoutRecord(placed: try placedBalloon(showing: view).balloon).nodes
            return nodes.flatMap(\.attributes).filter { $0.name.hasPrefix("accessibility") }.map {
                "\($0.name)=\($0.value)"
            }
        }
        let text = Text(verbatim: "a")
        #expect(try facts(text).isEmpty && facts(text.accessibilityHidden(false)).isEmpty)
        #expect(try facts(text.accessibilityLabel("Ada")) == ["accessibilityLabel=Ada"])
        #expect(try facts(text.accessibility(label: Text("Ada"))) == ["accessibilityLabel=Ada"])
        #expect(try facts(text.accessibility(addTraits: .isHeader)) == ["accessibilityTraits=header"])
        #expect(try facts(text.accessibilityHint(Text(verbatim: "b"))) == ["accessibilityHint=b"])
        #expect(try facts(text.accessibilityValue("3")) == ["accessibilityValue=3"])
        #expect(try facts(text.accessibilityHidden(true)) == ["accessibilityElementsHidden=true"])
        #expect(try placedBalloon(showing: text.accessibilityIdentifier("guest")).record.text.contains("guest"))
    }

    /// The sizes of text have the names of UIKit's categories, in order.
    @Test func textSizesAreThoseOfUIKit() {
        let categories: [UIContentSizeCategory] = [
            .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
            .accessibilityMedium,
            .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
            .accessibilityExtraExtraExtraLarge,
        ]
        for (size, category) in zip(DynamicTypeSize.allCases, categories) {
            var environment = EnvironmentValues(traits: TraitCollection(preferredContentSizeCategory: category))
            #expect(environment.dynamicTypeSize == size && size.isAccessibilitySize == category.isAccessibilityCategory)
            environment.sizeCategory = .small
            environment.dynamicTypeSize = size
            #expect(environment.sizeCategory == category)
        }
    }

    /// Light and dark, left and right: what is set is read, and the trait of the viewer otherwise.
    @Test func appearancesAndDirections() {
        for (style, scheme) in [(UIUserInterfaceStyle.light, ColorScheme.light), (.dark, .dark)] {
            var environment = EnvironmentValues(
                traits: TraitCollection(userInterfaceStyle: style == .dark ? .dark : .light))
            #expect(environment.colorScheme == scheme)
            environment.colorScheme = scheme == .dark ? .light : .dark
            #expect(environment.colorScheme != scheme)
        }
        var environment = EnvironmentValues(traits: TraitCollection(locale: "ar"))
        #expect(environment.layoutDirection == .rightToLeft && environment.locale.identifier == "ar")
        environment.layoutDirection = .leftToRight
        #expect(environment.layoutDirection == .leftToRight && environment.locale.identifier == "ar")
    }

    /// "rotationEffect(_:anchor:)": clockwise, about the middle, and the frame stays.
    @Test(
        arguments: [
            (.zero, [255, 0, 0, 0]), (.degrees(90), [0, 0, 255, 0]), (.degrees(180), [0, 255, 0, 0]),
            (.degrees(-90), [0, 0, 0, 255]), (.radians(.pi / 2), [0, 0, 255, 0]),
        ] as [(Angle, [UInt8])])
    func aTurnIsClockwise(_ angle: Angle, _ expected: [UInt8]) throws {
        // A bar from the left edge to the middle.
        let bar = Color.red.frame(width: 16, height: 10).frame(width: 40, height: 40, alignment: .leading)
        #expect(try alphas(bar.rotationEffect(angle), ends) == expected)
    }

    /// "alignment": what is in front of a view or behind it stands at an edge or in a corner of it.
    @Test(
        arguments: [
            (.topLeading, [255, 0, 0, 0, 0]), (.topTrailing, [0, 255, 0, 0, 0]), (.bottomLeading, [0, 0, 255, 0, 0]),
            (.bottomTrailing, [0, 0, 0, 255, 0]), (.center, [0, 0, 0, 0, 255]),
        ] as [(Alignment, [UInt8])])
    func whatIsBesideAViewIsAligned(_ alignment: Alignment, _ expected: [UInt8]) throws {
        let places = [(5, 5), (35, 5), (5, 35), (35, 35), (20, 20)]
        let (room, part) = (Color.clear, Color.red.frame(width: 10, height: 10))
        #expect(try alphas(room.overlay(alignment: alignment) { part }, places) == expected)
        #expect(try alphas(room.background(alignment: alignment) { part }, places) == expected)
        #expect(try alphas(Color.red.mask(alignment: alignment) { part }, places) == expected)
        #expect(try alphas(part.frame(width: 40, height: 40, alignment: alignment), places) == expected)
    }

    /// "border(_:width:)": inside the frame, on each side as wide as it says.
    @Test(arguments: [1, 4]) func aBorderIsInside(_ width: Int) throws {
        let bordered = Color.clear.border(Color.red, width: CGFloat(width))
        let (first, last) = (width - 1, 40 - width)
        #expect(try alphas(bordered, [(first, 20), (last, 20), (20, first), (20, last)]) == [255, 255, 255, 255])
        #expect(
            try alphas(bordered, [(first + 1, 20), (last - 1, 20), (20, first + 1), (20, last - 1)]) == [0, 0, 0, 0])
    }
}
