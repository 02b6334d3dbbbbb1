import Foundation

/// Reads the elements of controls and lists.
extension ObjectGraph {
    static let blurStyles: [String: UIBlurEffect.Style] = [
        "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular, "prominent": .prominent,
        "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial,
        "systemMaterial": .systemMaterial, "systemThickMaterial": .systemThickMaterial,
        "systemChromeMaterial": .systemChromeMaterial,
        "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
        "systemThinMaterialLight": .systemThinMaterialLight, "systemMaterialLight": .systemMaterialLight,
        "systemThickMaterialLight": .systemThickMaterialLight,
        "systemChromeMaterialLight": .systemChromeMaterialLight,
        "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
        "systemThinMaterialDark": .systemThinMaterialDark, "systemMaterialDark": .systemMaterialDark,
        "systemThickMaterialDark": .systemThickMaterialDark, "systemChromeMaterialDark": .systemChromeMaterialDark,
    ]

    /// A colour that an element has for a property; nil for none.
    private func color(_ key: String, of element: MarkupElement) -> UIColor? {
        element.keyed(key).flatMap { color($0) }
    }

    func readControl(_ element: MarkupElement, into view: UIView) {
        switch view {
        case let control as UISwitch:
            control.isOn = element.flag("on") ?? false
            control.onTintColor = color("onTintColor", of: element)
            control.thumbTintColor = color("thumbTintColor", of: element)
        case let control as UISegmentedControl: read(element, into: control)
        case let control as UISlider:
            control.minimumValue = Float(element.number("minValue") ?? 0)
            control.maximumValue = Float(element.number("maxValue") ?? 1)
            control.value = Float(element.number("value") ?? 0)
            control.minimumTrackTintColor = color("minimumTrackTintColor", of: element)
            control.maximumTrackTintColor = color("maximumTrackTintColor", of: element)
            control.thumbTintColor = color("thumbTintColor", of: element)
        case let control as UIStepper:
            control.minimumValue = element.number("minimumValue") ?? 0
            control.maximumValue = element.number("maximumValue") ?? 100
            control.stepValue = element.number("stepValue") ?? 1
            control.value = element.number("value") ?? 0
        case let control as UIProgressView:
            control.progress = Float(element.number("progress") ?? 0)
            control.progressTintColor = color("progressTintColor", of: element)
            control.trackTintColor = color("trackTintColor", of: element)
        case let control as UIActivityIndicatorView: read(element, into: control)
        case let control as UIPageControl:
            control.numberOfPages = element.integer("numberOfPages") ?? 0
            control.currentPage = element.integer("currentPage") ?? 0
            control.pageIndicatorTintColor = color("pageIndicatorTintColor", of: element)
            control.currentPageIndicatorTintColor = color("currentPageIndicatorTintColor", of: element)
        case let picker as UIDatePicker: read(element, into: picker)
        case let bar as UISearchBar:
            (bar.text, bar.placeholder) = (element["text"], element["placeholder"])
            bar.showsCancelButton = element.flag("showsCancelButton") ?? false
            bar.barTintColor = color("barTintColor", of: element)
        case is UINavigationBar, is UIToolbar: readBar(element, into: view)
        case let scroll as UIScrollView:
            if let pages = element.flag("pagingEnabled") { scroll.isPagingEnabled = pages }
            if let scrolls = element.flag("scrollEnabled") { scroll.isScrollEnabled = scrolls }
        default: break
        }
    }

    private func read(_ element: MarkupElement, into control: UISegmentedControl) {
        for (place, segment) in element.list("segments").enumerated() {
            control.insertSegment(withTitle: segment["title"] ?? "", at: place, animated: false)
            if let picture = image(segment["image"]) { control.setImage(picture, forSegmentAt: place) }
        }
        control.selectedSegmentIndex = element.integer("selectedSegmentIndex") ?? -1
        control.selectedSegmentTintColor = color("selectedSegmentTintColor", of: element)
    }

    private func read(_ element: MarkupElement, into wheel: UIActivityIndicatorView) {
        let styles: [String: UIActivityIndicatorView.Style] = [
            "large": .large, "whiteLarge": .whiteLarge, "white": .white, "gray": .gray,
        ]
        if let style = element["style"].flatMap({ styles[$0] }) { wheel.style = style }
        if let color = color("color", of: element) { wheel.color = color }
        if let hides = element.flag("hidesWhenStopped") { wheel.hidesWhenStopped = hides }
        if element.flag("animating") == true { wheel.startAnimating() }
    }

    private func read(_ element: MarkupElement, into picker: UIDatePicker) {
        let modes: [String: UIDatePicker.Mode] = ["time": .time, "date": .date, "countDownTimer": .countDownTimer]
        let styles: [String: UIDatePickerStyle] = ["wheels": .wheels, "compact": .compact, "inline": .inline]
        picker.datePickerMode = element["datePickerMode"].flatMap { modes[$0] } ?? .dateAndTime
        picker.preferredDatePickerStyle = element["style"].flatMap { styles[$0] } ?? .automatic
        picker.minuteInterval = element.integer("minuteInterval") ?? 1
        // Interface Builder counts from 2001, as Foundation does.
        let seconds = element.keyed("date")?.number("timeIntervalSinceReferenceDate")
        if element.flag("useCurrentDate") != true, let seconds {
            picker.date = Date(timeIntervalSinceReferenceDate: seconds)
        }
    }

    func read(_ element: MarkupElement, into table: UITableView) {
        if let height = element.number("rowHeight"), height > 0 { table.rowHeight = height }
        if element["separatorStyle"] == "none" { table.separatorStyle = .none }
        if let color = color("separatorColor", of: element) { table.separatorColor = color }
        if let inset = element.keyed("separatorInset")?.insets { table.separatorInset = inset }
        if element["allowsSelection"] == "NO" { table.allowsSelection = false }
        if element.flag("allowsMultipleSelection") == true { table.allowsMultipleSelection = true }
        if element.flag("scrollEnabled") == false { table.isScrollEnabled = false }
    }
}
