/// Something about Messages that is not known, and the values assumed for it: a row of section 8 of the facts
/// sheet. Reports print the values, so that a result can be compared with a device later.
package struct UnknownFact: Sendable {
    /// The number in section 8.
    package let number: Int
    /// What is not known.
    package let question: String
    /// The names of the metrics that are assumed for it.
    package let metricNames: [String]
    /// What is done where no metric is assumed; nil where one is.
    package let note: String?

    private init(_ number: Int, _ question: String, _ metricNames: [String] = [], note: String? = nil) {
        self.number = number
        self.question = question
        self.metricNames = metricNames
        self.note = note
    }

    /// All twenty-three, in order.
    package static let all: [UnknownFact] = [
        UnknownFact(1, "the maximum height of an app's balloon", ["maximumHeight"]),
        UnknownFact(
            2, "the icon's size and the minimum size of a balloon",
            ["iconWidth", "iconHeight", "iconBadgeMinimumWidth", "iconBadgeMinimumHeight"]),
        UnknownFact(
            3, "the balloon's insets and what a tail takes of its height",
            ["topBalloonInset", "bottomBalloonInset", "sideBalloonInset", "tailHeightAdjustment"]),
        UnknownFact(
            4, "text styles and weights of the captions, and their margin",
            ["topTextStyle", "topWeight", "bottomTextStyle", "bottomWeight", "textMargin"]),
        UnknownFact(
            5, "the style and the clamp behind the leading factor",
            ["leadingStyle", "smallestLeadingCategory", "largestLeadingCategory"]),
        UnknownFact(
            6, "what makes a balloon narrow, and what lets its width be flexible",
            ["allowsNarrowPictures", "narrowPictureAspect", "allowsFlexibleWidth", "shrinksAroundPairs"]),
        UnknownFact(7, "whether small pictures are enlarged", ["enlargesSmallPictures"]),
        UnknownFact(
            8, "extraLargeTitle outside Large", note: "no text of a balloon has this style, so none is declared"),
        UnknownFact(
            9, "exact results on macOS and watchOS, and the Mac's fonts",
            ["topTextStyle", "topWeight", "bottomTextStyle", "bottomWeight"]),
        UnknownFact(
            10, "the font behind the 244 points shown in a talk",
            note: "a live layout's own font; the scene or the controller names it"),
        UnknownFact(11, "messageCornerRadius", ["cornerRadius", "cornersGrowWithText", "maximumCornerRadius"]),
        UnknownFact(12, "whether sent balloons stand on the left in right-to-left interfaces", ["mirrorsSides"]),
        UnknownFact(13, "where captions are cut", ["captionTruncation"]),
        UnknownFact(
            14, "how the returned size is rounded, and what happens to one larger than the offer",
            ["roundsAnswerToPixels", "clampsAnsweredHeight"]),
        UnknownFact(15, "whether Bold Text changes the bar beyond the widths", ["boldTextLeadingFactor"]),
        UnknownFact(
            16, "how two captions share a row that they do not fit: in proportion, or the trailing one as it is",
            ["trailingKeepsWidth"]),
        UnknownFact(
            17, "whether the lines of a text balloon begin where its text does",
            note: "the direction of its first paragraph decides"),
        UnknownFact(18, "whether a received template has its picture on iOS 27", ["drawsReceivedPictures"]),
        UnknownFact(
            19, "the row of the conversation list at other text sizes than Large, before iOS 27, on pads and Macs",
            note: "on phones with iOS 26 or 27 it grows with its texts, elsewhere it is not drawn"),
        UnknownFact(
            20, "a notification: its size, its fonts and how many lines it has",
            note: "the scene's metrics from notificationMargin to notificationRadius"),
        UnknownFact(21, "the page of recent stickers on a watch", note: "nothing is drawn of it"),
        UnknownFact(22, "the drawer of apps of iOS 10", note: "nothing is drawn of it"),
        UnknownFact(
            23, "what an expanded app has around it, with the button that opens the app on the Home screen",
            note: "nothing is drawn around an app's own view"),
    ]
}

extension UnknownFact {
    /// The assumed values, by name.
    package func values(in metrics: MessagesMetrics) -> [String: MetricValue] {
        let entries = MessagesMetrics.catalogue.filter { metricNames.contains($0.name) }
        return Dictionary(uniqueKeysWithValues: entries.map { ($0.name, $0.value(in: metrics)) })
    }
}

extension MessagesMetrics {
    /// All assumed values, by name. Reports contain them, so that a result can be compared with a device later.
    package var assumptions: [String: MetricValue] {
        UnknownFact.all.reduce(into: [:]) { $0.merge($1.values(in: self)) { first, _ in first } }
    }
}
