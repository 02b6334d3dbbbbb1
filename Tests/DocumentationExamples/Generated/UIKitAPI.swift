// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
import BalloonTesting
import Balloons
import Sweeps
import Testing

extension Given {
    func example_UIColor_1() async throws {
        let brand = UIColor(red: 0.11, green: 0.14, blue: 0.25, alpha: 1)
        let card = UIColor { $0.userInterfaceStyle == .dark ? brand : .white }
        _ = brand
        _ = card
    }

    func example_UIFont_1() async throws {
        let title = UIFont.preferredFont(forTextStyle: .headline)
        let height = title.lineHeight.rounded(.up)
        _ = title
        _ = height
    }

    func example_UIFontDescriptor_1() async throws {
        let body = UIFont.preferredFont(forTextStyle: .body)
        let bold = body.fontDescriptor.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) }
        _ = body
        _ = bold
    }

    func example_UIFontMetrics_1() async throws {
        let badge = UIFontMetrics(forTextStyle: .title2).scaledFont(for: .systemFont(ofSize: 22, weight: .bold))
        let padding = UIFontMetrics.default.scaledValue(for: 12)
        _ = badge
        _ = padding
    }

    func example_UIEdgeInsets_1() async throws {
        let insets = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
        let content = CGRect(x: 0, y: 0, width: 280, height: 217).inset(by: insets)
        _ = insets
        _ = content
    }

    func example_UIEdgeInsets_NSDirectionalEdgeInsets_1() async throws {
        let insets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 12)
        let isMirrored = UITraitCollection.current.layoutDirection == .rightToLeft
        let left = isMirrored ? insets.trailing : insets.leading
        _ = insets
        _ = isMirrored
        _ = left
    }

    func example_UIImage_1() async throws {
        let layout = MSMessageTemplateLayout()
        layout.image = UIImage(contentsOfFile: "Examples/images/event-map.png")
        _ = layout
    }

    func example_NSStringDrawing_NSStringDrawingOptions_1() async throws {
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.preferredFont(forTextStyle: .body)]
        let box = "Dinner at seven?".boundingRect(
            with: CGSize(width: 200, height: 0), options: [.usesLineFragmentOrigin, .usesFontLeading],
            attributes: attributes, context: nil)
        let height = box.height.rounded(.up)
        _ = attributes
        _ = box
        _ = height
    }

    func example_NSStringDrawing_NSStringDrawingContext_1() async throws {
        let size = "Dinner".boundingRect(with: CGSize(width: 200, height: 0), context: NSStringDrawingContext()).size
        _ = size
    }

    func example_TraitNames_UIUserInterfaceStyle_1() async throws {
        let isDark = UITraitCollection.current.userInterfaceStyle == .dark
        let shadow: UIColor = isDark ? .clear : .systemGray
        _ = isDark
        _ = shadow
    }

    func example_TraitNames_UIUserInterfaceIdiom_1() async throws {
        let columns = UITraitCollection.current.userInterfaceIdiom == .pad ? 3 : 2
        _ = columns
    }

    func example_TraitNames_UITraitEnvironmentLayoutDirection_1() async throws {
        let mirrored = UITraitCollection(layoutDirection: .rightToLeft)
        let arrow = mirrored.layoutDirection == .rightToLeft ? "arrow-left" : "arrow-right"
        _ = mirrored
        _ = arrow
    }

    func example_TraitNames_UILegibilityWeight_1() async throws {
        let isBold = UITraitCollection.current.legibilityWeight == .bold
        let badge = UIFont.systemFont(ofSize: 24, weight: isBold ? .bold : .semibold)
        _ = isBold
        _ = badge
    }

    func example_TraitNames_UIAccessibilityContrast_1() async throws {
        let borderWidth: CGFloat = UITraitCollection.current.accessibilityContrast == .high ? 2 : 1
        _ = borderWidth
    }

    func example_UITraitCollection_SizeClasses_UIUserInterfaceSizeClass_1() async throws {
        let isInLandscape = UITraitCollection.current.verticalSizeClass == .compact
        let mapHeight: CGFloat = isInLandscape ? 120 : 217
        _ = isInLandscape
        _ = mapHeight
    }

    func example_UITraitCollection_1() async throws {
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let both = UITraitCollection(traitsFrom: [large, dark])
        _ = large
        _ = dark
        _ = both
    }

    func example_UIResponder_1() async throws {
        let field = UITextField()
        if !field.becomeFirstResponder() { print("the compact style has no keyboard") }
        field.resignFirstResponder()
        _ = field
    }

    func example_UITextField_1() async throws {
        final class NameViewController: UIViewController {
            let field = UITextField(frame: CGRect(x: 16, y: 16, width: 240, height: 34))
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(field)
                field.text = "Ada"
            }
        }
    }

    func example_UIView_1() async throws {
        let map = UIView(frame: CGRect(x: 0, y: 0, width: 280, height: 187))
        map.backgroundColor = .systemTeal
        let badge = UIView(frame: map.bounds.inset(by: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)))
        map.addSubview(badge)
        _ = map
        _ = badge
    }

    func example_UIViewController_1() async throws {
        final class CardViewController: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                let hasLargeText = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
                preferredContentSize.height = hasLargeText ? 320 : 220
            }
        }
        host.appController?.addChild(CardViewController())
    }
}
