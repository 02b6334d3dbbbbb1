import CHarfBuzz

/// One variation axis of a font.
package struct FontAxis: Hashable, Sendable {
    /// The four-letter tag, such as `wght`.
    package let tag: String
    package let minimum: Double
    package let standard: Double
    package let maximum: Double

    /// The value in the range of the axis that is nearest to `value`.
    package func clamped(_ value: Double) -> Double { min(max(value, minimum), maximum) }

    /// The axes of a face, in the order of `fvar`.
    static func axes(of face: OpaquePointer) -> [FontAxis] {
        var count = hb_ot_var_get_axis_count(face)
        guard count > 0 else { return [] }
        var infos = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
        hb_ot_var_get_axis_infos(face, 0, &count, &infos)
        return infos.prefix(Int(count)).map { info in
            FontAxis(
                tag: OpenTypeTables.string(from: info.tag), minimum: Double(info.min_value),
                standard: Double(info.default_value), maximum: Double(info.max_value))
        }
    }
}
