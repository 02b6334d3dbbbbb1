import Drawing
import Foundation
import Support
import Typesetting
import ViewLayout

/// Findings about the picture of a template balloon and the titles on it.
struct PictureFindings {
    /// The placed picture, with its titles as children.
    let node: PlacedNode
    let picture: Picture
    /// The author's own picture, where Messages sends another one in its place.
    let made: Picture?
    /// The box of the whole picture, in points.
    let extent: CGRect
    /// The balloon's colour, behind the picture.
    let background: Color
    let metrics: TemplateMetrics
    let traits: TraitCollection
    private let renderers: Renderers

    /// The picture of a placed balloon; nil when there is none.
    init?(
        _ balloon: PlacedNode, madeFrom made: Picture? = nil, metrics: TemplateMetrics, traits: TraitCollection,
        drawnBy renderers: Renderers
    ) {
        guard let node = balloon.children.first(where: { $0.id == "image" }),
            case .picture(let picture, let extent) = node.content, case .fill(_, let background) = balloon.content
        else { return nil }
        self.node = node
        self.picture = picture
        self.made = made
        self.extent = extent
        self.background = background
        self.metrics = metrics
        self.traits = traits
        self.renderers = renderers
    }

    /// Problems of the file, then of its cropping.
    var findings: [Finding] {
        [notDecoded, needsProgram, soundCut, scaledDown, tooFewPixels, cropped].compactMap { $0 }
    }

    /// Problems that need pixels.
    var pixelFindings: [Finding] { [edgeContent, vanishing].compactMap { $0 } + lowContrasts }

    /// The minimum visible part of a picture. At accessibility sizes captions need room that the author cannot give
    /// back, and on rotated phones and watches every tall picture is cropped: there only a much smaller part is
    /// reported. Inferred.
    private var minimumVisiblePart: CGFloat {
        let isShort = traits.transcriptWidth > traits.transcriptHeight || traits.userInterfaceIdiom == .watch
        return traits.preferredContentSizeCategory.isAccessibilityCategory || isShort ? 0.25 : 0.9
    }

    private var notDecoded: Finding? {
        guard case .placeholder(let reason) = picture.origin else { return nil }
        return Finding(
            .mediaNotDecoded, node: node.id, message: "the media file is drawn as a placeholder: \(reason)")
    }

    private var needsProgram: Finding? {
        guard picture.origin == .posterFrame else { return nil }
        return Finding(
            .filmNeedsProgram, node: node.id,
            message: "the picture of the film is decoded by the installed ffmpeg; for a golden, give a picture of it")
    }

    private var soundCut: Finding? {
        guard case .waveformOfBeginning(let seconds) = picture.origin else { return nil }
        return Finding(
            .soundCut, node: node.id,
            message: "the waveform shows the first \(seconds) seconds of a longer sound; give a shorter one")
    }

    private var scaledDown: Finding? {
        let made = made ?? picture
        guard CGFloat(max(made.width, made.height)) > metrics.thumbnailSide else { return nil }
        // The author chose the pixels of the file, and Messages those that arrive.
        let arrives =
            (made.width, made.height) == (picture.width, picture.height)
            ? "" : ", arrives with \(picture.width) × \(picture.height)"
        return Finding(
            .pictureScaledDown, node: node.id,
            message:
                "the picture is \(made.width) × \(made.height) pixels\(arrives) and is scaled down to at "
                + "most \(MetricValue.number(metrics.thumbnailSide)) when it is shown; give about 900 × 900 (300 points at 3x)"
        )
    }

    /// The minimum number of pixels per point with which a picture looks sharp on screens at 2x and 3x ("Apple HIG,
    /// Images").
    private static let minimumPixelsPerPoint: CGFloat = 2

    /// Apple recommends about 300 points, "a little more or less is fine" (facts 1.6.4): a tenth less. Inferred.
    private static let minimumWidth: CGFloat = 270
    private static let recommendedWidth: CGFloat = 300

    /// A picture that is enlarged until it looks blurred, or smaller than recommended.
    private var tooFewPixels: Finding? {
        guard picture.origin == .picture, picture.thumbnailSide == nil else { return nil }
        if let enlarged = Self.enlarged(node, named: node.name, fix: "") { return enlarged }
        let width = picture.pointSize.width
        guard width < Self.minimumWidth else { return nil }
        return Finding(
            .pictureSmall, node: node.id, points: Self.recommendedWidth - width,
            message:
                "the picture is \(MetricValue.number(width.rounded())) points wide (\(picture.width) pixels at "
                + "\(MetricValue.number(CGFloat(picture.scale)))x), less than \(MetricValue.number(Self.recommendedWidth)); give about "
                + "900 × 900 pixels")
    }

    /// A picture of an app's view that is drawn larger than its pixels allow.
    static func enlarged(inView node: PlacedNode, named name: String) -> Finding? {
        guard case .picture(let picture, _) = node.content else { return nil }
        let widest = MetricValue.number(CGFloat(picture.width) / minimumPixelsPerPoint)
        return enlarged(
            node, named: name,
            fix: ", more where an iPad draws it wider, or a frame of at most \(widest) points")
    }

    /// - Parameter fix: what else helps than pixels.
    private static func enlarged(_ node: PlacedNode, named name: String, fix: String) -> Finding? {
        guard node.kind == .image, case .picture(let picture, let extent) = node.content,
            extent.width >= 1, CGFloat(picture.width) < extent.width * minimumPixelsPerPoint
        else { return nil }
        let points = extent.width - CGFloat(picture.width) / minimumPixelsPerPoint
        return Finding(
            .pictureEnlarged, node: name, points: points,
            message:
                "\(name) is a picture of \(picture.width) pixels across and is drawn "
                + "\(MetricValue.number(extent.width.rounded())) points wide, which looks blurred; give at least "
                + "\(MetricValue.number((extent.width * 3).rounded(.up))) pixels, for 3x\(fix)")
    }

    /// The minimum visible part of a picture in an app's view, where cropping is the app's choice. Inferred.
    private static let minimumPartInView: CGFloat = 0.25

    /// A picture of an app's view that is cropped to less than this part. A picture without a size is hidden on
    /// purpose.
    static func cropped(_ node: PlacedNode, named name: String) -> Finding? {
        guard node.kind == .image, case .picture(_, let extent) = node.content, extent.width >= 1, extent.height >= 1,
            !node.frame.isEmpty
        else { return nil }
        let part = min(1, node.frame.width / extent.width) * min(1, node.frame.height / extent.height)
        guard part < minimumPartInView else { return nil }
        return Finding(
            .pictureCropped, node: name,
            points: max(extent.height - node.frame.height, extent.width - node.frame.width),
            message:
                "only \(Int((part * 100).rounded(.down))) % of \(name) is left; give it a frame of the picture's "
                + "proportions, or a picture of the frame's")
    }

    /// How to give the picture more height. A taller picture does not help where the captions leave no room.
    var roomFix: String {
        extent.height > node.frame.height + 1 ? "shorten the captions" : "use a taller picture"
    }

    private var cropped: Finding? {
        let part = node.frame.height / max(extent.height, 1)
        guard part < minimumVisiblePart else { return nil }
        return Finding(
            .pictureCropped, node: node.id, points: extent.height - node.frame.height,
            message:
                "only \(Int((part * 100).rounded(.down))) % of the picture's height is left; shorten the captions or use "
                + "a picture that is less tall for its width")
    }

    private var edgeContent: Finding? {
        let width = metrics.croppedPictureEdge
        let sides = EdgeContent(bitmap: picture.bitmap, extent: extent, visible: node.frame).sides(within: width)
        guard !sides.isEmpty else { return nil }
        return Finding(
            .contentAtPictureEdge, node: node.id, points: width,
            message: "something is drawn within \(MetricValue.number(width)) points of the picture's "
                + "\(sides.joined(separator: " and ")) edge, which the balloon's shape crops; move it inward")
    }

    private var vanishing: Finding? { VanishingPicture.finding(picture, named: node.name, on: background) }

    private var titles: [PlacedNode] { node.children.filter { $0.kind == .text } }

    private var lowContrasts: [Finding] {
        titles.compactMap { title in
            guard case .text(let text) = title.content, let box = text.lineBoxes.first,
                let (columns, height) = luminances(under: box)
            else { return nil }
            let contrast = TitleContrast.ofWhite(onColumns: columns, height: height)
            let font = (title.id == "imageTitle" ? metrics.topFont : metrics.bottomFont).resolved(with: traits)
            let minimum = TitleContrast.minimum(pointSize: font.pointSize, weight: font.weight.rawValue)
            guard contrast.ratio < minimum else { return nil }
            let shown = (contrast.ratio * 10).rounded(.down) / 10
            return Finding(
                .titleContrastLow, node: title.id,
                message:
                    "\(title.name) \(QuotedText.beginning(of: text.text)) on the picture has a contrast of \(shown) "
                    + "(#ffffff on colours as light as \(contrast.background)), less than \(minimum); darken the picture there"
            ).unreadable(contrast.ratio < TitleContrast.unreadable)
        }
    }

    /// A single balloon, with its titles, needs fewer drawings.
    private static let fewDrawings = 4

    /// The luminances of the columns of pixels below the titles in a box, and how many pixels each has; nil where the box
    /// cannot be drawn.
    ///
    /// Where many balloons are judged, the whole width of the picture is drawn there, because titles of other words and
    /// lengths stand at the same height.
    private func luminances(under box: CGRect) -> (columns: ArraySlice<Double>, height: Int)? {
        let grid = PixelGrid(traits)
        // Moved by whole pixels, so that the picture is scaled and cropped as in the balloon.
        let pixels = grid.roundedOutward(box)
        let isOneOfMany = renderers.drawingCount >= Self.fewDrawings
        let sides = isOneOfMany ? grid.roundedOutward(node.frame).union(pixels) : pixels
        let bounds = CGRect(x: 0, y: 0, width: sides.width, height: pixels.height)
        let place = extent.offsetBy(dx: -sides.minX, dy: -pixels.minY)
        let dimming = metrics.dimmingColor(for: traits.drawnStyle)
        let scale = traits.pixelsPerPoint
        let drawing = DrawnNumbers.Drawing(
            picture,
            lengths: [place.minX, place.minY, place.width, place.height, bounds.width, bounds.height].map(Double.init),
            colors: [background, dimming], scale: scale)
        let columns = renderers.numbers.numbers(of: drawing) {
            let list = DisplayList(
                size: bounds.size,
                items: [
                    .fill(.rectangle(bounds), background), .picture(picture, in: place),
                    .fill(.rectangle(bounds), dimming),
                ])
            return (try? renderers.render(list, scale: scale)).map(TitleContrast.luminances(ofColumns:))
        }
        func count(_ length: CGFloat) -> Int { Int((length * CGFloat(scale)).rounded()) }
        return columns.map { columns in
            (columns.dropFirst(count(pixels.minX - sides.minX)).prefix(count(pixels.width)), count(pixels.height))
        }
    }
}
