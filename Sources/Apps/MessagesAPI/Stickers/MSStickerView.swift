import Foundation
import UIKitAPI
import ViewLayout

/// A view of one sticker, which a tap inserts and a long press peels off.
///
/// Source: Messages framework, `MSStickerView` (iOS 10).
///
/// ```swift
/// let view = MSStickerView(frame: .zero, sticker: sticker)
/// view.sizeToFit()
/// if view.animationDuration > 0 { view.startAnimating() }
/// ```
open class MSStickerView: UIView {
    /// The sticker; nil for none. Setting it does not change the view's size: call `sizeToFit()`.
    open var sticker: MSSticker? {
        didSet {
            if sticker !== oldValue { stopAnimating() }
            showSticker()
        }
    }
    /// Shows the art as large as fits.
    private let picture = UIImageView(frame: .zero)
    private var isPlaying = false

    /// Makes a view of a sticker. `frame` is in points.
    public init(frame: CGRect, sticker: MSSticker?) {
        self.sticker = sticker
        super.init(frame: frame)
        addPicture()
    }

    /// Makes a view without a sticker. `frame` is in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addPicture()
    }

    /// Makes a view without a sticker, as a storyboard does. Nothing is read from the coder.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addPicture()
    }

    private func addPicture() {
        picture.contentMode = .scaleAspectFit
        picture.frame = bounds
        picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(picture)
        showSticker()
    }

    private func showSticker() {
        picture.image = sticker.map { UIImage($0.art) }
        accessibilityLabel = sticker?.localizedDescription
    }

    /// The duration of the sticker's frames in seconds; 0 for a still one or none.
    open var animationDuration: TimeInterval { sticker?.art.animationDuration ?? 0 }

    /// Starts the animation; a still sticker has none.
    open func startAnimating() { isPlaying = (sticker?.frameCount ?? 1) > 1 }

    /// Stops the animation.
    open func stopAnimating() { isPlaying = false }

    /// Whether the animation runs.
    open func isAnimating() -> Bool { isPlaying }

    /// The size of the sticker's art at 3x, in points; zero without a sticker.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { sticker?.art.pointSize ?? .zero }
}
