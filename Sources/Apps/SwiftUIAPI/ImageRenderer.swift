import CombineAPI
import Drawing
import Foundation
import UIKitAPI
import ViewLayout

@MainActor public final class ImageRenderer<Content: View>: ObservableObject {
    public var content: Content
    public var proposedSize = ProposedViewSize.unspecified
    public var scale: CGFloat = 1
    public var isOpaque = false

    public init(content view: Content) { content = view }

    /// The picture; nil for a view that cannot be laid out, or without a size.
    public var uiImage: UIImage? {
        guard let context = try? CurrentViewer.context() else { return nil }
        let host = ViewHost(content: AnyView(content))
        let subview = EngineSubview(host.element(for: context.traits), in: context)
        guard let inner = try? subview.measure(proposedSize.engine) else { return nil }
        let size = PixelGrid(context.traits).roundedOutward(inner.size)
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
        let node = subview.place(inner, in: CGRect(origin: .zero, size: inner.size))
        var items = DisplayList(placed: node, size: size).items
        if isOpaque { items.insert(.fill(.rectangle(CGRect(origin: .zero, size: size)), .black), at: 0) }
        let pixels = max(1, Int(scale.rounded()))
        guard let bitmap = try? Renderer().render(DisplayList(size: size, items: items), scale: pixels) else { return nil }
        return UIImage(Picture(bitmap: bitmap, scale: Double(pixels)))
    }

    public var cgImage: CGImage? { uiImage?.cgImage }
}
