import Foundation

extension NSLayoutConstraint {
    /// The alignment that the `options` of a visual format add. UIKit's raw values.
    public struct FormatOptions: OptionSet, Sendable {
        /// UIKit's raw value.
        public let rawValue: UInt

        /// Makes options from UIKit's raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Left edges.
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        /// Right edges.
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        /// Top edges.
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        /// Bottom edges.
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        /// Leading edges.
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        /// Trailing edges.
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        /// Horizontal centres.
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        /// Vertical centres.
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        /// Last baselines.
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        /// First baselines.
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        /// From the leading to the trailing edge, which is the default.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// From left to right in all languages.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// From right to left in all languages.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    }

    /// Makes the constraints of a visual format, such as `"H:|-[title]-8-[time(60)]-|"`.
    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        var parser = VisualFormat(format, options: opts, metrics: metrics ?? [:], views: views)
        return parser.constraints()
    }
}

/// Parses one visual format. An error in the format ends the app with the place of the error, as in UIKit.
@MainActor private struct VisualFormat {
    /// A number with its relation and priority: `>=8@750`.
    private struct Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        var constant: CGFloat = 0
        var view: UIView?
        var priority = UILayoutPriority.required
    }

    private let text: [Character]
    private let options: NSLayoutConstraint.FormatOptions
    private let metrics: [String: Any]
    private let views: [String: Any]
    private var place = 0
    private var isVertical = false
    private var made: [NSLayoutConstraint] = []
    private var named: [UIView] = []

    init(
        _ text: String, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any], views: [String: Any]
    ) {
        self.text = text.filter { !$0.isWhitespace }
        self.options = options
        self.metrics = metrics
        self.views = views
    }

    mutating func constraints() -> [NSLayoutConstraint] {
        if take("V:") { isVertical = true } else { _ = take("H:") }
        var edge: (item: UIView?, isSuperview: Bool)?
        var waitsForSuperview = false
        if take("|") { waitsForSuperview = true }
        var gap = waitsForSuperview ? connection(nextToSuperview: true) : []
        while take("[") {
            let view = namedView()
            if take("(") { sizes(of: view) }
            require("]")
            if waitsForSuperview { edge = (superview(of: view), true) }
            if let edge, let item = edge.item { connect(item, edge.isSuperview, to: view, false, gap) }
            waitsForSuperview = false
            edge = (view, false)
            named.append(view)
            gap = connection(nextToSuperview: false)
        }
        if take("|"), let last = named.last { connect(last, false, to: superview(of: last), true, gap) }
        guard place == text.count else { fail("is not part of a format") }
        align()
        return made
    }

    // MARK: - Parts

    /// The view to which `|` beside a view refers.
    private func superview(of view: UIView) -> UIView {
        guard let superview = view.superview else { fail("stands beside a view that has no superview") }
        return superview
    }

    /// The space up to the next view or edge: none, `-`, `-8-` or `-(>=8,<=20@750)-`.
    private mutating func connection(nextToSuperview: Bool) -> [Predicate] {
        guard take("-") else { return [Predicate()] }
        if place < text.count, text[place] == "[" || text[place] == "|" {
            let touchesSuperview = nextToSuperview || text[place] == "|"
            return [Predicate(constant: touchesSuperview ? SystemSpacing.superview : SystemSpacing.neighbours)]
        }
        let predicates = take("(") ? list() : [predicate()]
        require("-")
        return predicates
    }

    private mutating func sizes(of view: UIView) {
        let attribute: NSLayoutConstraint.Attribute = isVertical ? .height : .width
        for size in list() {
            let constraint = NSLayoutConstraint(
                view, attribute, size.relation, size.view, attribute, constant: size.constant)
            constraint.priority = size.priority
            made.append(constraint)
        }
    }

    private mutating func list() -> [Predicate] {
        var predicates = [predicate()]
        while take(",") { predicates.append(predicate()) }
        require(")")
        return predicates
    }

    private mutating func predicate() -> Predicate {
        var result = Predicate()
        if take(">=") {
            result.relation = .greaterThanOrEqual
        } else if take("<=") {
            result.relation = .lessThanOrEqual
        } else {
            _ = take("==")
        }
        let word = self.word()
        if let number = number(word) {
            result.constant = number
        } else if let view = views[word] as? UIView {
            result.view = view
        } else {
            fail("\(word) is neither a number, a metric nor a view")
        }
        if take("@") {
            let word = self.word()
            guard let number = number(word) else { fail("\(word) is not a priority") }
            result.priority = UILayoutPriority(Float(number))
        }
        return result
    }

    private func number(_ word: String) -> CGFloat? {
        if let number = Double(word) { return CGFloat(number) }
        switch metrics[word] {
        case let value as CGFloat: return value
        case let value as Int: return CGFloat(value)
        case let value as Float: return CGFloat(value)
        case let value as UILayoutPriority: return CGFloat(value.rawValue)
        case let value as NSNumber: return CGFloat(value.doubleValue)
        default: return nil
        }
    }

    private mutating func namedView() -> UIView {
        let name = word()
        guard let view = views[name] as? UIView else { fail("\(name) is not one of the views") }
        return view
    }

    private mutating func word() -> String {
        let start = place
        while place < text.count,
            text[place].isLetter || text[place].isNumber || "_.".contains(text[place])
                || (text[place] == "-" && place == start)
        {
            place += 1
        }
        return String(text[start..<place])
    }

    private mutating func take(_ token: String) -> Bool {
        guard text[place...].starts(with: token) else { return false }
        place += token.count
        return true
    }

    private mutating func require(_ token: String) {
        if !take(token) { fail("\(token) is missing") }
    }

    private func fail(_ reason: String) -> Never {
        preconditionFailure("Visual format \(String(text)), after \(place) characters: \(reason)")
    }

    // MARK: - Constraints

    private mutating func connect(
        _ first: UIView, _ firstIsSuperview: Bool, to second: UIView, _ secondIsSuperview: Bool, _ gaps: [Predicate]
    ) {
        let (near, far) = edges
        let isReversed = options.contains(.directionRightToLeft) && !isVertical
        for gap in gaps {
            let from = firstIsSuperview ? near : far
            let to = secondIsSuperview ? far : near
            // From right to left, positions have the opposite sign.
            let constraint =
                isReversed
                ? NSLayoutConstraint(first, from, gap.relation, second, to, constant: gap.constant)
                : NSLayoutConstraint(second, to, gap.relation, first, from, constant: gap.constant)
            constraint.priority = gap.priority
            made.append(constraint)
        }
    }

    private var edges: (near: NSLayoutConstraint.Attribute, far: NSLayoutConstraint.Attribute) {
        if isVertical { return (.top, .bottom) }
        if options.contains(.directionRightToLeft) { return (.right, .left) }
        return options.contains(.directionLeftToRight) ? (.left, .right) : (.leading, .trailing)
    }

    private mutating func align() {
        let attributes: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
            (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
            (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
            (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
            (.alignAllFirstBaseline, .firstBaseline),
        ]
        for (option, attribute) in attributes where options.contains(option) {
            for (view, next) in zip(named, named.dropFirst()) {
                made.append(NSLayoutConstraint(next, attribute, .equal, view, attribute))
            }
        }
    }
}
