import Balloons
import Drawing
import Foundation
import FuzzerDriver
import Sweeps
import Typesetting
import ViewLayout

/// Draws a message made of any bytes for any viewer: the first bytes choose the viewer and the picture, the rest are the
/// texts. Every picture must be the same when it is drawn again, and of the balloon's size.
private func fuzzRender(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    var reader = ByteReader(bytes: UnsafeBufferPointer(start: start, count: count))
    let traits = reader.traits()
    var content = TemplateContent()
    if reader.next() & 1 == 1 { content.image = reader.picture() }
    let icon = reader.next() & 1 == 1 ? reader.picture() : nil
    content.imageTitle = reader.text()
    content.caption = reader.text()
    content.trailingCaption = reader.text()
    content.subcaption = reader.text()
    content.trailingSubcaption = reader.text()
    content.imageSubtitle = reader.text()
    var metrics = TemplateMetrics()
    metrics.tail = BalloonTail.allCases[Int(reader.next()) % BalloonTail.allCases.count]
    let side = BalloonSide.allCases[Int(reader.next()) % BalloonSide.allCases.count]
    guard let engine = Engine.shared else { preconditionFailure("the fonts are in the package") }
    do {
        let layout = BalloonLayout(content: .template(content), icon: icon, side: side, metrics: metrics)
        let balloon = try layout.place(in: LayoutContext(traits: traits, fonts: engine.fonts))
        guard balloon.size.width > 0, balloon.size.height > 0 else { return 0 }
        let first = try engine.renderer.rendering(of: balloon).picture
        let again = try SceneRenderer(fonts: engine.fonts).rendering(of: balloon).picture
        precondition(first == again, "what was drawn before changes a picture")
        let scale = Double(traits.displayScale)
        let (width, height) = (balloon.canvasSize.width * scale, balloon.canvasSize.height * scale)
        precondition(
            first.width == Int(width.rounded()) && first.height == Int(height.rounded()),
            "a picture has the size of its canvas")
    } catch {
        // Texts that no font draws and canvases that are too large are refused.
    }
    return 0
}

/// The fonts and a renderer, for the whole run.
private final class Engine {
    let fonts: FontCascade
    let renderer: SceneRenderer

    init() throws {
        fonts = try .bundled()
        renderer = try SceneRenderer(fonts: fonts)
    }

    nonisolated(unsafe) static let shared = try? Engine()  // libFuzzer calls from one thread
}

/// Values made of bytes, zeros when there are no more.
private struct ByteReader {
    private var rest: Slice<UnsafeBufferPointer<UInt8>>

    init(bytes: UnsafeBufferPointer<UInt8>) { rest = bytes[...] }

    mutating func next() -> UInt8 { rest.popFirst() ?? 0 }

    /// Up to 63 bytes as text; nil for none.
    mutating func text() -> String? {
        let length = min(Int(next() & 63), rest.count)
        guard length > 0 else { return nil }
        defer { rest = rest.dropFirst(length) }
        return String(decoding: rest.prefix(length), as: UTF8.self)
    }

    mutating func traits() -> TraitCollection {
        var traits = TraitCollection()
        traits.transcriptWidth = CGFloat(100 + Int(next()) * 4)
        let categories = ContentSizeCategory.allCases
        traits.preferredContentSizeCategory = categories[Int(next()) % categories.count]
        let bits = next()
        traits.userInterfaceStyle = bits & 1 == 0 ? .light : .dark
        traits.explicitLayoutDirection = bits & 2 == 0 ? .leftToRight : .rightToLeft
        traits.accessibilityContrast = bits & 4 == 0 ? .normal : .high
        traits.legibilityWeight = bits & 8 == 0 ? .regular : .bold
        traits.displayScale = CGFloat(1 + Int(bits >> 4) % 3)
        traits.locale = ["en", "ar", "ja", "th", "km", "hi", "ko", "de"][Int(next() & 7)]
        return traits
    }

    mutating func picture() -> Picture {
        let width = 1 + Int(next()), height = 1 + Int(next())
        let seed = [next(), next(), next()]
        let pixels = (0..<(width * height)).flatMap { index in
            let (column, row) = (UInt8(truncatingIfNeeded: index), UInt8(truncatingIfNeeded: index / width))
            return [seed[0] &+ column, seed[1], seed[2] &* row, 255]
        }
        return Picture(bitmap: Bitmap(width: width, height: height, pixels: pixels))
    }
}

/// SwiftPM renames a program's main function to this.
@_cdecl("RenderFuzzer_main")
public func runFuzzer(
    _ argumentCount: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> CInt {
    var (count, values) = (argumentCount, arguments)
    return LLVMFuzzerRunDriver(&count, &values) { fuzzRender($0, $1) }
}
