import Drawing
import Foundation
import Testing

@testable import ViewLayout

/// Found by fuzzing: lengths whose sum is infinite gave a text a place that is no number.
@Suite struct LayoutLimitsTests {
    private static let picture = Picture(bitmap: Bitmap(width: 1, height: 1, pixels: [0, 0, 0, 255]))

    /// An element for each length that can be given.
    private static let elements: [(name: String, make: @Sendable (CGFloat) -> any Element)] = [
        ("frame: width", { Frame(child, width: $0) }),
        ("frame: height", { Frame(child, minHeight: $0) }),
        ("frame: height", { Frame(child, height: $0) }),
        ("frame: width", { Frame(child, minWidth: $0) }),
        ("frame: maximum width", { Frame(child, maxWidth: $0) }),
        ("frame: maximum height", { Frame(child, maxHeight: $0) }),
        ("image: ideal width", { ImageElement(picture, idealSize: CGSize(width: $0, height: 1)) }),
        ("padding: leading", { Padding(child, insets: EdgeInsets(leading: $0)) }),
        ("padding: bottom", { Button("Vote", insets: EdgeInsets(bottom: $0)) }),
        ("stack: spacing", { HStack([child, child], spacing: $0) }),
        ("stack: spacing", { VStack([child, child], spacing: $0) }),
        ("spacer: minLength", { VStack([Spacer(minLength: $0)]) }),
        ("spacer: minLength", { Spacer(minLength: $0) }),
        ("clip: cornerRadius", { Changed.clipped(child, outline: .rounded(radius: $0)) }),
        ("padding: top", { Padding(child, insets: EdgeInsets(top: $0)) }),
        ("padding: trailing", { Padding(child, insets: EdgeInsets(trailing: $0)) }),
        ("border: cornerRadius", { Changed.bordered(child, color: .semantic(.label), outline: .rounded(radius: $0)) }),
        ("border: width", { Changed.bordered(child, color: .semantic(.label), width: $0) }),
        ("shadow: radius", { Changed.shadowed(child, color: .semantic(.label), radius: $0) }),
        ("image: ideal height", { ImageElement(picture, idealSize: CGSize(width: 1, height: $0)) }),
    ]

    private static let child = Text("Vote")

    @Test("A length is at most a million points, and an error names it", arguments: elements.indices)
    func lengthsHaveALimit(_ index: Int) throws {
        let (name, make) = Self.elements[index]
        let limit = LayoutLimits.maximumLength
        _ = try make(limit).measure(.unspecified, in: makeContext())
        for length in [limit.nextUp, .greatestFiniteMagnitude, .nan, -1] {
            let error = #expect(throws: LayoutError.self) {
                try make(length).measure(.unspecified, in: makeContext())
            }
            let start = "\(name) is \(length); give "
            #expect(error?.description.hasPrefix(start) == true, "\(String(describing: error))")
            #expect(error?.description.hasSuffix(" to 1000000 points") == true, "\(String(describing: error))")
        }
    }

    @Test("Only the maximum of a frame may be infinite")
    func infiniteLengths() throws {
        _ = try Frame(Self.child, maxWidth: .infinity, maxHeight: .infinity).measure(.zero, in: makeContext())
        for (name, make) in Self.elements where !name.contains("maximum") {
            #expect(throws: LayoutError.self, "\(name)") { try make(.infinity).measure(.zero, in: makeContext()) }
        }
    }

    /// A shadow may fall to all sides, each as far as a length may be.
    @Test(arguments: [(1.0, 0.0), (-1, 0), (0, 1), (0, -1)]) func shadowsFallAsFarAsALength(x: CGFloat, y: CGFloat)
        throws
    {
        func shadow(_ length: CGFloat) -> Changed {
            Changed.shadowed(Self.child, color: .semantic(.label), radius: 1, x: x * length, y: y * length)
        }
        _ = try shadow(LayoutLimits.maximumLength).measure(.zero, in: makeContext())
        for length in [LayoutLimits.maximumLength.nextUp, .infinity] {
            #expect(throws: LayoutError.self) { try shadow(length).measure(.zero, in: makeContext()) }
        }
    }

    @Test("A picture whose aspect is no number is refused")
    func idealLengthsHaveAMinimum() throws {
        let image = ImageElement(Self.picture, idealSize: CGSize(width: 0, height: 9))
        let error = LayoutError.invalidLength(element: "image", name: "ideal width", value: 0, minimum: 0.001)
        #expect(throws: error) { try image.measure(.zero, in: makeContext()) }
    }
}
