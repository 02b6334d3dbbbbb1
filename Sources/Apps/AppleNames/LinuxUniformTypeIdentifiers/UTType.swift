/// A kind of file. The structure of this name of Apple's Uniform Type Identifiers, with the kinds that messages carry.
///
/// ```swift
/// let kinds = [UTType.png, .gif].map(\.identifier)
/// ```
public struct UTType: Hashable, Sendable {
    /// Its name.
    public let identifier: String

    /// Makes a kind of its name.
    public init?(_ identifier: String) { self.identifier = identifier }
    private init(named identifier: String) { self.identifier = identifier }

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
