import Foundation

/// Reads the appearance of labels, buttons and similar views.
extension ObjectGraph {
    /// A colour, by components, by the system's name, or by the name of a colour set.
    func color(_ element: MarkupElement) -> UIColor? {
        element.color(in: bundle) ?? element["name"].flatMap { UIColor(named: $0, in: bundle, compatibleWith: nil) }
    }

    func image(_ name: String?) -> UIImage? {
        name.flatMap { name in
            UIImage(named: name, in: bundle, compatibleWith: nil)
                ?? (symbols.contains(name) ? UIImage(systemName: name) : nil)
        }
    }

    static let alignments: [String: NSTextAlignment] = [
        "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
    ]

    static let breakModes: [String: NSLineBreakMode] = [
        "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
        "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
        "middleTruncation": .byTruncatingMiddle,
    ]

    /// The text of an attribute, or of a `string` element where it has several lines.
    func text(_ element: MarkupElement, _ key: String) -> String? { element[key] ?? element.keyed(key)?.text }

    func readLooks(_ element: MarkupElement, into view: UIView) {
        switch view {
        case let label as UILabel: read(element, into: label)
        case let button as UIButton: read(element, into: button)
        case let picture as UIImageView:
            picture.image = image(element["image"])
            if let highlighted = element["highlightedImage"] { picture.highlightedImage = image(highlighted) }
        case let field as UITextField: read(element, into: field)
        case let text as UITextView: read(element, into: text)
        case let stack as UIStackView: read(element, into: stack)
        case let table as UITableView: read(element, into: table)
        case let list as UICollectionView: read(element, into: list)
        case let cell as UITableViewCell: read(element, into: cell)
        case let cell as UICollectionReusableView: cell.reuseIdentifier = element["reuseIdentifier"]
        case let effect as UIVisualEffectView:
            if let blur = element.first("blurEffect") {
                effect.effect = UIBlurEffect(style: blur["style"].flatMap { Self.blurStyles[$0] } ?? .regular)
            }
        default: readControl(element, into: view)
        }
        if let control = view as? UIControl { readState(element, into: control) }
    }

    private func readState(_ element: MarkupElement, into control: UIControl) {
        if element.flag("enabled") == false { control.isEnabled = false }
        if element.flag("selected") == true { control.isSelected = true }
        let across: [String: UIControl.ContentHorizontalAlignment] = [
            "left": .left, "right": .right, "fill": .fill, "leading": .leading, "trailing": .trailing,
        ]
        if let named = element["contentHorizontalAlignment"].flatMap({ across[$0] }) {
            control.contentHorizontalAlignment = named
        }
        let down: [String: UIControl.ContentVerticalAlignment] = ["top": .top, "bottom": .bottom, "fill": .fill]
        if let named = element["contentVerticalAlignment"].flatMap({ down[$0] }) {
            control.contentVerticalAlignment = named
        }
    }

    private func read(_ element: MarkupElement, into label: UILabel) {
        if let font = element.first("fontDescription")?.font() { label.font = font }
        if let color = element.keyed("textColor").flatMap({ color($0) }) { label.textColor = color }
        if let lines = element.integer("numberOfLines") { label.numberOfLines = lines }
        if let mode = element["lineBreakMode"].flatMap({ Self.breakModes[$0] }) { label.lineBreakMode = mode }
        if let alignment = element["textAlignment"].flatMap({ Self.alignments[$0] }) { label.textAlignment = alignment }
        if let scale = element.number("minimumScaleFactor") { label.minimumScaleFactor = scale }
        // Interface Builder writes `NO` where the size may be any. A minimum size or scale turns fitting on.
        label.adjustsFontSizeToFitWidth =
            element["minimumScaleFactor"] != nil || element["minimumFontSize"] != nil
            || element.flag("adjustsFontSizeToFit") == true
        if element.flag("adjustsFontForContentSizeCategory") == true { label.adjustsFontForContentSizeCategory = true }
        if let width = element.number("preferredMaxLayoutWidth") { label.preferredMaxLayoutWidth = width }
        if element.flag("enabled") == false { label.isEnabled = false }
        if let attributed = element.keyed("attributedText") {
            label.attributedText = attributedText(attributed)
        } else {
            label.text = text(element, "text")
        }
    }

    /// Reads a text of fragments, each with a font and a colour.
    func attributedText(_ element: MarkupElement) -> NSAttributedString {
        let text = NSMutableAttributedString(string: "")
        for fragment in element.children where fragment.name == "fragment" {
            let content = fragment["content"] ?? fragment.first("string")?.text ?? ""
            var attributes: [NSAttributedString.Key: Any] = [:]
            for value in fragment.list("attributes") {
                if value["key"] == "NSColor", let color = color(value) { attributes[.foregroundColor] = color }
                if value["key"] == "NSFont" {
                    let size = CGFloat(value.number("size") ?? 17)
                    attributes[.font] =
                        value["name"].flatMap { UIFont(name: $0, size: size) } ?? .systemFont(ofSize: size)
                }
            }
            text.append(NSAttributedString(string: content, attributes: attributes))
        }
        return text
    }

    private func read(_ element: MarkupElement, into button: UIButton) {
        if let font = element.first("fontDescription")?.font() { button.titleLabel?.font = font }
        if let mode = element["lineBreakMode"].flatMap({ Self.breakModes[$0] }) {
            button.titleLabel?.lineBreakMode = mode
        }
        let states: [String: UIControl.State] = [
            "normal": .normal, "highlighted": .highlighted, "selected": .selected, "disabled": .disabled,
        ]
        for part in element.children where part.name == "state" {
            guard let state = part["key"].flatMap({ states[$0] }) else { continue }
            if let title = text(part, "title") { button.setTitle(title, for: state) }
            if let color = part.keyed("titleColor").flatMap({ color($0) }) { button.setTitleColor(color, for: state) }
            if let picture = image(part["image"]) { button.setImage(picture, for: state) }
            if let picture = image(part["backgroundImage"]) { button.setBackgroundImage(picture, for: state) }
            if let title = part.keyed("attributedTitle") {
                button.setAttributedTitle(attributedText(title), for: state)
            }
        }
        if let looks = element.first("buttonConfiguration") { button.configuration = configuration(looks) }
        for inset in element.children where inset.name == "inset" {
            switch inset["key"] {
            case "contentEdgeInsets": button.contentEdgeInsets = inset.insets
            case "titleEdgeInsets": button.titleEdgeInsets = inset.insets
            case "imageEdgeInsets": button.imageEdgeInsets = inset.insets
            default: break
            }
        }
    }

    /// Reads the configuration of a button of iOS 15.
    private func configuration(_ element: MarkupElement) -> UIButton.Configuration {
        var looks: UIButton.Configuration =
            switch element["style"] {
            case "tinted": .tinted()
            case "gray": .gray()
            case "filled": .filled()
            default: .plain()
            }
        looks.title = text(element, "title")
        if let title = element.keyed("attributedTitle") { looks.title = attributedText(title).string }
        looks.image = image(element["image"])
        if let padding = element.number("imagePadding") { looks.imagePadding = padding }
        let sides: [String: NSDirectionalRectEdge] = ["trailing": .trailing, "top": .top, "bottom": .bottom]
        if let side = element["imagePlacement"].flatMap({ sides[$0] }) { looks.imagePlacement = side }
        let corners: [String: UIButton.Configuration.CornerStyle] = [
            "fixed": .fixed, "small": .small, "medium": .medium, "large": .large, "capsule": .capsule,
        ]
        if let style = element["cornerStyle"].flatMap({ corners[$0] }) { looks.cornerStyle = style }
        let sizes: [String: UIButton.Configuration.Size] = ["mini": .mini, "small": .small, "large": .large]
        if let size = element["buttonSize"].flatMap({ sizes[$0] }) { looks.buttonSize = size }
        if let color = element.keyed("baseForegroundColor").flatMap({ color($0) }) { looks.baseForegroundColor = color }
        if let color = element.keyed("baseBackgroundColor").flatMap({ color($0) }) { looks.baseBackgroundColor = color }
        if let look = element.keyed("background"), let color = look.keyed("backgroundColor").flatMap({ color($0) }) {
            looks.background.backgroundColor = color
        }
        return looks
    }

    private func read(_ element: MarkupElement, into field: UITextField) {
        let borders: [String: UITextField.BorderStyle] = ["line": .line, "bezel": .bezel, "roundedRect": .roundedRect]
        (field.text, field.placeholder) = (text(element, "text"), text(element, "placeholder"))
        if let font = element.first("fontDescription")?.font() { field.font = font }
        if let color = element.keyed("textColor").flatMap({ color($0) }) { field.textColor = color }
        if let style = element["borderStyle"].flatMap({ borders[$0] }) { field.borderStyle = style }
        if element.first("textInputTraits")?.flag("secureTextEntry") == true { field.isSecureTextEntry = true }
        if let size = element.number("minimumFontSize") { field.minimumFontSize = size }
        if let alignment = element["textAlignment"].flatMap({ Self.alignments[$0] }) { field.textAlignment = alignment }
    }

    private func read(_ element: MarkupElement, into view: UITextView) {
        view.text = text(element, "text") ?? ""
        if let attributed = element.keyed("attributedText") { view.attributedText = attributedText(attributed) }
        if let font = element.first("fontDescription")?.font() { view.font = font }
        if let color = element.keyed("textColor").flatMap({ color($0) }) { view.textColor = color }
        if let alignment = element["textAlignment"].flatMap({ Self.alignments[$0] }) { view.textAlignment = alignment }
        if let isEditable = element.flag("editable") { view.isEditable = isEditable }
        if let scrolls = element.flag("scrollEnabled") { view.isScrollEnabled = scrolls }
    }

    private func read(_ element: MarkupElement, into stack: UIStackView) {
        let alignments: [String: UIStackView.Alignment] = [
            "leading": .leading, "trailing": .trailing, "center": .center, "top": .top, "bottom": .bottom,
            "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
        ]
        let distributions: [String: UIStackView.Distribution] = [
            "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
            "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
        ]
        stack.axis = element["axis"] == "vertical" ? .vertical : .horizontal
        stack.spacing = element.number("spacing") ?? 0
        stack.alignment = element["alignment"].flatMap { alignments[$0] } ?? .fill
        stack.distribution = element["distribution"].flatMap { distributions[$0] } ?? .fill
        // Margins are used where the file has some.
        if let margins = element.keyed("layoutMargins")?.insets {
            (stack.layoutMargins, stack.isLayoutMarginsRelativeArrangement) = (margins, true)
        }
        if let margins = element.keyed("directionalLayoutMargins") {
            stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: margins.number("top") ?? 0, leading: margins.number("leading") ?? 0,
                bottom: margins.number("bottom") ?? 0, trailing: margins.number("trailing") ?? 0)
            stack.isLayoutMarginsRelativeArrangement = true
        }
    }

    private func read(_ element: MarkupElement, into list: UICollectionView) {
        guard let flow = element.first("collectionViewFlowLayout") else { return }
        let kind = classes.type(of: flow) as? UICollectionViewFlowLayout.Type
        guard let layout = (kind ?? UICollectionViewFlowLayout.self).init(coder: NSCoder()) else { return }
        layout.minimumLineSpacing = flow.number("minimumLineSpacing") ?? 10
        layout.minimumInteritemSpacing = flow.number("minimumInteritemSpacing") ?? 10
        if flow["scrollDirection"] == "horizontal" { layout.scrollDirection = .horizontal }
        if let size = flow.keyed("itemSize")?.size { layout.itemSize = size }
        if let size = flow.keyed("headerReferenceSize")?.size { layout.headerReferenceSize = size }
        if let size = flow.keyed("footerReferenceSize")?.size { layout.footerReferenceSize = size }
        if let inset = flow.keyed("sectionInset")?.insets { layout.sectionInset = inset }
        list.collectionViewLayout = layout
        add(layout, id: flow["id"])
    }

    private func read(_ element: MarkupElement, into cell: UITableViewCell) {
        cell.reuseIdentifier = element["reuseIdentifier"]
        if element["selectionStyle"] == "none" { cell.selectionStyle = .none }
        if element["accessoryType"] == "disclosureIndicator" { cell.accessoryType = .disclosureIndicator }
        if element["accessoryType"] == "checkmark" { cell.accessoryType = .checkmark }
        if element["accessoryType"] == "detailButton" { cell.accessoryType = .detailButton }
        if element["accessoryType"] == "detailDisclosureButton" { cell.accessoryType = .detailDisclosureButton }
        if let inset = element.keyed("separatorInset")?.insets { cell.separatorInset = inset }
        for part in ["textLabel", "detailTextLabel", "imageView"] {
            if let id = element[part] { cell.keep(id, as: "part " + part) }
        }
    }
}
