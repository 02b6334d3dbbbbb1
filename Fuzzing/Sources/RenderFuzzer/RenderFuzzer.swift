import Foundation
import FoundationXML
import FuzzedValues
import FuzzerDriver

@testable import BalloonLayouts
@testable import Drawing
@testable import Typesetting
@testable import ViewLayout

/// Draws what is made of any bytes for any viewer: the first byte chooses a template, a live balloon, a conversation or
/// a sticker browser, the next ones the viewer, the overlays and what else is done with it, the rest are views,
/// pictures and texts.
///
/// Every picture must be the same when another renderer draws it, of the balloon's size, and come back from its PNG
/// file; an SVG file must be XML; a record must be read back; findings are looked for.
private func fuzzRender(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    var reader = ByteReader(bytes: UnsafeBufferPointer(start: start, count: count))
    let subject = reader.next()
    let work = reader.next()
    let overlays = reader.next()
    let traits = reader.traits()
    guard let engine = Engine.shared else { preconditionFailure("the fonts are in the package") }
    do {
        let context = LayoutContext(traits: traits, fonts: engine.fonts)
        let balloon = try place(subject, from: &reader, in: context)
        // What a large picture shows, a small one does too, in less time.
        let pixels = balloon.canvasSize.width * balloon.canvasSize.height * traits.displayScale * traits.displayScale
        guard pixels > 0, pixels < maximumPixels else { return 0 }
        if work & 1 != 0 { _ = balloon.findings }
        if work & 2 != 0 { checkRecord(of: balloon) }
        let shown = BalloonOverlay.allCases.enumerated().filter { overlays >> $0.offset & 1 != 0 }.map(\.element)
        if work & 4 != 0 { try checkSVG(of: balloon, overlays: shown, engine: engine) }
        try checkPicture(of: balloon, overlays: shown, asPNG: work & 8 != 0, engine: engine)
    } catch {
        // Texts that no font draws, lengths that are none and canvases that are too large are refused.
    }
    return 0
}

/// Pixels of the largest picture that is drawn: a template balloon at 3x.
private let maximumPixels: CGFloat = 1_000_000

private func place(_ subject: UInt8, from reader: inout ByteReader, in context: LayoutContext) throws -> PlacedBalloon {
    switch subject % 4 {
    case 0, 1: return try reader.balloon().place(in: context)
    case 2: return try reader.transcript().place(in: context)
    default:
        let browser = reader.stickerBrowser()
        let measurement = try browser.measure(.unspecified, in: context)
        let bounds = CGRect(origin: .zero, size: measurement.size)
        let node = browser.place(measurement, in: bounds, context: context)
        return PlacedBalloon(size: bounds.size, balloon: node, traits: context.traits, findings: [])
    }
}

private func checkPicture(
    of balloon: PlacedBalloon, overlays: [BalloonOverlay], asPNG: Bool, engine: Engine
) throws {
    let list = try balloon.displayList(overlays: overlays, fonts: engine.fonts)
    let pixelsPerPoint = balloon.traits.pixelsPerPoint
    let first = try engine.renderer.picture(list, scale: pixelsPerPoint)
    let again = try BalloonRenderer().picture(list, scale: pixelsPerPoint)
    precondition(areEqual(first, again), "what was drawn before changes a picture")
    let (width, height) = (list.size.width * Double(pixelsPerPoint), list.size.height * Double(pixelsPerPoint))
    precondition(
        first.width == Int(width.rounded()) && first.height == Int(height.rounded()),
        "a picture has the size of its list")
    if asPNG {
        let file = PNGEncoder.encode(first)
        // Colours above their alpha would not come back either.
        let read = try? PictureFile.decode(file, name: "picture.png").bitmap
        precondition(read.map { areEqual($0, first) } == true, "a PNG file keeps every pixel")
    }
}

/// Compared as memory: loops over pixels are traced comparison by comparison here, and take most of a run.
private func areEqual(_ first: Bitmap, _ second: Bitmap) -> Bool {
    guard first.width == second.width, first.height == second.height, first.pixels.count == second.pixels.count else {
        return false
    }
    return first.pixels.withUnsafeBytes { first in
        second.pixels.withUnsafeBytes { second in
            guard let one = first.baseAddress, let other = second.baseAddress else { return first.isEmpty }
            return memcmp(one, other, first.count) == 0
        }
    }
}

private func checkRecord(of balloon: PlacedBalloon) {
    let text = balloon.record.text
    do {
        let read = try LayoutRecord(text: text)
        precondition(read.text == text, "a record reads back as itself")
    } catch {
        preconditionFailure("a record cannot be read: \(error)")
    }
}

private func checkSVG(of balloon: PlacedBalloon, overlays: [BalloonOverlay], engine: Engine) throws {
    let text = try SVGDocument(balloon.displayList(overlays: overlays, fonts: engine.fonts)).text
    let parser = XMLParser(data: Data(text.utf8))
    precondition(parser.parse(), "an SVG file is XML: \(String(describing: parser.parserError))")
}

/// The fonts and a renderer, for the whole run. What no font draws is a box, so that no input ends there.
private final class Engine {
    let fonts: FontCascade
    let renderer: BalloonRenderer

    init() throws {
        fonts = try .bundled(missingGlyphs: .box)
        renderer = try BalloonRenderer()
    }

    nonisolated(unsafe) static let shared = try? Engine()  // libFuzzer calls from one thread
}

/// SwiftPM renames a program's main function to this.
@_cdecl("RenderFuzzer_main")
public func runFuzzer(
    _ argumentCount: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> CInt {
    var (count, values) = (argumentCount, arguments)
    return LLVMFuzzerRunDriver(&count, &values) { fuzzRender($0, $1) }
}
