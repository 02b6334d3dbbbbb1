import Testing

@testable import BalloonLayouts

/// What VoiceOver would read letter by letter: names of files and of resources.
@Suite struct SpokenTextTests {
    @Test(arguments: [
        ("photo.png", true), ("photo.apng", true), ("photo.gif", true), ("photo.jpg", true), ("photo.jpeg", true),
        ("photo.heic", true), ("photo.webp", true), ("wave.sticker", true), ("wave.stickersequence", true),
        ("PHOTO.PNG", true), ("sticker_02@3x.png", true), ("wave@1x", true), ("wave@2x", true), ("wave@4x", false),
        ("photo.jpeeg", false), ("photo.txt", false), ("photo.pngs", false), ("a photo.png", false),
        ("IMG_1234", true), ("image-2", true), ("sticker7", true), ("picture_3", true), ("photo12", true),
        ("Icon_1", true), ("image", false), ("sticker_", false), ("image-2b", false), ("drawing1", false),
        ("Route66", false), ("A cup of tea", false), ("", false),
    ])
    func namesOfFiles(_ text: String, _ isName: Bool) { #expect(SpokenText.isFileName(text) == isName) }

    @Test(arguments: [("a", true), ("7", true), ("…!", false), ("", false), (" ", false), ("é", true), ("٣", true)])
    func words(_ text: String, _ hasWords: Bool) { #expect(SpokenText.hasWords(text) == hasWords) }
}
