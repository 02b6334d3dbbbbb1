import CUnicode

/// The names of the days of the week.
package enum DayNames {
    /// The maximum number of units in a name: the languages of CLDR have at most 30.
    private static let maximumLength = 100

    /// The names in a language, Sunday first; empty for a language whose names are not known.
    /// - Parameters:
    ///   - language: a BCP 47 tag.
    ///   - abbreviated: whether the names are short: "Sun".
    package static func names(in language: String, abbreviated: Bool) -> [String] {
        var names: [String] = []
        var units = [UInt16](repeating: 0, count: maximumLength)
        for day in 0..<7 {
            var length: Int32 = 0
            // The function writes at most as many units as the array has.
            let status = cunicode_day_name(
                language, abbreviated, Int32(day), &units, Int32(maximumLength), &length)
            guard status == 0 else { return [] }
            names.append(String(decoding: units.prefix(Int(length)), as: UTF16.self))
        }
        return names
    }
}
