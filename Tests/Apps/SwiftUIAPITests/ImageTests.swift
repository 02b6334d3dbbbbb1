import Foundation
import SwiftUIAPI
import Testing
import UIKitAPI

/// Pictures in views: their colours and their sizes.
@MainActor struct ImageTests {
    /// A red picture of 8 by 4 points.
    private let red = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4)).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 8, height: 4))
    }

    private func pixel(_ view: some View) throws -> [UInt8] {
        let renderer = ImageRenderer(content: view.foregroundStyle(Color(.sRGB, red: 0, green: 0, blue: 1)))
        return Array(try #require(renderer.cgImage).picture.bitmap.pixels.prefix(4))
    }

    /// "renderingMode(_:)": a template has the colour of the text around it; nil is what the picture says itself.
    @Test(
        arguments: [
            (.automatic, nil, false), (.automatic, .template, true), (.automatic, .original, false),
            (.alwaysTemplate, nil, true), (.alwaysTemplate, .template, true), (.alwaysTemplate, .original, false),
            (.alwaysOriginal, nil, false), (.alwaysOriginal, .template, true),
        ] as [(UIImage.RenderingMode, Image.TemplateRenderingMode?, Bool)])
    func templatesTakeTheColourOfTheText(
        own: UIImage.RenderingMode, mode: Image.TemplateRenderingMode?, isTinted: Bool
    ) throws {
        let image = Image(uiImage: red.withRenderingMode(own)).renderingMode(mode)
        #expect(try pixel(image) == (isTinted ? [0, 0, 255, 255] : [255, 0, 0, 255]))
    }

    /// "resizable": a picture keeps its size unless it is resizable; a ratio keeps the form of the picture.
    @Test func onlyAResizablePictureIsStretched() {
        func size(_ view: some View) -> CGSize {
            UIHostingController(rootView: view).sizeThatFits(in: CGSize(width: 60, height: 60))
        }
        let image = Image(uiImage: red)
        #expect(size(image) == CGSize(width: 8, height: 4) && size(image.resizable()) == CGSize(width: 60, height: 60))
        #expect(size(image.resizable().scaledToFit()) == CGSize(width: 60, height: 30))
        #expect(size(image.resizable().scaledToFill()) == CGSize(width: 120, height: 60))
        #expect(size(image.resizable().aspectRatio(0.5, contentMode: .fit)) == CGSize(width: 30, height: 60))
    }

    /// "ResizingMode.tile": "A mode to repeat the image at its original size, as many times as necessary to fill the available space."
    @Test func aTiledPictureIsRepeated() throws {
        let half = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        func reds(_ mode: Image.ResizingMode) throws -> [Int] {
            let view = Image(uiImage: half).resizable(resizingMode: mode).frame(width: 20, height: 4)
            let pixels = try #require(ImageRenderer(content: view).cgImage).picture.bitmap.pixels
            return (0..<20).filter { pixels[$0 * 4 + 3] > 128 }
        }
        #expect(try reds(.tile) == [0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19])
        #expect(try reds(.stretch).allSatisfy { $0 < 10 })
    }
}
