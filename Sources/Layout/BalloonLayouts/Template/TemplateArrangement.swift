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

    /// The size of the content.
    var size: CGSize { CGSize(width: width, height: (pictureHeight ?? 0) + (bar?.height ?? 0)) }

    /// Arranges a template at a width, with a maximum height of its content.
    init(of template: TemplateBalloon, width: CGFloat, room: CGFloat) {
        self.width = width
        bar = template.bar?.stack.arrange(width: width, availableHeight: room)
        if let picture = template.picture {
            let height = picture.height(width: width, room: room - (bar?.height ?? 0))
            pictureHeight = height
            titles = picture.arrangeTitles(in: CGSize(width: width, height: height))
        }
    }

    /// Whether all lines of the captions stay the same at another width. With a picture the titles may change, because
    /// its height depends on the width.
    func linesStayAndFit(inWidth width: CGFloat, in template: TemplateBalloon) -> Bool {
        guard template.picture == nil else { return width == self.width }
        guard let bar, let stack = template.bar?.stack else { return true }
        return bar.linesStayAndFit(inWidth: width, in: stack)
    }

    /// Whether the captions of a template without a picture have the same lines at another width, even if they are
    /// wider than their room.
    func keepsCaptionLines(inWidth width: CGFloat, in stack: CaptionStack) -> Bool {
        bar?.keepsLines(inWidth: width, in: stack) != false
    }
}
