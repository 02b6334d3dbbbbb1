import CUnicode

/// Texts that ICU makes for a language: numbers, dates, lists.
enum LocalizedText {
    /// Units that most texts have room in.
    private static let usualCapacity = 128

    /// The text that a function of ICU writes; nil when it refuses what it is given.
    static func text(
        _ write: (_ text: UnsafeMutablePointer<UInt16>, _ capacity: Int32, _ length: inout Int32) -> Int32
    ) -> String? {
        func attempt(_ capacity: Int) -> (code: Int32, text: String, length: Int) {
            withUnsafeTemporaryAllocation(of: UInt16.self, capacity: capacity) { units in
                guard let start = units.baseAddress else { return (-1, "", 0) }
                var length: Int32 = 0
                // The function writes at most as many units as there is room for, and says how many it would write.
                let code = write(start, Int32(capacity), &length)
                guard code == 0 else { return (code, "", Int(length)) }
                return (0, String(decoding: units.prefix(Int(length)), as: UTF16.self), Int(length))
            }
        }
        var result = attempt(usualCapacity)
        if result.code == Int32(CUNICODE_TEXT_TOO_LONG) { result = attempt(result.length) }
        return result.code == 0 ? result.text : nil
    }
}
