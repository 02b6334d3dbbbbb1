import BuiltProgram
import Drawing
import Foundation
import TestSupport
import Testing

/// Memory does not grow with the number of scenes that name one picture.
@Suite(.endsWithin(.seconds(300))) struct ManyScenesTests {
    #if os(Linux)
        @Test func manyScenesOfOnePicture() throws {
            let scratch = try Scratch()
            // 840 x 840 pixels, 2.8 MB decoded: 500 of them took 1.4 GB.
            let pixels = (0..<840).flatMap { row in
                (0..<840).flatMap { _ -> [UInt8] in [UInt8(truncatingIfNeeded: row), 0, 80, 255] }
            }
            let picture = Bitmap(width: 840, height: 840, pixels: pixels)
            try scratch.write(Data(PNGEncoder.encode(picture)), to: "scenes/a.png")
            let scene = "message: {layout: {template: {caption: Hello, image: a.png}}}\n"
            for index in 0..<500 { try scratch.write(scene, to: "scenes/s\(index).yaml") }
            // A gigabyte of addresses, those of the program and its libraries among them.
            #expect(try scratch.balloon(after: "ulimit -v 1000000", "measure", "scenes") == 0)
        }
    #endif
}
