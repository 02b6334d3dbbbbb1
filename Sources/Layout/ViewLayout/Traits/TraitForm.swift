import Foundation
import Support
import Typesetting

/// The values that a trait can have, and how a text is read as one of them.
package enum TraitForm: Hashable, Sendable {
    /// A positive number of points, at most ``maximumLength``.
    case length
    /// A whole number of a range.
    case count(ClosedRange<Int>)
    /// A BCP 47 tag.
    case languageTag
    /// One of some names.
    case names([TraitName])
    /// True or false.
    case flag
    /// Any words.
    case words

    /// The largest length in points: as the widest measure of the text engine.
    package static let maximumLength = TypesettingLimits.maximumWidth

    /// The value that a text stands for; nil for a text that stands for none.
    func value(of text: String) -> TraitValue? {
        switch self {
        case .length:
            Double(text).flatMap { $0 > 0 && $0 <= Self.maximumLength ? .points($0) : nil }
        case .count(let range): Int(text).flatMap { range.contains($0) ? .count($0) : nil }
        case .languageTag: LocaleTag.problem(text) == nil ? .text(text) : nil
        case .names(let names): names.first { $0.all.contains(text) }.map { .text($0.name) }
        case .flag: Bool(text).map(TraitValue.flag)
        case .words: .text(text)
        }
    }

    /// What is wrong with a text that stands for no value, and what is allowed.
    /// - Parameter noun: the trait with its article: "an appearance".
    func problem(of text: String, noun: String) -> String {
        switch self {
        case .length: "\(noun) is a positive number of at most \(Int(Self.maximumLength)) points"
        case .count(let range): "\(noun) is \(Self.choice(range.map(String.init)))"
        case .languageTag: LocaleTag.problem(text) ?? "a locale is a BCP 47 tag such as en or zh-Hant-TW"
        case .names(let names): "\(noun) is \(Self.choice(names.map(\.shortest)))"
        case .flag: "\(noun) is true or false"
        case .words: "\(noun) is a text"
        }
    }

    /// Every value, where there are only a few; nil for lengths, languages and words.
    package var allValues: [TraitValue]? {
        switch self {
        case .length, .languageTag, .words: nil
        case .count(let range): range.map(TraitValue.count)
        case .names(let names): names.map { .text($0.name) }
        case .flag: [.flag(true), .flag(false)]
        }
    }

    /// `a, b or c`.
    private static func choice(_ words: [String]) -> String {
        guard let last = words.last, words.count > 1 else { return words.joined() }
        return words.dropLast().joined(separator: ", ") + " or " + last
    }
}

/// A name that is a value of a trait, and how else it can be written.
package struct TraitName: Hashable, Sendable {
    /// The name in Swift, which JSON and CSV have.
    package let name: String
    /// The name in labels, logs and file names: often the same.
    package let short: String
    /// Other names that are read, but never written.
    package let others: [String]

    /// The shortest name that is read, for lists of what is allowed on the command line.
    package var shortest: String { all.min { $0.count < $1.count } ?? name }

    /// Every name that is read.
    package var all: [String] { [name] + (short == name ? [] : [short]) + others }

    init(_ name: String, short: String? = nil, others: [String] = []) {
        self.name = name
        self.short = short ?? name
        self.others = others
    }
}
