import Foundation
import ViewLayout

/// A template at a width: the sizes of its parts, and its texts broken into lines. Lengths are in points.
struct TemplateArrangement: Sendable {
    /// The width of the content, in points.
    private(set) var width: CGFloat
    /// The captions below the picture; nil without captions.
    private(set) var bar: CaptionArrangement?
    /// The height of the picture; nil without one.
    private(set) var pictureHeight: CGFloat?
    /// The titles on the picture.
    private(set) var titles = CaptionArrangement()
    /// The height that the captions leave for the picture.
    private let pictureRoom: CGFloat

    /// The size of the content.
    var size: CGSize { CGSize(width: width, height: (pictureHeight ?? 0) + (bar?.height ?? 0)) }

    /// Arranges a template at a width, with a maximum height of its content.
    init(of template: TemplateBalloon, width: CGFloat, room: CGFloat) {
        self.width = width
        bar = template.bar?.stack.arrange(width: width, availableHeight: room)
        pictureRoom = room - (bar?.height ?? 0)
        if let picture = template.picture {
            let height = picture.height(width: width, room: pictureRoom)
            pictureHeight = height
            titles = picture.arrangeTitles(in: CGSize(width: width, height: height))
        }
    }

    /// The size of the content at another width with the same lines: only the picture can have another height.
    func size(inWidth width: CGFloat, in template: TemplateBalloon) -> CGSize {
        let picture = template.picture?.height(width: width, room: pictureRoom)
        return CGSize(width: width, height: (picture ?? 0) + (bar?.height ?? 0))
    }

    /// Whether all lines of the captions and of the titles stay the same at another width.
    func linesStayAndFit(inWidth width: CGFloat, in template: TemplateBalloon) -> Bool {
        guard width != self.width else { return true }
        if let bar, let stack = template.bar?.stack, !bar.linesStayAndFit(inWidth: width, in: stack) { return false }
        guard let picture = template.picture else { return true }
        // The height of the picture decides how many lines of its titles are left.
        let size = CGSize(width: width, height: picture.height(width: width, room: pictureRoom))
        return titles.linesStayAndFit(inWidth: width, in: picture.titles)
            && titles.hasLines(of: picture.arrangeTitles(in: size))
    }

    /// Whether the captions of a template without a picture have the same lines at another width, even if they are
    /// wider than their room.
    func keepsCaptionLines(inWidth width: CGFloat, in stack: CaptionStack) -> Bool {
        bar?.keepsLines(inWidth: width, in: stack) != false
    }
}
