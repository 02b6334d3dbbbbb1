// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
import BalloonTesting
import Balloons
import Sweeps
import Testing

extension Given {
    func example_NSLayoutAnchor_1() async throws {
        let card = UIView()
        let title = UIView()
        card.addSubview(title)
        title.topAnchor.constraint(greaterThanOrEqualTo: card.topAnchor, constant: 8).isActive = true
        _ = card
        _ = title
    }

    func example_NSLayoutAnchor_NSLayoutXAxisAnchor_1() async throws {
        let card = UIView()
        let title = UIView()
        card.addSubview(title)
        let edge: NSLayoutXAxisAnchor = title.leadingAnchor
        edge.constraint(equalToSystemSpacingAfter: card.leadingAnchor, multiplier: 1).isActive = true
        _ = card
        _ = title
        _ = edge
    }

    func example_NSLayoutAnchor_NSLayoutYAxisAnchor_1() async throws {
        let card = UIView()
        let title = UIView()
        card.addSubview(title)
        let edge: NSLayoutYAxisAnchor = title.topAnchor
        edge.constraint(equalToSystemSpacingBelow: card.topAnchor, multiplier: 1).isActive = true
        _ = card
        _ = title
        _ = edge
    }

    func example_NSLayoutAnchor_NSLayoutDimension_1() async throws {
        let thumbnail = UIView()
        let width: NSLayoutDimension = thumbnail.widthAnchor
        NSLayoutConstraint.activate([
            width.constraint(equalToConstant: 60), thumbnail.heightAnchor.constraint(equalTo: width, multiplier: 0.75),
        ])
        _ = thumbnail
        _ = width
    }

    func example_NSLayoutConstraint_1() async throws {
        let card = UIView()
        let map = UIView()
        card.addSubview(map)
        map.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            map.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
            map.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
        ])
        _ = card
        _ = map
    }

    func example_UILayoutGuide_1() async throws {
        let card = UIView()
        let gap = UILayoutGuide()
        card.addLayoutGuide(gap)
        gap.heightAnchor.constraint(equalToConstant: 12).isActive = true
        _ = card
        _ = gap
    }

    func example_UILayoutSupport_1() async throws {
        let controller = UIViewController()
        let bar: UILayoutSupport = controller.topLayoutGuide
        let content = controller.view.bounds.height - bar.length
        _ = controller
        _ = bar
        _ = content
    }

    func example_UIStackView_1() async throws {
        let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
        stack.axis = .vertical
        stack.spacing = 8
        stack.alignment = .leading
        _ = stack
    }

    func example_CGColor_1() async throws {
        let border: CGColor = UIColor.systemBlue.cgColor
        let faint = border.copy(alpha: 0.5)
        _ = border
        _ = faint
    }

    func example_UIColor_1() async throws {
        let brand = UIColor(red: 0.11, green: 0.14, blue: 0.25, alpha: 1)
        let card = UIColor { $0.userInterfaceStyle == .dark ? brand : .white }
        _ = brand
        _ = card
    }

    func example_UIActivityIndicatorView_1() async throws {
        let wheel = UIActivityIndicatorView(style: .medium)
        wheel.startAnimating()
        _ = wheel
    }

    func example_UIButton_Configuration_Configuration_1() async throws {
        var looks = UIButton.Configuration.filled()
        looks.title = "Join"
        looks.image = UIImage(systemName: "plus")
        looks.imagePadding = 6
        let join = UIButton(configuration: looks, primaryAction: nil)
        _ = looks
        _ = join
    }

    func example_UIButton_Configuration_UIBackgroundConfiguration_1() async throws {
        var looks = UIButton.Configuration.plain()
        looks.background.strokeColor = .systemBlue
        looks.background.strokeWidth = 1
        _ = looks
    }

    func example_UIButton_1() async throws {
        let join = UIButton(type: .system)
        join.setTitle("Join", for: .normal)
        join.titleLabel?.font = .preferredFont(forTextStyle: .headline)
        _ = join
    }

    func example_UIControl_1() async throws {
        let vote = UIControl(frame: CGRect(x: 0, y: 0, width: 88, height: 44))
        vote.addAction(UIAction { _ in print("voted") }, for: .touchUpInside)
        vote.sendActions(for: .touchUpInside)
        _ = vote
    }

    func example_UIControl_UIAction_1() async throws {
        let vote = UIAction(title: "Vote") { action in print(action.title) }
        _ = vote
    }

    func example_UIProgressView_1() async throws {
        let votes = UIProgressView(progressViewStyle: .default)
        votes.progress = 0.6
        votes.progressTintColor = .systemOrange
        _ = votes
    }

    func example_UISegmentedControl_1() async throws {
        let answer = UISegmentedControl(items: ["Yes", "Maybe", "No"])
        answer.selectedSegmentIndex = 0
        _ = answer
    }

    func example_UISwitch_1() async throws {
        let reminder = UISwitch()
        reminder.isOn = true
        reminder.onTintColor = .systemIndigo
        _ = reminder
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

    func example_UITextField_UITextFieldDelegate_1() async throws {
        final class Form: NSObject, UITextFieldDelegate {
            func textFieldShouldReturn(_ textField: UITextField) -> Bool { textField.resignFirstResponder() }
        }
    }

    func example_Selector_1() async throws {
        let button = UIButton(type: .system)
        button.addTarget(nil, action: Selector("vote"), for: .touchUpInside)
        _ = button
    }

    func example_UIEvent_1() async throws {
        let hit = UIView(frame: CGRect(x: 0, y: 0, width: 44, height: 44)).hitTest(.zero, with: UIEvent())
        _ = hit
    }

    func example_UIEvent_UITouch_1() async throws {
        let touches: Set<UITouch> = [UITouch()]
        _ = touches
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

    func example_CGAffineTransform_1() async throws {
        let tilted = CGAffineTransform(rotationAngle: .pi / 12).scaledBy(x: 1.2, y: 1.2)
        let corner = CGPoint(x: 10, y: 0).applying(tilted)
        _ = tilted
        _ = corner
    }

    func example_CGVector_1() async throws {
        let shift = CGVector(dx: 0, dy: 4)
        _ = shift
    }

    func example_NSDirectionalRectEdge_1() async throws {
        var looks = UIButton.Configuration.plain()
        looks.imagePlacement = .trailing
        _ = looks
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

    func example_UIRectCorner_1() async throws {
        let top: UIRectCorner = [.topLeft, .topRight]
        _ = top
    }

    func example_UIRectEdge_1() async throws {
        let sides: UIRectEdge = [.left, .right]
        _ = sides
    }

    func example_CGContext_Paths_CGPathDrawingMode_1() async throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { renderer in
            renderer.cgContext.addEllipse(in: CGRect(x: 4, y: 4, width: 32, height: 32))
            renderer.cgContext.drawPath(using: .fillStroke)
        }
        _ = image
    }

    func example_CGContext_Style_CGInterpolationQuality_1() async throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { renderer in
            renderer.cgContext.interpolationQuality = .high
        }
        _ = image
    }

    func example_CGContext_1() async throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 300, height: 200)).image { renderer in
            let context: CGContext = renderer.cgContext
            context.setFillColor(UIColor.systemIndigo.cgColor)
            context.fill(CGRect(x: 0, y: 0, width: 300, height: 200))
        }
        _ = image
    }

    func example_CGContext_CGBlendMode_1() async throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { renderer in
            renderer.cgContext.setBlendMode(.clear)
        }
        _ = image
    }

    func example_CGGradient_1() async throws {
        let colors = [UIColor.systemPink.cgColor, UIColor.systemOrange.cgColor] as CFArray
        let sunset = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1])
        _ = colors
        _ = sunset
    }

    func example_CGGradient_CGColorSpace_1() async throws {
        let space = CGColorSpaceCreateDeviceRGB()
        _ = space
    }

    func example_CGGradient_CGGradientDrawingOptions_1() async throws {
        let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
        _ = options
    }

    func example_CGMutablePath_1() async throws {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 20))
        path.addLine(to: CGPoint(x: 40, y: 4))
        let shape = CAShapeLayer()
        shape.path = path
        _ = path
        _ = shape
    }

    func example_CGPath_1() async throws {
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 80))
        card.layer.shadowPath = CGPath(roundedRect: card.bounds, cornerWidth: 8, cornerHeight: 8, transform: nil)
        _ = card
    }

    func example_CGPath_CGPathFillRule_1() async throws {
        let isInside = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 9), transform: nil)
            .contains(CGPoint(x: 4, y: 4), using: .evenOdd)
        _ = isInside
    }

    func example_StrokeStyle_CGLineCap_1() async throws {
        let path = UIBezierPath()
        path.lineCapStyle = .round
        _ = path
    }

    func example_StrokeStyle_CGLineJoin_1() async throws {
        let path = UIBezierPath()
        path.lineJoinStyle = .bevel
        _ = path
    }

    func example_UIBezierPath_1() async throws {
        let bars = UIGraphicsImageRenderer(size: CGSize(width: 120, height: 80)).image { _ in
            UIColor.systemTeal.setFill()
            UIBezierPath(roundedRect: CGRect(x: 8, y: 20, width: 24, height: 60), cornerRadius: 4).fill()
        }
        _ = bars
    }

    func example_UIGraphicsImageRenderer_1() async throws {
        let layout = MSMessageTemplateLayout()
        layout.image = UIGraphicsImageRenderer(size: CGSize(width: 300, height: 200)).image { context in
            UIColor.systemIndigo.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 300, height: 200))
            UIBezierPath(ovalIn: CGRect(x: 100, y: 50, width: 100, height: 100)).stroke()
        }
        _ = layout
    }

    func example_UIGraphicsImageRenderer_UIGraphicsImageRendererFormat_1() async throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 3
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 300, height: 200), format: format)
        _ = format
        _ = renderer
    }

    func example_UIGraphicsImageRenderer_UIGraphicsImageRendererContext_1() async throws {
        let square = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
            context.fill(context.format.scale > 1 ? CGRect(x: 0, y: 0, width: 40, height: 40) : .zero)
        }
        _ = square
    }

    func example_CGImage_1() async throws {
        let photo = CALayer()
        photo.contents = UIImage(named: "Event")?.cgImage
        _ = photo
    }

    func example_SymbolImage_Configuration_1() async throws {
        let large: UIImage.Configuration = UIImage.SymbolConfiguration(pointSize: 40)
        _ = large
    }

    func example_SymbolImage_SymbolConfiguration_1() async throws {
        let clock = UIImage(systemName: "clock", withConfiguration: UIImage.SymbolConfiguration(pointSize: 28))
        _ = clock
    }

    func example_UIImage_1() async throws {
        let layout = MSMessageTemplateLayout()
        layout.image = UIImage(contentsOfFile: "Examples/images/event-map.png")
        _ = layout
    }

    func example_UIImageView_1() async throws {
        let photo = UIImageView(image: UIImage(named: "Event"))
        photo.contentMode = .scaleAspectFill
        photo.clipsToBounds = true
        _ = photo
    }

    func example_UILabel_1() async throws {
        let title = UILabel()
        title.text = "Dinner at seven?"
        title.font = .preferredFont(forTextStyle: .headline)
        title.numberOfLines = 2
        let size = title.sizeThatFits(CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude))
        _ = title
        _ = size
    }

    func example_UILabel_UIBaselineAdjustment_1() async throws {
        let title = UILabel()
        title.baselineAdjustment = .alignCenters
        _ = title
    }

    func example_UITextView_1() async throws {
        let note = UITextView(frame: CGRect(x: 16, y: 16, width: 240, height: 120))
        note.text = "Bring a friend and something sweet."
        note.font = .preferredFont(forTextStyle: .body)
        _ = note
    }

    func example_UITextView_NSTextContainer_1() async throws {
        let note = UITextView(frame: CGRect(x: 0, y: 0, width: 240, height: 120))
        note.textContainer.lineFragmentPadding = 0
        _ = note
    }

    func example_CAGradientLayer_1() async throws {
        let sky = CAGradientLayer()
        sky.frame = CGRect(x: 0, y: 0, width: 280, height: 160)
        sky.colors = [UIColor.systemBlue.cgColor, UIColor.systemTeal.cgColor]
        sky.startPoint = CGPoint(x: 0, y: 0)
        sky.endPoint = CGPoint(x: 1, y: 1)
        _ = sky
    }

    func example_CAGradientLayer_CAGradientLayerType_1() async throws {
        let glow = CAGradientLayer()
        glow.type = .radial
        _ = glow
    }

    func example_CALayer_1() async throws {
        let card = UIView(frame: CGRect(x: 16, y: 16, width: 248, height: 120))
        card.layer.cornerRadius = 12
        card.layer.borderWidth = 1
        card.layer.borderColor = UIColor.separator.cgColor
        _ = card
    }

    func example_CALayer_CALayerDelegate_1() async throws {
        let owner: (any CALayerDelegate)? = UIView().layer.delegate
        _ = owner
    }

    func example_CALayerNames_CACornerMask_1() async throws {
        let card = UIView()
        card.layer.cornerRadius = 16
        card.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        _ = card
    }

    func example_CALayerNames_CALayerCornerCurve_1() async throws {
        let card = UIView()
        card.layer.cornerCurve = .continuous
        _ = card
    }

    func example_CALayerNames_CALayerContentsGravity_1() async throws {
        let photo = CALayer()
        photo.contentsGravity = .resizeAspectFill
        _ = photo
    }

    func example_CAShapeLayer_1() async throws {
        let ring = CAShapeLayer()
        ring.path = CGPath(ellipseIn: CGRect(x: 4, y: 4, width: 40, height: 40), transform: nil)
        ring.fillColor = nil
        ring.strokeColor = UIColor.systemGreen.cgColor
        ring.lineWidth = 4
        ring.strokeEnd = 0.75
        _ = ring
    }

    func example_CAShapeLayerNames_CAShapeLayerLineCap_1() async throws {
        let line = CAShapeLayer()
        line.lineCap = .round
        _ = line
    }

    func example_CAShapeLayerNames_CAShapeLayerLineJoin_1() async throws {
        let line = CAShapeLayer()
        line.lineJoin = .round
        _ = line
    }

    func example_CAShapeLayerNames_CAShapeLayerFillRule_1() async throws {
        let hole = CAShapeLayer()
        hole.fillRule = .evenOdd
        _ = hole
    }

    func example_CATransform3D_1() async throws {
        let badge = CALayer()
        badge.transform = CATransform3DMakeScale(1.2, 1.2, 1)
        _ = badge
    }

    func example_NSAttributedString_Keys_NSUnderlineStyle_1() async throws {
        let text = NSAttributedString(
            string: "sold out", attributes: [.strikethroughStyle: NSUnderlineStyle.single.rawValue])
        _ = text
    }

    func example_NSAttributedString_Keys_NSTextAttachment_1() async throws {
        let attachment = NSTextAttachment()
        attachment.image = UIImage(systemName: "clock")
        let text = NSMutableAttributedString(attachment: attachment)
        text.append(NSAttributedString(string: " 7 pm"))
        _ = attachment
        _ = text
    }

    func example_NSParagraphStyle_NSTextAlignment_1() async throws {
        let title = UILabel()
        title.textAlignment = .center
        _ = title
    }

    func example_NSParagraphStyle_NSLineBreakMode_1() async throws {
        let title = UILabel()
        title.lineBreakMode = .byTruncatingMiddle
        _ = title
    }

    func example_NSParagraphStyle_NSWritingDirection_1() async throws {
        let style = NSMutableParagraphStyle()
        style.baseWritingDirection = .rightToLeft
        _ = style
    }

    func example_NSParagraphStyle_1() async throws {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        style.lineSpacing = 4
        let text = NSAttributedString(string: "Dinner at seven?", attributes: [.paragraphStyle: style])
        _ = style
        _ = text
    }

    func example_NSParagraphStyle_NSMutableParagraphStyle_1() async throws {
        let style = NSMutableParagraphStyle()
        style.lineHeightMultiple = 1.2
        _ = style
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

    func example_UIGestureRecognizer_1() async throws {
        let card = UIView()
        card.addGestureRecognizer(UITapGestureRecognizer(target: nil, action: Selector("open")))
        _ = card
    }

    func example_UIGestureRecognizer_UITapGestureRecognizer_1() async throws {
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        tap.numberOfTapsRequired = 2
        _ = tap
    }

    func example_UIGestureRecognizer_UILongPressGestureRecognizer_1() async throws {
        let press = UILongPressGestureRecognizer(target: nil, action: nil)
        press.minimumPressDuration = 0.8
        _ = press
    }

    func example_UIGestureRecognizer_UIPanGestureRecognizer_1() async throws {
        let pan = UIPanGestureRecognizer(target: nil, action: nil)
        _ = pan
    }

    func example_UIGestureRecognizer_UIPinchGestureRecognizer_1() async throws {
        let pinch = UIPinchGestureRecognizer(target: nil, action: nil)
        _ = pinch
    }

    func example_UIGestureRecognizer_UISwipeGestureRecognizer_1() async throws {
        let swipe = UISwipeGestureRecognizer(target: nil, action: nil)
        swipe.direction = .left
        _ = swipe
    }

    func example_UILayoutPriority_1() async throws {
        let badge = UIView()
        let width = badge.widthAnchor.constraint(equalToConstant: 24)
        width.priority = .required - 1
        width.isActive = true
        _ = badge
        _ = width
    }

    func example_UIResponder_1() async throws {
        let field = UITextField()
        if !field.becomeFirstResponder() { print("the compact style has no keyboard") }
        field.resignFirstResponder()
        _ = field
    }

    func example_UIScreen_1() async throws {
        let pixel = 1 / UIScreen.main.scale
        let width = UIScreen.main.bounds.width
        _ = pixel
        _ = width
    }

    func example_UIScrollView_1() async throws {
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 280, height: 160))
        list.contentSize = CGSize(width: 280, height: 600)
        list.contentOffset = CGPoint(x: 0, y: 80)
        _ = list
    }

    func example_UIView_Direction_UISemanticContentAttribute_1() async throws {
        let playback = UIView()
        playback.semanticContentAttribute = .forceLeftToRight
        _ = playback
    }

    func example_UIView_Direction_UIUserInterfaceLayoutDirection_1() async throws {
        let view = UIView()
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        _ = view
        _ = isMirrored
    }

    func example_UIView_Names_UIAccessibilityTraits_1() async throws {
        let card = UIView()
        card.accessibilityTraits = [.button, .updatesFrequently]
        _ = card
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

    func example_UIVisualEffectView_UIVisualEffect_1() async throws {
        let effect: UIVisualEffect = UIBlurEffect(style: .regular)
        _ = effect
    }

    func example_UIVisualEffectView_UIBlurEffect_1() async throws {
        let bar = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        _ = bar
    }

    func example_UIVisualEffectView_UIVibrancyEffect_1() async throws {
        let text = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: UIBlurEffect(style: .regular)))
        _ = text
    }

    func example_UIVisualEffectView_1() async throws {
        let bar = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        bar.contentView.addSubview(UIView())
        _ = bar
    }

    func example_UIWindow_1() async throws {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.addSubview(UIView())
        _ = window
    }
}
