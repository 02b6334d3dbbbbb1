import Foundation

/// What a view does with what is behind it. UIKit's class of this name.
///
/// ```swift
/// let effect: UIVisualEffect = UIBlurEffect(style: .regular)
/// ```
open class UIVisualEffect: NSObject, @unchecked Sendable {}

/// Makes what is behind a view soft. UIKit's class of this name; nothing is blurred, a colour is laid over it.
///
/// ```swift
/// let bar = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
/// ```
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
    /// How strong it is. UIKit's raw values.
    public enum Style: Int, Sendable {
        case extraLight, light, dark
        case regular = 4
        case prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
        case systemChromeMaterial, systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
        case systemThickMaterialLight, systemChromeMaterialLight, systemUltraThinMaterialDark, systemThinMaterialDark
        case systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
    }

    private let style: Style

    /// Makes an effect.
    public init(style: Style) { self.style = style }

    /// The colour that is laid over what is behind (inferred).
    var color: UIColor {
        switch style {
        case .light, .extraLight, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
            .systemThickMaterialLight, .systemChromeMaterialLight:
            UIColor(white: 0.97, alpha: 0.8)
        case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
            .systemThickMaterialDark, .systemChromeMaterialDark:
            UIColor(white: 0.15, alpha: 0.8)
        default:
            UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 0.15 : 0.97, alpha: 0.8) }
        }
    }
}

/// Makes a view of glass. UIKit's class of this name; nothing is bent, the colour of a material is laid over what is behind.
///
/// ```swift
/// let glass = UIGlassEffect(style: .regular)
/// glass.isInteractive = true
/// ```
open class UIGlassEffect: UIVisualEffect, @unchecked Sendable {
    /// How clear it is. UIKit's raw values.
    public enum Style: Int, Sendable { case regular, clear }
    private let style: Style
    /// Whether it answers to touches.
    open var isInteractive = false
    /// Its colour.
    open var tintColor: UIColor?
    /// Makes an effect.
    public init(style: Style = .regular) { self.style = style }

    /// The colour that is laid over what is behind (inferred).
    var color: UIColor? { tintColor ?? (style == .regular ? UIBlurEffect(style: .regular).color : nil) }
}

/// Makes what is in a view lively. UIKit's class of this name; it changes nothing.
///
/// ```swift
/// let text = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: UIBlurEffect(style: .regular)))
/// ```
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
    /// Makes an effect.
    public init(blurEffect: UIBlurEffect) {}
}

/// A view with an effect on what is behind it. UIKit's class of this name.
///
/// ```swift
/// let bar = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
/// bar.contentView.addSubview(UIView())
/// ```
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
    /// The effect; nil for none.
    open var effect: UIVisualEffect? { didSet { showEffect() } }
    /// The view that holds what is in front of the effect.
    public let contentView = UIView()

    /// Makes a view with an effect.
    public init(effect: UIVisualEffect?) {
        super.init(frame: .zero)
        prepare()
        self.effect = effect
        showEffect()
    }

    /// Makes a view without an effect.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Makes a view without an effect, as a storyboard does.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        coder.fill(self, as: UIVisualEffectView.self)
    }

    private func prepare() {
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
        clipsToBounds = true
    }

    private func showEffect() {
        backgroundColor = (effect as? UIBlurEffect)?.color ?? (effect as? UIGlassEffect)?.color
    }
}
