import Foundation
import Typesetting
import UIKitAPI
import ViewLayout

/// A text. SwiftUI's type of this name.
public nonisolated struct Text: PrimitiveView, Equatable, Sendable {
    /// What is left out of a text that is too long. SwiftUI's type of this name.
    public enum TruncationMode: Sendable { case head, tail, middle }
    /// Upper or lower case. SwiftUI's type of this name.
    public enum Case: Sendable { case uppercase, lowercase }
    /// How a date is written. SwiftUI's type of this name.
    public struct DateStyle: Hashable, Sendable {
        enum Kind { case time, date, relative, offset, timer }
        let kind: Kind
        /// The styles.
        public static let time = DateStyle(kind: .time), date = DateStyle(kind: .date),
            relative = DateStyle(kind: .relative), offset = DateStyle(kind: .offset),
            timer = DateStyle(kind: .timer)
    }

    /// A part of the text in one style.
    struct Run: Sendable {
        var source: Source
        var style = RunStyle()
    }

    /// Where the letters come from.
    enum Source: Sendable {
        case verbatim(String)
        case key(LocalizedStringKey, table: String?, bundle: Bundle?)
        /// A value that is written for a viewer.
        case written(@Sendable (EnvironmentValues) -> String)
        case image(Image)
    }

    var runs: [Run]

    init(_ source: Source) { runs = [Run(source: source)] }
    init(runs: [Run]) { self.runs = runs }

    /// A text as it is.
    public init(verbatim content: String) { self.init(.verbatim(content)) }
    /// A text as it is.
    @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { self.init(.verbatim(String(content))) }
    /// A text in the viewer's language.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        self.init(.key(key, table: tableName, bundle: bundle))
    }
    /// A text that is looked up when it is shown.
    @_disfavoredOverload public init(_ resource: LocalizedStringResource) { self.init(.written { _ in resource.text }) }
    /// A picture in a text.
    public init(_ image: Image) { self.init(.image(image)) }
    /// A text with attributes. A literal is a key, though this type has literals, too.
    @_disfavoredOverload public init(_ attributedContent: AttributedString) {
        runs = attributedContent.runs.map { run in
            let text = String(attributedContent[run.range].characters)
            return Run(source: .verbatim(text), style: RunStyle(run.attributes))
        }
    }
    /// A value as a format writes it.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        nonisolated(unsafe) let text = { (locale: Locale) in format.locale(locale).format(input) }
        self.init(.written { text($0.locale) })
    }
    /// A date, or the time to it.
    public init(_ date: Date, style: DateStyle) { self.init(.written { $0.text(of: date, style) }) }
    /// A stretch of time.
    public init(_ dates: ClosedRange<Date>) {
        self.init(.written { "\($0.text(of: dates.lowerBound, .time)) – \($0.text(of: dates.upperBound, .time))" })
    }
    /// The time to the end of a stretch of time.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        self.init(
            .written { environment in
                let now = min(max(pauseTime ?? environment.now, timerInterval.lowerBound), timerInterval.upperBound)
                let seconds =
                    countsDown
                    ? timerInterval.upperBound.timeIntervalSince(now) : now.timeIntervalSince(timerInterval.lowerBound)
                return EnvironmentValues.clockText(of: seconds)
            })
    }

    /// The letters for a viewer.
    func string(in environment: EnvironmentValues) -> String { runs.map { $0.source.string(in: environment) }.joined() }

    /// Whether two texts are written alike.
    public static func == (first: Text, second: Text) -> Bool {
        String(describing: first) == String(describing: second)
    }

    /// One text after the other.
    public static func + (first: Text, second: Text) -> Text { Text(runs: first.runs + second.runs) }

    func items(in scope: ViewScope) -> [ViewItem] { [ViewItem(element(in: scope.environment))] }
}

extension Text.Source {
    func string(in environment: EnvironmentValues) -> String {
        switch self {
        case .verbatim(let text): text
        case .key(let key, let table, let bundle): key.string(table: table, bundle: bundle, in: environment)
        case .written(let write): write(environment)
        case .image: "\u{FFFC}"
        }
    }
}

extension Text.TruncationMode {
    var engine: Typesetting.TruncationMode { self == .head ? .head : self == .middle ? .middle : .tail }
}
