import Drawing
import Foundation
import Support
import TestSupport
import Testing

@testable import Goldens

struct DifferencePictureTests {
    private static func difference(_ pictures: ChangedPictures) -> Bitmap {
        ComparedPictures(expected: pictures.was, actual: pictures.now).difference
    }

    private static func count(_ color: Color, in bitmap: Bitmap) -> Int {
        let painted = PaintedBitmap(bitmap)
        return (0..<bitmap.height).reduce(0) { sum, y in
            sum + (0..<bitmap.width).count { painted[$0, y] == [color.red, color.green, color.blue, 255] }
        }
    }

    /// What came is blue and what is gone orange, whether a letter or a large area.
    @Test(arguments: ChangedPictures.all) func whatCameAndWhatIsGoneHaveTheirColours(_ pictures: ChangedPictures) {
        let picture = Self.difference(pictures)
        #expect(pictures.new.contains(Self.count(DifferencePicture.now, in: picture)))
        #expect(pictures.gone.contains(Self.count(DifferencePicture.was, in: picture)))
    }

    /// The page of `balloon report` paints every pixel as the file has it.
    @Test(.enabled(if: HeadlessBrowser.executable != nil, "Chromium is not installed"))
    func thePagePaintsTheSamePictures() throws {
        func base64(_ bitmap: Bitmap) -> String { Data(PNGEncoder.encode(bitmap)).base64EncodedString() }
        let pictures = ChangedPictures.all.map { [base64($0.was), base64($0.now), base64(Self.difference($0))] }
        let folder = try TemporaryFolder()
        let page = URL(fileURLWithPath: folder.file("page.html"))
        let html = try ReviewPage.html(PendingReview([]), in: PendingFolder(root: folder.file("pending")))
        try Data(html).write(to: page)
        let answer = try #require(
            try HeadlessBrowser.answer(
                of: """
                    const draw = async (text) => {
                      const image = new Image();
                      image.src = "data:image/png;base64," + text;
                      await image.decode();
                      return drawn(image);
                    };
                    const counts = [];
                    for (const texts of \(String(decoding: try JSONEncoder().encode(pictures), as: UTF8.self))) {
                      const [was, is, expected] = await Promise.all(texts.map(draw));
                      const pixels = (canvas) =>
                        canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data;
                      const [one, other] = [pixels(difference(was, is).canvas), pixels(expected)];
                      counts.push(one.length - other.length || one.filter((value, i) => value !== other[i]).length);
                    }
                    return counts;
                    """, in: page))
        let unlike = try JSONDecoder().decode([Int].self, from: answer)
        #expect(unlike == [Int](repeating: 0, count: ChangedPictures.all.count))
    }
}
