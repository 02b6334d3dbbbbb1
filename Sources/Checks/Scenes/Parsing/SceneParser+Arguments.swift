import Support
import Typesetting

/// What stands for the specifiers of a string.
extension SceneParser {
    /// An argument: a text, a number, or what the app formats for the viewer.
    func argument(_ value: SceneValue) throws -> StringArgument {
        switch value.node.value {
        case .number: return .number(try decimal(value))
        case .mapping: return try localized(value)
        default: return .text(try value.string())
        }
    }

    private func localized(_ value: SceneValue) throws -> StringArgument {
        let fields = try fields(value, SceneGrammar.argument)
        let kinds = SceneGrammar.argumentKinds.filter { fields.value($0) != nil }
        guard let kind = kinds.first, kinds.count == 1, let content = fields.value(kind) else {
            let choice = SceneGrammar.argumentKinds.joined(separator: ", ")
            throw value.error(
                kinds.isEmpty ? .missingKey : .conflict, "\(value.path) must have one of \(choice)",
                fix: kinds.isEmpty
                    ? "write a text or a number, or one of them" : "keep one of \(kinds.joined(separator: ", "))")
        }
        for entry in fields.entries {
            guard let owners = SceneGrammar.kindsOfArgumentModifier[entry.key], !owners.contains(kind) else { continue }
            errors.note(
                errors.error(
                    .misplacedKey, at: entry.keyPlace, "\(value.path): \(entry.key) is not for \(kind)",
                    fix: "it is for \(owners.joined(separator: ", "))"))
        }
        switch kind {
        case "date": return try date(content, fields)
        case "currency": return .currency(try decimal(content), code: try currency(fields, of: value))
        case "list":
            let items = try content.list { item in
                if case .number = item.node.value { return StringArgument.number(try decimal(item)) }
                return .text(try item.string())
            }
            guard items.count <= SceneGrammar.maximumListCount else {
                throw content.error(
                    .badValue, "\(content.path) has \(items.count) things",
                    fix: "a list has at most \(SceneGrammar.maximumListCount)")
            }
            return .list(items, fields.name("join", of: ListStyle.self) ?? .and)
        case "relative":
            guard let unit = fields.value("unit") else {
                throw value.error(.missingKey, "\(value.path) has no unit", fix: "write unit: day")
            }
            return .relative(
                try decimal(content), try unit.name(of: RelativeTime.Unit.self),
                isNamed: fields.boolean("named") ?? false)
        default:
            return .ordinal(DecimalNumber(try content.integer(in: SceneGrammar.ordinals)))
        }
    }

    private func decimal(_ value: SceneValue) throws -> DecimalNumber {
        guard case .number(_, let text) = value.node.value, let number = DecimalNumber(text) else {
            throw value.mismatch("a number", fix: value.bareNumber)
        }
        return number
    }

    private func currency(_ fields: SceneFields, of value: SceneValue) throws -> String {
        guard let code = fields.value("code") else {
            throw value.error(
                .missingKey, "\(value.path) has no currency", fix: "write its code of ISO 4217: code: EUR")
        }
        let text = try code.string()
        guard NumberStyle.isCurrency(text) else {
            throw code.error(
                .badValue, "\(code.path) is \"\(text)\", which is not a currency",
                fix: "write three capital letters of ISO 4217, such as EUR")
        }
        return text
    }

    // MARK: - Dates

    private func date(_ value: SceneValue, _ fields: SceneFields) throws -> StringArgument {
        let text = try value.string()
        guard let date = ISODate(text) else {
            throw value.error(
                .badValue, "\(value.path) is \"\(text)\"", fix: "write a day or a time of ISO 8601: 2026-11-24T19:00")
        }
        let zone = try fields.value("timeZone").map(timeZone)
        let written = date.zone ?? zone ?? ISODate.standardZone
        guard let moment = date.moment(in: written) else {
            throw value.error(.badValue, "\(value.path) is \"\(text)\", which no calendar has", fix: "correct it")
        }
        if date.zone != nil, zone == nil {
            throw value.error(
                .missingKey, "\(value.path) has an offset, and no clock that shows it",
                fix: "write timeZone: Europe/Berlin, or leave the offset out")
        }
        let style = try dateStyle(fields, of: value, hasTime: date.hasTime)
        return .date(ZonedMoment(milliseconds: moment.milliseconds, zone: zone ?? written), style)
    }

    private func dateStyle(_ fields: SceneFields, of value: SceneValue, hasTime: Bool) throws -> DateStyle {
        guard let skeleton = fields.value("fields") else {
            let day = fields.name("style", of: DateStyle.Length.self) ?? .medium
            let time = fields.name("time", of: DateStyle.Length.self) ?? (hasTime ? .short : .none)
            guard day != .none || time != .none else {
                throw value.error(.conflict, "\(value.path) shows neither a day nor a time", fix: "write time: short")
            }
            return .lengths(date: day, time: time)
        }
        let text = try skeleton.string()
        guard DateStyle.isFields(text) else {
            throw skeleton.error(
                .badValue, "\(skeleton.path) is \"\(text)\"", fix: "write letters of Unicode TR35, such as EEEMMMd")
        }
        return .fields(text)
    }

    private func timeZone(_ value: SceneValue) throws -> String {
        let name = try value.string()
        guard ZonedMoment.isZone(name) else {
            throw value.error(
                .badValue, "\(value.path) is \"\(name)\"",
                fix: "write a name of the time zone database, such as Europe/Berlin or America/New_York")
        }
        return name
    }
}

/// A day with or without a time, as ISO 8601 writes it.
private struct ISODate {
    let year, month, day, hour, minute, second: Int
    let hasTime: Bool
    /// The time zone of the offset behind it; nil for none.
    let zone: String?

    /// The clock of a date without an offset and without a time zone.
    static let standardZone = "Etc/UTC"

    init?(_ text: String) {
        let pattern =
            /(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d))?(Z|[+-]\d\d:?\d\d)?)?/
            .asciiOnlyDigits()
        guard let match = text.wholeMatch(of: pattern)?.output else { return nil }
        func number(_ digits: Substring?) -> Int { digits.flatMap { Int($0) } ?? 0 }
        (year, month, day) = (number(match.1), number(match.2), number(match.3))
        (hour, minute, second) = (number(match.4), number(match.5), number(match.6))
        hasTime = match.4 != nil
        zone = match.7.map { offset in offset == "Z" ? Self.standardZone : "GMT" + offset }
    }

    /// The moment when clocks in a zone show it; nil when they never do.
    func moment(in zone: String) -> ZonedMoment? {
        ZonedMoment(year: year, month: month, day: day, hour: hour, minute: minute, second: second, zone: zone)
    }
}
