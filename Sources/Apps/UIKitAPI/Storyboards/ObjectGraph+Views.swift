import Foundation

/// Makes the views of elements.
extension ObjectGraph {
    /// The classes of elements; any other element is a plain view.
    private static let classes: [String: UIView.Type] = [
        "label": UILabel.self, "button": UIButton.self, "imageView": UIImageView.self, "textField": UITextField.self,
        "textView": UITextView.self, "stackView": UIStackView.self, "scrollView": UIScrollView.self,
        "tableView": UITableView.self, "collectionView": UICollectionView.self, "switch": UISwitch.self,
        "slider": UISlider.self, "stepper": UIStepper.self, "segmentedControl": UISegmentedControl.self,
        "activityIndicatorView": UIActivityIndicatorView.self, "progressView": UIProgressView.self,
        "pageControl": UIPageControl.self, "datePicker": UIDatePicker.self, "pickerView": UIPickerView.self,
        "searchBar": UISearchBar.self, "navigationBar": UINavigationBar.self, "toolbar": UIToolbar.self,
        "visualEffectView": UIVisualEffectView.self, "tableViewCell": UITableViewCell.self,
        "collectionViewCell": UICollectionViewCell.self, "collectionReusableView": UICollectionReusableView.self,
        "control": UIControl.self,
    ]

    /// Makes the view of an element with its subviews.
    func makeView(_ element: MarkupElement) -> UIView {
        let standard = Self.classes[element.name] ?? Self.otherClass(of: element) ?? UIView.self
        let kind = classes.type(of: element) as? UIView.Type ?? standard
        let view: UIView
        if kind == UITableView.self, element["style"] != nil {
            view = UITableView(frame: .zero, style: element["style"] == "plain" ? .plain : .grouped)
        } else if kind == UITableViewCell.self {
            view = UITableViewCell(style: Self.cellStyle(element["style"]), reuseIdentifier: element["reuseIdentifier"])
        } else if kind == UIButton.self {
            view = UIButton(type: Self.buttonType(element["buttonType"]))
        } else {
            let coder = MarkupCoder(for: standard) { self.read(element, into: $0) }
            view = kind.init(coder: coder) ?? UIView()
            // A class of UIKit that reads nothing from the coder.
            if coder.isRead { return view }
        }
        read(element, into: view)
        return view
    }

    /// The class of an element of a module above this one, where the program has it.
    private static func otherClass(of element: MarkupElement) -> UIView.Type? {
        let names = ["wkWebView": "LinuxWebKit.WKWebView", "mapView": "LinuxMapKit.MKMapView"]
        return names[element.name].flatMap { NSClassFromString($0) as? UIView.Type }
    }

    private static func cellStyle(_ name: String?) -> UITableViewCell.CellStyle {
        switch name {
        case "IBUITableViewCellStyleValue1": .value1
        case "IBUITableViewCellStyleValue2": .value2
        case "IBUITableViewCellStyleSubtitle": .subtitle
        default: .default
        }
    }

    private static func buttonType(_ name: String?) -> UIButton.ButtonType {
        switch name {
        case "roundedRect", "system": .system
        case "infoLight": .infoLight
        case "infoDark": .infoDark
        case "contactAdd": .contactAdd
        case "detailDisclosure": .detailDisclosure
        default: .custom
        }
    }

    /// Reads an element with its children into an existing view.
    func read(_ element: MarkupElement, into view: UIView) {
        add(view, id: element["id"])
        remember(view)
        readCommon(element, into: view)
        readLooks(element, into: view)
        readSubviews(element, of: view)
        for item in element.list("constraints") { constrain(view, by: item) }
        for guide in element.children + element.list("layoutGuides") where guide.name == "viewLayoutGuide" {
            let keys: [String: UILayoutGuide] = [
                "safeArea": view.safeAreaLayoutGuide, "frameLayoutGuide": (view as? UIScrollView)?.frameLayoutGuide,
                "contentLayoutGuide": (view as? UIScrollView)?.contentLayoutGuide,
                "layoutMargins": view.layoutMarginsGuide,
            ].compactMapValues { $0 }
            if let made = guide["key"].flatMap({ keys[$0] }) { add(made, id: guide["id"]) }
        }
        connect(view, by: element)
        for attribute in element.list("userDefinedRuntimeAttributes") { keep(attribute, for: view) }
    }

    private func readCommon(_ element: MarkupElement, into view: UIView) {
        if let frame = element.frame { view.frame = frame }
        if let mask = element.first("autoresizingMask") { view.autoresizingMask = mask.mask }
        // A view with a fixed frame has no constraints in Interface Builder, which uses its mask.
        if element.flag("translatesAutoresizingMaskIntoConstraints") == false, element.flag("fixedFrame") != true {
            view.translatesAutoresizingMaskIntoConstraints = false
        }
        if element.frame != nil, view.translatesAutoresizingMaskIntoConstraints {
            let label = view as? UILabel ?? (view as? UIButton)?.titleLabel
            label?.widthTolerance = Self.widthTolerance
        }
        if let isOpaque = element.flag("opaque") { view.isOpaque = isOpaque }
        if let color = element.keyed("backgroundColor") { view.backgroundColor = self.color(color) }
        if let color = element.keyed("tintColor") { view.tintColor = self.color(color) }
        if let alpha = element.number("alpha") { view.alpha = alpha }
        if let isHidden = element.flag("hidden") { view.isHidden = isHidden }
        if let clips = element.flag("clipsSubviews") ?? element.flag("clipsToBounds") { view.clipsToBounds = clips }
        if let tag = element.integer("tag") { view.tag = tag }
        // Interface Builder writes NO for each label and picture that takes no touches, and nothing for one that does.
        if let takesTouches = element.flag("userInteractionEnabled")
            ?? (view is UILabel || view is UIImageView ? true : nil)
        {
            view.isUserInteractionEnabled = takesTouches
        }
        if let mode = element["contentMode"].flatMap({ Self.contentModes[$0] }) { view.contentMode = mode }
        let priorities: [(String, (UILayoutPriority) -> Void)] = [
            ("horizontalHuggingPriority", { view.setContentHuggingPriority($0, for: .horizontal) }),
            ("verticalHuggingPriority", { view.setContentHuggingPriority($0, for: .vertical) }),
            (
                "horizontalCompressionResistancePriority",
                { view.setContentCompressionResistancePriority($0, for: .horizontal) }
            ),
            (
                "verticalCompressionResistancePriority",
                { view.setContentCompressionResistancePriority($0, for: .vertical) }
            ),
        ]
        for (name, set) in priorities { if let value = element.number(name) { set(UILayoutPriority(Float(value))) } }
        if let spoken = element.first("accessibility") {
            view.accessibilityLabel = spoken["label"]
            view.accessibilityIdentifier = spoken["identifier"]
            view.accessibilityHint = spoken["hint"]
        }
    }

    /// Interface Builder makes a frame as wide as its title in Apple's font, and that of Balloon may be a little wider.
    private static let widthTolerance: CGFloat = 2

    private static let contentModes: [String: UIView.ContentMode] = [
        "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
        "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
        "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
    ]

    private func readSubviews(_ element: MarkupElement, of view: UIView) {
        switch view {
        case let stack as UIStackView:
            for child in element.list("subviews") { stack.addArrangedSubview(makeView(child)) }
        case let table as UITableView:
            for child in element.children where child["key"] == "tableHeaderView" {
                table.tableHeaderView = makeView(child)
            }
            for child in element.children where child["key"] == "tableFooterView" {
                table.tableFooterView = makeView(child)
            }
            for cell in element.list("prototypes") {
                guard let name = cell["reuseIdentifier"] else { continue }
                table.prototypes[name] = prototype(cell)
            }
        case let list as UICollectionView:
            for cell in element.list("cells") {
                if let name = cell["reuseIdentifier"] { list.prototypes[name] = prototype(cell) }
            }
            for header in element.children where header.name == "collectionReusableView" {
                let isHeader = header["key"] == "sectionHeaderView"
                let kind =
                    isHeader ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter
                if let name = header["reuseIdentifier"] { list.prototypes[kind + " " + name] = prototype(header) }
            }
        case let cell as UITableViewCell:
            if let content = element.first("tableViewCellContentView") { readContent(content, of: cell) }
        case let cell as UICollectionViewCell:
            if let content = element.keyed("contentView") { read(content, into: cell.contentView) }
        case let effect as UIVisualEffectView:
            if let content = element.keyed("contentView") { read(content, into: effect.contentView) }
        default:
            for child in element.list("subviews") { view.addSubview(makeView(child)) }
        }
    }

    /// A cell of one of the system's styles has its labels; the elements are read into them.
    private func readContent(_ content: MarkupElement, of cell: UITableViewCell) {
        let own = MarkupElement(
            name: content.name, attributes: content.attributes,
            children: content.children.filter { $0.name != "subviews" })
        read(own, into: cell.contentView)
        for child in content.list("subviews") {
            let part: UIView? =
                switch child["id"] {
                case nil: nil
                case cellPart(of: cell, "textLabel"): cell.textLabel
                case cellPart(of: cell, "detailTextLabel"): cell.detailTextLabel
                case cellPart(of: cell, "imageView"): cell.imageView
                default: nil
                }
            if let part { read(child, into: part) } else { cell.contentView.addSubview(makeView(child)) }
        }
    }

    private func cellPart(of cell: UITableViewCell, _ name: String) -> String? { cell.kept("part " + name) }

    /// Returns a function that makes a new cell of an element.
    private func prototype(_ element: MarkupElement) -> () -> UIView? {
        { [classes, bundle, symbols] in
            let graph = ObjectGraph(classes: classes, bundle: bundle, symbols: symbols)
            let cell = graph.makeView(element)
            graph.finish()
            return cell
        }
    }
}
