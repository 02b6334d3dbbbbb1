import Support

/// The table of traits. A new trait is a property of ``TraitCollection`` and one declaration here; a test looks for it
/// in every place.
extension ViewerTrait {
    /// Every trait, in the order of names of goldens, labels and logs. Later ones vary faster in a sweep.
    package static let all = [
        transcriptWidth, transcriptHeight, locale, category, style, direction, typesettingLanguage, weight, contrast,
        idiom, scale, receiver, hasApp, surface,
    ]

    /// The trait of a name: one of the table, or `$name` for what a scene varies.
    package static func named(_ name: String) -> ViewerTrait? {
        guard let variable = variable(in: name) else { return all.first { $0.name == name } }
        return content(variable)
    }

    /// The traits of some viewers: those of the table, then what their scene varies.
    package static func all(of viewers: some Sequence<TraitCollection>) -> [ViewerTrait] {
        var names: Set<String> = []
        for viewer in viewers where !viewer.content.isEmpty { names.formUnion(viewer.content.keys) }
        return all + names.sorted().map(content)
    }

    /// The trait of a property.
    /// - Precondition: the property is one of the table.
    package static func at(_ keyPath: PartialKeyPath<TraitCollection>) -> ViewerTrait {
        guard let trait = all.first(where: { $0.keyPath == keyPath }) else {
            preconditionFailure("\(keyPath) is not the key path of a trait")
        }
        return trait
    }

    package static let transcriptWidth = ViewerTrait(
        "transcriptWidth", \.transcriptWidth, .length, words: ("width", "widths"), noun: "a width",
        order: { $0 < $1 }, asksForSize: true, golden: { "w\($0)" }, help: "The width of the transcript in points.")

    package static let transcriptHeight = ViewerTrait(
        "transcriptHeight", \.transcriptHeight, .length, words: ("height", "heights"), noun: "a height",
        order: { $0 < $1 }, golden: { "h\($0)" },
        label: {
            $0.transcriptHeight == $0.userInterfaceIdiom.standardTranscriptSize.height
                ? nil : "height-\(ShortDecimal.text(Double($0.transcriptHeight)))"
        }, help: "The height of the transcript in points, which no balloon of an app exceeds.")

    package static let locale = ViewerTrait(
        "locale", \.locale, .languageTag, words: ("locale", "locales"), noun: "a locale",
        asksForSize: true,
        help: """
            The language and region, a BCP 47 tag such as ar or pt-BR, or a pseudo-locale: en-XA (accents), ar-XB (from \
            the right), en-x-rtl (mirrored), en-x-double (twice as long).
            """)

    package static let category = ViewerTrait(
        "preferredContentSizeCategory", \.preferredContentSizeCategory,
        .cases { TraitName($0.name, short: $0.shortName, others: [$0.rawValue]) },
        axis: "preferredContentSizeCategories", words: ("category", "categories"), noun: "a text size",
        order: { $0 < $1 }, asksForSize: true,
        help: "The text size: XS S M L XL XXL XXXL AX1 to AX5, or Apple's name.")

    package static let style = ViewerTrait(
        "userInterfaceStyle", \.userInterfaceStyle, .cases, words: ("appearance", "appearances"),
        noun: "an appearance", help: "light or dark.")

    package static let direction = ViewerTrait(
        "layoutDirection", \.explicitLayoutDirection,
        TraitCoding<LayoutDirection>.cases { TraitName($0.rawValue, others: [$0.abbreviation]) }.optional,
        words: ("direction", "directions"), noun: "a direction", effective: { $0.layoutDirection },
        golden: { LayoutDirection(rawValue: $0)?.abbreviation ?? $0 },
        label: { $0.explicitLayoutDirection?.abbreviation },
        help: "ltr or rtl; by default the direction of the locale.")

    /// Its line breaks and line heights change a text's size as those of the locale do, so a change of it asks for the
    /// size again (inferred, statement 21).
    package static let typesettingLanguage = ViewerTrait(
        "typesettingLanguage", \.typesettingLanguage, TraitCoding<String>.languageTag.optional,
        words: ("typesetting language", "typesetting languages"), noun: "a typesetting language",
        asksForSize: true, golden: { "typeset-\($0)" }, label: { $0.typesettingLanguage.map { "typeset-\($0)" } },
        help: "The language for line breaks and line height, if it is not the locale's.")

    package static let weight = ViewerTrait(
        "legibilityWeight", \.legibilityWeight, .cases, words: ("weight", "weights"), noun: "a weight",
        option: .flag("bold text", .text("bold")), golden: { "weight-\($0)" },
        label: { $0.legibilityWeight == .bold ? "bold" : nil }, help: "Turns Bold Text on.")

    package static let contrast = ViewerTrait(
        "accessibilityContrast", \.accessibilityContrast, .cases, words: ("contrast", "contrasts"),
        noun: "a contrast", golden: { "contrast-\($0)" },
        label: { $0.accessibilityContrast == .high ? "high contrast" : nil },
        help: "normal, or high for Increase Contrast.")

    package static let idiom = ViewerTrait(
        "userInterfaceIdiom", \.userInterfaceIdiom, .cases, words: ("idiom", "idioms"), noun: "an idiom",
        label: { $0.userInterfaceIdiom == .phone ? nil : $0.userInterfaceIdiom.rawValue },
        help: """
            phone, pad, mac or watch. Without --width and --height a pad has a transcript of 500 × 1180 points and a watch \
            of 198 × 242; a live layout is its alternate on a mac or a watch.
            """)

    package static let scale = ViewerTrait(
        "displayScale", \.displayScale, .scale, words: ("scale", "scales"), noun: "a scale",
        order: { $0 < $1 }, golden: { "\($0)x" }, label: { $0.pixelsPerPoint == 3 ? nil : "\($0.pixelsPerPoint)x" },
        help: "Pixels to a point: 1, 2 or 3.")

    package static let receiver = ViewerTrait(
        "receiver", \.receiver, .cases, words: ("receiver", "receivers"), noun: "a receiver",
        label: { $0.receiver == $0.userInterfaceIdiom.system ? nil : $0.receiver.rawValue },
        help: """
            The system on which the message is viewed: ios27, ios26, ios10, ios9, macos or watchos. It decides whether a live \
            layout, its alternate or a picture with a web address is shown.
            """)

    package static let hasApp = ViewerTrait(
        "hasApp", \.hasApp, .flag, axis: "hasApp", words: ("has app", "has app"), noun: "a value of has-app",
        option: .flag("without app", .flag(false)),
        golden: { $0 == "true" ? "with-app" : "without-app" }, label: { $0.hasApp ? nil : "without the app" },
        help: "The app is not installed there.")

    package static let surface = ViewerTrait(
        "surface", \.surface, .cases, words: ("surface", "surfaces"), noun: "a surface",
        label: { traits in
            switch traits.surface {
            case .transcript: nil
            case .conversationList: "in the list"
            case .notification: "in a notification"
            }
        },
        help: """
            Where the message is met: transcript, or conversationList and notification, which show its summaryText on an upright \
            phone with iOS 26 or 27.
            """)
}

extension ViewerTrait {
    /// What a scene's `vary` says in place of `$name`: one more thing in which cells differ.
    package static func content(_ variable: String) -> ViewerTrait {
        ViewerTrait(
            mark + variable, \TraitCollection[content: variable], TraitCoding<String>.words.optional,
            axis: mark + variable, words: (mark + variable, mark + variable), noun: "a value of \(mark)\(variable)",
            order: ContentLabel.precedes,
            golden: { ContentLabel.fileName($0) }, label: { $0.content[variable].map { "\(variable) \($0)" } },
            help: "What stands for \(mark)\(variable).")
    }

    /// The name that a scene's `vary` has for it; nil for a trait of the table.
    package var variable: String? { Self.variable(in: name) }

    private static func variable(in name: String) -> String? {
        name.hasPrefix(mark) ? String(name.dropFirst(mark.count)) : nil
    }

    /// Stands before the name in texts, filters, tables and records.
    private static let mark = "$"
}

extension LayoutDirection {
    /// How options take the direction, and labels have it.
    fileprivate var abbreviation: String { self == .rightToLeft ? "rtl" : "ltr" }
}
