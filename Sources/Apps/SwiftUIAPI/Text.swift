import Foundation
import Typesetting
import UIKitAPI
import ViewLayout

public nonisolated struct Text: PrimitiveView, Equatable, Sendable {
    public enum TruncationMode: Sendable { case head, tail, middle }
    public enum Case: Sendable { case uppercase, lowercase }
    public struct DateStyle: Hashable, Sendable {
        enum Kind { case time, date, relative, offset, timer }
        let kind: Kind
        public static let time = DateStyle(kind: .time), date = DateStyle(kind: .date), relative = DateStyle(kind: .relative),
            offset = DateStyle(kind: .offset), timer = DateStyle(kind: .timer)
    }

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

    public init(verbatim content: String) { self.init(.verbatim(content)) }
    @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { self.init(.verbatim(String(content))) }
    public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) {
        self.init(.key(key, table: tableName, bundle: bundle))
    }
    @_disfavoredOverload public init(_ resource: LocalizedStringResource) { self.init(.written { _ in resource.text }) }
    public init(_ image: Image) { self.init(.image(image)) }
    @_disfavoredOverload public init(_ attributedContent: AttributedString) {
        runs = attributedContent.runs.map { run in
            let text = String(attributedContent[run.range].characters)
            return Run(source: .verbatim(text), style: RunStyle(run.attributes))
        }
    }
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String {
        nonisolated(unsafe) let text = { (locale: Locale) in format.locale(locale).format(input) }
        self.init(.written { text($0.locale) })
    }
    public init(_ date: Date, style: DateStyle) { self.init(.written { $0.text(of: date, style) }) }
    public init(_ dates: ClosedRange<Date>) {
        self.init(.written { "\($0.text(of: dates.lowerBound, .time)) – \($0.text(of: dates.upperBound, .time))" })
    }
    public init(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true) {
        self.init(
            .written { environment in
                let now = min(max(pauseTime ?? environment.now, timerInterval.lowerBound), timerInterval.upperBound)
                let seconds = countsDown ? timerInterval.upperBound.timeIntervalSince(now) : now.timeIntervalSince(timerInterval.lowerBound)
                return EnvironmentValues.clockText(of: seconds)
            })
    }

    func string(in environment: EnvironmentValues) -> String { runs.map { $0.source.string(in: environment) }.joined() }

    public static func == (first: Text, second: Text) -> Bool { String(describing: first) == String(describing: second) }

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

extension Text.TruncationMode { var engine: Typesetting.TruncationMode { self == .head ? .head : self == .middle ? .middle : .tail } }
