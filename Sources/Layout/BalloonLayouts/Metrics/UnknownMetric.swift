/// Something about Messages that is not known, and the values assumed for it: a row of section 8 of the facts
/// sheet. Reports print the values, so that a result can be compared with a device later.
package struct UnknownMetric: Sendable {
    /// The number in section 8.
    package let number: Int
    /// What is not known.
    package let question: String
    /// The names of the ``TemplateMetrics`` that are assumed for it.
    package let constants: [String]
    /// What is done where no metric is assumed; nil where one is.
    package let note: String?

    private init(_ number: Int, _ question: String, _ constants: [String] = [], note: String? = nil) {
        self.number = number
        self.question = question
        self.constants = constants
        self.note = note
    }

    /// All twenty-three, in order.
    package static let all: [UnknownMetric] = [
        UnknownMetric(1, "the maximum height of an app's balloon", ["maximumHeight"]),
        UnknownMetric(
            2, "the icon's size and the minimum size of a balloon",
            ["iconWidth", "iconHeight", "iconBadgeMinimumWidth", "iconBadgeMinimumHeight"]),
        UnknownMetric(
            3, "the balloon's insets and what a tail takes of its height",
            ["topBalloonInset", "bottomBalloonInset", "sideBalloonInset", "tailHeightAdjustment"]),
        UnknownMetric(
            4, "text styles and weights of the captions, and their margin",
            ["topTextStyle", "topWeight", "bottomTextStyle", "bottomWeight", "textMargin"]),
        UnknownMetric(
            5, "the style and the clamp behind the leading factor",
            ["leadingStyle", "smallestLeadingCategory", "largestLeadingCategory"]),
        UnknownMetric(
            6, "what makes a balloon narrow, and what lets its width be flexible",
            ["allowsNarrowPictures", "narrowPictureAspect", "allowsFlexibleWidth", "shrinksAroundPairs"]),
        UnknownMetric(7, "whether small pictures are enlarged", ["enlargesSmallPictures"]),
        UnknownMetric(
            8, "extraLargeTitle outside Large", note: "no text of a balloon has this style, so none is declared"),
        UnknownMetric(
            9, "exact results on macOS and watchOS, and the Mac's fonts",
            ["topTextStyle", "topWeight", "bottomTextStyle", "bottomWeight"]),
        UnknownMetric(
            10, "the font behind the 244 points shown in a talk",
            note: "a live layout's own font; the scene or the controller names it"),
        UnknownMetric(11, "messageCornerRadius", ["cornerRadius", "cornersGrowWithText", "maximumCornerRadius"]),
        UnknownMetric(12, "whether sent balloons stand on the left in right-to-left interfaces", ["mirrorsSides"]),
        UnknownMetric(13, "where captions are cut", ["captionTruncation"]),
        UnknownMetric(
            14, "how the returned size is rounded, and what happens to one larger than the offer",
            ["roundsAnswerToPixels", "clampsAnsweredHeight"]),
        UnknownMetric(15, "whether Bold Text changes the bar beyond the widths", ["boldTextLeadingFactor"]),
        UnknownMetric(
            16, "how two captions share a row that they do not fit: in proportion, or the trailing one as it is",
            ["trailingKeepsWidth"]),
        UnknownMetric(
            17, "whether the lines of a text balloon begin where its text does",
            note: "the direction of its first paragraph decides"),
        UnknownMetric(18, "whether a received template has its picture on iOS 27", ["drawsReceivedPictures"]),
        UnknownMetric(
            19, "the row of the conversation list at other text sizes than Large, before iOS 27, on pads and Macs",
            note: "on phones with iOS 26 or 27 it grows with its texts, elsewhere it is not drawn"),
        UnknownMetric(
            20, "a notification: its size, its fonts and how many lines it has",
            note: "the scene's metrics from notificationMargin to notificationRadius"),
        UnknownMetric(21, "the page of recent stickers on a watch", note: "nothing is drawn of it"),
        UnknownMetric(22, "the drawer of apps of iOS 10", note: "nothing is drawn of it"),
        UnknownMetric(
            23, "what an expanded app has around it, with the button that opens the app on the Home screen",
            note: "nothing is drawn around an app's own view"),
    ]
}

extension UnknownMetric {
    /// The assumed values, by name.
    package func values(in metrics: TemplateMetrics) -> [String: MetricValue] {
        Dictionary(
            constants.compactMap { name in TemplateMetrics.entry(named: name).map { (name, $0.value(in: metrics)) } },
            uniquingKeysWith: { first, _ in first })
    }
}

extension TemplateMetrics {
    /// All assumed values, by name. Reports contain them, so that a result can be compared with a device later.
    package var assumptions: [String: MetricValue] {
        UnknownMetric.all.reduce(into: [:]) { $0.merge($1.values(in: self)) { first, _ in first } }
    }
}
