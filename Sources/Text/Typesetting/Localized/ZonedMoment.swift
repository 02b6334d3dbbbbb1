import CUnicode

/// A moment and the time zone of the clocks that show it.
package struct ZonedMoment: Hashable, Sendable {
    /// Since 1970.
    package let milliseconds: Double
    /// A name of the time zone database, such as `Europe/Berlin`.
    package let zone: String

    package init(milliseconds: Double, zone: String) { (self.milliseconds, self.zone) = (milliseconds, zone) }

    /// When clocks in a zone show year, month, day, hour, minute and second; nil for a day or an hour that there is not.
    package init?(year: Int, month: Int, day: Int, hour: Int, minute: Int, second: Int, zone: String) {
        guard Self.isZone(zone) else { return nil }
        let parts = [year, month, day, hour, minute, second].map { Int32(clamping: $0) }
        var milliseconds = 0.0
        guard cunicode_instant(zone, parts, &milliseconds) == 0 else { return nil }
        self.init(milliseconds: milliseconds, zone: zone)
    }

    /// Whether there is a time zone of this name.
    package static func isZone(_ name: String) -> Bool { !name.isEmpty && cunicode_is_time_zone(name) }
}
