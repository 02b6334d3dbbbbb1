/// A kind of file. The structure of this name of Apple's Uniform Type Identifiers, with the kinds that messages carry.
///
/// ```swift
/// let kinds = [UTType.png, .gif].map(\.identifier)
/// ```
public struct UTType: Hashable, Sendable {
    /// Its name.
    public let identifier: String
    /// The kinds of which the app says that it is one.
    private var parents: [String] = []

    /// Makes a kind of its name.
    public init?(_ identifier: String) { self.identifier = identifier }
    /// Makes a kind that the app declares.
    public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
        (self.identifier, parents) = (identifier, parent.map { [$0.identifier] + $0.parents } ?? [])
    }
    /// Makes a kind that another app declares.
    public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
        self.init(exportedAs: identifier, conformingTo: parent)
    }
    private init(named identifier: String) { self.identifier = identifier }

    /// Two kinds of one name are the same.
    public static func == (first: UTType, second: UTType) -> Bool { first.identifier == second.identifier }
    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

    /// Whether it is of another kind.
    public func conforms(to type: UTType) -> Bool {
        self == type || parents.contains { UTType(named: $0).conforms(to: type) }
            || Self.wider.contains { $0.value.contains(self) && $0.key.conforms(to: type) }
    }
    /// The kinds of each wider kind.
    private static let wider: [UTType: Set<UTType>] = [
        .image: [.png, .jpeg, .gif, .heic], .movie: [.video, .mpeg4Movie, .quickTimeMovie], .audio: [.mp3],
        .text: [.plainText, .html, .json, .xml, .commaSeparatedText], .url: [.fileURL], .directory: [.folder],
        .content: [.image, .movie, .audio, .text, .pdf], .data: [.image, .movie, .audio, .text, .pdf, .url, .zip],
        .item: [.data, .directory],
    ]

    /// `public.image`.
    public static let image = UTType(named: "public.image")
    /// `public.png`.
    public static let png = UTType(named: "public.png")
    /// `public.jpeg`.
    public static let jpeg = UTType(named: "public.jpeg")
    /// `com.compuserve.gif`.
    public static let gif = UTType(named: "com.compuserve.gif")
    /// `public.movie`.
    public static let movie = UTType(named: "public.movie")
    /// `public.video`.
    public static let video = UTType(named: "public.video")
    /// `public.audio`.
    public static let audio = UTType(named: "public.audio")
    /// `public.mpeg-4`.
    public static let mpeg4Movie = UTType(named: "public.mpeg-4")
    /// `public.text`.
    public static let text = UTType(named: "public.text")
    /// `public.plain-text`.
    public static let plainText = UTType(named: "public.plain-text")
    /// `public.html`.
    public static let html = UTType(named: "public.html")
    /// `public.url`.
    public static let url = UTType(named: "public.url")
    /// `public.file-url`.
    public static let fileURL = UTType(named: "public.file-url")
    /// `com.adobe.pdf`.
    public static let pdf = UTType(named: "com.adobe.pdf")
    /// `public.data`.
    public static let data = UTType(named: "public.data")
    /// `public.item`.
    public static let item = UTType(named: "public.item")
    /// `public.json`.
    public static let json = UTType(named: "public.json")
    /// `public.xml`.
    public static let xml = UTType(named: "public.xml")
    /// `public.comma-separated-values-text`.
    public static let commaSeparatedText = UTType(named: "public.comma-separated-values-text")
    /// `public.zip-archive`.
    public static let zip = UTType(named: "public.zip-archive")
    /// `public.folder`.
    public static let folder = UTType(named: "public.folder")
    /// `public.directory`.
    public static let directory = UTType(named: "public.directory")
    /// `public.content`.
    public static let content = UTType(named: "public.content")
    /// `public.heic`.
    public static let heic = UTType(named: "public.heic")
    /// `com.apple.quicktime-movie`.
    public static let quickTimeMovie = UTType(named: "com.apple.quicktime-movie")
    /// `public.mp3`.
    public static let mp3 = UTType(named: "public.mp3")
}

/// The name of ``UTType/image``.
public let kUTTypeImage = UTType.image.identifier
/// The name of ``UTType/png``.
public let kUTTypePNG = UTType.png.identifier
/// The name of ``UTType/jpeg``.
public let kUTTypeJPEG = UTType.jpeg.identifier
/// The name of ``UTType/gif``.
public let kUTTypeGIF = UTType.gif.identifier
/// The name of ``UTType/movie``.
public let kUTTypeMovie = UTType.movie.identifier
/// The name of ``UTType/video``.
public let kUTTypeVideo = UTType.video.identifier
/// The name of ``UTType/audio``.
public let kUTTypeAudio = UTType.audio.identifier
/// The name of ``UTType/mpeg4Movie``.
public let kUTTypeMPEG4 = UTType.mpeg4Movie.identifier
/// The name of ``UTType/text``.
public let kUTTypeText = UTType.text.identifier
/// The name of ``UTType/plainText``.
public let kUTTypePlainText = UTType.plainText.identifier
/// The name of ``UTType/html``.
public let kUTTypeHTML = UTType.html.identifier
/// The name of ``UTType/url``.
public let kUTTypeURL = UTType.url.identifier
/// The name of ``UTType/fileURL``.
public let kUTTypeFileURL = UTType.fileURL.identifier
/// The name of ``UTType/pdf``.
public let kUTTypePDF = UTType.pdf.identifier
/// The name of ``UTType/data``.
public let kUTTypeData = UTType.data.identifier
/// The name of ``UTType/item``.
public let kUTTypeItem = UTType.item.identifier
