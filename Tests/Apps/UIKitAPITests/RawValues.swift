import Foundation

/// Whether cases are counted on from a number.
func count<Case: RawRepresentable>(_ cases: [Case], from first: Int = 0) -> Bool
where Case.RawValue: FixedWidthInteger {
    cases.map(\.rawValue) == cases.indices.map { Case.RawValue(first + $0) }
}

/// Whether options are the bits from a place on, one after the other.
func areBits<Option: OptionSet>(_ options: [Option], from first: Int = 0) -> Bool
where Option.RawValue: FixedWidthInteger {
    options.map(\.rawValue) == options.indices.map { 1 << Option.RawValue(first + $0) }
}
