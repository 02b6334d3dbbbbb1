import Foundation
import ViewLayout

/// A text that the user cannot edit. UIKit's class of this name.
///
/// ```swift
/// let title = UILabel()
/// title.text = "Dinner at seven?"
/// title.font = .preferredFont(forTextStyle: .headline)
/// title.numberOfLines = 2
/// let size = title.sizeThatFits(CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude))
/// ```
@preconcurrency @MainActor open class UILabel: UIView {
    override var isOpaqueByDefault: Bool { false }
    /// The text in one font and colour; nil for none.
    open var text: String? {
        get { ownText?.string }
        set {
            ownText = newValue.map { NSAttributedString(string: $0) }
            isPlain = true
            invalidateIntrinsicContentSize()
        }
    }

    /// The text with attributes. It is a mutable copy, because apps on iOS cast it to the mutable class, change it, and
    /// set it again.
    open var attributedText: NSAttributedString? {
        get { ownText.map { NSMutableAttributedString(attributedString: $0) } }
        set {
            ownText = newValue
            isPlain = false
            invalidateIntrinsicContentSize()
        }
    }

    private var ownText: NSAttributedString?
    private var isPlain = true

    /// The font; by default the system's with 17 points.
    open var font: UIFont! {
        get { ownFont }
        set {
            ownFont = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
            invalidateIntrinsicContentSize()
        }
    }

    private var ownFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

    /// The colour of the text.
    open var textColor: UIColor! {
        get { ownColor }
        set { ownColor = newValue ?? .label }
    }

    private var ownColor = UIColor.label

    /// The colour while the label is highlighted; nil for the same.
    open var highlightedTextColor: UIColor?
    /// Whether the label has the colour for highlighting.
    open var isHighlighted = false
    /// Whether the label is drawn as enabled.
    open var isEnabled = true
    /// The alignment of the lines.
    open var textAlignment = NSTextAlignment.natural
    /// The maximum number of lines; 0 for no limit.
    open var numberOfLines = 1 { didSet { invalidateIntrinsicContentSize() } }
    /// How a text that is too long is broken or truncated.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { invalidateIntrinsicContentSize() } }
    /// What is considered beside the width where lines wrap by words: that the last word is not alone. It has no effect
    /// on one line, and where a text that is too long is truncated.
    open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard {
        didSet { invalidateIntrinsicContentSize() }
    }
    /// Whether a text that is too wide is set in a smaller font.
    open var adjustsFontSizeToFitWidth = false
    /// The minimum size of the font as a fraction of its size; 0 for no minimum.
    open var minimumScaleFactor: CGFloat = 0
    /// Whether letters may be closer to each other. The value has no effect: they never are.
    open var allowsDefaultTighteningForTruncation = false
    /// The place of the baseline when the font is smaller.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    /// Whether a font of a text style follows the viewer's text size.
    open var adjustsFontForContentSizeCategory = false
    /// The width at which lines of the intrinsic size break; 0 for no limit.
    open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }
    /// The colour of a hard shadow; nil for none. It is not drawn.
    open var shadowColor: UIColor?
    /// The offset of the shadow, in points.
    open var shadowOffset = CGSize(width: 0, height: -1)

    /// The rectangle in which the text was drawn last: the bounds, or the one that an overridden ``drawText(in:)``
    /// used.
    private var drawnRect: CGRect?

    /// Makes a label with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Makes a label of size zero, as a storyboard does.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
        coder.fill(self, as: UILabel.self)
    }

    override var isAccessibilityElementByDefault: Bool { true }

    override var accessibilityTraitsByDefault: UIAccessibilityTraits { .staticText }

    /// Draws the text in a rectangle; override it to draw it in another one.
    open func drawText(in rect: CGRect) { drawnRect = rect }

    /// Draws the text in the label's bounds.
    open override func draw(_ rect: CGRect) { drawText(in: rect) }

    /// The rectangle of the text in the bounds. Override it for more room around the text.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let size = measuredSize(in: bounds.size, lineCount: numberOfLines)
        return CGRect(origin: bounds.origin, size: size)
    }

    /// The size of the text, rounded up to pixels. Its lines break at ``preferredMaxLayoutWidth``.
    open override var intrinsicContentSize: CGSize {
        let width = preferredMaxLayoutWidth > 0 && numberOfLines != 1 ? preferredMaxLayoutWidth : .infinity
        return fittingSize(width: width)
    }

    /// The size of the text at a width, rounded up to pixels.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        // A width of 0 means no limit, as in UIKit.
        fittingSize(width: size.width > 0 && numberOfLines != 1 ? size.width : .infinity)
    }

    /// The size of the text whose lines break at a width in points, rounded up to pixels.
    package func fittingSize(width: CGFloat) -> CGSize {
        let largest = CGSize(width: min(width, 1e6), height: 1e6)
        let rect = textRect(forBounds: CGRect(origin: .zero, size: largest), limitedToNumberOfLines: numberOfLines)
        return PixelGrid(traitCollection.traits).roundedOutward(rect.size)
    }

    override func sizeBreakingLines(at width: CGFloat) -> CGSize? {
        numberOfLines != 1 && preferredMaxLayoutWidth == 0 && width > 0 ? fittingSize(width: width) : nil
    }

    /// How much wider than the label a text may be before it is cut, in points.
    var widthTolerance: CGFloat = 0

    /// The text fills the label, so that its first and last line are at the top and bottom.
    override var baselineInsets: (first: Double, last: Double)? {
        (Double(font.ascender), Double(-font.descender))
    }

    override func content(in space: ViewSpace) throws -> ViewContent {
        let label = labelText(in: space.context)
        guard !label.string.isEmpty, bounds.width > 0 else { return ViewContent(kind: .text) }
        drawnRect = nil
        draw(bounds)
        guard let rect = drawnRect else { return ViewContent(kind: .text) }
        return ViewContent(kind: .text, nodes: [try node(of: label, in: rect, space)])
    }

    override func set(property name: String, to value: NamedValue) -> Bool {
        switch name {
        case "text": text = value.value as? String
        case "attributedText": attributedText = value.value as? NSAttributedString
        case "textColor": textColor = value.value as? UIColor
        case "font": font = value.value as? UIFont
        case "numberOfLines": numberOfLines = value.number.map { Int($0) } ?? numberOfLines
        default: return super.set(property: name, to: value)
        }
        return true
    }
}

/// The place of the baseline of a text whose font is smaller. UIKit's raw values.
///
/// ```swift
/// let title = UILabel()
/// title.baselineAdjustment = .alignCenters
/// ```
public enum UIBaselineAdjustment: Int, Sendable {
    case alignBaselines, alignCenters, none
}

// MARK: - Setting

extension UILabel {
    /// The text as it is set: fonts that follow the viewer have the viewer's size.
    private func labelText(in context: LayoutContext) -> LabelText {
        let traits = context.traits
        let font = adjustsFontForContentSizeCategory ? ownFont.following(traits) : ownFont
        let color = isHighlighted ? highlightedTextColor ?? ownColor : ownColor
        let base = TextRun(font: font, color: isEnabled ? color : .systemGray3)
        var style = ParagraphStyleValues()
        (style.alignment, style.lineBreakMode) = (textAlignment, lineBreakMode)
        style.lineBreakStrategy = lineBreakStrategy
        guard let ownText else { return LabelText("", run: base, style: style) }
        guard !isPlain else { return LabelText(ownText.string, run: base, style: style) }
        var label = LabelText(ownText, base: base, style: style)
        if label.style.alignment == .natural { label.style.alignment = textAlignment }
        return label
    }

    private func limits(width: CGFloat, height: CGFloat = .infinity, lineCount: Int) -> TextLimits {
        TextLimits(
            width: lineCount == 1 && lineBreakMode == .byClipping ? .infinity : width, height: height,
            lineCount: lineCount > 0 ? lineCount : nil, truncation: lineBreakMode.truncation,
            wrapsByWords: lineCount != 1 && lineBreakMode == .byWordWrapping)
    }

    /// The size of the text, not rounded; zero where it cannot be set.
    private func measuredSize(in size: CGSize, lineCount: Int) -> CGSize {
        guard let own = try? CurrentViewer.context() else { return .zero }
        let context = own.with(traitCollection.traits)
        let label = labelText(in: context)
        guard !label.string.isEmpty else { return .zero }
        let limits = limits(width: size.width, height: size.height, lineCount: lineCount)
        return (try? ArrangedText(label, limits: limits, in: context))?.size ?? .zero
    }

    private func node(of label: LabelText, in rect: CGRect, _ space: ViewSpace) throws -> PlacedNode {
        var limits = limits(width: rect.width, height: rect.height, lineCount: numberOfLines)
        // A frame that was rounded to pixels, or added up from others, must still hold its text.
        limits.width += 0.01
        let label = try fitted(label, width: rect.width, in: space.context)
        var set = try ArrangedText(label, limits: limits, in: space.context)
        if set.isTruncated, widthTolerance > 0 {
            limits.width += widthTolerance
            let whole = try ArrangedText(label, limits: limits, in: space.context)
            if !whole.isTruncated { set = whole }
        }
        // Lines are centred vertically in the label.
        let height = set.size.height
        let shown = CGRect(x: rect.minX, y: rect.midY - height / 2, width: rect.width, height: height)
        let place = ArrangedText.Place(
            rect: shown, alignment: label.style.alignment, isMirrored: isMirrored, map: space.layer.map,
            traits: space.traits, color: textColor)
        let frame = space.rect(bounds)
        var node = set.node(
            at: place, frame: frame,
            facts: [
                .init("lineLimit", numberOfLines > 0 ? String(numberOfLines) : "none"),
                .init("alignment", String(describing: label.style.alignment)),
            ])
        // A label draws nothing outside of its bounds.
        if height > rect.height + 1 || set.size.width > rect.width + max(1, widthTolerance) {
            node.clip = .rectangle(frame)
        }
        return node
    }

    /// The text in a font that is small enough for the width of a line, if the label requests it.
    private func fitted(_ label: LabelText, width: CGFloat, in context: LayoutContext) throws -> LabelText {
        guard adjustsFontSizeToFitWidth, let run = label.plainRun, width > 0 else { return label }
        let minimum = max(minimumScaleFactor, 0.01)
        var factor: CGFloat = 1
        while factor > minimum {
            var smaller = run
            smaller.font = run.font.scaled(by: factor)
            let text = LabelText(label.string, run: smaller, style: label.style)
            let limits = TextLimits(width: width, lineCount: numberOfLines > 0 ? numberOfLines : nil)
            if try !ArrangedText(text, limits: limits, in: context).isTruncated { return text }
            factor -= 0.01
        }
        var smallest = run
        smallest.font = run.font.scaled(by: minimum)
        return LabelText(label.string, run: smallest, style: label.style)
    }
}

extension UIFont {
    /// The font of a text style with the viewer's text size; any other font unchanged.
    func following(_ traits: TraitCollection) -> UIFont {
        guard let style = font.textStyle else { return self }
        let base = Font.preferred(forTextStyle: style, compatibleWith: TraitCollection())
        // A weight that was set stays the same.
        let weight = font.weight == base.weight || font.weight == base.weight.forBoldText ? nil : font.weight
        return UIFont(
            .preferred(forTextStyle: style, compatibleWith: traits, weight: weight, isItalic: font.isItalic),
            hasMonospacedDigits: hasMonospacedDigits)
    }

    func scaled(by factor: CGFloat) -> UIFont {
        UIFont(font.resized(by: factor), hasMonospacedDigits: hasMonospacedDigits)
    }
}
