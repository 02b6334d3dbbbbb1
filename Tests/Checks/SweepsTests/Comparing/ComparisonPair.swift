import BalloonLayouts
import Drawing
import Foundation
import Goldens
import Scenes
import Sweeps
import Testing
import Typesetting
import ViewLayout

/// Two scenes, and whether the second one equals the golden of the first.
struct ComparisonPair: Sendable, CustomTestStringConvertible {
    let name: String
    let before, after: String
    /// What is done to the first picture in place of another scene.
    var paint: (@Sendable (inout PaintedPixels) -> Void)?
    /// Whether a picture alone can show it; a record says the rest.
    var isSeen = true

    var testDescription: String { name }

    /// A caption that becomes another one.
    static func caption(_ name: String, _ before: String, _ after: String, isSeen: Bool = true) -> ComparisonPair {
        template(name, "caption: \"\(before)\"", "caption: \"\(after)\"", isSeen: isSeen)
    }

    /// A template's keys that become others.
    static func template(_ name: String, _ before: String, _ after: String, isSeen: Bool = true) -> ComparisonPair {
        scene(name, message(before), message(after), isSeen: isSeen)
    }

    /// A view that becomes another one.
    static func view(_ name: String, _ before: String, _ after: String) -> ComparisonPair {
        scene(name, live(before), live(after))
    }

    /// A scene that becomes another one.
    static func scene(_ name: String, _ before: String, _ after: String, isSeen: Bool = true) -> ComparisonPair {
        ComparisonPair(name: name, before: before, after: after, isSeen: isSeen)
    }

    /// A picture in which somebody paints.
    static func painted(
        _ name: String, _ paint: @escaping @Sendable (inout PaintedPixels) -> Void
    ) -> ComparisonPair {
        let scene = live(
            "{vstack: [{text: Dinner at seven}, {divider: null}, {text: Ferry Building}], spacing: 8, padding: 16}")
        return ComparisonPair(name: name, before: scene, after: scene, paint: paint)
    }

    /// A message with a template layout.
    static func message(_ template: String) -> String {
        "message: {summaryText: A test, layout: {template: {\(template)}}}"
    }

    /// A message with a live layout as tall as its view.
    static func live(_ view: String) -> String {
        """
        message:
          summaryText: A test
          layout: {live: {view: \(view), contentSize: {height: fit}, alternate: {caption: A test}}}
        """
    }

    /// Draws one of the scenes.
    static func rendering(of text: String, fonts: FontCascade) throws -> Rendering {
        let scene = try BalloonScene(text: text, file: "pair.yaml")
        return try BalloonRenderer().rendering(of: scene.layout(fonts: fonts))
    }

    /// Both pictures with their records.
    func renderings(fonts: FontCascade) throws -> (before: Rendering, after: Rendering) {
        let first = try Self.rendering(of: before, fonts: fonts)
        guard let paint else { return (first, try Self.rendering(of: after, fonts: fonts)) }
        var pixels = PaintedPixels(first.picture)
        paint(&pixels)
        return (first, Rendering(picture: pixels.bitmap, layout: first.layout, scale: first.scale))
    }
}

/// The pixels of a picture, to be changed one by one: premultiplied red, green, blue and alpha.
struct PaintedPixels {
    private(set) var width, height: Int
    private var pixels: [UInt8]

    init(_ bitmap: Bitmap) { (width, height, pixels) = (bitmap.width, bitmap.height, bitmap.pixels) }

    subscript(x: Int, y: Int) -> [UInt8] {
        get { Array(pixels[(y * width + x) * 4..<(y * width + x) * 4 + 4]) }
        set { pixels.replaceSubrange((y * width + x) * 4..<(y * width + x) * 4 + 4, with: newValue) }
    }

    /// Gives every pixel of a row another value.
    mutating func row(_ y: Int, _ change: ([UInt8]) -> [UInt8]) {
        for x in 0..<width { self[x, y] = change(self[x, y]) }
    }

    /// Moves all pixels from a column on to the right and down; what comes in at an edge is clear.
    mutating func move(right: Int, down: Int, from left: Int = 0) {
        let old = self
        for y in 0..<height {
            for x in left..<width {
                let (fromX, fromY) = (x - right, y - down)
                let isInside = (0..<width).contains(fromX) && (0..<height).contains(fromY)
                self[x, y] = isInside ? old[fromX, fromY] : [0, 0, 0, 0]
            }
        }
    }

    /// Adds a row of clear pixels at the bottom.
    mutating func grow() {
        pixels += [UInt8](repeating: 0, count: width * 4)
        height += 1
    }

    var bitmap: Bitmap { Bitmap(width: width, height: height, pixels: pixels) }
}
